/** Signals from a user who wants to stop a run. */

import type { SiteCode } from "../model/site-code.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Resolves at the first signal; the second ends the process with `exit`. While the site's code may keep the process
 * busy, no listener is installed, so that the signal still ends the process.
 */
export function waitForSignal(siteCode: SiteCode, exit: (code: number) => never): Promise<void> {
  return new Promise((resolve) => {
    let isRequested = false;
    const onSignal = (): void => {
      if (isRequested) exit(130);
      isRequested = true;
      resolve();
    };
    // The listeners stay: without any, other cleanup handlers would let the signal end the process at once.
    siteCode.onState((state) => listen(onSignal, state !== "busy"));
  });
}

/** Resolves at a signal that arrives while the run waits for code of the site. */
export function waitForSignalWhileWaiting(siteCode: SiteCode): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = (): void => resolve();
    siteCode.onState((state) => listen(onSignal, state === "waiting"));
  });
}

function listen(onSignal: () => void, isOn: boolean): void {
  for (const signal of SIGNALS) {
    process.off(signal, onSignal);
    if (isOn) process.on(signal, onSignal);
  }
}
