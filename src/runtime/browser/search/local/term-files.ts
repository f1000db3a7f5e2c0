/** The files with the terms of an index. Each is fetched once, when a word needs it. */

import { DistanceTo } from "../../../../lookup/edit-distance.ts";
import type { IndexNames, SearchTermsFile } from "../../../../model/search.ts";
import { remember } from "../../remember.ts";
import { Turns } from "./turns.ts";

/** A term and its postings, as written. */
export type TermLine = readonly [term: string, postings: string];

/** A file prepared for searching: a term and its line have the same index. */
interface Terms {
  readonly terms: readonly string[];
  readonly lines: readonly string[];
}

/** Number of files to prefetch: those of about 6,000 pages, and more than most readers would wait for. */
const MOST_AHEAD = 16;

export class TermFiles {
  /** Whether all terms are in one file. */
  readonly isSmall: boolean;
  readonly #files: IndexNames["terms"];
  readonly #fetchFile: (name: string) => Promise<unknown>;
  readonly #loaded = new Map<string, Promise<Terms>>();

  constructor(files: IndexNames["terms"], fetchFile: (name: string) => Promise<unknown>) {
    this.isSmall = files.length <= 1;
    this.#files = files;
    this.#fetchFile = fetchFile;
  }

  /** Fetches the files that later words may need, one after another; none of a large index. Rejects as below. */
  async prepare(): Promise<void> {
    if (!this.#isLarge) for (const file of this.#files) await this.#load([file]);
  }

  get #isLarge(): boolean {
    return this.#files.length > MOST_AHEAD;
  }

  /** Returns the terms with a prefix. Rejects if a file cannot be fetched; the next call tries again. */
  async beginningWith(prefix: string): Promise<TermLine[]> {
    const found: TermLine[] = [];
    for (const { terms, lines } of await this.#load(this.#filesWith(prefix))) {
      for (let at = firstFrom(terms, prefix); (terms[at] ?? "").startsWith(prefix) && at < terms.length; at++) {
        found.push([terms[at] ?? "", lines[at] ?? ""]);
      }
    }
    return found;
  }

  /**
   * Returns the terms within some edits of a word, of a large index those with its first letter: who mistypes a word should not
   * wait for megabytes. The page gets a turn every few milliseconds. Rejects when a file cannot be fetched; the next call tries again.
   */
  async near(word: string, edits: number): Promise<TermLine[]> {
    const found: TermLine[] = [];
    const turns = new Turns();
    const distance = new DistanceTo(word);
    const files = this.#isLarge ? this.#filesWith(word.slice(0, 1)) : this.#files;
    for (const { terms, lines } of await this.#load(files)) {
      for (const [at, term] of terms.entries()) {
        if (turns.isOver) await turns.next();
        if (Math.abs(term.length - word.length) > edits || distance.from(term, edits) > edits) continue;
        found.push([term, lines[at] ?? ""]);
      }
    }
    return found;
  }

  /** Those that may contain terms with this prefix. */
  #filesWith(prefix: string): IndexNames["terms"] {
    return this.#files.filter(({ first }, at) => {
      const next = this.#files[at + 1]?.first;
      const isBefore = next !== undefined && next <= prefix;
      return !isBefore && (first <= prefix || first.startsWith(prefix));
    });
  }

  #load(files: IndexNames["terms"]): Promise<Terms[]> {
    return Promise.all(
      files.map(({ file }) =>
        remember(this.#loaded, file, async () => {
          const { terms, postings } = (await this.#fetchFile(file)) as SearchTermsFile;
          return { terms: terms.split(" "), lines: postings.split("\n") };
        }),
      ),
    );
  }
}

/** Index of the first of some sorted terms that is not before another one. */
function firstFrom(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
