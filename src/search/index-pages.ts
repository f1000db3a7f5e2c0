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
        return toIndexPart(name, index);
      }
      for (const page of pages) builder.add(page);
      const part = toTextPart(name, pages);
      texts.push({ file: part.name, first: count });
      count += pages.length;
      return part;
    };
  },
};

/** The file with the texts of some pages. */
export function toTextPart(name: string, pages: readonly SearchedPage[]): IndexPart {
  return toPart(`${name}-text`, pages.map(textsOf));
}

/** The file that names those, with what is searched. */
export function toIndexPart(name: string, index: SearchIndexFile): IndexPart {
  return toPart(name, index);
}

function textsOf({ sections }: SearchedPage): PageTexts {
  return sections.map(({ text }) => text);
}

function toPart(stem: string, content: object): IndexPart {
  const text = JSON.stringify(content);
  return { name: `${stem}-${contentHash(text)}.json`, text };
}
