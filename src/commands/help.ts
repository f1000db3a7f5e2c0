/** Formats the help texts. */

import type { Command, OptionSpec } from "./command.ts";
import { writtenArgument, writtenName } from "./parse.ts";

const WIDEST = 100;

/** Formats the program's help with a list of the commands. */
export function formatProgramHelp(commands: readonly Command[], width: number): string {
  return [
    "Veloci builds documentation sites in the Docusaurus 2 site format.",
    "Usage: veloci <command> [siteDir] [options]",
    `Commands:\n${toTable(
      commands.map((command) => [[fullName(command), ...(command.aliases ?? [])].join(", "), command.summary]),
      width,
    )}`,
    `Options:\n${toTable(
      [
        ["--help", "Show this help, or the help of a command."],
        ["--version", "Show the version of Veloci."],
      ],
      width,
    )}`,
    "`veloci <command> --help` lists the options of a command.",
  ].join("\n\n");
}

/** Formats the help of one command with all arguments and options. */
export function formatCommandHelp(command: Command, width: number): string {
  const { summary, suffix, argument, rest, options, aliases = [], notes = [] } = command;
  const behind = rest && { single: rest.last !== undefined, ...rest };
  const words = [argument, behind, rest?.last].filter((one) => one !== undefined).map(writtenArgument);
  const paragraph = (text: string): string => wrap(text, lineCells(width)).join("\n");
  const parts = [paragraph(summary), `Usage: veloci ${fullName(command)} ${[...words, "[options]"].join(" ")}`];
  const given = [suffix, argument, rest, rest?.last].filter((one) => one !== undefined);
  if (given.length > 0) {
    const title = given.length > 1 ? "Arguments" : "Argument";
    parts.push(
      `${title}:\n${toTable(
        given.map(({ name: word, doc }) => [word, doc]),
        width,
      )}`,
    );
  }
  const rows = Object.entries(options).map(([long, spec]): Row => [toUsage(long, spec), spec.doc]);
  parts.push(`Options:\n${toTable([...rows, ["--help", "Show this help."]], width)}`);
  if (aliases.length > 0) parts.push(`Other names: ${aliases.map((name) => `\`veloci ${name}\``).join(", ")}`);
  parts.push(...notes.map(paragraph));
  return parts.join("\n\n");
}

function fullName({ name, suffix }: Command): string {
  return suffix ? `${name}[:${suffix.name}]` : name;
}

export type Row = readonly [left: string, right: string];

function toUsage(name: string, spec: OptionSpec): string {
  const written = spec.short === undefined ? writtenName(name, spec) : `-${spec.short}, ${writtenName(name, spec)}`;
  return spec.type === "flag" ? written : `${written} ${spec.value}`;
}

/** Formats two columns and wraps the right one. */
export function toTable(rows: readonly Row[], width: number): string {
  const leftCells = Math.max(...rows.map(([left]) => left.length));
  const rightCells = Math.max(20, lineCells(width) - leftCells - 4);
  const indent = `\n${" ".repeat(leftCells + 4)}`;
  return rows.map(([left, right]) => `  ${left.padEnd(leftCells)}  ${wrap(right, rightCells).join(indent)}`).join("\n");
}

function lineCells(width: number): number {
  return Math.min(width, WIDEST);
}

function wrap(text: string, cells: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= cells) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
