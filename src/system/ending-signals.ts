/** Signals of users, terminals and services that end a command. */

import { constants } from "node:os";
import { textIn } from "./lenient-files.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Returns these signals, without `SIGHUP` if the process ignores it: `nohup` starts a program that way. Shells start background
 * jobs with `SIGINT` ignored, too; a signal sent to one of them by its ID is meant for it.
 */
export function endingSignals(): readonly NodeJS.Signals[] {
  const ignored = /^SigIgn:\s*(\w+)/m.exec(textIn("/proc/self/status") ?? "")?.[1] ?? "0";
  const isIgnored = ((BigInt(`0x${ignored}`) >> BigInt(constants.signals.SIGHUP - 1)) & 1n) === 1n;
  return isIgnored ? SIGNALS.filter((name) => name !== "SIGHUP") : SIGNALS;
}

/** Key of what an observer of signals does before one ends the process. */
const RELEASE = Symbol("release");

export interface SignalObserver {
  /** Called at each of these signals. */
  readonly onSignal: () => void;
  /** Called before a signal ends the process: the next one must have its default effect. */
  readonly release: () => void;
}

/** Observes signals. They keep their default effect unless another listener handles them. */
export function observeSignals({ onSignal, release }: SignalObserver): void {
  const observe = (signal: NodeJS.Signals): void => {
    onSignal();
    endUnlessHandled(signal);
  };
  for (const signal of endingSignals()) process.on(signal, Object.assign(observe, { [RELEASE]: release }));
}

/** Lets a signal have its default effect, which ends the process, unless a listener handles it. */
export function endUnlessHandled(signal: NodeJS.Signals): void {
  const observers = process.listeners(signal).map((listener) => Reflect.get(listener, RELEASE));
  if (!observers.every((release) => typeof release === "function")) return;
  for (const release of observers) release();
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
