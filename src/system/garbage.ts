/** Collects garbage while the pages of a large site pass by. */

import { edenGC } from "bun:jsc";

/** Number of pages from which memory matters more than the few milliseconds of a collection. */
const FROM = 2000;

/** Number of pages, and of collections of young objects, after which all objects are collected. */
const ALL_AFTER = { pages: 2500, collections: 5 };

/**
 * Makes a function to call after each page; it collects after every few hundred pages, given as `every`. The engine itself
 * waits until its heap has doubled, so with facts about a hundred thousand pages in memory it would keep as much garbage.
 * Now and then it collects all objects: a collection of young ones frees neither older garbage nor, at once, the texts of strings.
 */
export function makeCollector(every = 500): () => void {
  const allAfter = Math.max(ALL_AFTER.pages, ALL_AFTER.collections * every);
  let pages = 0;
  let since = 0;
  return () => {
    pages++;
    if (pages < FROM || pages % every !== 0) return;
    since += every;
    if (since < allAfter) {
      edenGC();
      return;
    }
    since = 0;
    collectAll();
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
