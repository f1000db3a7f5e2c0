/** Derives the words that a shell completes from the commands. */

import type { Command, OptionSpec } from "../command.ts";
import { writtenName } from "../parse.ts";

export interface CompletedOption {
  /** `--out-dir` */
  readonly name: string;
  readonly short?: string;
  /** One sentence. */
  readonly doc: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** Possible values of the first argument; files and folders if empty. */
  readonly choices: readonly string[];
}

export function toCompletionWords(commands: readonly Command[]): CompletedCommand[] {
  return commands.map(({ name, summary, options, argument }) => ({
    name,
    summary,
    choices: argument?.choices ?? [],
    options: [...Object.entries(options).map(toOption), HELP],
  }));
}

const HELP: CompletedOption = { name: "--help", doc: "Show the help.", takesValue: false, choices: [] };

function toOption([name, spec]: [string, OptionSpec]): CompletedOption {
  return {
    name: writtenName(name, spec),
    ...(spec.short !== undefined && { short: spec.short }),
    doc: firstSentence(spec.doc),
    takesValue: spec.type !== "flag",
    choices: (spec.type === "text" && spec.choices) || [],
  };
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/[.:]$/, "") ?? text;
}
