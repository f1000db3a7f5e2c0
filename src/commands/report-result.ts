/** Prints the result of a command. */

import type { Diagnostic } from "../model/diagnostic.ts";
import type { JsonReport } from "../model/json-report.ts";
import { toSarif } from "../report/sarif.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import type { ReportFormat } from "./report-format.ts";
import { repositoryOf } from "./repository.ts";
import { showDiagnostics } from "./show.ts";

/** The output streams, and what determines the format. */
export type ResultContext = Pick<CommandContext, "cwd" | "env" | "version" | "out" | "err">;

/**
 * Prints a result in the requested format. JSON prints nothing to standard error; SARIF also prints the diagnostics there, for the
 * log that people read next to the file.
 */
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

/** Prints data to standard output and diagnostics to standard error. */
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

/** Puts the fields of a diagnostic in the same order everywhere, because people read these logs, too. */
function inReadingOrder({ code, severity, message, ...rest }: Diagnostic): Diagnostic {
  return { code, severity, message, ...rest };
}

function toSarifLog({ code, siteDir, diagnostics }: CommandResult, { cwd, env, version }: ResultContext) {
  const dir = siteDir ?? cwd;
  return toSarif(diagnostics, { siteDir: dir, rootDir: repositoryOf(dir, env), version, exitCode: code });
}
