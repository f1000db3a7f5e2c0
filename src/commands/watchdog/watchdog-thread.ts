/** The watchdog's program: watches the heartbeats of the main thread and reports the site code that blocks it. */

import type { SiteCodeNote } from "../../model/site-code.ts";
import { openSignalCounter } from "./count-signals.ts";
import type { SharedNote } from "./shared-note.ts";
import { openSharedNote } from "./shared-note.ts";
import type { WatchdogOrders } from "./start-watchdog.ts";

/** Number of checks per `slowMs`. */
const LOOKS_IN_SLOW = 120;

/** Number of checks after which a listener would have answered a signal. */
const LOOKS_UNANSWERED = 2;

self.addEventListener("message", ({ data }: MessageEvent<WatchdogOrders>) => void watch(data));

/** Watches until the process ends. Loads the reporting code only when it is needed. */
async function watch(orders: WatchdogOrders): Promise<void> {
  const shared = openSharedNote(orders.memory);
  const countSignals = openSignalCounter();
  postMessage(countSignals !== undefined);
  let standstill = new Standstill(shared);
  for (let unanswered = 0; ;) {
    shared.sleep(orders.slowMs / LOOKS_IN_SLOW, countSignals);
    unanswered = shared.isCalled ? unanswered + 1 : 0;
    const { beats } = shared;
    const note = shared.read(beats);
    if (unanswered >= LOOKS_UNANSWERED && note && note.names.length > 0) {
      (await import("./end-run.ts")).endInterrupted(note, orders);
    }
    if (beats !== standstill.beats) standstill = new Standstill(shared);
    else if (note && note.names.length > 0) await standstill.report(note, orders);
  }
}

/** The time since a heartbeat of the main thread. */
class Standstill {
  readonly beats: number;
  readonly #start = performance.now();
  readonly #processor = process.cpuUsage();
  #reports = 0;

  constructor({ beats }: SharedNote) {
    this.beats = beats;
  }

  /** Names the code if it is due, and ends the run if the code has used too much CPU time. */
  async report(note: SiteCodeNote, orders: WatchdogOrders): Promise<void> {
    const ms = performance.now() - this.#start;
    if (ms < orders.slowMs) return;
    const { user, system } = process.cpuUsage(this.#processor);
    const { nameSlow, endLoop } = await import("./end-run.ts");
    if ((user + system) / 1000 >= orders.endMs) endLoop(note, orders);
    if (ms < orders.slowMs * (this.#reports + 1)) return;
    this.#reports++;
    nameSlow(note, ms);
  }
}
