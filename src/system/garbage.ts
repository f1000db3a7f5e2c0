/** Collects garbage while the pages of a large site pass by. */

import { edenGC } from "bun:jsc";

/** Number of pages from which memory matters more than the few milliseconds of a collection. */
const FROM = 2000;

/** Number of collections of young objects before one of all objects. */
const YOUNG = 9;

/**
 * Makes a function to call after each page; it collects after every few hundred pages, given as `every`. The engine itself
 * waits until its heap has doubled, so with facts about a hundred thousand pages in memory it would keep as much garbage.
 * Objects that survive one collection are garbage soon, too, but only a full collection frees them.
 */
export function makeCollector(every = 500): () => void {
  let pages = 0;
  let collections = 0;
  return () => {
    pages++;
    if (pages < FROM || pages % every !== 0) return;
    collections++;
    if (collections % (YOUNG + 1) === 0) collectAll();
    else edenGC();
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
