/** Sections that match, as readers see them: grouped by page, best first. Pure. */

import type { SearchResult } from "minisearch";
import type { IndexedPage, SearchIndexFile } from "../../model/search.ts";

export interface PageHit {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly score: number;
  /** The page itself comes first, then its sections that match, best first. */
  readonly sections: readonly SectionHit[];
}

export interface SectionHit {
  /** Path with the hash of the heading. */
  readonly url: string;
  /** Empty for the page itself. */
  readonly title: string;
  /** Search tag and number: where its text is. */
  readonly tag: string;
  readonly section: number;
  /** Terms of the index that matched. */
  readonly terms: readonly string[];
  /** Absent until its file has been loaded. */
  readonly text?: string;
}

export interface IndexedSection {
  readonly page: IndexedPage;
  /** Number of the page's first section. */
  readonly first: number;
}

/** The page of each section by number. */
export function toSectionTable({ pages }: Pick<SearchIndexFile, "pages">): IndexedSection[] {
  const table: IndexedSection[] = [];
  for (const page of pages) {
    const first = table.length;
    for (let count = 0; count < page.sections.length; count++) table.push({ page, first });
  }
  return table;
}

export interface GroupRequest {
  readonly tag: string;
  readonly table: readonly IndexedSection[];
  readonly results: readonly SearchResult[];
}

/** Pages with their sections. A section counts for itself only when its own words match, not the page's title alone. */
export function groupByPage({ tag, table, results }: GroupRequest): PageHit[] {
  const byFirst = Map.groupBy(results, ({ id }) => table[Number(id)]?.first);
  return [...byFirst].flatMap(([first = -1, found]) => {
    const page = table[first]?.page;
    if (!page) return [];
    const toHit = (section: number, terms: readonly string[]): SectionHit => {
      const [id = "", title = ""] = page.sections[section - first] ?? [];
      return { url: id === "" ? page.url : `${page.url}#${encodeURIComponent(id)}`, title, tag, section, terms };
    };
    const own = found.filter((result) => result.id !== first && hasOwnMatch(result));
    const terms = found.find(({ id }) => id === first)?.terms ?? found.flatMap((result) => result.terms);
    const { url, title, breadcrumbs = [] } = page;
    const score = Math.max(...found.map((result) => result.score));
    const sections = [toHit(first, terms), ...own.map((result) => toHit(Number(result.id), result.terms))];
    return [{ url, title, breadcrumbs, score, sections }];
  });
}

function hasOwnMatch({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== "title"));
}
