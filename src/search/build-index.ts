/**
 * Builds the index of some pages. MiniSearch itself would take three times as long and write twice the bytes
 * (`bench/search.ts`); a test compares the results of both.
 */

import { SEARCH_FIELDS } from "../lookup/index-files.ts";
import { decodeNumbers, encodeNumbers } from "../lookup/postings.ts";
import { termsOfWord, wordsOf } from "../lookup/terms.ts";
import type { IndexedPage, IndexedSection, SearchIndexFile, SearchTermsFile } from "../model/search.ts";
import { toHeadingSlug } from "../url/heading-slug.ts";
import type { SearchedPage } from "./collect.ts";
import { GrowingPostings } from "./growing-postings.ts";
import { type Places, splicePostings } from "./splice-postings.ts";

/** The postings of a term by field. */
type Fields = (GrowingPostings | undefined)[];

const NO_FIELDS: Fields = SEARCH_FIELDS.map(() => undefined);

const BETWEEN_FIELDS = "|";

/** The line of a term that no page contains any more. */
const NO_POSTINGS = BETWEEN_FIELDS.repeat(SEARCH_FIELDS.length - 1);

/** An index before it is serialized. */
export interface BuiltIndex extends Omit<SearchIndexFile, "texts" | "pages"> {
  /** JSON of each page, which takes a fraction of the memory. */
  readonly pages: readonly string[];
  /** Terms sorted by UTF-16 code units, each with its line of postings. Made one by one, since those of a large site need much memory. */
  readonly lines: Iterable<Line>;
}

export type Line = readonly [term: string, postings: string];

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

function toIndexedSection({ id, title }: { readonly id: string; readonly title: string }): IndexedSection {
  return toHeadingSlug(title) === id ? [title] : [title, id];
}

/** An index that grows page by page. It keeps only the words of the texts. */
export class IndexBuilder {
  readonly #fieldsByTerm = new Map<string, Fields>();
  /** The terms of each word: texts repeat their words, and some need work. */
  readonly #fieldsByWord = new Map<string, readonly Fields[]>();
  /** From an earlier index: its terms with their serialized postings, and the current positions of its pages. */
  #lineByTerm: ReadonlyMap<string, string> = new Map();
  #places: Places = new Int32Array();
  readonly #lengths: number[] = [];
  readonly #pages: string[] = [];

  /** Adds a page at the end, or between those of an earlier index: in the order of their positions. */
  add(page: SearchedPage, at = this.#pages.length): void {
    const { url, title, breadcrumbs, sections } = page;
    for (const [field, texts] of fieldsOf(page).entries()) {
      let length = 0;
      for (const text of texts) length += this.#addText(field, at, text);
      this.#lengths[at * SEARCH_FIELDS.length + field] = length;
    }
    const headings = sections.slice(1).map(toIndexedSection);
    const shown: IndexedPage = { url, title, ...(breadcrumbs && { breadcrumbs }), sections: headings };
    this.#pages[at] = JSON.stringify(shown);
  }

  /** Reuses pages of an earlier index, in the same order. Call it first. */
  restore({ pages, lengths }: SearchIndexFile, files: readonly SearchTermsFile[], places: Places): void {
    const numbers = decodeNumbers(lengths);
    const count = SEARCH_FIELDS.length;
    for (const [from, page] of pages.entries()) {
      const to = places[from] ?? -1;
      if (to < 0) continue;
      this.#pages[to] = JSON.stringify(page);
      for (let field = 0; field < count; field++)
        this.#lengths[to * count + field] = numbers[from * count + field] ?? 0;
    }
    this.#places = places;
    this.#lineByTerm = new Map(
      files.flatMap(({ terms, postings }) => {
        const lines = postings.split("\n");
        return terms.split(" ").map((term, index) => [term, lines[index] ?? ""] as const);
      }),
    );
  }

  finish(): BuiltIndex {
    return { pages: this.#pages, lengths: encodeNumbers(this.#lengths), lines: this.#lines() };
  }

  *#lines(): Generator<Line> {
    this.#fieldsByWord.clear();
    const terms = new Set([...this.#lineByTerm.keys(), ...this.#fieldsByTerm.keys()]);
    for (const term of [...terms].sort()) {
      const line = this.#lineOf(term);
      this.#fieldsByTerm.delete(term);
      if (line !== NO_POSTINGS) yield [term, line];
    }
  }

  #lineOf(term: string): string {
    const line = this.#lineByTerm.get(term);
    const fields = this.#fieldsByTerm.get(term) ?? NO_FIELDS;
    if (line === undefined) return fields.map((postings) => postings?.encode() ?? "").join(BETWEEN_FIELDS);
    const texts = line.split(BETWEEN_FIELDS);
    const fresh = fields.map((postings) => postings?.toNumbers() ?? []);
    return texts.map((text, field) => splicePostings(text, this.#places, fresh[field] ?? [])).join(BETWEEN_FIELDS);
  }

  /** Returns the number of new terms in this field of the page. */
  #addText(field: number, page: number, text: string): number {
    let different = 0;
    for (const word of wordsOf(text)) {
      for (const fields of this.#fieldsOf(word)) {
        const postings = (fields[field] ??= new GrowingPostings());
        if (postings.count(page)) different++;
      }
    }
    return different;
  }

  #fieldsOf(word: string): readonly Fields[] {
    const known = this.#fieldsByWord.get(word);
    if (known) return known;
    const found = termsOfWord(word).map(({ term }) => {
      const fields = this.#fieldsByTerm.get(term) ?? [...NO_FIELDS];
      this.#fieldsByTerm.set(term, fields);
      return fields;
    });
    this.#fieldsByWord.set(detach(word), found);
    return found;
  }
}

/** A copy of the word that does not keep its whole text in memory. */
function detach(word: string): string {
  return ` ${word}`.slice(1);
}
