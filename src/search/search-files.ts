/** Stage search. Makes the index files of a site, one set per search tag, and the manifest. */

import { posix } from "node:path";
import { PAGES_PER_FILE, SEARCH_FOLDER, SEARCH_MANIFEST } from "../lookup/index-files.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { OutputCache } from "../model/output-cache.ts";
import type { IndexNames, SearchManifest } from "../model/search.ts";
import type { RunTask } from "../model/task.ts";
import { makeCollector } from "../system/garbage.ts";
import { makeTaskRunner } from "../system/second-thread.ts";
import { listSearched, type Searched, type SearchedList, type SearchedPage } from "./collect.ts";
import { toPageJson } from "./build-index.ts";
import { type IndexPart, indexPages, renewIndex, toPagesPart, toTextPart } from "./index-pages.ts";
import { type IndexCache, openIndexCache, type PageRange, type PartKind } from "./index-cache.ts";

/** Minimum length of a file with texts, in characters: eight results may need eight of these files, and small ones compress worse. */
const TEXT_FILE_LENGTH = 20_000;

/** Number of files in progress: only their texts are in memory. */
const AT_ONCE = 8;

export interface SearchRequest {
  readonly run?: RunTask | undefined;
  /** Current files of the last output are reused. */
  readonly cache?: OutputCache | undefined;
  /** The graph of the last output, if it has the same pages in the same order, with other texts. */
  readonly before?: Graph;
}

/** Files of the search, index after index, made by the thread that runs tasks. */
export async function* searchFiles(
  graph: Graph,
  { run = makeTaskRunner(), cache, before }: SearchRequest = {},
): AsyncGenerator<OutputFile> {
  if (graph.search?.hasIndex) yield* withoutTwins(filesOfIndexes(graph, { run, cache, before }));
}

/** Equal texts share one file, whose name contains a hash of the text. */
async function* withoutTwins(files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
  const seen = new Set<string>();
  for await (const file of files) {
    if (!seen.has(file.path)) yield file;
    seen.add(file.path);
  }
}

async function* filesOfIndexes(
  graph: Graph,
  { run, cache, before }: Pick<SearchRequest, "cache"> & { readonly run: RunTask; readonly before: Graph | undefined },
): AsyncGenerator<OutputFile> {
  const indexes: Record<string, IndexNames> = {};
  const earlier = before && listSearched(before);
  for (const [tag, pages] of listSearched(graph)) {
    const name = tag.replace(/[^\w.@-]+/g, "-");
    const ledger = cache && openIndexCache(cache, [graph.site.locale, tag], pages);
    const work = { name, pages, run, ledger, earlier: earlier?.get(tag) };
    indexes[tag] = (yield* renewFiles(work)) ?? (yield* makeIndex(work));
  }
  if (Object.keys(indexes).length === 0) return;
  const manifest: SearchManifest = { indexes };
  yield { path: `${SEARCH_FOLDER}/${SEARCH_MANIFEST}`, content: JSON.stringify(manifest), source: "the search" };
}

interface IndexWork {
  readonly name: string;
  readonly pages: SearchedList;
  readonly run: RunTask;
  readonly ledger: IndexCache | undefined;
  /** The pages of the last index, if they are those at the same positions. */
  readonly earlier: SearchedList | undefined;
}

/** Files of pages in progress. */
interface PartsBeingMade {
  readonly made: Promise<readonly IndexPart[]>;
  readonly range: PageRange;
}

/** Makes all files of an index. Returns the names of those to begin with. */
async function* makeIndex(work: IndexWork): AsyncGenerator<OutputFile, IndexNames> {
  const { name, pages, run, ledger } = work;
  const lengths: number[] = [];
  const parts: PartsBeingMade[] = [];
  const large = isLarge(pages) && { large: pages.length };
  const lists = pageRanges(pages);
  const toFiles = async function* ({ made, range }: PartsBeingMade): AsyncGenerator<OutputFile> {
    for (const [index, part] of (await made).entries()) {
      const file = toFile(part);
      const of = index === 0 ? range : lists.shift();
      if (of) ledger?.put(index === 0 ? "texts" : "pages", of, file);
      yield file;
    }
  };
  for (const { some, range } of readParts(pages, lengths)) {
    parts.push({ made: run(indexPages, { name, pages: some, ...large }), range });
    if (parts.length === AT_ONCE) yield* toFiles(parts.shift() as PartsBeingMade);
  }
  const index = run(indexPages, { name, ...nearestOf(pages) });
  for (const part of parts) yield* toFiles(part);
  return yield* finishIndex(work, endOfIndex(work, await index), lengths);
}

/** The index, and the files with its terms one by one. */
async function* endOfIndex({ name, run }: IndexWork, index: readonly IndexPart[]): AsyncGenerator<IndexPart> {
  for (let parts = index; parts.length > 0; parts = await run(indexPages, { name })) yield* parts;
}

