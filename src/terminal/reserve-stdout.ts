/**
 * Keeps standard output for the one value that a command prints. Whatever else writes to it goes to standard error from then on:
 * `console.log` of a config, child processes, packages that write to file descriptor 1 themselves.
 */

import { dlopen } from "bun:ffi";

const SYMBOLS = {
  dup: { args: ["i32"], returns: "i32" },
  dup2: { args: ["i32", "i32"], returns: "i32" },
} as const;

/** Where the system's C library is. The first name that loads wins. */
const LIBRARIES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["libSystem.B.dylib"],
  linux: ["libc.so.6", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"],
};

const STDOUT = 1;
const STDERR = 2;

/** Returns a file descriptor that leads where standard output led; descriptor 1 is standard error from here on. */
export function reserveStdout(platform: NodeJS.Platform = process.platform): number {
  return moveDescriptor(platform) ?? redirectStreams();
}

/** Moves the descriptor itself, which covers everything in this process and the processes it starts. */
function moveDescriptor(platform: NodeJS.Platform): number | undefined {
  for (const library of LIBRARIES[platform] ?? []) {
    try {
      const { symbols } = dlopen(library, SYMBOLS);
      const kept = symbols.dup(STDOUT);
      if (kept >= 0 && symbols.dup2(STDERR, STDOUT) === STDOUT) return kept;
    } catch {
      // A system without this library may have the next one.
    }
  }
  return undefined;
}

/** Where there is no such call (Windows): moves what JavaScript prints. Child processes keep their way to standard output. */
function redirectStreams(): number {
  process.stdout.write = process.stderr.write.bind(process.stderr);
  Object.assign(console, new console.Console(process.stderr, process.stderr));
  return STDOUT;
}
