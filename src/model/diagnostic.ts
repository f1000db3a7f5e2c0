/** A user's mistake is a value that a reporter collects. All are printed, sorted, at the end of a run. */

import type { DiagnosticCode } from "./catalog/catalog.ts";
import type { SiteCode } from "./site-code.ts";

export type Severity = "error" | "warning" | "info";

/** Severities that a site can choose for a check (`onBrokenLinks` and similar options). */
export type ReportingLevel = "ignore" | "log" | "warn" | "throw";

export interface Diagnostic {
  /** Stable name of the kind of mistake, which the catalog explains. */
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong, in one sentence, with the offender in backticks. */
  readonly message: string;
  /** How to fix it: the nearest valid name, or the option that relaxes the check. */
  readonly hint?: string;
  /** Path relative to the site folder, with `/`. */
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  /** Number of characters to underline, from `column`; 1 by default. */
  readonly length?: number;
}

/** A diagnostic whose severity is known from elsewhere. */
export type Problem = Omit<Diagnostic, "severity">;

/** Collects diagnostics; every stage goes on where it can. */
export interface Reporter {
  add(diagnostic: Diagnostic): void;
  error(problem: Problem): void;
  warn(problem: Problem): void;
  /** Adds a diagnostic at the severity that the site chose: `throw` = error, `warn` = warning, `log` = info, `ignore` = nothing. */
  addAt(level: ReportingLevel, problem: Problem): void;
  readonly diagnostics: readonly Diagnostic[];
  readonly hasErrors: boolean;
  /** Runs the site's own code, whose mistakes this reporter collects. */
  readonly siteCode: SiteCode;
}
