/** Collects garbage while the pages of a large site pass by. */

import { edenGC, fullGC } from "bun:jsc";

/** Number of pages from which memory matters more than the few milliseconds of a collection. */
const FROM = 2000;

/**
 * Makes a function to call after each page; it collects after every few hundred pages, given as `every`. The engine itself
 * waits until its heap has doubled, so with facts about a hundred thousand pages in memory it would keep as much garbage.
 */
export function makeCollector(every = 500): () => void {
  let pages = 0;
  return () => {
    pages++;
    if (pages >= FROM && pages % every === 0) edenGC();
  };
}

/** Frees what a build of this many pages left in memory, before work that needs much itself. */
export function collectAfter(pages: number): void {
  if (pages >= FROM) fullGC();
}
