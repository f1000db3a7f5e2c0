/** Makes the files of a search index, on any thread. */

import { contentHash } from "../content/asset-output.ts";
import type { PageTexts, SearchIndexFile, SearchTermsFile } from "../model/search.ts";
import type { Task } from "../model/task.ts";
import { type BuiltIndex, IndexBuilder } from "./build-index.ts";
import type { SearchedPage } from "./collect.ts";

export interface IndexRequest {
  /** Prefix of its file names. */
  readonly name: string;
  /** Absent at the end. */
  readonly pages?: readonly SearchedPage[];
}

/** A file whose name ends with a hash of its text. */
export interface IndexPart {
  readonly name: string;
  readonly text: string;
  /** For a file with terms: the first of them. */
  readonly first?: string;
}

/** Minimum length of a file with terms, in characters. Browsers parse one in a few milliseconds, and need one or two for a word. */
const TERMS_FILE_LENGTH = 500_000;

/** Returns the file with the texts of the pages; at the end, the index and the files with its terms. */
export const indexPages: Task<IndexRequest, readonly IndexPart[]> = {
  name: "search",
  isText: true,
  open() {
    let builder = new IndexBuilder();
    let texts: SearchIndexFile["texts"][number][] = [];
    let count = 0;
    return ({ name, pages }) => {
      if (!pages) {
        const parts = toIndexParts(name, builder.finish(), texts);
        builder = new IndexBuilder();
        texts = [];
        count = 0;
        return parts;
      }
      for (const page of pages) builder.add(page);
      const part = toTextPart(name, pages);
      texts.push({ file: part.name, first: count });
      count += pages.length;
      return [part];
    };
  },
};

export interface RenewRequest {
  /** Prefix of the file name. */
  readonly name: string;
  /** Texts of the earlier index: of the file itself, then of those with its terms. */
  readonly index: readonly string[];
  /** Current positions of its pages: `Places`. */
  readonly places: readonly number[];
  /** Pages that it lacks, by position and in that order. */
  readonly fresh: readonly (readonly [at: number, page: SearchedPage])[];
  readonly texts: SearchIndexFile["texts"];
}

/** Updates an earlier index. Returns the file with the index, then those with its terms. */
export const renewIndex: Task<RenewRequest, readonly IndexPart[]> = {
  name: "renewed search",
  isText: true,
  open:
    () =>
    ({ name, index: [index = "", ...terms], places, fresh, texts }) => {
      const builder = new IndexBuilder();
      const files = terms.map((text) => JSON.parse(text) as SearchTermsFile);
      builder.restore(JSON.parse(index) as SearchIndexFile, files, Int32Array.from(places));
      for (const [at, page] of fresh) builder.add(page, at);
      return toIndexParts(name, builder.finish(), texts);
    },
};

function toIndexParts(name: string, { lines, ...rest }: BuiltIndex, texts: SearchIndexFile["texts"]): IndexPart[] {
  const index: SearchIndexFile = { ...rest, texts };
  return [toPart(name, index), ...splitTerms(lines).map((some) => toTermsPart(name, some))];
}

type Lines = BuiltIndex["lines"];

/** The terms of each file. */
function splitTerms(lines: Lines): Lines[] {
  const files: Lines[] = [];
  let first = 0;
  let length = 0;
  for (const [at, [term, postings]] of lines.entries()) {
    length += term.length + postings.length + 2;
    if (length < TERMS_FILE_LENGTH && at < lines.length - 1) continue;
    files.push(lines.slice(first, at + 1));
    first = at + 1;
    length = 0;
  }
  return files;
}

function toTermsPart(name: string, lines: Lines): IndexPart {
  const file: SearchTermsFile = {
    terms: lines.map(([term]) => term).join(" "),
    postings: lines.map(([, postings]) => postings).join("\n"),
  };
  return { ...toPart(`${name}-terms`, file), first: lines[0]?.[0] ?? "" };
}

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
