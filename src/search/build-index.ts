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
export function buildIndex(pages: readonly SearchedPage[]): Omit<SearchIndexFile, "texts"> {
  const index = new IndexBuilder();
  for (const page of pages) index.add(fieldsOf(page));
  return {
    pages: pages.map(({ url, title, breadcrumbs, sections }) => ({
      url,
      title,
      ...(breadcrumbs && { breadcrumbs }),
      sections: sections.slice(1).map(toIndexedSection),
    })),
    ...index.finish(),
  };
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

class IndexBuilder {
  readonly #fieldsByTerm = new Map<string, Fields>();
  /** For each word those of its terms: texts repeat their words, and some take work. */
  readonly #fieldsByWord = new Map<string, readonly Fields[]>();
  readonly #lengths: number[] = [];
  #page = 0;

  /** Adds a page: the texts of each field, in the order of the fields. */
  add(fields: readonly (readonly string[])[]): void {
    for (const [field, texts] of fields.entries()) {
      let length = 0;
      for (const text of texts) length += this.#addText(field, text);
      this.#lengths.push(length);
    }
    this.#page++;
  }

  finish(): Pick<SearchIndexFile, "lengths" | "terms" | "postings"> {
    const sorted = [...this.#fieldsByTerm].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      lengths: encodeNumbers(this.#lengths),
      terms: sorted.map(([term]) => term).join(" "),
      postings: sorted.map(([, fields]) => encodeFields(fields)).join("\n"),
    };
  }

  /** Returns the number of terms that are new in this field of the page. */
  #addText(field: number, text: string): number {
    let different = 0;
    for (const word of wordsOf(text)) {
      for (const fields of this.#fieldsOf(word)) {
        const postings = fields[field] ?? [];
        const last = postings.length - 2;
        if (postings[last] === this.#page) postings[last + 1] = (postings[last + 1] ?? 0) + 1;
        else {
          postings.push(this.#page, 1);
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
