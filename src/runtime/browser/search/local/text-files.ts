/** The texts of pages, in files of several pages each. Each file is fetched once, when a page of it is shown. */

import type { PageTexts, SearchIndexFile } from "../../../../model/search.ts";
import { remember } from "../../remember.ts";
import type { FetchFile } from "./fetch-file.ts";

/** A page of an index, by its number. */
export interface NumberedPage {
  readonly of: Pick<SearchIndexFile, "texts">;
  readonly number: number;
}

export class TextFiles {
  readonly #fetchFile: FetchFile;
  readonly #requests = new Map<string, Promise<readonly PageTexts[]>>();
  readonly #files = new Map<string, readonly PageTexts[]>();

  constructor(fetchFile: FetchFile) {
    this.#fetchFile = fetchFile;
  }

  /** Rejects when the file cannot be fetched; the next call tries again. */
  async load(page: NumberedPage): Promise<void> {
    const { file } = fileOf(page);
    if (this.#files.has(file)) return;
    const request = remember(this.#requests, file, async () => (await this.#fetchFile(file)) as readonly PageTexts[]);
    this.#files.set(file, await request);
  }

  /** Returns the texts of a page, if its file is there. */
  get(page: NumberedPage): PageTexts | undefined {
    const { file, first } = fileOf(page);
    return this.#files.get(file)?.[page.number - first];
  }
}

function fileOf({ of, number }: NumberedPage): SearchIndexFile["texts"][number] {
  return of.texts.findLast(({ first }) => first <= number) ?? { file: "", first: 0 };
}
