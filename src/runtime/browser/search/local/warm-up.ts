/** Does work in advance that the first key presses would wait for. */

import { toWord } from "../../../../lookup/query-words.ts";
import type { KnownTerms } from "./known-terms.ts";
import { findInAll, rankPages, type SearchedIndex } from "./rank.ts";
import { toPageHit } from "./sections.ts";
import { Turns } from "./turns.ts";

/** Letters that begin many words. Searching makes the engine compile the search code. */
const COMMON = "acdeips";

/** The request of a box with results. */
const SHOWN = { pages: 8, sections: 3, snippet: 140 };

/** Works in short turns, so that a query in between is answered first. Resolves when nothing is left to do. */
export async function warmUp(of: SearchedIndex, known: KnownTerms): Promise<void> {
  const turns = new Turns();
  const pause = async (): Promise<void> => {
    if (turns.isOver) await turns.next();
  };
  await of.index.prepare();
  // Searching a large index would take more than a turn.
  for (const letter of of.index.isSmall ? COMMON : "") {
    const { pages } = await rankPages([of], [await findInAll([of], toWord(`${letter}e`))], SHOWN.pages);
    for (const { number, terms } of pages) {
      const page = of.pages.get(number);
      if (page) toPageHit({ page, terms, known, ...SHOWN });
      await pause();
    }
  }
  for (const { title, sections } of of.pages.known) {
    of.known.of(title);
    await pause();
    for (const [heading] of sections) of.known.of(heading);
  }
}
