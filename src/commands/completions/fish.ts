/** Generates the completion script for fish. */

import type { CompletedCommand, CompletedOption } from "./words.ts";

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => [
    `complete -c veloci -n __fish_use_subcommand -f -a ${quote(command.name)} -d ${quote(command.summary)}`,
    ...argumentsOf(command),
    ...command.options.map((option) => toLine(command.name, option)),
  ]);
  return `# Completes the commands and options of veloci in fish.\n${lines.join("\n")}\n`;
}

function argumentsOf({ name, choices }: CompletedCommand): string[] {
  if (choices.length === 0) return [];
  return [`complete -c veloci -n ${after(name)} -f -a ${quote(choices.join(" "))}`];
}

function toLine(command: string, { name, short, doc, takesValue, choices }: CompletedOption): string {
  const parts = [`complete -c veloci -n ${after(command)} -l ${name.slice(2)}`];
  if (short !== undefined) parts.push(`-s ${short}`);
  if (takesValue) parts.push(choices.length > 0 ? `-x -a ${quote(choices.join(" "))}` : "-r");
  return [...parts, `-d ${quote(doc)}`].join(" ");
}

function after(command: string): string {
  return quote(`__fish_seen_subcommand_from ${command}`);
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
