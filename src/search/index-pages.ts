/** Makes the files of a search index, on whatever thread. Returns the file with their texts; at the end that with the index. */

import { contentHash } from "../content/asset-output.ts";
import type { PageTexts, SearchIndexFile } from "../model/search.ts";
import type { Task } from "../model/task.ts";
import { IndexBuilder } from "./build-index.ts";
import type { SearchedPage } from "./collect.ts";

export interface IndexRequest {
  /** What the names of its files begin with. */
  readonly name: string;
  /** Absent at the end. */
  readonly pages?: readonly SearchedPage[];
}

/** A file: its name ends with a hash of its text. */
export interface IndexPart {
  readonly name: string;
  readonly text: string;
}

export const indexPages: Task<IndexRequest, IndexPart> = {
  name: "search",
  isText: true,
  open() {
    let builder = new IndexBuilder();
    let texts: SearchIndexFile["texts"][number][] = [];
    let count = 0;
    return ({ name, pages }) => {
      if (!pages) {
        const index: SearchIndexFile = { ...builder.finish(), texts };
        builder = new IndexBuilder();
        texts = [];
        count = 0;
        return toPart(name, index);
      }
      for (const page of pages) builder.add(page);
      const part = toTextPart(name, pages);
      texts.push({ file: part.name, first: count });
      count += pages.length;
      return part;
    };
  },
};

export interface RenewRequest {
  /** What the name of the file begins with. */
  readonly name: string;
  /** Text of the earlier index. */
  readonly index: string;
  /** Where its pages are now: `Places`. */
  readonly places: readonly number[];
  /** Pages that it does not have, by their places and in that order. */
  readonly fresh: readonly (readonly [at: number, page: SearchedPage])[];
  readonly texts: SearchIndexFile["texts"];
}

/** Brings an earlier index up to date. */
export const renewIndex: Task<RenewRequest, IndexPart> = {
  name: "renewed search",
  isText: true,
  open:
    () =>
    ({ name, index, places, fresh, texts }) => {
      const builder = new IndexBuilder();
      builder.restore(JSON.parse(index) as SearchIndexFile, Int32Array.from(places));
      for (const [at, page] of fresh) builder.add(page, at);
      const renewed: SearchIndexFile = { ...builder.finish(), texts };
      return toPart(name, renewed);
    },
};

/** The file with the texts of some pages. */
export function toTextPart(name: string, pages: readonly SearchedPage[]): IndexPart {
  return toPart(`${name}-text`, pages.map(textsOf));
}

function textsOf({ sections }: SearchedPage): PageTexts {
  return sections.map(({ text }) => text);
}

function toPart(stem: string, content: object): IndexPart {
  const text = JSON.stringify(content);
  return { name: `${stem}-${contentHash(text)}.json`, text };
}
