/** Does in advance what the first keys would wait for. */

import { toWord } from "../../../../lookup/query-words.ts";
import type { KnownTerms } from "./known-terms.ts";
import { findInAll, rankPages, type SearchedIndex } from "./rank.ts";
import { toPageHit } from "./sections.ts";

/** Letters that begin many words. What searches is compiled by searching. */
const COMMON = "acdeips";

/** How long a question may have to wait. */
const TURN_MS = 4;

/** Works in short turns: a question that comes in between is answered first. Resolves when there is nothing left to do. */
export async function warmUp(
  index: SearchedIndex,
  known: KnownTerms,
  pause: () => Promise<void> = takeTurns,
): Promise<void> {
  const work = steps(index, known);
  while (true) {
    await pause();
    const end = performance.now() + TURN_MS;
    while (performance.now() < end) if (work.next().done) return;
  }
}

function takeTurns(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What a box with results asks for. */
const SHOWN = { pages: 8, sections: 3, snippet: 140 };

function* steps(index: SearchedIndex, known: KnownTerms): Generator<void> {
  for (const letter of COMMON) {
    const { pages } = rankPages([index], [findInAll([index], toWord(`${letter}e`))], SHOWN.pages);
    yield;
    for (const { number, terms } of pages) {
      const page = index.pages[number];
      if (page) yield void toPageHit({ page, terms, known, ...SHOWN });
    }
  }
  for (const { title, sections } of index.pages) {
    index.known.of(title);
    yield;
    for (const [heading] of sections) yield void index.known.of(heading);
  }
}
