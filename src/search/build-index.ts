/**
 * Builds the index of some pages. MiniSearch itself would take three times as long and write twice the bytes
 * (`bench/search.ts`); a test compares the results of both.
 */

import { SEARCH_FIELDS } from "../lookup/index-files.ts";
import { decodeNumbers, encodeNumbers, type Postings } from "../lookup/postings.ts";
import type { IndexedPage, IndexedSection, SearchIndexFile, SearchTermsFile } from "../model/search.ts";
import { toHeadingSlug } from "../url/heading-slug.ts";
import type { SearchedPage } from "./collect.ts";
import { BETWEEN_FIELDS, decodeInto, joinPostings, type Line, mergeLines, PostingRuns } from "./posting-runs.ts";
import { PostingTable } from "./posting-table.ts";
import { setPosting } from "./set-posting.ts";
import { type Places, splicePostings } from "./splice-postings.ts";

/** The line of a term that no page contains any more. */
const NO_POSTINGS = BETWEEN_FIELDS.repeat(SEARCH_FIELDS.length - 1);

/** Number of postings in memory: those of two thousand pages. */
const IN_MEMORY = 1_000_000;

/** An index before it is serialized. */
export interface BuiltIndex extends Omit<SearchIndexFile, "texts" | "pages"> {
  /** JSON of each page, which takes a fraction of the memory. */
  readonly pages: readonly string[];
  /** Terms sorted by UTF-16 code units, each with its line of postings. Made one by one, since those of a large site need much memory. */
  readonly lines: Iterable<Line>;
}

/** Makes the index of some pages. Equal pages give an equal index. */
export function buildIndex(pages: Iterable<SearchedPage>): BuiltIndex {
  const index = new IndexBuilder();
  for (const page of pages) index.add(page);
  return index.finish();
}

/** Texts in the order of `SEARCH_FIELDS`. */
function fieldsOf({ title, keywords, description, sections }: SearchedPage): readonly (readonly string[])[] {
  const [introduction, ...rest] = sections;
  return [
    [title],
    [...rest.map((section) => section.title), ...keywords],
    [introduction?.text ?? "", description],
    rest.map(({ text }) => text),
  ];
}

/** Counts the words of a page in a table. Returns the number of different terms in each field. */
function count(page: SearchedPage, at: number, table: PostingTable): number[] {
  return fieldsOf(page).map((texts, field) => texts.reduce((sum, text) => sum + table.add(field, at, text), 0));
}

/** A page of the index as JSON. */
export function toPageJson({ url, title, breadcrumbs, sections }: SearchedPage): string {
  const headings = sections.slice(1).map(toIndexedSection);
  return JSON.stringify({ url, title, ...(breadcrumbs && { breadcrumbs }), sections: headings } satisfies IndexedPage);
}

function toIndexedSection({ id, title }: { readonly id: string; readonly title: string }): IndexedSection {
  return toHeadingSlug(title) === id ? [title] : [title, id];
}

/** An index that grows page by page. It keeps only the words of the texts, and stores them in a file from time to time. */
export class IndexBuilder {
  readonly #table = new PostingTable();
  readonly #limit: number;
  #runs: PostingRuns | undefined;
  /** From an earlier index: its terms with their serialized postings, and the current positions of its pages. */
  #earlier: readonly SearchTermsFile[] = [];
  #places: Places = new Int32Array();
  /** The pages that new ones replace, and the lines of these alone; unset if the postings of any term may change. */
  #replaced: { readonly pages: readonly number[]; readonly lines: ReadonlyMap<string, string> } | undefined;
  readonly #lengths: number[] = [];
  #pages: string[] = [];
  /** Number of pages that were taken. */
  #taken = 0;

  /** `limit`: number of postings to keep in memory. */
  constructor(limit = IN_MEMORY) {
    this.#limit = limit;
  }

