/** Checks the commands of a sample against what the command line declares. */

import { Glob } from "bun";
import { join } from "node:path";
import type { Command } from "../../src/commands/command.ts";
import { makeCompletions } from "../../src/commands/completions.ts";
import { parseArguments } from "../../src/commands/parse.ts";
import manifest from "../../package.json" with { type: "json" };
import { projectDir } from "../support/paths.ts";

const FOLDER = join(projectDir, "src/commands");

/** Programs that a reader has: their own options are not ours to check. */
const OTHERS = ["cd", "cp", "diff", "git", "grep", "hugo", "jq", "mkdir", "scp", "sha256sum", "ssh"];

/** All commands, by name. */
export async function loadCommands(): Promise<ReadonlyMap<string, Command>> {
  const modules = await Promise.all(
    [...new Glob("*.ts").scanSync(FOLDER)].map((file) => import(join(FOLDER, file)) as Promise<object>),
  );
  const listed = modules.flatMap((module) => Object.values(module)).filter(isCommand);
  return new Map([...listed, makeCompletions(listed)].map((command) => [command.name, command]));
}

function isCommand(value: unknown): value is Command {
  return typeof value === "object" && value !== null && "run" in value && "summary" in value && "options" in value;
}

/** What is wrong with the lines; empty when all of them can be typed. */
export function checkCommands(code: string, commands: ReadonlyMap<string, Command>): string[] {
  return code.split("\n").flatMap((line) =>
    line
      .replaceAll(/'[^']*'/g, "text")
      .replace(/(^|\s)#.*$/, "")
      .split(/ [|] | && /)
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .flatMap((part) => checkCommand(part, commands)),
  );
}

function checkCommand(text: string, commands: ReadonlyMap<string, Command>): string[] {
  const words = text
    .replace(/\s>\s*\S+$/, "")
    .split(/\s+/)
    .filter((word) => !/^[A-Z_]+=/.test(word));
  const [program = "", ...rest] = words;
  if (OTHERS.includes(program)) return [];
  if (program === "npm") return checkNpm(rest);
  if (program === "npx") return rest[0] === "bun" ? checkOwn(rest.slice(2), commands) : [];
  return /^(veloci|bin\/veloci)$/.test(program) ? checkOwn(rest, commands) : [`\`${program}\` is not a known program`];
}

function checkNpm([verb, script = ""]: readonly string[]): string[] {
  return verb !== "run" || script in manifest.scripts ? [] : [`package.json has no script \`${script}\``];
}

/** Placeholders such as `<version>` and `[siteDir]` stand for values. */
function checkOwn([name = "", ...rest]: readonly string[], commands: ReadonlyMap<string, Command>): string[] {
  if (name.startsWith("-") || name.startsWith("<")) return [];
  const command = commands.get(name.replace(/^(docs:version):.+/, "$1"));
  if (!command) return [`there is no command \`${name}\``];
  const given = rest.filter((word) => word !== "[options]").map((word) => word.replaceAll(/[<>[\]]|\.\.\./g, ""));
  const parsed = parseArguments(given, command);
  return "problem" in parsed ? [parsed.problem.message] : [];
}
