/** The watchdog's program: watches the heartbeats of the main thread and reports the site code that blocks it. */

import { openRelease } from "./release-signals.ts";
import type { SharedNote } from "./shared-note.ts";
import { openSharedNote } from "./shared-note.ts";
import type { WatchdogOrders } from "./start-watchdog.ts";

/** Number of checks per `slowMs`. */
const LOOKS_IN_SLOW = 30;

self.addEventListener("message", ({ data }: MessageEvent<WatchdogOrders>) => void watch(data));

/** Watches until the process ends. Loads the reporting code only when it is needed. */
async function watch(orders: WatchdogOrders): Promise<void> {
  const shared = openSharedNote(orders.memory);
  const release = openRelease();
  if (release) postMessage("watching");
  for (;;) await watchStandstill(shared, orders, release);
}

/** Returns at the next heartbeat of the main thread. */
async function watchStandstill(
  shared: SharedNote,
  orders: WatchdogOrders,
  releaseSignals: (() => void) | undefined,
): Promise<void> {
  const { beats } = shared;
  const start = performance.now();
  const processor = process.cpuUsage();
  for (let reports = 0; ;) {
    shared.sleep(orders.slowMs / LOOKS_IN_SLOW);
    const note = shared.read(beats);
    if (note === undefined) return;
    if (note.names.length > 0) {
      releaseSignals?.();
      shared.release();
    }
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
