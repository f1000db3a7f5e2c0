/** Summary of a build. */

import type { BuildResult, StageTime } from "../model/build.ts";
import { makePaint } from "../report/paint.ts";
import { countDiagnostics } from "../report/print.ts";
import { formatBytes, formatCount, formatTime } from "./figures.ts";

export interface SummaryOptions {
  readonly color: boolean;
  /** The output folder as the user would write it. */
  readonly outDir: string;
  /** Of the whole run. */
  readonly ms: number;
}

type SummedUp = Pick<BuildResult, "ok" | "diagnostics" | "pages" | "files" | "bytes">;

/** `Nothing has changed: dist has 465 pages, 1,204 files, 12.3 MB, 90 ms, 2 warnings.` */
export function formatUnchanged(result: SummedUp, { color, outDir, ms }: SummaryOptions): string {
  const paint = makePaint(color);
  const facts = toFacts(result, ms, paint.yellow);
  return `${paint.green("Nothing has changed:")} ${paint.bold(outDir)} has ${[formatCount(result.pages, "page"), ...facts].join(", ")}.`;
}

function toFacts({ files, bytes, diagnostics }: SummedUp, ms: number, warn: (text: string) => string): string[] {
  const counts = countDiagnostics(diagnostics);
  const facts = [formatCount(files, "file"), formatBytes(bytes), formatTime(ms)];
  return counts === "" ? facts : [...facts, warn(counts)];
}

/** `Built 465 pages into dist: 1,204 files, 12.3 MB, 812 ms, 2 warnings.` */
export function formatSummary(result: SummedUp, { color, outDir, ms }: SummaryOptions): string {
  const paint = makePaint(color);
  const counts = countDiagnostics(result.diagnostics);
  if (!result.ok) return `${paint.red("Nothing built:")} ${counts || "the build failed"}. \`${outDir}\` is unchanged.`;
  const facts = toFacts(result, ms, paint.yellow);
  return `${paint.green("Built")} ${formatCount(result.pages, "page")} into ${paint.bold(outDir)}: ${facts.join(", ")}.`;
}

export interface TimingFacts {
  readonly stages: readonly StageTime[];
  readonly ms: number;
  readonly peakMemory?: number | undefined;
}

/** A line per stage, then the total time and the memory used. */
export function formatTimings({ stages, ms, peakMemory }: TimingFacts): string {
  const toRow = (stage: StageTime): [string, string] => [stage.name, `${stage.ms.toFixed(1)} ms`];
  const rows = [...stages, { name: "total", ms }].map(toRow);
  if (peakMemory !== undefined) rows.push(["memory", formatBytes(peakMemory)]);
  const nameCells = Math.max(...rows.map(([name]) => name.length));
  const valueCells = Math.max(...rows.map(([, value]) => value.length));
  return rows.map(([name, value]) => `  ${name.padEnd(nameCells)}  ${value.padStart(valueCells)}`).join("\n");
}
