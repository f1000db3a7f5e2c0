/**
 * The pipeline, from the site folder to `dist/`:
 * config → content → markdown → graph → bundle → render → llms → search → emit. Each stage is the folder with its name.
 */

import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bundle } from "./bundle/bundle.ts";
import type { LoadedSite } from "./config/loaded-site.ts";
import { orSiteError } from "./config/site-errors.ts";
import { loadAssets } from "./content/assets.ts";
import { namedImages } from "./content/named-images.ts";
import { readContent } from "./content/read.ts";
import { checkOutput } from "./emit/check-output.ts";
import { makeContentSecurity } from "./emit/content-security/content-security.ts";
import { emitSite, type LocaleSite, openOutput } from "./emit/emit-site.ts";
import { listKeptPlaces, readUserFolders } from "./emit/kept-places.ts";
import { hasOwnSearchBar } from "./content/theme-overrides.ts";
import { toManifest } from "./emit/manifest.ts";
import { precompress } from "./emit/precompress.ts";
import { listStaticFiles } from "./emit/static-files.ts";
import { withWorkplace } from "./emit/with-workplace.ts";
import { planWorkplace, restoreOutput, type Workplace } from "./emit/workplace.ts";
import { assembleGraph } from "./graph/assemble.ts";
import { llmsFiles } from "./llms/llms-files.ts";
import { Compiled } from "./markdown/store/compiled.ts";
import { compileDocuments } from "./markdown/compile-all.ts";
import { DocumentStore } from "./markdown/document-store.ts";
import { TextStore } from "./markdown/store/text-store.ts";
import type {
  BuildRequest,
  BuildResult,
  CheckRequest,
  CheckResult,
  LoadedGraph,
  LoadRequest,
  OutputFile,
  Tick,
} from "./model/build.ts";
import type { Reporter } from "./model/diagnostic.ts";
import type { Graph } from "./model/graph.ts";
import type { Plugin } from "./model/plugin.ts";
import type { Document } from "./model/document.ts";
import type { Memo } from "./model/memo.ts";
import type { RunTask } from "./model/task.ts";
import { type BuiltLocale, toBuildInputs } from "./pipeline/build-inputs.ts";
import { bundleGraph } from "./pipeline/bundle-graph.ts";
import { beside, concat } from "./pipeline/concat.ts";
import { type LoadedLocale, loadLocale, loadLocales } from "./pipeline/load-locales.ts";
import { openKeptPages, spareOf } from "./pipeline/kept-pages.ts";
import { offlineCopy } from "./pipeline/offline-copy.ts";
import { openReport } from "./pipeline/open-report.ts";
import { TASK_URL } from "./pipeline/task-url.ts";
import { type Ending, toResult } from "./pipeline/to-result.ts";
import { type LocalePages, makeLocalePages } from "./render/locale-pages.ts";
import { openSearchFiles } from "./render/open-search.ts";
import { pluginFiles } from "./render/plugin-files.ts";
import { redirectFiles } from "./render/redirect-files.ts";
import { renderSite } from "./render/render.ts";
import { cardFiles, imageFiles, prepareRendering } from "./render/rendering.ts";
import { toSiteData } from "./render/site-data.ts";
import { searchFiles } from "./search/search-files.ts";
import { searchSources } from "./search/search-sources.ts";
import { SecondThread } from "./system/second-thread.ts";

export * from "./pipeline/other-commands.ts";

interface Loaded extends LoadedGraph {
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  /** Path inside the output; empty at its root. */
  readonly folder: string;
  readonly staticFiles: readonly OutputFile[];
  readonly staticPaths: ReadonlySet<string>;
  readonly loaded: LoadedSite;
  /** Whether a plugin reads the git history of its files. */
  readonly history: boolean;
  /** Runs tasks on a second thread; undefined for small sites. */
  readonly run: RunTask | undefined;
}

/** The caches that the locales of one run share. */
interface Kept {
  readonly texts?: TextStore;
  readonly compiled?: Compiled;
  readonly stored?: Memo<Document> | undefined;
  readonly thread?: SecondThread;
}

/** The number of files from which starting a second thread pays off. */
const THREAD_FROM = 250;

