/**
 * Postings of the pages of an index while it grows. They are numbers in one array: arrays of numbers per term would take twice the
 * memory, and as much again for what they leave behind when they grow.
 */

import { SEARCH_FIELDS } from "../lookup/index-files.ts";
import { encodePostings } from "../lookup/postings.ts";
import { termsOfWord, wordsOf } from "../lookup/terms.ts";
import { BETWEEN_FIELDS, type Line } from "./posting-runs.ts";

const FIELDS = SEARCH_FIELDS.length;

/** A posting is three numbers: the page, how often it has the term, and the place of the posting before it of the same term and field. */
const POSTING = 3;

/** What a term takes in memory besides its postings, as a number of postings. */
const TERM_COST = 16;

export class PostingTable {
  /** It begins with an unused place: 0 means no posting. */
  #postings = new Uint32Array(1024 * POSTING);
  #end = POSTING;
  /** The place of the last posting by term and field. */
  #last = new Uint32Array(1024 * FIELDS);
  readonly #terms = new Map<string, number>();
  /** The terms of each word: texts repeat their words, and some need work. */
  readonly #termsByWord = new Map<string, readonly number[]>();

  /** What it takes in memory, as a number of postings. */
  get size(): number {
    return this.#end / POSTING + TERM_COST * this.#terms.size;
  }

  /** Adds a text of a page, which is not before those of earlier calls. Returns the number of new terms in this field of the page. */
  add(field: number, page: number, text: string): number {
    let different = 0;
    for (const word of wordsOf(text)) {
      for (const term of this.#termsOf(word)) if (this.#count(term * FIELDS + field, page)) different++;
    }
    return different;
  }

  /** The lines of all terms, in their order. The table is empty once they are read. */
  *takeLines(): Generator<Line> {
    this.#termsByWord.clear();
    const terms = [...this.#terms.keys()].sort();
    for (const term of terms) {
      const first = (this.#terms.get(term) ?? 0) * FIELDS;
      yield [term, SEARCH_FIELDS.map((_, field) => this.#encode(first + field)).join(BETWEEN_FIELDS)];
    }
    this.#terms.clear();
    this.#last.fill(0);
    this.#end = POSTING;
  }

  /** Counts a term once more on a page. Returns whether it is the first time. */
  #count(list: number, page: number): boolean {
    const last = this.#last[list] ?? 0;
    if (last > 0 && this.#postings[last] === page) {
      this.#postings[last + 1] = (this.#postings[last + 1] ?? 0) + 1;
      return false;
    }
    const at = this.#end;
    this.#end += POSTING;
    if (this.#end > this.#postings.length) this.#postings = grown(this.#postings);
    this.#postings[at] = page;
    this.#postings[at + 1] = 1;
    this.#postings[at + 2] = last;
    this.#last[list] = at;
    return true;
  }

  #encode(list: number): string {
    const backwards: number[] = [];
    for (let at = this.#last[list] ?? 0; at > 0; at = this.#postings[at + 2] ?? 0)
      backwards.push(this.#postings[at + 1] ?? 0, this.#postings[at] ?? 0);
    return encodePostings(backwards.toReversed());
  }

  #termsOf(word: string): readonly number[] {
    const seen = this.#termsByWord.get(word);
    if (seen) return seen;
    const found = termsOfWord(word).map(({ term }) => this.#terms.get(term) ?? this.#addTerm(term));
    this.#termsByWord.set(detach(word), found);
    return found;
  }

  #addTerm(term: string): number {
    const number = this.#terms.size;
    this.#terms.set(detach(term), number);
    if ((number + 1) * FIELDS > this.#last.length) this.#last = grown(this.#last);
    return number;
  }
}

/** The numbers with room for as many again. The memory of the old ones is free at once. */
function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  return new Uint32Array(numbers.buffer.transfer(2 * numbers.byteLength));
}

/** A copy of the word that does not keep its whole text in memory. */
function detach(word: string): string {
  return ` ${word}`.slice(1);
}
