/** Files of a large site that wait until their pages are requested. In: the files of a run. Out: which of them are compiled from their beginning only. */

import type { Source } from "../../model/document.ts";

/** So many files are compiled before anybody notices. */
const FEW = 60;

/** Front matter of the page that browsers are opened at. */
const FIRST_PAGE = /^---\r?\n(?:[^\n]*\n){0,20}?slug:[ \t]*['"]?\/['"]?[ \t]*\r?\n/;

/** Of one site, from the first run to the one that has all files whole. */
export class LateDocuments {
  readonly #wanted = new Set<string>();
  #waiting = new Set<string>();
  #isOver = false;
  #isTold = false;

  /** Begins a run. Returns the function that decides about its files; nothing when all should be whole. */
  begin(sources: number): ((source: Source) => boolean) | undefined {
    this.#waiting = new Set();
    if (this.#isOver || sources <= FEW) return undefined;
    return ({ path, text }) => {
      if (this.#wanted.has(path) || FIRST_PAGE.test(text)) return false;
      this.#waiting.add(path);
      return true;
    };
  }

  /** Whether files of the last run wait. */
  get areWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Those of some files that wait. */
  among(paths: readonly string[]): readonly string[] {
    return paths.filter((path) => this.#waiting.has(path));
  }

  /** Asks for files: the next run has them whole. */
  want(paths: readonly string[]): void {
    for (const path of paths) this.#wanted.add(path);
  }

  /** True once: when it is asked first after the end. */
  isNewlyOver(): boolean {
    const isNew = this.#isOver && !this.#isTold;
    if (isNew) this.#isTold = true;
    return isNew;
  }

  /** From now on, all files are whole. */
  end(): void {
    this.#isOver = true;
  }
}
