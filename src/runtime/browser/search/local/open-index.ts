/** The indexes of one build of a site. What a reader asks of them is fetched, and kept. */

import { ownValue } from "../../../../lookup/own-value.ts";
import type { QueryWord } from "../../../../lookup/query-words.ts";
import type { IndexNames, SearchIndexFile, SearchManifest } from "../../../../model/search.ts";
import { remember } from "../../remember.ts";
import type { FetchFile } from "./fetch-file.ts";
import { KnownWords } from "./fit.ts";
import { findInAll, type FoundWord, type SearchedIndex } from "./rank.ts";
import { PageList } from "./page-list.ts";
import { RecentPromises } from "./recent.ts";
import { TermFiles } from "./term-files.ts";
import { TermIndex } from "./term-index.ts";
import { TextFiles } from "./text-files.ts";

/** The index of a tag. */
export interface TagIndex extends SearchedIndex {
  readonly texts: SearchIndexFile["texts"];
}

/** With each key only the last word of a query is another one. */
const RECENT_WORDS = 12;

export class OpenIndex {
  readonly manifest: SearchManifest;
  readonly texts: TextFiles;
  readonly #fetchFile: FetchFile;
  readonly #onLoad: (loaded: TagIndex) => void;
  readonly #byTag = new Map<string, Promise<TagIndex>>();
  readonly #recent = new RecentPromises<FoundWord>(RECENT_WORDS);

  /** `onLoad` is called with the index of each tag once it is there. */
  constructor(manifest: SearchManifest, fetchFile: FetchFile, onLoad: (loaded: TagIndex) => void) {
    this.manifest = manifest;
    this.texts = new TextFiles(fetchFile);
    this.#fetchFile = fetchFile;
    this.#onLoad = onLoad;
  }

  /** Returns the indexes of tags that have one. Rejects when a file cannot be fetched; the next call tries again. */
  async load(tags: readonly string[]): Promise<TagIndex[]> {
    const loading = tags.flatMap((tag) => {
      const names = ownValue(this.manifest.indexes, tag);
      return names ? remember(this.#byTag, tag, () => this.#load(tag, names)) : [];
    });
    return Promise.all(loading);
  }

  /** Looks for the words of a query. Rejects as above. */
  async find(words: readonly QueryWord[], tags: readonly string[]): Promise<FoundWord[]> {
    const loaded = await this.load(tags);
    const find = (word: QueryWord): Promise<FoundWord> =>
      this.#recent.find([word.whole, ...tags].join("\n"), () => findInAll(loaded, word));
    return Promise.all(words.map(find));
  }

  /** Fetches an index, and the terms of a small one with it. */
  async #load(tag: string, { file, terms }: IndexNames): Promise<TagIndex> {
    const files = new TermFiles(terms, this.#fetchFile);
    // A failure is reported by the search, which tries again.
    if (files.isSmall) files.prepare().catch(() => {});
    const { texts, lengths, ...listed } = (await this.#fetchFile(file)) as SearchIndexFile;
    const pages = new PageList(listed, this.#fetchFile);
    const index = new TermIndex({ lengths }, files);
    const loaded = { index, pages, texts, isDocs: tag.startsWith("docs-"), known: new KnownWords() };
    this.#onLoad(loaded);
    return loaded;
  }
}
