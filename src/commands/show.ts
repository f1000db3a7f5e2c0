import type { Diagnostic } from "../model/diagnostic.ts";
import { formatAnnotations } from "../report/annotations.ts";
import { formatDiagnostics } from "../report/print.ts";
import type { CommandContext } from "./command.ts";
import { repositoryOf } from "./repository.ts";

/** Prints diagnostics to standard error, each followed by a blank line. In GitHub Actions, annotations follow. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  siteDir: string,
  context: Pick<CommandContext, "cwd" | "env" | "err"> & { readonly grouped?: boolean | undefined },
): void {
  if (diagnostics.length === 0) return;
  const { color, width } = context.err;
  context.err.write(
    `${formatDiagnostics(diagnostics, { siteDir, from: context.cwd, color, width, grouped: context.grouped ?? false })}\n\n`,
  );
  if (context.env["GITHUB_ACTIONS"] !== "true") return;
  context.err.write(formatAnnotations(diagnostics, { siteDir, rootDir: repositoryOf(siteDir, context.env) }));
}
