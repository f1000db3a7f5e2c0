/** Signals of a user who wants a run to end. In: the process. Out: promises that resolve at such a signal. */

import type { SiteCode } from "../model/site-code.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Resolves at the first signal; the second ends the process with `exit`. */
export function waitForSignal(exit: (code: number) => never): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    const onSignal = (): void => {
      if (isAsked) exit(130);
      isAsked = true;
      resolve();
    };
    // The listeners stay: without any, others that clean up after a signal let it end the process at once.
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });
}

/**
 * Resolves at a signal that comes while the run waits for code of the site. At any other time nobody listens, so that the
 * signal ends the process even where a loop of the site keeps it busy.
 */
export function waitForSignalWhileWaiting(siteCode: SiteCode): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = (): void => resolve();
    siteCode.onWait((isWaiting) => {
      for (const signal of SIGNALS) {
        if (isWaiting) process.on(signal, onSignal);
        else process.off(signal, onSignal);
      }
    });
  });
}
