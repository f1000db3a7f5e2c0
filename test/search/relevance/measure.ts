/** How good the answers of an engine are. */

import type { PageHit, SearchEngine } from "../../../src/runtime/browser/search/engine.ts";
import type { ExpectedAnswer } from "./queries.ts";

export interface Measured extends ExpectedAnswer {
  /** Rank of the best answer: a page's among pages; a section adds its place among those listed. `Infinity` if it is not shown. */
  readonly rank: number;
  /** Paths of the first pages, for messages. */
  readonly first: readonly string[];
}

/** Pages and sections that the search box shows. */
const LIMITS = { pages: 8, sections: 3, snippet: 140 };

/** Asks all queries, one after the other. */
export async function measureAnswers(
  engine: SearchEngine,
  expected: readonly ExpectedAnswer[],
  tags: readonly string[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const row of expected) {
    const { pages } = await engine.search(row.query, { ...LIMITS, tags });
    const rank = Math.min(...row.answers.map((answer) => rankOf(pages, answer)));
    measured.push({ ...row, rank, first: pages.slice(0, 3).map(({ url }) => url) });
  }
  return measured;
}

/** Mean reciprocal rank: 1 when the best answer is always first. */
export function meanReciprocalRank(measured: readonly Measured[]): number {
  return measured.reduce((sum, { rank }) => sum + 1 / rank, 0) / measured.length;
}

function rankOf(pages: readonly PageHit[], answer: string): number {
  const [path, id] = answer.split("#");
  const at = pages.findIndex(({ url }) => url.replace(/\/$/, "") === path);
  if (at < 0 || id === undefined) return at < 0 ? Infinity : at + 1;
  const section = pages[at]?.sections.findIndex(({ url }) => url.endsWith(`#${encodeURIComponent(id)}`)) ?? -1;
  return section < 0 ? Infinity : at + 1 + section;
}