/** Loads a site and checks it. The result has no graph if the config has errors. */
export async function loadGraph(request: LoadRequest): Promise<LoadedGraph> {
  const report = openReport(request);
  const loaded = await orSiteError(
    async () => {
      const start = await loadLocale(request, report);
      return start && readGraph(request, start, report);
    },
    { ...request, report },
  );
  return loaded ?? { report };
}

async function readGraph(
  request: LoadRequest,
  { loaded, made: plugins, folder, thread, ...kept }: LoadedLocale & Kept,
  report: Reporter,
): Promise<Loaded> {
  const { site } = loaded;
  const { progress } = request;
  const content = await progress.stage("content", () => readContent({ site, plugins, report }));
  const { siteCode } = report;
  const run = content.contents.flatMap(({ found }) => found.sources).length >= THREAD_FROM ? thread?.run : undefined;
  const { value: documents, diagnostics } = await progress.stage("markdown", (tick) =>
    compileDocuments({ ...loaded, content, ...kept, siteCode, run, tick }),
  );
  for (const diagnostic of diagnostics) report.add(diagnostic);
  const assets = await progress.stage("assets", () =>
    loadAssets({
      ...loaded,
      documents: documents.values(),
      images: namedImages(content.contents, documents),
      originals: content.originals,
      report,
    }),
  );
  const staticFiles = listStaticFiles(site, outputOf(request), report);
  const staticPaths = new Set(staticFiles.map(({ path }) => path));
  const found = { documents, assets, staticFiles: staticPaths, hasOwnSearchBar: hasOwnSearchBar(site.dir, plugins) };
  const graph = await progress.stage("graph", () => assembleGraph({ ...loaded, ...content, ...found, report }));
  const history = content.contents.some(({ found: { history: asked } }) => asked !== undefined);
  return { graph, report, plugins, folder, staticFiles, staticPaths, loaded, history, run };
}

function outputOf({ outDir, siteDir }: LoadRequest): string {
  return outDir ?? join(siteDir, "dist");
}

/** Runs every check that needs no rendered page. Writes nothing into the site. */
export async function checkSite(request: CheckRequest): Promise<CheckResult> {
  const report = openReport(request, { notes: true });
  const place = planWorkplace(join(tmpdir(), "veloci-check"));
  const check = async (): Promise<Omit<CheckResult, "report">> => {
    const start = await loadLocale(request, report, { newDir: place.newDir });
    const loaded = start && (await readGraph(request, start, report));
    if (!start || !loaded?.graph || !openOutput(place, report)) return { pages: 0, documents: 0 };
    const { checkGraph } = await import("./pipeline/check-graph.ts");
    return checkGraph({ ...start.loaded, ...loaded, graph: loaded.graph, request, workDir: place.dir });
  };
  const result = await orSiteError(() => withWorkplace(place, report, check), { ...request, report });
  return { pages: 0, documents: 0, ...result, report };
}

/** Builds a site. After any error, the output folder stays as it was. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const outDir = outputOf(request);
  const report = openReport(request);
  const place = planWorkplace(outDir);
  restoreOutput(outDir);
  // Plugins know the place from the start and may write to it, however far the build comes.
  using texts = new TextStore({ prints: request.cache !== undefined });
  request.cache?.output?.open();
  const build = () => withWorkplace(place, report, () => buildInto(place, { ...request, texts }, report));
  const built = await orSiteError(build, { ...request, report });
  return toResult({ report, outDir, request, ...built });
}

async function buildInto(
  place: Workplace,
  { texts, ...request }: BuildRequest & { readonly texts: TextStore },
  report: Reporter,
): Promise<Pick<Ending, "pages" | "written" | "inputs">> {
  const { progress, siteDir } = request;
  const locales = await loadLocales(request, report, place.newDir);
  const keep = locales.flatMap(({ loaded, made }) =>
    listKeptPlaces({ ...loaded, made }, readUserFolders(request.currentDir)),
  );
  if (locales.length === 0 || !checkOutput({ place, keep, report })) return {};
  using stored = request.cache && new DocumentStore(request.cache);
  using thread = new SecondThread(TASK_URL);
  const kept = { texts, compiled: new Compiled(), stored, thread };
  const found: Loaded[] = [];
  for (const locale of locales) found.push(await readGraph(request, { ...locale, ...kept }, report));
  if (report.hasErrors || !openOutput(place, report)) return {};
  const bundled: BuiltLocale[] = [];
  const written = await progress.stage("render and emit", (tick) =>
    emitSite({
      place,
      keep,
      siteDir,
      report,
      spare: spareOf(request, place, locales.length),
      sites: localeSites(found, { place, request, report, tick, bundled }),
    }),
  );
  const pages = found.reduce((sum, { graph }) => sum + graph.routes.length, 0);
  return { pages, ...(written && { written, inputs: toBuildInputs(bundled) }) };
}

interface SitesRequest {
  readonly place: Workplace;
  readonly request: BuildRequest;
  readonly report: Reporter;
  readonly tick: Tick;
  /** Collects the inputs of each locale. */
  readonly bundled: BuiltLocale[];
}

