/** Stage search. In: the graph. Out: index files of a site that has a search, one per search tag, and the manifest. */

import { SEARCH_FOLDER, SEARCH_MANIFEST } from "../lookup/index-files.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { SearchManifest } from "../model/search.ts";
import type { RunTask } from "../model/task.ts";
import { makeTaskRunner } from "../system/second-thread.ts";
import { collectPages, type SearchedPage } from "./collect.ts";
import { type IndexPart, indexPages } from "./index-pages.ts";

/** Characters of a file with texts, at least: eight results may need eight of these files, and small ones compress worse. */
const TEXT_FILE_LENGTH = 20_000;

/** Files that are being made at a time: of the texts only those are in memory. */
const AT_ONCE = 8;

/** Files of the search, index after index, made by whatever thread runs tasks. */
export async function* searchFiles(graph: Graph, run: RunTask = makeTaskRunner()): AsyncGenerator<OutputFile> {
  if (!graph.search?.hasIndex) return;
  const indexes: Record<string, string> = {};
  for (const [tag, pages] of collectPages(graph)) {
    const name = tag.replace(/[^\w.@-]+/g, "-");
    const parts: Promise<IndexPart>[] = [];
    for (const some of splitPages(pages)) {
      parts.push(run(indexPages, { name, pages: some }));
      if (parts.length === AT_ONCE) yield toFile(await (parts.shift() as Promise<IndexPart>));
    }
    const index = run(indexPages, { name });
    for (const part of parts) yield toFile(await part);
    indexes[tag] = (await index).name;
    yield toFile(await index);
  }
  if (Object.keys(indexes).length === 0) return;
  const manifest: SearchManifest = { indexes };
  yield { path: `${SEARCH_FOLDER}/${SEARCH_MANIFEST}`, content: JSON.stringify(manifest), source: "the search" };
}

function toFile({ name, text }: IndexPart): OutputFile {
  return { path: `${SEARCH_FOLDER}/${name}`, content: text, source: "the search", hashed: true };
}

/** Pages whose texts are in one file. */
function* splitPages(pages: Iterable<SearchedPage>): Generator<readonly SearchedPage[]> {
  let some: SearchedPage[] = [];
  let length = 0;
  for (const page of pages) {
    some.push(page);
    for (const { text } of page.sections) length += text.length;
    if (length < TEXT_FILE_LENGTH) continue;
    yield some;
    some = [];
    length = 0;
  }
  if (some.length > 0) yield some;
}
