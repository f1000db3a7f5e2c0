/** The program of the watchdog: looks for signs of life of the main thread, and names the code of the site that stops them. */

import type { SharedNote } from "./shared-note.ts";
import { openSharedNote } from "./shared-note.ts";
import type { WatchdogOrders } from "./start-watchdog.ts";

/** Looks in the time that makes code slow. */
const LOOKS_IN_SLOW = 30;

self.addEventListener("message", ({ data }: MessageEvent<WatchdogOrders>) => void watch(data));

/** Never returns while the main thread lives. Loads what it takes to report only when there is something to report. */
async function watch(orders: WatchdogOrders): Promise<void> {
  const shared = openSharedNote(orders.memory);
  for (;;) await watchStandstill(shared, orders);
}

/** Returns as soon as the main thread gives a sign of life. */
async function watchStandstill(shared: SharedNote, orders: WatchdogOrders): Promise<void> {
  const { beats } = shared;
  const start = performance.now();
  const processor = process.cpuUsage();
  for (let reports = 0; ;) {
    shared.sleep(orders.slowMs / LOOKS_IN_SLOW);
    const note = shared.read(beats);
    if (note === undefined) return;
    const ms = performance.now() - start;
    if (note.names.length === 0 || ms < orders.slowMs) continue;
    const { user, system } = process.cpuUsage(processor);
    const { nameSlow, endRun } = await import("./end-run.ts");
    if ((user + system) / 1000 >= orders.endMs) endRun(note, orders);
    if (ms < orders.slowMs * (reports + 1)) continue;
    reports++;
    nameSlow(note, ms);
  }
}
