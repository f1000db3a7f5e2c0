/**
 * Reserves standard output for the one value that a command prints. All other output goes to standard error from then
 * on: `console.log` in a config, child processes, packages that write to file descriptor 1 themselves.
 */

import { openCLibrary } from "../system/c-library.ts";

const FUNCTIONS = {
  dup: { args: ["i32"], returns: "i32" },
  dup2: { args: ["i32", "i32"], returns: "i32" },
} as const;

const STDOUT = 1;
const STDERR = 2;

/** Returns a file descriptor for the original standard output; from here on, descriptor 1 is standard error. */
export function reserveStdout(platform: NodeJS.Platform = process.platform): number {
  return moveDescriptor(platform) ?? redirectStreams();
}

/** Makes descriptor 1 standard output again, for a program that replaces this one. Takes what `reserveStdout` returned. */
export function releaseStdout(fd: number): void {
  if (fd !== STDOUT) openCLibrary(FUNCTIONS)?.dup2(fd, STDOUT);
}

/** Moves the descriptor itself, which covers everything in this process and its child processes. */
function moveDescriptor(platform: NodeJS.Platform): number | undefined {
  const library = openCLibrary(FUNCTIONS, platform);
  if (library === undefined) return undefined;
  const copy = library.dup(STDOUT);
  return copy >= 0 && library.dup2(STDERR, STDOUT) === STDOUT ? copy : undefined;
}

/** Where this system call is missing (Windows): redirects what JavaScript prints. Child processes keep their standard output. */
function redirectStreams(): number {
  process.stdout.write = process.stderr.write.bind(process.stderr);
  Object.assign(console, new console.Console(process.stderr, process.stderr));
  return STDOUT;
}
