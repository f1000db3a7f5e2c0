/** Derives the words that a shell completes from the commands. */

import type { Command, OptionSpec } from "../command.ts";
import { writtenName } from "../parse.ts";

export interface CompletedOption {
  /** `--out-dir` */
  readonly name: string;
  readonly short?: string;
  /** One sentence. */
  readonly doc: string;
  /** What follows the option: nothing, one word, or the path of a file or folder. */
  readonly value: "none" | "word" | "path";
  /** The possible words. */
  readonly choices: readonly string[];
}

export interface CompletedCommand {
  readonly name: string;
  /** The name and its alternatives. */
  readonly names: readonly string[];
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** Possible values of the first argument; files and folders if empty. */
  readonly choices: readonly string[];
}

export function toCompletionWords(commands: readonly Command[]): CompletedCommand[] {
  return commands.map(({ name, aliases = [], summary, options, argument }) => ({
    name,
    names: [name, ...aliases],
    summary,
    choices: argument?.choices ?? [],
    options: [...Object.entries(options).map(toOption), HELP],
  }));
}

const HELP: CompletedOption = { name: "--help", doc: "Show the help.", value: "none", choices: [] };

function toOption([name, spec]: [string, OptionSpec]): CompletedOption {
  return {
    name: writtenName(name, spec),
    ...(spec.short !== undefined && { short: spec.short }),
    doc: firstSentence(spec.doc),
    value: valueOf(spec),
    choices: (spec.type === "text" && spec.choices) || [],
  };
}

function valueOf(spec: OptionSpec): CompletedOption["value"] {
  if (spec.type === "flag") return "none";
  return ["<file>", "<dir>"].includes(spec.value) ? "path" : "word";
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, "") ?? text;
}
