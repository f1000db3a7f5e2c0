/** Prints how a command ended. */

import type { Diagnostic } from "../model/diagnostic.ts";
import type { JsonReport } from "../model/json-report.ts";
import { toSarif } from "../report/sarif.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import type { ReportFormat } from "./report-format.ts";
import { repositoryOf } from "./repository.ts";
import { showDiagnostics } from "./show.ts";

/** Where a result goes, and what says how. */
export type ResultContext = Pick<CommandContext, "cwd" | "env" | "version" | "out" | "err">;

/** Prints a result as asked. JSON is silent on standard error, SARIF is not: it is for a file, beside a log that people read. */
export function printResult(result: CommandResult, format: ReportFormat, context: ResultContext): void {
  if (format === "json") {
    context.out.write(`${JSON.stringify(toJsonReport(result))}\n`);
    return;
  }
  if (format === "text") {
    printText(result, context);
    return;
  }
  context.out.write(`${JSON.stringify(toSarifLog(result, context), null, 2)}\n`);
  printText({ ...result, output: "" }, { ...context, out: context.err });
}

/** Data to standard output; diagnostics to standard error. */
export function printText(result: CommandResult, context: ResultContext): void {
  const { diagnostics, siteDir = context.cwd, output = "", summary } = result;
  if (output !== "") context.out.write(output);
  showDiagnostics(diagnostics, siteDir, { ...context, grouped: result.grouped });
  if (summary) context[summary.on].write(`${summary.text}\n`);
}

function toJsonReport({ code, siteDir, diagnostics, facts }: CommandResult): JsonReport {
  const ordered = diagnostics.map(inReadingOrder);
  return { ok: code === 0, ...(siteDir !== undefined && { siteDir }), diagnostics: ordered, ...facts };
}

/** Stages write the fields in any order; a log of JSON is read by people now and then. */
function inReadingOrder({ code, severity, message, ...rest }: Diagnostic): Diagnostic {
  return { code, severity, message, ...rest };
}

function toSarifLog({ code, siteDir, diagnostics }: CommandResult, { cwd, env, version }: ResultContext) {
  const dir = siteDir ?? cwd;
  return toSarif(diagnostics, { siteDir: dir, rootDir: repositoryOf(dir, env), version, exitCode: code });
}
