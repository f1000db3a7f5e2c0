/** Writes an output that differs from the last one only in some pages. */

import { isReused, makeFileWriter } from "../../emit/file-writer.ts";
import { MANIFEST_NAME, manifestFile, readManifest } from "../../emit/manifest.ts";
import { removeUnclaimed } from "../../emit/spare-folder.ts";
import type { Workplace } from "../../emit/workplace.ts";
import type { WrittenSite } from "../../emit/write-site.ts";
import { renewTexts } from "../../llms/renewed-texts.ts";
import { SEARCH_FOLDER } from "../../lookup/index-files.ts";
import type { OutputFile } from "../../model/build.ts";
import type { Graph } from "../../model/graph.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Json } from "../../model/json.ts";
import type { Ledger, LedgerFile } from "../../model/ledger.ts";
import type { LastFiles, OutputCache } from "../../model/output-cache.ts";
import type { Route } from "../../model/route.ts";
import type { RunTask } from "../../model/task.ts";
import type { PageNote } from "../../render/page-cache.ts";
import { makeRouteRenderer } from "../../render/render.ts";
import type { PageCache, Rendering } from "../../render/rendering.ts";
import { searchFiles } from "../../search/search-files.ts";
import { htmlPath } from "../../url/page-path.ts";

const SEARCH_START = `${SEARCH_FOLDER}/`;

export interface AmendRequest {
  readonly rendering: Rendering;
  /** The graph of the last output. */
  readonly before: Graph;
  readonly cache: PageCache;
  readonly lastFiles: LastFiles;
  readonly ledger: Ledger;
  /** The changed pages. */
  readonly routes: readonly Route[];
  readonly place: Workplace;
  /** Of the last build. */
  readonly diagnostics: readonly Diagnostic[];
  /** Runs tasks on a second thread, if the site is large. */
  readonly run: RunTask | undefined;
  /** Whether the umask of the process would give other modes than those of the output. */
  readonly setsModes: boolean;
}

/** Writes all files into the new folder. Returns nothing if a page has changed more than its own files. */
export async function amendOutput(request: AmendRequest): Promise<WrittenSite | undefined> {
  const { rendering, before, lastFiles, ledger, place, cache, run } = request;
  const { graph, staticPaths } = rendering;
  // The second thread is at work while this one renders. All have ended before the site is built as a whole.
  const [looked, found, made] = await Promise.allSettled([
    run && lastFiles.lookAhead(run),
    Array.fromAsync(searchFiles(graph, { run, cache: lastFiles, before })),
    renewPages(request),
  ]);
  valueOf(looked);
  const search = valueOf(found);
  const { pages, texts } = valueOf(made);
  const last = lastFiles.bytesOf(MANIFEST_NAME) && readManifest(place.outDir);
  if (!pages || !texts || last?.state !== "fine") return undefined;
  const renewed = new Set([...pages, ...texts].map(({ path }) => path));
  const isOfSearch = (path: string): boolean => path.startsWith(SEARCH_START) && !staticPaths.has(path);
  const kept = new Set(ledger.files.keys());
  for (const path of [...renewed, ...kept.values().filter(isOfSearch), MANIFEST_NAME]) kept.delete(path);
  const keptBytes = lastFiles.keep(kept);
  if (keptBytes === undefined) return undefined;
  const hashed = search.flatMap((file) => (file.hashed ? file.path : []));
  const immutable = [...(last.manifest.immutable ?? []).filter((path) => !isOfSearch(path)), ...hashed].sort();
  const manifest = manifestFile({ ...last.manifest, ...(immutable.length > 0 && { immutable }) });
  const files = [...pages, ...texts, ...search, manifest];
  const write = makeFileWriter({ ...request, dir: place.newDir, oldDir: place.outDir, hasFiles: cache.hasFiles });
  const bytes = files.reduce((sum, file) => sum + write(file), keptBytes);
  const all = kept.union(new Set(files.map(({ path }) => path)));
  if (cache.hasFiles) removeUnclaimed(place.newDir, all);
  return { files: all.size, bytes, paths: [...all] };
}

function valueOf<T>(result: PromiseSettledResult<T>): T {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

interface RenewedPages {
  readonly pages: readonly OutputFile[] | undefined;
  readonly texts: readonly OutputFile[] | undefined;
}

/** Renders the pages and makes their Markdown. */
async function renewPages(request: AmendRequest): Promise<RenewedPages> {
  const { rendering, routes, ledger, lastFiles } = request;
  const pages = renderPages(request);
  const last = { paths: [...ledger.files.keys()], bytesOf: (path: string) => lastFiles.bytesOf(path) };
  return { pages, texts: pages && renewTexts(rendering, routes, last) };
}

/**
 * Renders the pages. Returns nothing if one fails, or differs in a fact that other files may depend on: a link that no other page has,
 * its images, whether it may be indexed.
 */
function renderPages(request: AmendRequest): readonly OutputFile[] | undefined {
  const { rendering, cache, lastFiles, routes } = request;
  const notes = new Map<string, PageNote>();
  const files: OutputCache = {
    take: (key, isRight) => lastFiles.take(key, isRight),
    read: (key) => lastFiles.read(key),
    textOf: (path) => lastFiles.textOf(path),
    put(key, group) {
      for (const { path } of group.files) notes.set(path, group.note as unknown as PageNote);
      lastFiles.put(key, group);
    },
  };
  const render = makeRouteRenderer({ ...rendering, cache: { ...cache, files } });
  const isSame = makeComparison(request);
  const made: OutputFile[] = [];
  for (const route of routes) {
    const { files: all, failure, noIndex } = render(route);
    const own = all.filter(({ hashed }) => !hashed);
    const path = htmlPath(route.path, rendering.site.siteConfig);
    if (failure || !isSame(path, own, notes.get(path))) return undefined;
    if (noIndex) rendering.noIndex.add(route.path);
    made.push(...own);
  }
  return made;
}

type Comparison = (path: string, files: readonly OutputFile[], note: PageNote | undefined) => boolean;

/** Makes the function that compares a page with that of the last output. It has no note if it was taken from there. */
function makeComparison({ ledger, routes, rendering, diagnostics }: AmendRequest): Comparison {
  const pages = new Set(routes.map((route) => htmlPath(route.path, rendering.site.siteConfig)));
  const isOfChanged = ([path]: LedgerFile): boolean => pages.has(path);
  // Shared parts are rendered with any one of their pages. A relative link leads elsewhere from each.
  const isElsewhere = (link: string): boolean =>
    link.startsWith("/") &&
    ledger.groupsWith(link).some(({ files, note }) => !files.some(isOfChanged) && linksIn(note).includes(link)) &&
    !diagnostics.some(({ message }) => message.includes(`\`${link}\``));
  return (path, files, note) => {
    const last = ledger.groupsWith(path).find((group) => group.files.some(([one]) => one === path));
    if (!last || files.map((file) => file.path).join("\n") !== last.files.map(([name]) => name).join("\n"))
      return false;
    if (!note) return files.every(({ content }) => isReused(content));
    const { links: oldLinks, ...old } = last.note as unknown as PageNote;
    const { links: newLinks, ...now } = note;
    const others = new Set(oldLinks).symmetricDifference(new Set(newLinks));
    return JSON.stringify(old) === JSON.stringify(now) && others.values().every(isElsewhere);
  };
}

function linksIn(note: Json): readonly string[] {
  return (note as unknown as Partial<PageNote> | null)?.links ?? [];
}
