/**
 * The index of some pages. In: their sections. Out: what MiniSearch needs to search them, compactly. MiniSearch itself would take
 * three times as long and write twice the bytes (`bench/search.ts`); a test holds the two to the same result.
 */

import { SEARCH_FIELDS } from "../lookup/index-files.ts";
import { encodeNumbers, encodePostings } from "../lookup/postings.ts";
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
  readonly #lengths: number[] = [];
  readonly #pages: SearchIndexFile["pages"][number][] = [];

  add(page: SearchedPage): void {
    const { url, title, breadcrumbs, sections } = page;
    for (const [field, texts] of fieldsOf(page).entries()) {
      let length = 0;
      for (const text of texts) length += this.#addText(field, text);
      this.#lengths.push(length);
    }
    const headings = sections.slice(1).map(toIndexedSection);
    this.#pages.push({ url, title, ...(breadcrumbs && { breadcrumbs }), sections: headings });
  }

  finish(): Omit<SearchIndexFile, "texts"> {
    const sorted = [...this.#fieldsByTerm].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      pages: this.#pages,
      lengths: encodeNumbers(this.#lengths),
      terms: sorted.map(([term]) => term).join(" "),
      postings: sorted.map(([, fields]) => encodeFields(fields)).join("\n"),
    };
  }

  /** Returns the number of terms that are new in this field of the page. */
  #addText(field: number, text: string): number {
    let different = 0;
    const page = this.#pages.length;
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
      const fields = this.#fieldsByTerm.get(term) ?? SEARCH_FIELDS.map(() => []);
      this.#fieldsByTerm.set(term, fields);
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

function encodeFields(fields: Fields): string {
  return fields.map(encodePostings).join("|");
}
