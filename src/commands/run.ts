import type { Diagnostic } from "../model/diagnostic.ts";
import type { AnswerFacts } from "../model/json-report.ts";
import type { RunningCode } from "../model/site-code.ts";
import { nearestName } from "../report/nearest.ts";
import { formatTime } from "../terminal/figures.ts";
import { formatSlow } from "../terminal/slow-code.ts";
import type { Command, CommandContext, CommandResult, ExitCode } from "./command.ts";
import { formatCommandHelp, formatProgramHelp } from "./help.ts";
import { parseArguments } from "./parse.ts";
import { type ReportFormat, readFormat } from "./report-format.ts";
import { printResult } from "./report-result.ts";
import { openSite } from "./site-folder.ts";
import { refuse } from "./command.ts";

/** Runs one command line, including `--help` and `--version`, and prints its result exactly once. */
export async function runCommandLine(
  words: readonly string[],
  commands: readonly Command[],
  context: CommandContext,
): Promise<ExitCode> {
  const { siteCode, err } = context;
  siteCode.onSlow((code) => err.write(`${formatSlow(code, err)}\n`));
  const format = readFormat(words);
  const end = makeEnd(format, context);
  if (format !== "text") {
    context.reserveOut();
    context.onCutShort(end);
  }
  const result = await unlessInterrupted(runWords(words, commands, context), format, context);
  end(result);
  return result.code;
}

/** Returns a function that prints only the first result: a command may finish while its last output is still being printed. */
function makeEnd(format: ReportFormat, context: CommandContext): (result: CommandResult) => void {
  let isOver = false;
  return (result) => {
    if (isOver) return;
    isOver = true;
    printResult(result, format, context);
  };
}

/**
 * Prints a result for an interrupted run. JSON and SARIF always get one, because their readers expect it. Text gets one only if
 * the run waited for something it can name; otherwise the signal ends the process as usual.
 */
function unlessInterrupted(
  work: Promise<CommandResult>,
  format: ReportFormat,
  context: CommandContext,
): Promise<CommandResult> {
  const signal = format === "text" ? context.interruptedWhileWaiting() : context.interrupted();
  return Promise.race([work, signal.then(() => toInterrupted(context.siteCode.running))]);
}

function toInterrupted(running: readonly RunningCode[]): CommandResult {
  const names = running.map(({ name, ms }) => `${name} (${formatTime(ms)})`);
  const message = `The run was interrupted${names.length === 0 ? "" : ` while it waited for ${names.join(" and ")}`}.`;
  return { code: 130, diagnostics: [{ code: "interrupted", severity: "error", message }] };
}

async function runWords(
  words: readonly string[],
  commands: readonly Command[],
  context: CommandContext,
): Promise<CommandResult> {
  const [first, ...rest] = words;
  if (first === undefined) {
    const text = formatProgramHelp(commands, context.err.width);
    return { code: 2, diagnostics: [], summary: { on: "err", text } };
  }
  if (["--version", "-V", "-v"].includes(first)) return answer(context.version, { version: context.version });
  if (["--help", "-h", "help"].includes(first)) {
    const name = rest.find((word) => !word.startsWith("-"));
    return showHelp(name, commands, context);
  }
  const found = findCommand(first, commands);
  return found ? runCommand(rest, found, context) : runPluginCommand(words, commands, context);
}

/** Runs an unknown command if a plugin of the site in the current folder adds it. */
async function runPluginCommand(
  words: readonly string[],
  commands: readonly Command[],
  context: CommandContext,
): Promise<CommandResult> {
  const [name = ""] = words;
  const site = openSite({ siteDir: undefined }, context);
  // Plugin commands print text. A misspelled built-in command does not need the plugins.
  const ours = commands.map((command) => command.name);
  const isOurs = nearestName(name, ours) !== undefined;
  if ("ending" in site || isOurs || name.startsWith("-") || readFormat(words) !== "text") {
    return refuse(toUnknownCommand(name, commands));
  }
  const { siteDir, request } = site;
  const pipeline = await context.loadPipeline(siteDir);
  const { report, code, names } = await pipeline.runPluginCommand({ ...request, words });
  const { diagnostics } = report;
  if (code !== undefined) return { code: report.hasErrors ? 1 : code, siteDir, diagnostics };
  const unknown = toUnknownCommand(name, commands, names);
  return { code: 2, siteDir, diagnostics: [unknown, ...diagnostics.filter(({ severity }) => severity === "error")] };
}

interface FoundCommand {
  readonly command: Command;
  readonly suffix?: string;
}

/** Finds a command by its name, or by its name and suffix. */
function findCommand(word: string, commands: readonly Command[]): FoundCommand | undefined {
  const exact = commands.find(({ name, aliases = [] }) => [name, ...aliases].includes(word));
  if (exact) return { command: exact };
  const command = commands.find(({ name, suffix }) => suffix && word.startsWith(`${name}:`));
  const suffix = word.slice((command?.name.length ?? 0) + 1);
  return command && suffix !== "" ? { command, suffix } : undefined;
}

function runCommand(
  words: readonly string[],
  { command, suffix }: FoundCommand,
  context: CommandContext,
): Promise<CommandResult> | CommandResult {
  const parsed = parseArguments(words, command);
  if ("problem" in parsed) return refuse(parsed.problem);
  if ("wantsHelp" in parsed) return help(formatCommandHelp(command, context.out.width));
  const { json, sarif } = parsed.input.options;
  if (json === true && sarif === true) return refuse(TWO_FORMATS);
  if (command.printsData) context.reserveOut();
  return command.run(suffix === undefined ? parsed.input : { ...parsed.input, suffix }, context);
}

const TWO_FORMATS: Diagnostic = {
  code: "conflicting-options",
  severity: "error",
  message: "`--json` and `--sarif` cannot be used together: each prints one value.",
  hint: "Use one of them. The JSON value contains all diagnostics.",
};

function showHelp(name: string | undefined, commands: readonly Command[], { out }: CommandContext): CommandResult {
  if (name === undefined) return help(formatProgramHelp(commands, out.width));
  const found = findCommand(name, commands);
  return found ? help(formatCommandHelp(found.command, out.width)) : refuse(toUnknownCommand(name, commands));
}

function answer(text: string, facts: AnswerFacts): CommandResult {
  return { code: 0, diagnostics: [], facts, output: `${text}\n` };
}

function help(text: string): CommandResult {
  return answer(text, { help: text });
}

function toUnknownCommand(name: string, commands: readonly Command[], ofPlugins: readonly string[] = []): Diagnostic {
  const names = [...commands.map((command) => command.name), ...ofPlugins];
  const isOption = name.startsWith("-");
  const nearest = nearestName(name, isOption ? ["--help", "--version"] : names);
  const message = isOption ? `Missing command before \`${name}\`.` : `Unknown command \`${name}\`.`;
  const list = `The commands are ${names.map((each) => `\`${each}\``).join(", ")}.`;
  const hint = nearest === undefined ? list : `Did you mean \`${nearest}\`? ${list}`;
  return { code: isOption ? "missing-command" : "unknown-command", severity: "error", message, hint };
}
