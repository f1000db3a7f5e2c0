import type { Diagnostic } from "../model/diagnostic.ts";
import { makePaint } from "../report/paint.ts";
import { countDiagnostics } from "../report/print.ts";
import { formatTime } from "./figures.ts";

export interface UpdateFacts {
  /** As displayed; absent at the start, empty when all pages are compiled. */
  readonly paths: readonly string[] | undefined;
  readonly ms: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Status line of `dev`: `docs/intro.md changed: 24 ms`, `docs/intro.md and 3 more changed: 40 ms, 1 error`. */
export function formatUpdate({ paths, ms, diagnostics }: UpdateFacts, color: boolean): string {
  const paint = makePaint(color);
  const counts = countDiagnostics(diagnostics);
  const [first = "", ...others] = paths ?? [];
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const what = !paths ? "Ready" : first === "" ? "All pages compiled" : `${first}${more} changed`;
  const isBroken = diagnostics.some(({ severity }) => severity === "error");
  const end = counts === "" ? "" : `, ${isBroken ? paint.red(counts) : paint.yellow(counts)}`;
  return `${paint.dim(`${what}:`)} ${formatTime(ms)}${end}`;
}
