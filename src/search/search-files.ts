/** Stage search. Makes the index files of a site, one set per search tag, and the manifest. */

import { posix } from "node:path";
import { SEARCH_FOLDER, SEARCH_MANIFEST } from "../lookup/index-files.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { OutputCache } from "../model/output-cache.ts";
import type { IndexNames, SearchManifest } from "../model/search.ts";
import type { RunTask } from "../model/task.ts";
import { makeTaskRunner } from "../system/second-thread.ts";
import { listSearched, type Searched, type SearchedPage } from "./collect.ts";
import { type IndexPart, indexPages, renewIndex, toTextPart } from "./index-pages.ts";
import { type IndexCache, openIndexCache, type PageRange } from "./index-cache.ts";

/** Minimum length of a file with texts, in characters: eight results may need eight of these files, and small ones compress worse. */
const TEXT_FILE_LENGTH = 20_000;

/** Number of files in progress: only their texts are in memory. */
const AT_ONCE = 8;

/** Files of the search, index after index, made by the thread that runs tasks. Current files of the last output are reused. */
export async function* searchFiles(
  graph: Graph,
  run: RunTask = makeTaskRunner(),
  cache?: OutputCache,
): AsyncGenerator<OutputFile> {
  if (graph.search?.hasIndex) yield* withoutTwins(filesOfIndexes(graph, run, cache));
}

/** Equal texts share one file, whose name contains a hash of the text. */
async function* withoutTwins(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
  const seen = new Set<string>();
  for await (const file of files) {
    if (!seen.has(file.path)) yield file;
    seen.add(file.path);
  }
}

async function* filesOfIndexes(graph: Graph, run: RunTask, cache?: OutputCache): AsyncGenerator<OutputFile> {
  const indexes: Record<string, IndexNames> = {};
  for (const [tag, pages] of listSearched(graph)) {
    const name = tag.replace(/[^\w.@-]+/g, "-");
    const ledger = cache && openIndexCache(cache, [graph.site.locale, tag], pages);
    const work = { name, pages, run, ledger };
    indexes[tag] = (yield* renewFiles(work)) ?? (yield* makeIndex(work));
  }
  if (Object.keys(indexes).length === 0) return;
  const manifest: SearchManifest = { indexes };
  yield { path: `${SEARCH_FOLDER}/${SEARCH_MANIFEST}`, content: JSON.stringify(manifest), source: "the search" };
}

interface IndexWork {
  readonly name: string;
  readonly pages: readonly Searched[];
  readonly run: RunTask;
  readonly ledger: IndexCache | undefined;
}

/** Texts of pages in progress. */
interface TextsBeingMade {
  readonly made: Promise<readonly IndexPart[]>;
  readonly range: PageRange;
}

/** Makes all files of an index. Returns the names of those to begin with. */
async function* makeIndex(work: IndexWork): AsyncGenerator<OutputFile, IndexNames> {
  const { name, pages, run, ledger } = work;
  const lengths: number[] = [];
  const parts: TextsBeingMade[] = [];
  const toTextFiles = async function* ({ made, range }: TextsBeingMade): AsyncGenerator<OutputFile> {
    for (const file of (await made).map(toFile)) {
      ledger?.putTexts(range, file);
      yield file;
    }
  };
  for (const { some, range } of readParts(pages, lengths)) {
    parts.push({ made: run(indexPages, { name, pages: some }), range });
    if (parts.length === AT_ONCE) yield* toTextFiles(parts.shift() as TextsBeingMade);
  }
  const index = run(indexPages, { name });
  for (const part of parts) yield* toTextFiles(part);
  return yield* finishIndex(work, endOfIndex(work, await index), lengths);
}

/** The index, and the files with its terms one by one. */
async function* endOfIndex({ name, run }: IndexWork, index: readonly IndexPart[]): AsyncGenerator<IndexPart> {
  for (let parts = index; parts.length > 0; parts = await run(indexPages, { name })) yield* parts;
}

/** Makes what changed since the last build; `undefined` if that did not store this index, its files are gone, or most pages are new. */
async function* renewFiles(work: IndexWork): AsyncGenerator<OutputFile, IndexNames | undefined> {
  const { name, pages, run, ledger } = work;
  const last = ledger?.last;
  if (!last || last.lengths.size < pages.length / 2) return undefined;
  const fresh = new Map<number, SearchedPage>();
  for (const [at, page] of pages.entries()) if (!last.lengths.has(at)) fresh.set(at, page.read());
  const lengths = pages.map((_, at) => last.lengths.get(at) ?? textLength(fresh.get(at)));
  const ranges = [...splitPages(lengths)];
  const files = ranges.map((range) => {
    const known = ledger.takeTexts(range);
    const read = (page: Searched, at: number): SearchedPage => fresh.get(range[0] + at) ?? page.read();
    const file = known ?? toFile(toTextPart(name, pages.slice(...range).map(read)));
    if (!known) ledger.putTexts(range, file);
    return file;
  });
  const texts = files.map(({ path }, index) => ({ file: posix.basename(path), first: ranges[index]?.[0] ?? 0 }));
  const { index, places } = last;
  const renewed = run(renewIndex, { name, index, places: [...places], fresh: [...fresh], texts });
  yield* files;
  return yield* finishIndex(work, await renewed, lengths);
}

async function* finishIndex(
  { ledger }: IndexWork,
  parts: Iterable<IndexPart> | AsyncIterable<IndexPart>,
  lengths: readonly number[],
): AsyncGenerator<OutputFile, IndexNames> {
  const files: OutputFile[] = [];
  const names: { readonly file: string; readonly first: string }[] = [];
  for await (const part of parts) {
    const file = toFile(part);
    if (ledger) files.push(file);
    names.push({ file: part.name, first: part.first ?? "" });
    yield file;
  }
  ledger?.putIndex(files, lengths);
  const [index, ...terms] = names;
  return { file: index?.file ?? "", terms };
}

function toFile({ name, text }: IndexPart): OutputFile {
  return { path: `${SEARCH_FOLDER}/${name}`, content: text, source: "the search", hashed: true };
}

function textLength(page: SearchedPage | undefined): number {
  return page?.sections.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
}

interface ReadPart {
  readonly some: readonly SearchedPage[];
  readonly range: PageRange;
}

/** Reads pages, those of one text file at a time. Records the lengths of the texts. */
function* readParts(pages: readonly Searched[], lengths: number[]): Generator<ReadPart> {
  let some: SearchedPage[] = [];
  const read = function* (): Generator<number> {
    for (const page of pages) {
      const one = page.read();
      some.push(one);
      lengths.push(textLength(one));
      yield textLength(one);
    }
  };
  for (const range of splitPages(read())) {
    yield { some, range };
    some = [];
  }
}

/** Groups pages into text files, given the length of each. */
function* splitPages(lengths: Iterable<number>): Generator<PageRange> {
  let first = 0;
  let end = 0;
  let sum = 0;
  for (const length of lengths) {
    end++;
    sum += length;
    if (sum < TEXT_FILE_LENGTH) continue;
    yield [first, end];
    first = end;
    sum = 0;
  }
  if (end > first) yield [first, end];
}
