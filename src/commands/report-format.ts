/** Determines the output format of a command. */

import type { FlagSpec } from "./command.ts";

export type ReportFormat = "text" | "json" | "sarif";

export const JSON_OPTION: FlagSpec = {
  type: "flag",
  doc: "Print one JSON value with the result and all diagnostics, and nothing else.",
};

export const SARIF_OPTION: FlagSpec = {
  type: "flag",
  doc: "Print the diagnostics as a SARIF 2.1.0 log, for code scanning. They also go to standard error as text.",
};

export const VERBOSE_OPTION: FlagSpec = {
  type: "flag",
  doc: "Print every warning. By default, repeated warnings of one kind are only counted.",
};

/** Reads the format from the raw words, so that command-line errors use the requested format as well. Ignores words after `--`. */
export function readFormat(words: readonly string[]): ReportFormat {
  const end = words.indexOf("--");
  const options = end < 0 ? words : words.slice(0, end);
  if (options.includes("--json")) return "json";
  return options.includes("--sarif") ? "sarif" : "text";
}