/** Yields the site in each locale, and bundles a locale only after the one before is written. Stops at the first with errors. */
async function* localeSites(found: readonly Loaded[], given: SitesRequest): AsyncGenerator<LocaleSite> {
  const built = found.map(({ graph }) => graph.site.locale);
  const folders = found.flatMap(({ folder }) => (folder === "" ? [] : folder));
  const pagesOf = makeLocalePages(found.map(({ graph }) => graph));
  for (const one of found) {
    const site = await localeSite(one, { ...given, built, folders, localePages: pagesOf(one.graph) });
    if (!site) return;
    yield site;
  }
}

async function localeSite(
  { graph, plugins, folder, staticFiles, staticPaths, loaded, history, run }: Loaded,
  { place, request, report, tick, built, folders, localePages, bundled }: SitesRequest & LocaleRequest,
): Promise<LocaleSite | undefined> {
  const site = toSiteData(graph, built);
  // The runtime caches modules by path, so each locale needs paths of its own.
  const workDir = join(place.dir, "code", graph.site.locale);
  const bundle = await bundleGraph({ ...request, graph, site, plugins, workDir, report });
  if (!bundle) return undefined;
  const locale = { ...loaded, made: plugins, graph, sources: bundle.sources, history };
  bundled.push(locale);
  const kept = openKeptPages({ ...request, locale, place, folder, spare: spareOf(request, place, built.length) });
  const rendering = await prepareRendering({
    graph,
    bundle,
    site,
    plugins,
    localePages,
    staticPaths,
    report,
    run,
    kept,
  });
  const needs = [...plugins.flatMap((plugin) => plugin.contentSecurity?.() ?? []), searchSources(graph)];
  const security = makeContentSecurity({ config: graph.site.config, needs, report });
  return {
    folder,
    hasFiles: kept?.hasFiles,
    manifest: (hashed) => toManifest({ graph, hashed, policy: security.policy, locales: folder === "" ? folders : [] }),
    files: security.pass(
      concat(
        bundle.outputs,
        copiesOf(graph, bundle),
        beside(renderSite(rendering, tick), searchFiles(graph, run, kept?.files)),
        llmsFiles(rendering),
        imageFiles(rendering),
        cardFiles(rendering),
        redirectFiles(graph),
        openSearchFiles(graph, staticPaths),
        staticFiles,
      ),
    ),
    finish: (dir) =>
      concat(
        security.files(dir),
        request.offlineZip ? offlineCopy(dir, { graph, bundle, workDir, report }) : [],
        request.precompress ? precompress(dir, tick) : [],
      ),
    afterwards: {
      run: (outDir, hashed) => pluginFiles(rendering, { outDir, hashed }),
      touchesFolder: plugins.some(({ touchesOutput }) => touchesOutput),
    },
  };
}

interface LocaleRequest {
  /** All locales of this build. */
  readonly built: readonly string[];
  /** Folders of the locales that are not at the root of the output. */
  readonly folders: readonly string[];
  readonly localePages: LocalePages;
}

/** Lists the files that documents embed, under their hashed names, without those that the bundle already contains. */
function copiesOf({ assets, site }: Graph, { outputs }: Bundle): OutputFile[] {
  const bundled = new Set(outputs.map(({ path }) => path));
  return assets
    .filter(({ output }) => !bundled.has(output))
    .map(({ source, output }) => ({ path: output, content: { copy: join(site.dir, source) }, source, hashed: true }));
}
