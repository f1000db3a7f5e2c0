import { makePaint } from "../report/paint.ts";
import { formatBytes, formatCount, formatTime } from "./figures.ts";

export interface ShardSummary {
  readonly part: number;
  readonly of: number;
  /** As the user would write it. */
  readonly path: string;
  /** Pages of the part, and of the site. */
  readonly pages: number;
  readonly total: number;
  readonly bytes: number;
  readonly ms: number;
}

/** Summary of a rendered part: `Rendered part 3 of 8 into dist-parts/3-of-8.part: 59 of 470 pages, 312 kB, 2.10 s.` */
export function formatShard({ part, of, path, pages, total, bytes, ms }: ShardSummary, color: boolean): string {
  const paint = makePaint(color);
  const facts = [
    `${pages.toLocaleString("en-US")} of ${formatCount(total, "page")}`,
    formatBytes(bytes),
    formatTime(ms),
  ];
  return `${paint.green("Rendered")} part ${part} of ${of} into ${paint.bold(path)}: ${facts.join(", ")}.`;
}
