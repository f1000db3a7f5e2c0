/** Documents that earlier runs have compiled. In: keys. Out: documents, until the site is whole; then those that are new are on the disk. */

import { PackStore } from "../../cache/pack-store.ts";
import type { DevRequest } from "../../model/dev.ts";
import type { Document } from "../../model/document.ts";
import type { Memo } from "../../model/memo.ts";

/** Later saves are not kept: each would stay on the disk, although the next one takes its place. */
export class EarlierDocuments implements Memo<Document>, Disposable {
  #store: PackStore<Document> | undefined;

  constructor(cache: DevRequest["cache"]) {
    this.#store = cache && new PackStore({ ...cache, name: "documents" });
  }

  get(key: string): Document | undefined {
    return this.#store?.get(key);
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
