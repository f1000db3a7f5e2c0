/**
 * Starts the watchdog of a run: a thread that notices when code of the site keeps the main thread busy without an end, in a
 * loop for example. The main thread cannot notice that itself.
 */

import type { SiteCode } from "../../model/site-code.ts";
import type { ReportFormat } from "../report-format.ts";
import { makeSharedMemory, openSharedNote } from "./shared-note.ts";
import { WATCHDOG_URL } from "./watchdog-url.ts";

/** Start message of the thread. */
export interface WatchdogOrders {
  readonly memory: SharedArrayBuffer;
  /** How long the main thread may be blocked until the watchdog reports the running code, and how often it reports from then on. */
  readonly slowMs: number;
  /** Processor time after which the run ends. A run that waits for another program needs none. */
  readonly endMs: number;
  readonly format: ReportFormat;
  readonly version: string;
  /** The folder that the command started in. */
  readonly cwd: string;
  /** File descriptor of standard output. */
  readonly out: number;
}

export interface WatchdogRequest extends Pick<WatchdogOrders, "cwd" | "format" | "version" | "out"> {
  readonly siteCode: SiteCode;
  readonly slowMs?: number;
  readonly endMs?: number;
}

/** Signs of life in the time that makes code slow. */
const BEATS_IN_SLOW = 30;

/** Starts the thread. It does not keep the process alive, and a run goes on without it where no thread can be started. */
export function startWatchdog({ siteCode, slowMs = 30_000, endMs = 120_000, ...rest }: WatchdogRequest): void {
  const memory = makeSharedMemory();
  const note = openSharedNote(memory);
  const worker = new Worker(WATCHDOG_URL, { smol: true, ref: false });
  worker.addEventListener("error", (event) => event.preventDefault());
  worker.postMessage({ memory, slowMs, endMs, ...rest } satisfies WatchdogOrders);
  siteCode.onNote((latest) => note.write(latest));
  setInterval(() => note.beat(), slowMs / BEATS_IN_SLOW).unref();
}
