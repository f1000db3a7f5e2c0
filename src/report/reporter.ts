/** Collects the diagnostics of one run from every stage and sorts them. Prints nothing. */

import type { Diagnostic, Reporter, ReportingLevel, Severity } from "../model/diagnostic.ts";
import type { SiteCode } from "../model/site-code.ts";
import { fileOfPart } from "./part-path.ts";
import { makeSiteCode } from "./site-code.ts";

const SEVERITY_OF: Record<Exclude<ReportingLevel, "ignore">, Severity> = {
  throw: "error",
  warn: "warning",
  log: "info",
};

/** Code of notes about different behavior. They require no action, so they are kept only on request. */
export const NOTE = "treated-differently";

export interface ReporterOptions {
  /** Keeps diagnostics with the code `NOTE`, which are dropped otherwise. */
  readonly notes?: boolean;
  /** Codes of diagnostics that do not apply to this run. */
  readonly without?: readonly string[];
}

/** Makes an empty reporter. It removes duplicates, and assigns diagnostics of a part of a file to the file. */
export function makeReporter(
  siteCode: SiteCode = makeSiteCode(),
  { notes = false, without = [] }: ReporterOptions = {},
): Reporter {
  const byKey = new Map<string, Diagnostic>();
  let errors = 0;
  const add = (given: Diagnostic): void => {
    if ((given.code === NOTE && !notes) || without.includes(given.code)) return;
    const diagnostic = given.file === undefined ? given : { ...given, file: fileOfPart(given.file) };
    const key = JSON.stringify([
      diagnostic.code,
      diagnostic.message,
      diagnostic.file,
      diagnostic.line,
      diagnostic.column,
    ]);
    if (byKey.has(key)) return;
    byKey.set(key, diagnostic);
    if (diagnostic.severity === "error") errors++;
  };
  return {
    siteCode,
    add,
    error: ({ code, ...problem }) => add({ code, severity: "error", ...problem }),
    warn: ({ code, ...problem }) => add({ code, severity: "warning", ...problem }),
    addAt(level, problem) {
      if (level !== "ignore") add({ ...problem, severity: SEVERITY_OF[level] });
    },
    get diagnostics() {
      return [...byKey.values()].sort(compareDiagnostics);
    },
    get hasErrors() {
      return errors > 0;
    },
  };
}

/** Sorts by file, then position, then code. Diagnostics without a file come first. */
function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file ?? "", b.file ?? "") ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