  /** Adds a page at the end, or between those of an earlier index: in the order of their positions. */
  add(page: SearchedPage, at = this.#taken + this.#pages.length): void {
    for (const [field, length] of count(page, at, this.#table).entries())
      this.#lengths[at * SEARCH_FIELDS.length + field] = length;
    if (this.#table.size > this.#limit) this.#store();
    this.#pages[at - this.#taken] = toPageJson(page);
  }

  /** Returns the JSON of the pages since the last call. The index then lacks them. */
  takePages(): readonly string[] {
    const pages = this.#pages;
    this.#taken += pages.length;
    this.#pages = [];
    return pages;
  }

  /**
   * Reuses pages of an earlier index, in the same order. Call it first. `replaced`: what pages without a place were, if new ones take
   * their places; then the postings of other words are known to stay.
   */
  restore(
    { pages, pageFiles, lengths }: SearchIndexFile,
    files: readonly SearchTermsFile[],
    { places, replaced }: { readonly places: Places; readonly replaced?: readonly SearchedPage[] | undefined },
  ): void {
    const numbers = decodeNumbers(lengths);
    const fields = SEARCH_FIELDS.length;
    for (const [from, to] of places.entries()) {
      if (to < 0) continue;
      // A large index lists its pages elsewhere.
      if (!pageFiles) this.#pages[to] = JSON.stringify(pages[from]);
      for (let field = 0; field < fields; field++)
        this.#lengths[to * fields + field] = numbers[from * fields + field] ?? 0;
    }
    this.#places = places;
    const removed = [...places.keys()].filter((page) => (places[page] ?? 0) < 0);
    const old = new PostingTable();
    for (const [index, page] of replaced?.entries() ?? []) count(page, removed[index] ?? 0, old);
    this.#replaced = replaced && { pages: removed, lines: new Map(old.takeLines()) };
    this.#earlier = files;
  }

  finish(): BuiltIndex {
    const lines = this.#replaced && !this.#runs ? this.#replaceLines(this.#replaced.lines) : this.#lines();
    return { pages: this.#pages, lengths: encodeNumbers(this.#lengths), lines };
  }

  /** The earlier lines, with new ones for the terms whose count on the replaced pages has changed. */
  #replaceLines(old: ReadonlyMap<string, string>): readonly Line[] {
    const lines = linesOf(this.#earlier);
    const fresh = new Map(this.#table.takeLines());
    for (const term of new Set([...old.keys(), ...fresh.keys()])) {
      const line = fresh.get(term);
      if (line === old.get(term)) continue;
      const at = findTerm(lines, term);
      const earlier = lines[at]?.[0] === term ? lines[at][1] : undefined;
      const renewed = this.#lineOf(earlier, line === undefined ? [] : [line]);
      lines.splice(at, earlier === undefined ? 0 : 1, ...(renewed === NO_POSTINGS ? [] : [[term, renewed] as const]));
    }
    return lines;
  }

  *#lines(): Generator<Line> {
    using runs = this.#runs;
    const lists = [linesOf(this.#earlier), ...(runs?.lists() ?? []), this.#table.takeLines()];
    for (const [term, [earlier, ...fresh]] of mergeLines(lists)) {
      const added = fresh.filter((each) => each !== undefined);
      const line = this.#lineOf(earlier, added);
      if (line !== NO_POSTINGS) yield [term, line];
    }
  }

  #lineOf(earlier: string | undefined, fresh: readonly string[]): string {
    const added = joinPostings(fresh);
    if (earlier === undefined) return added;
    const texts = added.split(BETWEEN_FIELDS);
    const fields = earlier.split(BETWEEN_FIELDS).map((text, field) => {
      const numbers: number[] = [];
      decodeInto(numbers, texts[field] ?? "");
      return (
        this.#replaced?.pages.reduce((line, page) => setPosting(line, page, countOf(numbers, page)), text) ??
        splicePostings(text, this.#places, numbers)
      );
    });
    return fields.join(BETWEEN_FIELDS);
  }

  #store(): void {
    this.#runs ??= new PostingRuns();
    this.#runs.add(this.#table.takeLines());
  }
}

/** The lines of an earlier index, in the order of their terms. */
function linesOf(files: readonly SearchTermsFile[]): Line[] {
  return files.flatMap(({ terms, postings }) => {
    const lines = postings.split("\n");
    return terms.split(" ").map((term, at): Line => [term, lines[at] ?? ""]);
  });
}

/** The index of a term, or of the first one after it. */
function findTerm(lines: readonly Line[], term: string): number {
  let first = 0;
  let end = lines.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((lines[middle]?.[0] ?? "") < term) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** The count of a page in its postings; 0 if it has none. */
function countOf(postings: Postings, page: number): number {
  for (let at = 0; at < postings.length; at += 2) if (postings[at] === page) return postings[at + 1] ?? 0;
  return 0;
}
