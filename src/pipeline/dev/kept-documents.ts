/** Documents of a site that is being written. In: documents under keys. Out: the same; those that nobody asked for again are let go. */

import type { Document } from "../../model/document.ts";
import type { Memo } from "../../model/memo.ts";

/** Keeps what the last run used, so that it does not grow with the number of runs. */
export class KeptDocuments implements Memo<Document> {
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

  /** Ends a run. */
  turn(): void {
    this.#last = this.#now;
    this.#now = new Map();
  }
}
