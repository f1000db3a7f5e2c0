/** Runs work in a temporary folder, and removes the folder however the work ends. */

import type { Reporter } from "../model/diagnostic.ts";
import { endingSignals, endUnlessHandled } from "../system/ending-signals.ts";
import { closeWorkplace, closeWorkplaceNow, type Workplace } from "./workplace.ts";

/**
 * Returns what the work returns. Removes the folder also after a signal and when the process exits. The watchdog does so while
 * code of the site keeps the process busy. Where there is none, a signal then ends it at once, and the next build removes the folder.
 */
export async function withWorkplace<T>(place: Workplace, report: Reporter, work: () => Promise<T>): Promise<T> {
  const onExit = (): void => closeWorkplaceNow(place);
  const onSignal = (signal: NodeJS.Signals): void => {
    closeWorkplaceNow(place);
    unlisten();
    endUnlessHandled(signal);
  };
  const listen = (isOn: boolean): void => {
    for (const signal of endingSignals()) {
      process.off(signal, onSignal);
      if (isOn) process.on(signal, onSignal);
    }
  };
  process.on("exit", onExit);
  const unfollow = report.siteCode.onState((state) => listen(state !== "busy"));
  const release = report.siteCode.holdFolder(place.dir);
  const unlisten = (): void => {
    release();
    process.off("exit", onExit);
    unfollow();
    listen(false);
  };
  try {
    return await work();
  } finally {
    const isGone = await closeWorkplace(place);
    unlisten();
    if (!isGone) report.add(toLeftover(place));
  }
}

function toLeftover({ dir }: Workplace) {
  const message = `The temporary folder \`${dir}\` cannot be deleted.`;
  return { code: "temporary-folder-left", severity: "warning", message, hint: "Delete it yourself." } as const;
}
