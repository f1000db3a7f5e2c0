/** Generates the completion script for fish. */

import type { CompletedCommand, CompletedOption } from "./words.ts";

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => [
    `complete -c veloci -n __fish_use_subcommand -f -a ${quote(command.name)} -d ${quote(command.summary)}`,
    ...argumentsOf(command),
    ...command.options.map((option) => toLine(command, option)),
  ]);
  return `# Completes the commands and options of veloci in fish.\n${lines.join("\n")}\n`;
}

function argumentsOf({ names, choices }: CompletedCommand): string[] {
  if (choices.length === 0) return [];
  return [`complete -c veloci -n ${after(names)} -f -a ${quote(choices.join(" "))}`];
}

function toLine({ names }: CompletedCommand, { name, short, doc, value, choices }: CompletedOption): string {
  const parts = [`complete -c veloci -n ${after(names)} -l ${name.slice(2)}`];
  if (short !== undefined) parts.push(`-s ${short}`);
  if (value === "path") parts.push("-r");
  if (value === "word") parts.push("-x", ...(choices.length > 0 ? [`-a ${quote(choices.join(" "))}`] : []));
  return [...parts, `-d ${quote(doc)}`].join(" ");
}

function after(names: readonly string[]): string {
  return quote(`__fish_seen_subcommand_from ${names.join(" ")}`);
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
