/**
 * Starts the program again in place of this process: same process ID, same streams. Settings of the runtime are read only when a
 * process starts.
 */

import { attempt } from "../report/system-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the system can replace a process by another program. */
export function canReplaceProcess(): boolean {
  return process.execve !== undefined && process.platform !== "win32";
}

/** Starts the program again, with more flags for an interpreted run. Returns only if the system refuses. */
export function replaceProcess(env: Environment, flags: readonly string[] = []): void {
  const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // The program may have been replaced or deleted since it started.
  attempt(() => process.execve?.(process.execPath, toCommand(flags), Object.fromEntries(given)));
}

/** The command line of this process with more flags. The executable takes none. */
export function toCommand(flags: readonly string[]): string[] {
  const program = Bun.isStandaloneExecutable ? [] : [...process.execArgv, ...flags, Bun.main];
  return [process.execPath, ...program, ...process.argv.slice(2)];
}
