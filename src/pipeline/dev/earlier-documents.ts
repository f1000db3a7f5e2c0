/** Documents that earlier runs have compiled. In: keys. Out: documents, until the site is whole; then those that are new are on the disk. */

import { DocumentStore } from "../../markdown/document-store.ts";
import type { DevRequest } from "../../model/dev.ts";
import type { Document } from "../../model/document.ts";
import type { Memo } from "../../model/memo.ts";

/** Later saves are not kept: each would stay on the disk, although the next one takes its place. */
export class EarlierDocuments implements Memo<Document>, Disposable {
  #store: DocumentStore | undefined;

  constructor(cache: DevRequest["cache"]) {
    this.#store = cache && new DocumentStore(cache);
  }

  /** A document with its texts, which outlive this. */
  get(key: string): Document | undefined {
    const { print: _, ...document } = this.#store?.get(key) ?? {};
    return "path" in document ? (document as Document) : undefined;
  }

  put(key: string, document: Document): void {
    this.#store?.put(key, document);
  }

  /** Writes, once. */
  [Symbol.dispose](): void {
    this.#store?.[Symbol.dispose]();
    this.#store = undefined;
  }
}
