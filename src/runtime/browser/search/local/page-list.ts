/** The pages of an index. Those of a large one are in files, each of which is fetched once, when a page of it may be shown. */

import { PAGES_PER_FILE } from "../../../../lookup/index-files.ts";
import type { IndexedPage, SearchIndexFile } from "../../../../model/search.ts";
import { remember } from "../../remember.ts";
import type { FetchFile } from "./fetch-file.ts";

export class PageList {
  /** All pages; of a large index, the few nearest to its root. */
  readonly known: readonly IndexedPage[];
  readonly #files: readonly string[] | undefined;
  readonly #fetchFile: FetchFile;
  readonly #requests = new Map<string, Promise<readonly IndexedPage[]>>();
  readonly #loaded = new Map<string, readonly IndexedPage[]>();

  constructor({ pages, pageFiles }: Pick<SearchIndexFile, "pages" | "pageFiles">, fetchFile: FetchFile) {
    this.known = pages;
    this.#files = pageFiles;
    this.#fetchFile = fetchFile;
  }

  /** Makes a page available. Rejects when its file cannot be fetched; the next call tries again. */
  async load(number: number): Promise<void> {
    const file = this.#fileOf(number);
    if (file === undefined || this.#loaded.has(file)) return;
    const request = remember(this.#requests, file, async () => (await this.#fetchFile(file)) as readonly IndexedPage[]);
    this.#loaded.set(file, await request);
  }

  /** Returns a page that is available. */
  get(number: number): IndexedPage | undefined {
    const file = this.#fileOf(number);
    return file === undefined ? this.known[number] : this.#loaded.get(file)?.[number % PAGES_PER_FILE];
  }

  #fileOf(number: number): string | undefined {
    return this.#files?.[Math.floor(number / PAGES_PER_FILE)];
  }
}
