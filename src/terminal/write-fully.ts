/**
 * Writes text to an open file completely. The runtime's streams buffer what a slow pipe does not accept, and lose it
 * when the process ends.
 */

import { writeSync } from "node:fs";

/** Standard output does not accept a command's output; `code` is the system's (`ENOSPC`). */
export class OutputError extends Error {
  constructor(readonly code: string) {
    super(`Standard output cannot be written (${code}).`);
  }
}

/** A full pipe accepts more once its reader has read. */
const PAUSE_MS = 2;

/** Returns `false` if the reader has closed the other end. Throws `OutputError` for failures that no reader can fix. */
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
