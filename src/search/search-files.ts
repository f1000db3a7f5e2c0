/** Stage search. In: the graph. Out: index files of a site that has a search, one per search tag, and the manifest. */

import { contentHash } from "../content/asset-output.ts";
import { SEARCH_FOLDER, SEARCH_MANIFEST } from "../lookup/index-files.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { PageTexts, SearchIndexFile, SearchManifest } from "../model/search.ts";
import { IndexBuilder } from "./build-index.ts";
import { collectPages, type SearchedPage } from "./collect.ts";

/** Characters of a file with texts, at least: eight results may need eight of these files, and small ones compress worse. */
const TEXT_FILE_LENGTH = 20_000;

interface TextFile {
  /** Number of its first page. */
  readonly first: number;
  readonly texts: readonly PageTexts[];
}

/** Files of the search, index after index: only one is in memory at a time, and of the texts those of one file. */
export function* searchFiles(graph: Graph): Generator<OutputFile> {
  if (!graph.search?.hasIndex) return;
  const indexes: Record<string, string> = {};
  for (const [tag, pages] of collectPages(graph)) {
    const name = tag.replace(/[^\w.@-]+/g, "-");
    const texts: SearchIndexFile["texts"][number][] = [];
    const builder = new IndexBuilder();
    for (const { first, texts: content } of splitTexts(pages, builder)) {
      const written = toFile(`${name}-text`, content);
      texts.push({ file: written.name, first });
      yield written.file;
    }
    const index: SearchIndexFile = { ...builder.finish(), texts };
    const written = toFile(name, index);
    indexes[tag] = written.name;
    yield written.file;
  }
  if (Object.keys(indexes).length === 0) return;
  const manifest: SearchManifest = { indexes };
  yield { path: `${SEARCH_FOLDER}/${SEARCH_MANIFEST}`, content: JSON.stringify(manifest), source: "the search" };
}

function toFile(stem: string, content: object): { readonly name: string; readonly file: OutputFile } {
  const text = JSON.stringify(content);
  const name = `${stem}-${contentHash(text)}.json`;
  return { name, file: { path: `${SEARCH_FOLDER}/${name}`, content: text, source: "the search", hashed: true } };
}

/** The texts of all pages, cut into files. Each page goes into the index on the way. */
function* splitTexts(pages: Iterable<SearchedPage>, index: IndexBuilder): Generator<TextFile> {
  let texts: PageTexts[] = [];
  let first = 0;
  let length = 0;
  for (const page of pages) {
    index.add(page);
    const own = page.sections.map(({ text }) => text);
    texts.push(own);
    for (const text of own) length += text.length;
    if (length < TEXT_FILE_LENGTH) continue;
    yield { first, texts };
    first += texts.length;
    texts = [];
    length = 0;
  }
  if (texts.length > 0) yield { first, texts };
}
