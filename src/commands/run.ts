/** Finds the command that is meant and runs it. In: the words behind the program's name. Out: the exit code. */

import type { Diagnostic } from "../model/diagnostic.ts";
import { nearestName } from "../report/nearest.ts";
import type { Command, CommandContext, ExitCode } from "./command.ts";
import { formatCommandHelp, formatProgramHelp } from "./help.ts";
import { parseArguments } from "./parse.ts";
import { showDiagnostics } from "./show.ts";

/** Runs one command line: a command, or a question about the program itself. */
export async function runCommandLine(
  words: readonly string[],
  commands: readonly Command[],
  context: CommandContext,
): Promise<ExitCode> {
  const [first, ...rest] = words;
  if (first === undefined) {
    context.err.write(`${formatProgramHelp(commands, context.err.width)}\n`);
    return 2;
  }
  if (["--version", "-V", "-v"].includes(first)) return say(context.version, context);
  if (["--help", "-h", "help"].includes(first)) return showHelp(rest[0], commands, context);
  const found = findCommand(first, commands);
  return found ? runCommand(rest, found, context) : fail(toUnknownCommand(first, commands), context);
}

interface FoundCommand {
  readonly command: Command;
  readonly suffix?: string;
}

/** By its name, or by its name with a suffix that it takes. */
function findCommand(word: string, commands: readonly Command[]): FoundCommand | undefined {
  const exact = commands.find(({ name }) => name === word);
  if (exact) return { command: exact };
  const command = commands.find(({ name, suffix }) => suffix && word.startsWith(`${name}:`));
  const suffix = word.slice((command?.name.length ?? 0) + 1);
  return command && suffix !== "" ? { command, suffix } : undefined;
}

function runCommand(
  words: readonly string[],
  { command, suffix }: FoundCommand,
  context: CommandContext,
): Promise<ExitCode> | ExitCode {
  const parsed = parseArguments(words, command);
  if ("problem" in parsed) return fail(parsed.problem, context);
  if ("wantsHelp" in parsed) return say(formatCommandHelp(command, context.out.width), context);
  return command.run(suffix === undefined ? parsed.input : { ...parsed.input, suffix }, context);
}

function showHelp(name: string | undefined, commands: readonly Command[], context: CommandContext): ExitCode {
  const { width } = context.out;
  if (name === undefined) return say(formatProgramHelp(commands, width), context);
  const found = findCommand(name, commands);
  return found
    ? say(formatCommandHelp(found.command, width), context)
    : fail(toUnknownCommand(name, commands), context);
}

function say(text: string, { out }: CommandContext): ExitCode {
  out.write(`${text}\n`);
  return 0;
}

function fail(problem: Diagnostic, context: CommandContext): ExitCode {
  showDiagnostics([problem], context.cwd, context);
  return 2;
}

function toUnknownCommand(name: string, commands: readonly Command[]): Diagnostic {
  const names = commands.map((command) => command.name);
  const nearest = nearestName(name, names);
  const isOption = name.startsWith("-");
  const message = isOption ? `Before \`${name}\` there must be a command.` : `\`${name}\` is no command of Veloci.`;
  const list = `The commands are ${names.map((each) => `\`${each}\``).join(", ")}.`;
  const hint = nearest === undefined ? list : `Did you mean \`${nearest}\`? ${list}`;
  return { code: isOption ? "missing-command" : "unknown-command", severity: "error", message, hint };
}
