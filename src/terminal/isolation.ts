/**
 * Keeps the current folder from changing the program. Bun loads `.env` and `bunfig.toml` from the folder it starts in and
 * downloads packages that are not installed. Only flags turn that off, so an interpreted run that lacks them starts again.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { openCLibrary, toCString } from "../system/c-library.ts";
import { canReplaceProcess, replaceProcess, toCommand } from "./restart.ts";

/** The engine's own settings: naming any file keeps Bun from reading the one in the current folder. */
const CONFIG = join(import.meta.dir, "../../bunfig.toml");

/** The flags of an isolated run, with their alternative names. */
const FLAGS: readonly (readonly [RegExp, string])[] = [
  [/^--no-install$/, "--no-install"],
  [/^--no-env-file$/, "--no-env-file"],
  [/^(?:--config|-c)(?:=|$)/, `--config=${CONFIG}`],
];

/** Missing flags that Bun must be started with. The flags it has are in `process.execArgv`. */
export function missingFlags(given: readonly string[]): string[] {
  return FLAGS.filter(([pattern]) => !given.some((flag) => pattern.test(flag))).map(([, flag]) => flag);
}

/**
 * Restarts the program in isolation. Returns if it is isolated already, and in the executable. The new run replaces
 * this one: same process, same streams, and the environment that this one received.
 */
export function ensureIsolation(): void {
  if (Bun.isStandaloneExecutable) return;
  const missing = missingFlags(process.execArgv);
  if (missing.length === 0) return;
  if (canReplaceProcess()) replaceProcess(givenEnvironment(), missing);
  const { exitCode } = Bun.spawnSync(toCommand(missing), { stdio: ["inherit", "inherit", "inherit"] });
  process.exit(exitCode);
}

/** `process.env` without what Bun took from `.env` files. */
function givenEnvironment(): NodeJS.ProcessEnv {
  if (!mayHaveFiles()) return process.env;
  const isGiven = makeGivenCheck();
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isGiven(name)));
}

/** Whether the current folder contains a file that Bun reads variables from, if it can be listed. */
function mayHaveFiles(): boolean {
  try {
    return readdirSync(process.cwd()).some((name) => name.startsWith(".env"));
  } catch {
    return true;
  }
}

/** Bun adds the variables of files to its own copy of the environment, but not to that of the system's library. */
function makeGivenCheck(): (name: string) => boolean {
  const library = openCLibrary({ getenv: { args: ["cstring"], returns: "ptr" } });
  return (name) => library === undefined || library.getenv(toCString(name)) !== null;
}
