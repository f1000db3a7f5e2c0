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

const PORT = "VELOCI_DEV_PORT";

/** Starts the program again in a folder, where it finds the port by `takeEarlierPort`. Returns only if the system refuses. */
export function replaceAt({ port, cwd }: { readonly port: number; readonly cwd: string }, env: Environment): void {
  attempt(() => process.chdir(cwd));
  replaceProcess({ ...env, [PORT]: String(port) });
}

/** Returns the port that this process was started with, and removes it from the environment, so that the site's code does not depend on it. */
export function takeEarlierPort(env: NodeJS.ProcessEnv): number | undefined {
  const port = env[PORT];
  delete env[PORT];
  return port === undefined ? undefined : Number(port);
}
