/** Keeps compiled documents in memory from one run of the dev server to the next. */

import type { Document } from "../../model/document.ts";
import type { Memo } from "../../model/memo.ts";

/** Keeps only the documents that the last run used, so that memory does not grow with every run. */
export class DocumentCache implements Memo<Document> {
  #last: ReadonlyMap<string, Document> = new Map();
  #now = new Map<string, Document>();

  get(key: string): Document | undefined {
    const known = this.#now.get(key) ?? this.#last.get(key);
    if (known) this.#now.set(key, known);
    return known;
  }

  put(key: string, document: Document): void {
    this.#now.set(key, document);
  }

  /** Ends a run and drops the documents that it did not use. */
  turn(): void {
    this.#last = this.#now;
    this.#now = new Map();
  }
}
