/**
 * Amends the last output when only texts of pages have changed: compiles and renders these pages, renews their part of the search and
 * of the Markdown, and takes over everything else as it is.
 */

import { isUsualUmask } from "../../emit/modes.ts";
import { replaceOutput } from "../../emit/emit-site.ts";
import { listProtectedPlaces, readUserFolders } from "../../emit/protected-places.ts";
import { listStaticFiles } from "../../emit/static-files.ts";
import type { WrittenSite } from "../../emit/write-site.ts";
import type { StoredGraph } from "../../model/build.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { makeLocalePages } from "../../render/locale-pages.ts";
import { makeReporter } from "../../report/reporter.ts";
import type { LoadedLocale } from "../load-locales.ts";
import { type Build, type Made, outputOf } from "../open-build.ts";
import { stylesReadPages } from "../build-inputs.ts";
import { spareOf } from "../page-cache.ts";
import { type LocaleGraph, prepareLocale } from "../prepare-locales.ts";
import { amendOutput } from "./amend-output.ts";
import { type ChangedPages, readChangedPages } from "./changed-pages.ts";
import { LostDocument, readGraph, storeGraph } from "./stored-graph.ts";

/** The number of pages from which starting a second thread pays off: at 1,000 it costs as much as it saves. */
const THREAD_FROM = 3000;

/** Amends the last output. Returns nothing, and has changed nothing, if the site must be built as a whole. */
export async function amendSite(build: Build, locales: readonly LoadedLocale[]): Promise<Made | undefined> {
  try {
    return await tryToAmend(build, locales);
  } catch (error) {
    if (error instanceof LostDocument) return undefined;
    throw error;
  }
}

/** Stores the graph for the next build, if that may amend this one. */
export function storeForAmending(
  build: Build,
  locales: readonly LoadedLocale[],
  [first, ...others]: readonly LocaleGraph[],
): StoredGraph | undefined {
  const { request, caches, place, bundled } = build;
  const { cache } = request;
  if (
    bundled.some(stylesReadPages) ||
    !cache ||
    !caches.stored ||
    !first ||
    others.length > 0 ||
    !findOnlyLocale(build, locales)
  )
    return undefined;
  return storeGraph(first.graph, caches.stored.keys, { dir: cache.dir, outDir: place.outDir });
}

/**
 * The locale, if it is the only one and the files of its output depend on single pages in known ways: code of the site, a policy, and
 * files made from the whole output may depend on any text.
 */
function findOnlyLocale({ request }: Build, [locale, ...others]: readonly LoadedLocale[]): LoadedLocale | undefined {
  const { cache, pages, precompress, offlineZip } = request;
  if (!cache?.output || !cache.keepsSpare || cache.packsFiles || pages || precompress || offlineZip) return undefined;
  if (!locale || others.length > 0) return undefined;
  const { made, loaded } = locale;
  const isOwn = loaded.declarations.some(({ kind }) => kind === "module") || Object.keys(loaded.functions).length > 0;
  const isWhole = made.some(({ share, readsOutput, touchesOutput }) => share ?? readsOutput ?? touchesOutput);
  return isOwn || isWhole || loaded.site.config.csp !== undefined ? undefined : locale;
}

async function tryToAmend(build: Build, locales: readonly LoadedLocale[]): Promise<Made | undefined> {
  const { request, caches, place, report } = build;
  const { last, dir = "" } = request.cache ?? {};
  const { stored } = caches;
  const locale = findOnlyLocale(build, locales);
  if (!last || !locale || !stored || report.hasErrors) return undefined;
  const read = readGraph(last.graph, stored, { dir, outDir: place.outDir });
  if (!read) return undefined;
  // Problems that are the same as in the last build are not new.
  const own = makeReporter(report.siteCode);
  const changed = await readChangedPages({ ...read, last, build, locale, documents: stored, report: own });
  if (!changed) return undefined;
  const { loaded, made } = locale;
  const keep = listProtectedPlaces({ ...loaded, made }, readUserFolders(request.currentDir));
  const spare = spareOf(request, place, 1);
  const written = await request.progress.stage("render and emit", () =>
    replaceOutput({ place, keep, report, spare }, async () => {
      const amended = await write({ ...build, report: own, bundled: [] }, locale, changed);
      return own.diagnostics.every((one) => isKnown(one, last.diagnostics)) ? amended : undefined;
    }),
  );
  if (!written) return undefined;
  for (const key of read.keys.values()) stored.keep(key);
  for (const diagnostic of last.diagnostics) report.add(diagnostic);
  const { pages, inputs, graph } = last;
  return { pages, written, inputs, graph: { id: graph.id, edited: changed.edited } };
}

function isKnown({ code, message, file }: Diagnostic, known: readonly Diagnostic[]): boolean {
  return known.some((one) => one.code === code && one.message === message && one.file === file);
}

/** Writes the whole new output. */
async function write(
  build: Build,
  locale: LoadedLocale,
  { before, graph, routes }: ChangedPages,
): Promise<WrittenSite | undefined> {
  const { loaded, made, folder } = locale;
  const { request, place, report } = build;
  const staticFiles = listStaticFiles(loaded.site, outputOf(request), report);
  const staticPaths = new Set(staticFiles.map(({ path }) => path));
  const one = {
    graph,
    plugins: made,
    folder,
    partials: [],
    compilerInputs: [],
    staticFiles,
    staticPaths,
    loaded,
    history: false,
    run: undefined,
  };
  const localePages = makeLocalePages([graph])(graph);
  const prepared = await prepareLocale(one, build, { built: [graph.site.locale], localePages, code: "amended" });
  const { rendering } = prepared ?? {};
  const { cache } = rendering ?? {};
  const ledger = request.cache?.output;
  if (!rendering || !cache?.last || !ledger) return undefined;
  const { diagnostics = [] } = request.cache?.last ?? {};
  const run = graph.routes.length >= THREAD_FROM ? build.thread?.run : undefined;
  const last = { cache, lastFiles: cache.last, ledger, diagnostics, run };
  return amendOutput({ ...last, before, rendering, routes, place, setsModes: !isUsualUmask() });
}
