/** Heading IDs. */

import { toHeadingSlug } from "../../url/heading-slug.ts";

export class Slugger {
  readonly #used = new Map<string, number>();
  readonly #maintainCase: boolean;

  constructor(maintainCase: boolean) {
    this.#maintainCase = maintainCase;
  }

  /** ID made from a heading's text; the second of equal ones gets `-1`, and so on. */
  slug(text: string): string {
    const base = toHeadingSlug(text, this.#maintainCase);
    let id = base;
    while (this.#used.has(id)) {
      const count = (this.#used.get(base) ?? 0) + 1;
      this.#used.set(base, count);
      id = `${base}-${count}`;
    }
    this.#used.set(id, 0);
    return id;
  }
}
