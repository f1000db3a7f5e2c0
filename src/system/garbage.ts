/** Collects garbage while the pages of a large site pass by. */

import { edenGC } from "bun:jsc";

/** Number of pages from which memory matters more than the few milliseconds of a collection. */
const FROM = 2000;

/** Number of pages after which to look at the memory of the process. */
const LOOK_AFTER = 100;

/**
 * How much the process may grow before all objects are collected: a share, because collecting more takes longer, but no more than what
 * the largest sites have room for.
 */
const GROWTH = { least: 64 * 2 ** 20, share: 0.2, most: 96 * 2 ** 20 };

/**
 * Makes a function to call after each page; it collects young objects after every few hundred pages, given as `every`. The engine
 * itself waits until its heap has doubled, so with facts about a hundred thousand pages in memory it would keep as much garbage.
 * All objects are collected when the process has grown: a collection of young ones frees neither older garbage nor, at once, the
 * texts of strings.
 */
export function makeCollector(every = 500): () => void {
  let pages = 0;
  let least = Number.POSITIVE_INFINITY;
  return () => {
    pages++;
    if (pages < FROM || pages % LOOK_AFTER !== 0) return;
    const size = process.memoryUsage.rss();
    least = Math.min(least, size);
    if (size - least > Math.min(GROWTH.most, Math.max(GROWTH.least, GROWTH.share * least))) {
      collectAll();
      least = process.memoryUsage.rss();
    } else if (pages % every === 0) edenGC();
  };
}

/** Frees what a stage of a build of this many pages left in memory, before work that needs much itself. */
export function collectAfter(pages: number): void {
  if (pages >= FROM) collectAll();
}

/** Unlike `fullGC`, also returns memory to the system: a third of that of a large site. */
function collectAll(): void {
  Bun.gc(true);
}
