/**
 * The index of some pages. In: their sections. Out: what MiniSearch needs to search them, compactly. MiniSearch would build
 * the same index in four times the time and write three times the bytes; a test holds the two together.
 */

import { SEARCH_FIELDS } from "../lookup/index-files.ts";
import { encodeNumbers, encodePostings } from "../lookup/postings.ts";
import { termsOfWord, wordsOf } from "../lookup/terms.ts";
import type { SearchIndexFile } from "../model/search.ts";
import type { SearchedPage } from "./collect.ts";

/** Per field the postings of a term. */
type Fields = readonly number[][];

/** Everything of an index file but the names of other files. Equal pages give equal bytes. */
export function buildIndex(pages: readonly SearchedPage[]): Omit<SearchIndexFile, "texts"> {
  const index = new IndexBuilder();
  for (const { title, sections } of pages) {
    for (const section of sections) index.add([title, section.title, section.text]);
  }
  return {
    pages: pages.map(({ sections, ...page }) => ({ ...page, sections: sections.map(({ id, title }) => [id, title]) })),
    ...index.finish(),
  };
}

class IndexBuilder {
  readonly #fieldsByTerm = new Map<string, Fields>();
  /** For each word those of its terms: texts repeat their words, and some take work. */
  readonly #fieldsByWord = new Map<string, readonly Fields[]>();
  readonly #lengths: number[] = [];
  #section = 0;

  /** Adds a section: its texts in the order of the fields. */
  add(texts: readonly string[]): void {
    for (const [field, text] of texts.entries()) this.#lengths.push(this.#addField(field, text));
    this.#section++;
  }

  finish(): Pick<SearchIndexFile, "lengths" | "terms" | "postings"> {
    const sorted = [...this.#fieldsByTerm].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      lengths: encodeNumbers(this.#lengths),
      terms: sorted.map(([term]) => term).join(" "),
      postings: sorted.map(([, fields]) => encodeFields(fields)).join("\n"),
    };
  }

  /** Returns the number of terms that are new in this field of the section. */
  #addField(field: number, text: string): number {
    let different = 0;
    for (const word of wordsOf(text)) {
      for (const fields of this.#fieldsOf(word)) {
        const postings = fields[field] ?? [];
        const last = postings.length - 2;
        if (postings[last] === this.#section) postings[last + 1] = (postings[last + 1] ?? 0) + 1;
        else {
          postings.push(this.#section, 1);
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
    this.#fieldsByWord.set(word, found);
    return found;
  }
}

function encodeFields(fields: Fields): string {
  return fields.map(encodePostings).join("|");
}
