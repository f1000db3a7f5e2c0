/** Heading ids. In: the text of a heading. Out: an id that no other heading of the document has. */

/** What an id does not keep: all but letters, marks, digits, connecting punctuation, spaces and hyphens. */
const DROPPED = /[^\p{Alphabetic}\p{Mark}\p{Nd}\p{Pc}\- ]/gu;
const PLAIN = /^[a-z\d_\- ]*$/;

export class Slugger {
  readonly #used = new Map<string, number>();
  readonly #maintainCase: boolean;

  constructor(maintainCase: boolean) {
    this.#maintainCase = maintainCase;
  }

  /** Id made of a heading's text; the second of equal ones gets `-1`, and so on. */
  slug(text: string): string {
    const base = this.#toSlug(text);
    let id = base;
    while (this.#used.has(id)) {
      const count = (this.#used.get(base) ?? 0) + 1;
      this.#used.set(base, count);
      id = `${base}-${count}`;
    }
    this.#used.set(id, 0);
    return id;
  }

  #toSlug(text: string): string {
    const cased = this.#maintainCase ? text : text.toLowerCase();
    return (PLAIN.test(cased) ? cased : cased.replace(DROPPED, "")).replaceAll(" ", "-");
  }
}
