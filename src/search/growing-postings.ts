/** The postings of a term in one field, while an index grows. */

import { decodePostings, encodePostings, type Postings } from "../lookup/postings.ts";

/** Length of the list of recent postings. Written as text, they take an eighth of the memory. */
const RECENT = 64;

/** Grows page by page, in rising order. */
export class GrowingPostings {
  /** Postings that are not encoded yet. */
  #recent: number[] = [];
  /** Texts of earlier postings, each at least twice as long as the next: a common term would have thousands of short ones. */
  #written: string[] | undefined;
  /** The last encoded page. */
  #end = 0;

  /** Counts the term once more on a page. Returns whether it is the first time. */
  count(page: number): boolean {
    const recent = this.#recent;
    const last = recent.length - 2;
    if (recent[last] === page) {
      recent[last + 1] = (recent[last + 1] ?? 0) + 1;
      return false;
    }
    if (recent.length >= RECENT) this.#write();
    this.#recent.push(page, 1);
    return true;
  }

  /** As text, like that of `encodePostings`. */
  encode(): string {
    if (!this.#written) return encodePostings(this.#recent);
    this.#write();
    return this.#written.join(" ");
  }

  /** As numbers. Counts may be rounded down, as in the text. */
  toNumbers(): Postings {
    if (!this.#written) return this.#recent;
    const numbers: number[] = [];
    decodePostings(this.encode(), (page, count) => numbers.push(page, count));
    return numbers;
  }

  #write(): void {
    if (this.#recent.length === 0) return;
    const written = (this.#written ??= []);
    let text = encodePostings(this.#recent, this.#end);
    // Joined as lists, because `+` would keep the parts in memory.
    while ((written.at(-1)?.length ?? Infinity) < 2 * text.length) text = [written.pop(), text].join(" ");
    written.push(text);
    this.#end = this.#recent.at(-2) ?? this.#end;
    this.#recent = [];
  }
}
