/**
 * Writes text to an open file to its last byte. The streams of the runtime keep what a slow pipe does not take, and lose it when
 * the process ends.
 */

import { writeSync } from "node:fs";

/** Standard output that cannot take what a command prints; `code` is the system's (`ENOSPC`). */
export class OutputError extends Error {
  constructor(readonly code: string) {
    super(`Standard output cannot be written (${code}).`);
  }
}

/** A full pipe takes more as soon as its reader has read. */
const PAUSE_MS = 2;

/** Returns `false` when the reader has closed the other end. Throws `OutputError` for what no reader can help. */
export function writeFully(fd: number, text: string): boolean {
  let rest: Uint8Array = Buffer.from(text);
  while (rest.byteLength > 0) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      if (code === "EPIPE") return false;
      if (code !== "EAGAIN") throw new OutputError(code);
      Bun.sleepSync(PAUSE_MS);
    }
  }
  return true;
}