/**
 * Makes what changed since the last build; `undefined` if that did not store this index, its files are gone or have another form,
 * or most pages are new.
 */
async function* renewFiles(work: IndexWork): AsyncGenerator<OutputFile, IndexNames | undefined> {
  const { name, pages, run, ledger, earlier } = work;
  const last = ledger?.last;
  if (!last || last.lengths.size < pages.length / 2 || isLarge(last.places) !== isLarge(pages)) return undefined;
  const fresh = new Map<number, SearchedPage>();
  for (let at = 0; at < pages.length; at++) {
    const page = last.lengths.has(at) ? undefined : pages.at(at)?.read();
    if (page) fresh.set(at, page);
  }
  const lengths = Array.from(pages, (_, at) => last.lengths.get(at) ?? textLength(fresh.get(at)));
  const renew = (kind: PartKind, range: PageRange, make: (some: readonly SearchedPage[]) => IndexPart): OutputFile => {
    const known = ledger.take(kind, range);
    if (known) return known;
    const file = toFile(make(pages.slice(...range).map((page, at) => fresh.get(range[0] + at) ?? page.read())));
    ledger.put(kind, range, file);
    return file;
  };
  const ranges = [...splitPages(lengths)];
  const files = ranges.map((range) => renew("texts", range, (some) => toTextPart(name, some)));
  const lists = pageRanges(pages).map((range) =>
    renew("pages", range, (some) => toPagesPart(name, some.map(toPageJson))),
  );
  const texts = files.map((file, index) => ({ file: nameOf(file), first: ranges[index]?.[0] ?? 0 }));
  const large = isLarge(pages) && { ...nearestOf(pages), pageFiles: lists.map(nameOf) };
  const { index, places } = last;
  const hasSamePlaces =
    places.length === pages.length && places.every((to, at) => to === at || (to < 0 && fresh.has(at)));
  const replaced = hasSamePlaces
    ? earlier && [...fresh.keys()].flatMap((at) => earlier.at(at)?.read() ?? [])
    : undefined;
  const renewed = run(renewIndex, { name, index, places: [...places], replaced, fresh: [...fresh], texts, ...large });
  yield* files;
  yield* lists;
  return yield* finishIndex(work, await renewed, lengths);
}

/** Number of pages from which an index is large: browsers then fetch titles and headings only of pages that they may show. */
const LARGE_FROM = 10_000;

function isLarge({ length }: { readonly length: number }): boolean {
  return length >= LARGE_FROM;
}

/** The pages of each file with pages of a large index. */
function pageRanges(pages: SearchedList): PageRange[] {
  if (!isLarge(pages)) return [];
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_FILE) }, (_, file) => [
    file * PAGES_PER_FILE,
    Math.min(pages.length, (file + 1) * PAGES_PER_FILE),
  ]);
}

/** Number of pages nearest to the root: as many as browsers suggest when a query has no result. */
const NEAREST = 3;

/** The first pages that browsers would find if they had all. */
function nearestOf(pages: SearchedList): { readonly nearest?: readonly SearchedPage[] } {
  if (!isLarge(pages)) return {};
  const nearest: Searched[] = [];
  for (const page of pages) {
    const at = nearest.findIndex(({ url }) => page.url.length < url.length);
    nearest.splice(at < 0 ? nearest.length : at, 0, page);
    nearest.length = Math.min(nearest.length, NEAREST);
  }
  return { nearest: nearest.map((page) => page.read()) };
}

async function* finishIndex(
  { ledger }: IndexWork,
  parts: Iterable<IndexPart> | AsyncIterable<IndexPart>,
  lengths: readonly number[],
): AsyncGenerator<OutputFile, IndexNames> {
  const names: { readonly file: string; readonly first: string }[] = [];
  for await (const part of parts) {
    const file = toFile(part);
    ledger?.putIndexFile(file);
    names.push({ file: part.name, first: part.first ?? "" });
    yield file;
  }
  ledger?.putIndex(lengths);
  const [index, ...terms] = names;
  return { file: index?.file ?? "", terms };
}

function toFile({ name, text }: IndexPart): OutputFile {
  return { path: `${SEARCH_FOLDER}/${name}`, content: text, source: "the search", hashed: true };
}

function nameOf({ path }: OutputFile): string {
  return posix.basename(path);
}

function textLength(page: SearchedPage | undefined): number {
  return page?.sections.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
}

interface ReadPart {
  readonly some: readonly SearchedPage[];
  readonly range: PageRange;
}

/** Reads pages, those of one text file at a time. Records the lengths of the texts. */
function* readParts(pages: SearchedList, lengths: number[]): Generator<ReadPart> {
  let some: SearchedPage[] = [];
  const collect = makeCollector();
  const read = function* (): Generator<number> {
    for (const page of pages) {
      const one = page.read();
      collect();
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
