/** The terms of texts. Pages that match one key press match the next one too, so texts are split once. */

import { findTerms, type FoundTerm } from "../../../../lookup/terms.ts";
import { Recent } from "./recent.ts";

interface TermsOfText {
  readonly found: readonly FoundTerm[];
  readonly terms: ReadonlySet<string>;
}

/** The texts of a few dozen pages. */
const MOST_TEXTS = 1000;

/** Texts whose terms are substrings of their lower-case form. */
const ASCII = /^[\0-\x7F]*$/;

export class KnownTerms {
  readonly #recent = new Recent<TermsOfText>(MOST_TEXTS);

  /** Returns the terms of a text, in order. */
  of(text: string): readonly FoundTerm[] {
    return this.#all(text).found;
  }

  /** Whether a text contains one of the terms. */
  has(text: string, terms: ReadonlyMap<string, number>): boolean {
    return mayHave(text, terms) && hasAny(this.#all(text).terms, terms);
  }

  #all(text: string): TermsOfText {
    return this.#recent.find(text, () => {
      const found = findTerms(text);
      return { found, terms: new Set(found.map(({ term }) => term)) };
    });
  }
}

/** Most texts of a page contain none of the terms, and need not be split to find that out. */
function mayHave(text: string, terms: ReadonlyMap<string, number>): boolean {
  if (!ASCII.test(text)) return true;
  const lower = text.toLowerCase();
  for (const term of terms.keys()) if (lower.includes(term)) return true;
  return false;
}

function hasAny(own: ReadonlySet<string>, terms: ReadonlyMap<string, number>): boolean {
  for (const term of terms.keys()) if (own.has(term)) return true;
  return false;
}
