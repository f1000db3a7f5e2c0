/** Reads documents that earlier runs compiled, until all documents of the site are compiled; then it saves the new ones. */

import { PACKED_DOCUMENTS, PackStore } from "../../cache/pack-store.ts";
import { DocumentStore } from "../../markdown/document-store.ts";
import type { DevRequest } from "../../model/dev.ts";
import type { Document } from "../../model/document.ts";
import type { Memo } from "../../model/memo.ts";

/** Saves documents only once. Each later edit would leave another copy on disk. */
export class EarlierDocuments implements Memo<Document>, Disposable {
  readonly #packs: PackStore | undefined;
  #store: DocumentStore | undefined;

  constructor(cache: DevRequest["cache"]) {
    this.#packs = cache && new PackStore({ ...cache, name: PACKED_DOCUMENTS });
    this.#store = this.#packs && new DocumentStore(this.#packs);
  }

  /** Returns a document with its texts, so that it stays usable after the store is closed. */
  get(key: string): Document | undefined {
    const { print: _, ...document } = this.#store?.get(key) ?? {};
    return "path" in document ? (document as Document) : undefined;
  }

  put(key: string, document: Document): void {
    this.#store?.put(key, document);
  }

  /** Saves the new documents and closes the store. */
  [Symbol.dispose](): void {
    if (this.#store) this.#packs?.[Symbol.dispose]();
    this.#store = undefined;
  }
}
