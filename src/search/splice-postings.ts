/**
 * Updates the postings of a term without decoding all of them: unmoved pages are copied as written. A common word is on
 * most pages, and an edit changes one.
 */

import { encodePostings, type Postings } from "../lookup/postings.ts";

/** Current position of each page of the earlier index; negative for removed ones. The remaining pages keep their order. */
export type Places = Int32Array;

/** Returns the output of `encodePostings` for the pages of `text` at their new positions, with those of `fresh` between them. */
export function splicePostings(text: string, places: Places, fresh: Postings): string {
  const splice = new Splice(text);
  let added = 0;
  let page = 0;
  for (let start = 0; start < text.length;) {
    const colon = endOfNumber(text, start);
    const end = text.charCodeAt(colon) === COLON ? endOfNumber(text, colon + 1) : colon;
    const distance = readNumber(text, start, colon);
    page += distance;
    const place = places[page] ?? -1;
    if (place >= 0) {
      for (; added < fresh.length && (fresh[added] ?? 0) < place; added += 2)
        splice.insert(fresh[added] ?? 0, fresh[added + 1] ?? 0);
      splice.copy(place, { start, colon, end, distance });
    }
    start = end + 1;
  }
  for (; added < fresh.length; added += 2) splice.insert(fresh[added] ?? 0, fresh[added + 1] ?? 0);
  return splice.finish();
}

/** A posting in the text: its distance up to `colon`, then its count. */
interface Written {
  readonly start: number;
  readonly colon: number;
  readonly end: number;
  readonly distance: number;
}

/** The new text: pieces of the old one, with others between them. */
class Splice {
  readonly #text: string;
  #made = "";
  /** The last page so far. */
  #last = 0;
  /** The next piece; empty if both are equal. */
  #from = 0;
  #to = 0;

  constructor(text: string) {
    this.#text = text;
  }

  copy(page: number, { start, colon, end, distance }: Written): void {
    const isSame = page - this.#last === distance;
    this.#last += isSame ? distance : 0;
    if (isSame && this.#to > this.#from && this.#to + 1 === start) {
      this.#to = end;
      return;
    }
    this.#flush();
    if (isSame) this.#from = start;
    else {
      this.#add((page - this.#last).toString(36) + this.#text.slice(colon, end));
      this.#last = page;
      this.#from = end;
    }
    this.#to = end;
  }

  insert(page: number, count: number): void {
    this.#flush();
    this.#add(encodePostings([page - this.#last, count]));
    this.#last = page;
  }

  finish(): string {
    if (this.#made === "" && this.#from === 0 && this.#to === this.#text.length) return this.#text;
    this.#flush();
    return this.#made;
  }

  #flush(): void {
    if (this.#to > this.#from) this.#add(this.#text.slice(this.#from, this.#to));
    this.#from = this.#to = 0;
  }

  #add(piece: string): void {
    this.#made += this.#made === "" ? piece : ` ${piece}`;
  }
}

const SPACE = 32;
const COLON = 58;

function endOfNumber(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE || code === COLON) break;
  }
  return at;
}

function readNumber(text: string, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    number = number * 36 + (code < COLON ? code - 48 : code - 87);
  }
  return number;
}
