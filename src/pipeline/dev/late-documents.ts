/**
 * Decides which files of a large site the dev server compiles only in part, until a request needs their pages: the server
 * answers sooner.
 */

import type { Source } from "../../model/document.ts";

/** Up to this many files compile too fast for anyone to notice. */
const FEW = 60;

/** Matches the front matter of the home page, which the browser opens first. */
const FIRST_PAGE = /^---\r?\n(?:[^\n]*\n){0,20}?slug:[ \t]*['"]?\/['"]?[ \t]*\r?\n/;

/** Tracks the waiting files of one site, from the first run to the run that compiles all files completely. */
export class LateDocuments {
  readonly #requested = new Set<string>();
  #waiting = new Set<string>();
  #isOver = false;
  #isReported = false;

  /** Begins a run. Returns whether a file waits, as a function; `undefined` if none should. */
  begin(sources: number): ((source: Source) => boolean) | undefined {
    this.#waiting = new Set();
    if (this.#isOver || sources <= FEW) return undefined;
    return ({ path, text }) => {
      if (this.#requested.has(path) || FIRST_PAGE.test(text)) return false;
      this.#waiting.add(path);
      return true;
    };
  }

  /** Paths of the waiting files. Another run has another set. */
  get waiting(): ReadonlySet<string> {
    return this.#waiting;
  }

  /** Returns the waiting files among `paths`. */
  among(paths: readonly string[]): readonly string[] {
    return paths.filter((path) => this.#waiting.has(path));
  }

  /** Requests files. The next run compiles them completely. */
  want(paths: readonly string[]): void {
    for (const path of paths) this.#requested.add(path);
  }

  /** Returns true for the first call after the end, and false for every other. */
  isNewlyOver(): boolean {
    const isNew = this.#isOver && !this.#isReported;
    if (isNew) this.#isReported = true;
    return isNew;
  }

  /** Makes all later runs compile every file completely. */
  end(): void {
    this.#isOver = true;
  }
}
