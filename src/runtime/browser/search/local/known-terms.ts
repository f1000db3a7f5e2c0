/** The terms of texts. The pages that answer one key answer the next one too, so texts are taken apart once. */

import { findTerms, type FoundTerm } from "../../../../lookup/terms.ts";
import { Recent } from "./recent.ts";

export interface TermsOfText {
  readonly found: readonly FoundTerm[];
  readonly terms: ReadonlySet<string>;
}

/** Texts of some dozen pages. */
const MOST_TEXTS = 1000;

export class KnownTerms {
  readonly #recent = new Recent<TermsOfText>(MOST_TEXTS);

  /** Returns the terms of a text. */
  of(text: string): TermsOfText {
    return this.#recent.find(text, () => {
      const found = findTerms(text);
      return { found, terms: new Set(found.map(({ term }) => term)) };
    });
  }
}
