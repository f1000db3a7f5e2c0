import type { IndexedPage, PageTexts } from "../../../../model/search.ts";
import { toHeadingSlug } from "../../../../url/heading-slug.ts";
import type { Hit, PageHit } from "../engine.ts";
import { findMatches, highlight, toSnippet } from "./highlight.ts";
import type { KnownTerms } from "./known-terms.ts";
import type { WordTerms } from "./fit.ts";

export interface PageRequest {
  readonly page: IndexedPage;
  readonly terms: WordTerms;
  /** Absent while they are being fetched. */
  readonly texts?: PageTexts;
  /** Maximum number of sections. */
  readonly sections: number;
  /** Length of a snippet in characters. */
  readonly snippet: number;
  /** What is known about texts that were shown before. */
  readonly known: KnownTerms;
}

/** Number of the query's words in the heading of a section, and in its text. */
interface SectionMatch {
  readonly number: number;
  readonly inHeading: number;
  readonly inAll: number;
}

/** Returns the page with the sections that match a query best. */
export function toPageHit(request: PageRequest): PageHit {
  const { page, terms, texts, snippet, known } = request;
  const all = new Set(terms.flatMap((word) => [...word.keys()]));
  const snippetOf = (section: number): Hit["snippet"] => {
    const text = texts?.[section];
    return text === undefined ? [] : toSnippet(text, findMatches(known.of(text), all), snippet);
  };
  const sections = bestSections(request).map(({ number }): Hit => {
    const [title = "", id = toHeadingSlug(title)] = page.sections[number] ?? [];
    const url = `${page.url}#${encodeURIComponent(id)}`;
    return { url, title: highlight(title, findMatches(known.of(title), all)), snippet: snippetOf(number + 1) };
  });
  const title = highlight(page.title, findMatches(known.of(page.title), all));
  return { url: page.url, title, snippet: snippetOf(0), hierarchy: page.breadcrumbs ?? [], sections };
}

/**
 * Those with the most words of the query, besides the words in the page's title; among these, sections with a matching
 * heading come first.
 */
function bestSections({ page, terms, texts, sections, known }: PageRequest): SectionMatch[] {
  const open = terms.filter((word) => !known.has(page.title, word));
  const scored = open.length > 0 ? open : terms;
  const found = page.sections.map(([heading], number): SectionMatch => {
    const text = texts?.[number + 1] ?? "";
    const inHeading = scored.filter((word) => known.has(heading, word)).length;
    const inAll = scored.filter((word) => known.has(heading, word) || known.has(text, word)).length;
    return { number, inHeading, inAll };
  });
  const most = Math.max(...found.map(({ inAll }) => inAll), 1);
  return found
    .filter(({ inAll }) => inAll === most)
    .sort((a, b) => b.inHeading - a.inHeading)
    .slice(0, sections);
}
