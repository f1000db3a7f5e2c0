/**
 * The index of some pages. MiniSearch itself would take three times as long and write twice the bytes (`bench/search.ts`); a test
 * holds the two to the same result.
 */

import { SEARCH_FIELDS } from "../lookup/index-files.ts";
import { decodeNumbers, decodePostings, encodeNumbers, encodePostings } from "../lookup/postings.ts";
import { termsOfWord, wordsOf } from "../lookup/terms.ts";
import type { IndexedSection, SearchIndexFile } from "../model/search.ts";
import { toHeadingSlug } from "../url/heading-slug.ts";
import type { SearchedPage } from "./collect.ts";

/** Per field the postings of a term. */
type Fields = readonly number[][];

/** Everything of an index file but the names of other files. Equal pages give equal bytes. */
export function buildIndex(pages: Iterable<SearchedPage>): Omit<SearchIndexFile, "texts"> {
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

/** An index that grows page by page. Of their texts it keeps the words. */
export class IndexBuilder {
  readonly #fieldsByTerm = new Map<string, Fields>();
  /** For each word those of its terms: texts repeat their words, and some take work. */
  readonly #fieldsByWord = new Map<string, readonly Fields[]>();
  /** Of an earlier index: terms that only pages have which are as they were, with their postings as they are written. */
  readonly #lineByTerm = new Map<string, string>();
  readonly #lengths: number[] = [];
  readonly #pages: SearchIndexFile["pages"][number][] = [];

  /** Adds a page, or puts it where it belongs between those of an earlier index. */
  add(page: SearchedPage, at = this.#pages.length): void {
    const { url, title, breadcrumbs, sections } = page;
    for (const [field, texts] of fieldsOf(page).entries()) {
      let length = 0;
      for (const text of texts) length += this.#addText(field, at, text);
      this.#lengths[at * SEARCH_FIELDS.length + field] = length;
    }
    const headings = sections.slice(1).map(toIndexedSection);
    this.#pages[at] = { url, title, ...(breadcrumbs && { breadcrumbs }), sections: headings };
  }

  /** Takes pages of an earlier index over, to other places; to be called first. */
  restore(
    { pages, lengths, terms, postings }: Omit<SearchIndexFile, "texts">,
    places: ReadonlyMap<number, number>,
  ): void {
    const numbers = decodeNumbers(lengths);
    const count = SEARCH_FIELDS.length;
    for (const [from, to] of places) {
      const page = pages[from];
      if (!page) throw new Error("An index has fewer pages than it had.");
      this.#pages[to] = page;
      for (let field = 0; field < count; field++)
        this.#lengths[to * count + field] = numbers[from * count + field] ?? 0;
    }
    if (terms === "") return;
    const lines = postings.split("\n");
    for (const [index, term] of terms.split(" ").entries()) this.#restoreTerm(term, lines[index] ?? "", places);
  }

  finish(): Omit<SearchIndexFile, "texts"> {
    const lines = [...this.#lineByTerm];
    for (const [term, fields] of this.#fieldsByTerm)
      if (fields.some(({ length }) => length > 0)) lines.push([term, encodeFields(fields.map(inOrder))]);
    lines.sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      pages: this.#pages,
      lengths: encodeNumbers(this.#lengths),
      terms: lines.map(([term]) => term).join(" "),
      postings: lines.map(([, line]) => line).join("\n"),
    };
  }

  #restoreTerm(term: string, line: string, places: ReadonlyMap<number, number>): void {
    let isSame = true;
    const fields = decodeFields(line, (page) => {
      const place = places.get(page);
      isSame &&= place === page;
      return place;
    });
    if (isSame) this.#lineByTerm.set(term, line);
    else this.#fieldsByTerm.set(term, fields);
  }

  /** Returns the number of terms that are new in this field of the page. */
  #addText(field: number, page: number, text: string): number {
    let different = 0;
    for (const word of wordsOf(text)) {
      for (const fields of this.#fieldsOf(word)) {
        const postings = fields[field] ?? [];
        const last = postings.length - 2;
        if (postings[last] === page) postings[last + 1] = (postings[last + 1] ?? 0) + 1;
        else {
          postings.push(page, 1);
          different++;
        }
      }
    }
    return different;
  }

  #fieldsOf(word: string): readonly Fields[] {
    const known = this.#fieldsByWord.get(word);
    if (known) return known;
    const found = termsOfWord(word).map(({ term }) => {
      const line = this.#lineByTerm.get(term);
      const fields = this.#fieldsByTerm.get(term) ?? decodeFields(line ?? "", (page) => page);
      this.#fieldsByTerm.set(term, fields);
      this.#lineByTerm.delete(term);
      return fields;
    });
    this.#fieldsByWord.set(detach(word), found);
    return found;
  }
}

/** The same word without the text it was found in, which would stay in memory with it. */
function detach(word: string): string {
  return ` ${word}`.slice(1);
}

/** Postings of all fields; `toPlace` says where a page is now, if it still is. */
function decodeFields(line: string, toPlace: (page: number) => number | undefined): Fields {
  const texts = line.split("|");
  return SEARCH_FIELDS.map((_, field) => {
    const postings: number[] = [];
    const text = texts[field] ?? "";
    if (text === "") return postings;
    decodePostings(text, (page, count) => {
      const place = toPlace(page);
      if (place !== undefined) postings.push(place, count);
    });
    return postings;
  });
}

/** Postings by page: those of an earlier index and of new pages come one after the other. */
function inOrder(postings: number[]): number[] {
  let isRising = true;
  for (let index = 2; index < postings.length; index += 2)
    isRising &&= (postings[index] ?? 0) > (postings[index - 2] ?? 0);
  if (isRising) return postings;
  const pairs = Array.from({ length: postings.length / 2 }, (_, index) => postings.slice(2 * index, 2 * index + 2));
  return pairs.sort(([a = 0], [b = 0]) => a - b).flat();
}

function encodeFields(fields: Fields): string {
  return fields.map(encodePostings).join("|");
}
