/**
 * Signals of a user who stops a run whose main thread is blocked: no handler could run, so the watchdog gives them their default
 * effect, which ends the process.
 */

import { constants } from "node:os";
import { openCLibrary } from "../../system/c-library.ts";
import { ENDING_SIGNALS } from "../../system/ending-signals.ts";

/** `SIG_DFL` of the C library. */
const DEFAULT_EFFECT = null;

/** Returns a function that takes the handlers away; `undefined` where the system's library is not available. */
export function openRelease(): (() => void) | undefined {
  const library = openCLibrary({ signal: { args: ["i32", "ptr"], returns: "ptr" } });
  if (!library) return undefined;
  return () => {
    for (const name of ENDING_SIGNALS) library.signal(constants.signals[name], DEFAULT_EFFECT);
  };
}

/** Installs the handlers of this thread again. The runtime asks the system only for the first listener of a signal. */
export function handleSignalsAgain(): void {
  for (const name of ENDING_SIGNALS) {
    const listeners = process.listeners(name);
    for (const listener of listeners) process.off(name, listener);
    for (const listener of listeners) process.on(name, listener);
  }
}
