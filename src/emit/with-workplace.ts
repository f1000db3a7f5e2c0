/** Runs work in a temporary folder, and removes the folder however the work ends. */

import type { Reporter } from "../model/diagnostic.ts";
import { closeWorkplace, closeWorkplaceNow, type Workplace } from "./workplace.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Returns what the work returns. Removes the folder also after a signal and when the process exits. */
export async function withWorkplace<T>(place: Workplace, report: Reporter, work: () => Promise<T>): Promise<T> {
  const onExit = (): void => closeWorkplaceNow(place);
  const onSignal = (signal: NodeJS.Signals): void => {
    closeWorkplaceNow(place);
    unlisten();
    // Nobody else cares for the signal: let it do what it does to a process without handlers.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const unlisten = (): void => {
    process.off("exit", onExit);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  process.on("exit", onExit);
  for (const signal of SIGNALS) process.on(signal, onSignal);
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
