/**
 * Starts the watchdog: a thread that detects when code of the site blocks the main thread, for example in an infinite loop. The
 * main thread cannot detect that itself.
 */

import type { SiteCode } from "../../model/site-code.ts";
import { observeSignals } from "../../system/ending-signals.ts";
import type { ReportFormat } from "../report-format.ts";
import { makeSharedMemory, openSharedNote } from "./shared-note.ts";
import { WATCHDOG_URL } from "./watchdog-url.ts";

/** Message that starts the thread. */
export interface WatchdogOrders {
  readonly memory: SharedArrayBuffer;
  /** How long the main thread may be blocked before the watchdog reports the running code, and the interval of further reports. */
  readonly slowMs: number;
  /** CPU time of a blocked main thread after which the run is ended. Waiting for another program uses none. */
  readonly endMs: number;
  readonly format: ReportFormat;
  readonly version: string;
  /** The folder in which the command was started. */
  readonly cwd: string;
  /** File descriptor of standard output. */
  readonly out: number;
}

export interface WatchdogRequest extends Pick<WatchdogOrders, "cwd" | "format" | "version" | "out"> {
  readonly siteCode: SiteCode;
  readonly slowMs?: number;
  readonly endMs?: number;
}

/** Heartbeats per `slowMs`. */
const BEATS_IN_SLOW = 30;

/** Maximum time that a run waits for the thread. */
const MOST_START_MS = 5000;

/** Starts the thread. It does not keep the process alive. If no thread can be started, the run continues without one. */
export function startWatchdog({ siteCode, slowMs = 30_000, endMs = 120_000, ...rest }: WatchdogRequest): void {
  const memory = makeSharedMemory();
  const note = openSharedNote(memory);
  const worker = new Worker(WATCHDOG_URL, { smol: true, ref: false });
  const begun = Promise.withResolvers<boolean>();
  // The timer also keeps the process alive while the run waits for the thread, which does not.
  const late = setTimeout(() => begin(false), MOST_START_MS);
  const begin = (counts: boolean): void => {
    clearTimeout(late);
    begun.resolve(counts);
  };
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    begin(false);
  });
  // The thread says whether it can count signals.
  worker.addEventListener("message", ({ data: counts }: MessageEvent<boolean>) => {
    if (counts) {
      observeSignals({ onSignal: () => note.answer(), release: () => note.release() });
      note.listened();
    }
    begin(counts);
  });
  siteCode.watched(begun.promise);
  worker.postMessage({ memory, slowMs, endMs, ...rest } satisfies WatchdogOrders);
  siteCode.onNote((latest) => note.write(latest));
  setInterval(() => note.beat(), slowMs / BEATS_IN_SLOW).unref();
}
