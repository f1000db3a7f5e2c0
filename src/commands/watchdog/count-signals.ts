/**
 * Counts signals while the main thread is blocked. The runtime calls listeners only when that thread is free, so a handler in C
 * counts each signal in shared memory before it passes it on.
 */

import { cc } from "bun:ffi";
import { closeSync, writeSync } from "node:fs";
import { constants } from "node:os";
import { openCLibrary } from "../../system/c-library.ts";
import { endingSignals } from "../../system/ending-signals.ts";
import { MOST_UNANSWERED } from "./shared-note.ts";

const SOURCE = `
extern void (*signal(int, void (*)(int)))(int);
extern int raise(int);
static volatile int *counter;
static void (*next[64])(int);
static void count(int number) {
  if (++*counter > ${MOST_UNANSWERED}) {
    signal(number, 0);
    raise(number);
  } else if ((long)next[number] > 1) next[number](number);
}
void follow(int number, int *shared) {
  counter = shared;
  next[number] = signal(number, count);
}
`;

/**
 * Returns a function that counts signals in `counter` from then on, before the handlers that are installed. `undefined` where
 * the runtime cannot compile such a handler.
 */
export function openSignalCounter(): ((counter: Int32Array) => void) | undefined {
  const library = openCLibrary({ pipe: { args: ["buffer"], returns: "i32" } });
  const ends = new Int32Array(2);
  if (!library || library.pipe(ends) !== 0) return undefined;
  const [read = -1, write = -1] = ends;
  try {
    writeSync(write, SOURCE);
    closeSync(write);
    const flags = ["-x", "c"];
    const symbols = { follow: { args: ["i32", "buffer"], returns: "void" } } as const;
    const handler = cc({ source: `/dev/fd/${read}`, flags, symbols });
    return (counter) => {
      for (const name of endingSignals()) handler.symbols.follow(constants.signals[name], counter);
    };
  } catch {
    return undefined;
  } finally {
    closeSync(read);
  }
}
