/**
 * Formats diagnostics as annotations of GitHub Actions, which appear beside the changed lines of a pull request.
 * Returns workflow commands, one per line, to print to the log of the step.
 */

import { isAbsolute, join, relative, sep } from "node:path";
import type { Diagnostic, Severity } from "../model/diagnostic.ts";

export interface AnnotationOptions {
  /** Absolute path of the folder that `Diagnostic.file` is relative to. */
  readonly siteDir: string;
  /** Absolute path of the repository: GitHub wants paths relative to it. */
  readonly rootDir: string;
}

const COMMANDS = { error: "error", warning: "warning", info: "notice" } as const satisfies Record<Severity, string>;

/** Limit per step and command, beyond which GitHub drops them. */
const MOST_PER_COMMAND = 10;

/** The annotations, worst first, each with a line break. The text output contains those that exceed the limit. */
export function formatAnnotations(diagnostics: readonly Diagnostic[], options: AnnotationOptions): string {
  const bySeverity = Map.groupBy(diagnostics, ({ severity }) => severity);
  const shown = (["error", "warning", "info"] as const).flatMap((severity) =>
    (bySeverity.get(severity) ?? []).slice(0, MOST_PER_COMMAND),
  );
  return shown.map((diagnostic) => `${toCommand(diagnostic, options)}\n`).join("");
}

function toCommand(diagnostic: Diagnostic, options: AnnotationOptions): string {
  const { severity, code, message, hint } = diagnostic;
  const properties = { ...toPlace(diagnostic, options), title: code };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${COMMANDS[severity]} ${list.join(",")}::${escapeData(text)}`;
}

function toPlace(diagnostic: Diagnostic, { siteDir, rootDir }: AnnotationOptions): Record<string, string | number> {
  const { file, line, column, length } = diagnostic;
  if (file === undefined) return {};
  const path = relative(rootDir, isAbsolute(file) ? file : join(siteDir, file));
  if (path.startsWith("..") || isAbsolute(path)) return {};
  const place = { file: path.split(sep).join("/"), ...(line !== undefined && { line }) };
  if (line === undefined || column === undefined) return place;
  return { ...place, col: column, ...(length !== undefined && length > 1 && { endColumn: column + length - 1 }) };
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
