/** Cleans up when a signal ends the process in the middle of some work. */

import { endingSignals, endUnlessHandled } from "./ending-signals.ts";

/** Returns what the work returns. After a signal, `clean` runs first, and then the signal has its default effect. */
export async function cleanedUp<T>(clean: () => void, work: () => Promise<T>): Promise<T> {
  const listen = (isOn: boolean): void => {
    for (const signal of endingSignals()) process[isOn ? "on" : "off"](signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    clean();
    listen(false);
    endUnlessHandled(signal);
  };
  listen(true);
  return work().finally(() => listen(false));
}
