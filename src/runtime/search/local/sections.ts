/** Sections of a page that answer a query. In: the page, what it matched, and its texts if they are here. Out: hits to show. */

import { findTerms } from "../../../lookup/terms.ts";
import type { IndexedPage, PageTexts } from "../../../model/search.ts";
import { toHeadingSlug } from "../../../url/heading-slug.ts";
import type { Hit, PageHit } from "../engine.ts";
import { highlight, toSnippet } from "./highlight.ts";
import type { WordTerms } from "./rank.ts";

export interface PageRequest {
  readonly page: IndexedPage;
  readonly terms: WordTerms;
  /** Absent while they are being fetched. */
  readonly texts?: PageTexts;
  /** Most sections. */
  readonly sections: number;
  /** Characters of a snippet. */
  readonly snippet: number;
}

/** Words of the query in the heading of a section, and in its text. */
interface SectionMatch {
  readonly number: number;
  readonly inHeading: number;
  readonly inAll: number;
}

/** Returns the page with its best sections. */
export function toPageHit(request: PageRequest): PageHit {
  const { page, terms, texts, snippet } = request;
  const all = terms.flatMap((word) => [...word.keys()]);
  const toHit = (url: string, title: string, text: string | undefined): Hit => ({
    url,
    title: highlight(title, all),
    snippet: text === undefined ? [] : toSnippet(text, all, snippet),
  });
  const sections = bestSections(request).map(({ number }) => {
    const [title = "", id = toHeadingSlug(title)] = page.sections[number] ?? [];
    return toHit(`${page.url}#${encodeURIComponent(id)}`, title, texts?.[number + 1]);
  });
  return { ...toHit(page.url, page.title, texts?.[0]), hierarchy: page.breadcrumbs ?? [], sections };
}

/** Those with the most words of the query, the ones in the page's title aside; of these first what says them in the heading. */
function bestSections({ page, terms, texts, sections }: PageRequest): SectionMatch[] {
  const title = termsIn(page.title);
  const open = terms.filter((word) => !hasAny(title, word));
  const wanted = open.length > 0 ? open : terms;
  const found = page.sections.map(([heading], number) =>
    toMatch(wanted, { number, heading, text: texts?.[number + 1] }),
  );
  const most = Math.max(...found.map(({ inAll }) => inAll), 1);
  return found
    .filter(({ inAll }) => inAll === most)
    .sort((a, b) => b.inHeading - a.inHeading)
    .slice(0, sections);
}

interface SectionParts {
  readonly number: number;
  readonly heading: string;
  readonly text: string | undefined;
}

function toMatch(words: WordTerms, { number, heading, text = "" }: SectionParts): SectionMatch {
  const inHeading = termsIn(heading);
  const inText = termsIn(text);
  const count = (...places: readonly ReadonlySet<string>[]): number =>
    words.filter((word) => places.some((place) => hasAny(place, word))).length;
  return { number, inHeading: count(inHeading), inAll: count(inHeading, inText) };
}

function hasAny(place: ReadonlySet<string>, word: ReadonlyMap<string, number>): boolean {
  return [...word.keys()].some((term) => place.has(term));
}

function termsIn(text: string): ReadonlySet<string> {
  return new Set(findTerms(text).map(({ term }) => term));
}
