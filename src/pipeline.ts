/**
 * The pipeline, from the site folder to `dist/`:
 * config → content → markdown → graph → bundle → render → llms → search → emit. Each stage is the folder with its name.
 */

import { loadAssets } from "./content/assets.ts";
import { readContent } from "./content/read.ts";
import { hasOwnSearchBar } from "./content/theme-overrides.ts";
import { checkOutput, type ProtectedPlace } from "./emit/check-output.ts";
import { emitSite, type LocaleSite, openOutput } from "./emit/emit-site.ts";
import { listProtectedPlaces, readUserFolders } from "./emit/protected-places.ts";
import { listStaticFiles } from "./emit/static-files.ts";
import { restoreOutput } from "./emit/workplace.ts";
import { assembleGraph } from "./graph/assemble.ts";
import { llmsFiles } from "./llms/llms-files.ts";
import { compileDocuments } from "./markdown/compile-all.ts";
import type { BuildRequest, BuildResult, OutputFile, Tick } from "./model/build.ts";
import { amendSite, storeForAmending } from "./pipeline/amend/amend-site.ts";
import { checkCode } from "./pipeline/bundle-graph.ts";
import { beside, concat } from "./pipeline/concat.ts";
import { type LoadedLocale, loadLocales } from "./pipeline/load-locales.ts";
import { copiesOf, toLocaleSite } from "./pipeline/locale-site.ts";
import { type Build, outputOf, type Run, withBuild } from "./pipeline/open-build.ts";
import { outsidePartials } from "./pipeline/outside-files.ts";
import { spareOf } from "./pipeline/page-cache.ts";
import { countPages, type LocaleGraph, prepareLocales, type PreparedLocale } from "./pipeline/prepare-locales.ts";
import { openSearchFiles } from "./render/open-search.ts";
import { redirectFiles } from "./render/redirect-files.ts";
import { renderSite } from "./render/render.ts";
import { cardFiles, imageFiles } from "./render/rendering.ts";
import { searchFiles } from "./search/search-files.ts";
import { Turns } from "./system/turns.ts";

/** The number of files from which starting a second thread pays off. */
const THREAD_FROM = 250;

/** Builds a site in all its locales. After any error, the output folder is unchanged. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  restoreOutput(outputOf(request));
  request.cache?.output?.open();
  return withBuild(request, async (build) => {
    const locales = await loadLocales(request, build.report, build.place.newDir);
    const amended = await amendSite(build, locales);
    if (amended) return amended;
    const read = await readGraphs(build, locales);
    if (!read) return undefined;
    const { graphs, keep } = read;
    const written = await request.progress.stage("render and emit", (tick) => {
      const spare = spareOf(request, build.place, graphs.length);
      const sites = renderLocales(graphs, build, tick);
      return emitSite({ ...build, siteDir: request.siteDir, keep, spare, sites });
    });
    return { pages: countPages(graphs), written, graph: written && storeForAmending(build, locales, graphs) };
  });
}

/** The graph of each locale, and the places that the output must not replace. */
interface ReadGraphs {
  readonly graphs: readonly LocaleGraph[];
  readonly keep: readonly ProtectedPlace[];
}

/** Reads the site in each locale. Returns nothing after an error. */
export async function readGraphs(build: Build, locales: readonly LoadedLocale[]): Promise<ReadGraphs | undefined> {
  const { request, report, place } = build;
  const users = readUserFolders(request.currentDir);
  const keep = locales.flatMap(({ loaded, made }) => listProtectedPlaces({ ...loaded, made }, users));
  if (locales.length === 0 || !checkOutput({ place, keep, report })) return undefined;
  const isLoaded = !report.hasErrors;
  const graphs: LocaleGraph[] = [];
  for (const locale of locales) graphs.push(await readGraph(locale, build));
  if (!(await openOutput(place, report))) return undefined;
  if (!report.hasErrors) return { graphs, keep };
  // Mistakes in code are reported with those in content, but may follow from those in the config.
  if (isLoaded && graphs[0]) await checkCode({ ...graphs[0], ...request, workDir: place.dir, report });
  return undefined;
}

/** Reads the site in one locale: its files, its documents and their graph. */
export async function readGraph(locale: LoadedLocale, { request, report, caches, thread }: Run): Promise<LocaleGraph> {
  const { loaded, made: plugins, folder } = locale;
  const { site } = loaded;
  const { progress } = request;
  const { siteCode } = report;
  const content = await progress.stage("content", () => readContent({ site, plugins, report, texts: caches?.texts }));
  const isLarge = content.contents.flatMap(({ found }) => found.sources).length >= THREAD_FROM;
  const run = isLarge ? thread?.run : undefined;
  const compiled = site.config.i18n.locales.length > 1 ? caches?.compiled : undefined;
  const { value: documents, diagnostics } = await progress.stage("markdown", (tick) =>
    compileDocuments({ ...loaded, content, ...caches, compiled, siteCode, run, turns: new Turns(), tick }),
  );
  for (const diagnostic of diagnostics) report.add(diagnostic);
  const assets = await progress.stage("assets", () =>
    loadAssets({ ...loaded, ...content, documents: documents.values(), report }),
  );
  const staticFiles = listStaticFiles(site, outputOf(request), report);
  const staticPaths = new Set(staticFiles.map(({ path }) => path));
  const found = { documents, assets, staticFiles: staticPaths, hasOwnSearchBar: hasOwnSearchBar(site.dir, plugins) };
  const graph = await progress.stage("graph", () =>
    assembleGraph({ ...loaded, ...content, ...found, texts: caches?.texts, report }),
  );
  const history = content.contents.some(({ found: { history: needed } }) => needed !== undefined);
  const partials = outsidePartials(content, site.dir);
  const { compilerInputs } = content;
  return { graph, plugins, folder, partials, compilerInputs, staticFiles, staticPaths, loaded, history, run };
}

/** Bundles and renders the site in each locale, once the one before is written. Stops at the first with errors. */
async function* renderLocales(graphs: readonly LocaleGraph[], build: Build, tick: Tick): AsyncGenerator<LocaleSite> {
  for await (const locale of prepareLocales(graphs, build))
    yield toLocaleSite(locale, { ...build, tick, files: renderFiles(locale, tick) });
}

/** The files of one locale, each of which is made when the writer is ready for it. */
function renderFiles(
  { graph, bundle, rendering, staticFiles, staticPaths, run }: PreparedLocale,
  tick: Tick,
): AsyncGenerator<OutputFile> {
  return concat(
    bundle.outputs,
    copiesOf(graph, bundle),
    beside(renderSite(rendering, tick), searchFiles(graph, { run, cache: rendering.cache?.files })),
    llmsFiles(rendering),
    imageFiles(rendering),
    cardFiles(rendering),
    redirectFiles(graph),
    openSearchFiles(graph, staticPaths),
    staticFiles,
  );
}
