/** Gathers diagnostics of one run. In: diagnostics from every stage. Out: the sorted list. No printing here. */

import type { Diagnostic, Reporter, ReportingLevel, Severity } from "../model/diagnostic.ts";
import type { SiteCode } from "../model/site-code.ts";
import { fileOfPart } from "./part-path.ts";
import { makeSiteCode } from "./site-code.ts";

const SEVERITY_OF: Record<Exclude<ReportingLevel, "ignore">, Severity> = {
  throw: "error",
  warn: "warning",
  log: "info",
};

/** Makes an empty reporter. Equal diagnostics are kept once; those of a part of a file are the file's. */
export function makeReporter(siteCode: SiteCode = makeSiteCode()): Reporter {
  const byKey = new Map<string, Diagnostic>();
  let errors = 0;
  const add = (given: Diagnostic): void => {
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
    addAt(level, diagnostic) {
      if (level !== "ignore") add({ ...diagnostic, severity: SEVERITY_OF[level] });
    },
    get diagnostics() {
      return [...byKey.values()].sort(compareDiagnostics);
    },
    get hasErrors() {
      return errors > 0;
    },
  };
}

/** Order of print: by file, then place, then code; those without a file first. */
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
