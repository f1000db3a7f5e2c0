/**
 * The index that a site has now. A page may be open for days, and a new build takes the files away whose names have the hashes of
 * the old one.
 */

import { SEARCH_MANIFEST } from "../../../../lookup/index-files.ts";
import type { SearchManifest } from "../../../../model/search.ts";
import type { FetchFile } from "./fetch-file.ts";
import { OpenIndex, type TagIndex } from "./open-index.ts";

export class PublishedIndex {
  readonly #fetchFile: FetchFile;
  readonly #onLoad: (loaded: TagIndex) => void;
  #opening: Promise<OpenIndex> | undefined;

  constructor(fetchFile: FetchFile, onLoad: (loaded: TagIndex) => void) {
    this.#fetchFile = fetchFile;
    this.#onLoad = onLoad;
  }

  /** Returns the index. Rejects when there is none yet and its manifest cannot be fetched; the next call tries again. */
  async open(): Promise<OpenIndex> {
    const opening = (this.#opening ??= this.#fetchIndex());
    opening.catch(() => (this.#opening = undefined));
    return opening;
  }

  /** Asks the site, after a file of the index could not be fetched. Returns the one that has taken its place, if one has. */
  async successorOf(index: OpenIndex): Promise<OpenIndex | undefined> {
    const current = await this.#opening;
    if (current && current !== index) return current;
    // Without the browser's cache, which may hold the manifest of the old build.
    const newest = await this.#fetchIndex("no-cache").catch(() => undefined);
    if (!newest || JSON.stringify(newest.manifest) === JSON.stringify(index.manifest)) return undefined;
    this.#opening = Promise.resolve(newest);
    return newest;
  }

  async #fetchIndex(cache?: RequestCache): Promise<OpenIndex> {
    const manifest = (await this.#fetchFile(SEARCH_MANIFEST, cache)) as SearchManifest;
    return new OpenIndex(manifest, this.#fetchFile, this.#onLoad);
  }
}
