/**
 * The pipeline, from the site folder to `dist/`:
 * config → content → markdown → graph → bundle → render → llms → search → emit. Each stage is the folder with its name.
 */

import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CachedSheet } from "./bundle/styles/cached-sheets.ts";
import { orSiteError } from "./config/site-errors.ts";
import { loadAssets } from "./content/assets.ts";
import { namedImages } from "./content/named-images.ts";
import { readContent } from "./content/read.ts";
import { checkOutput } from "./emit/check-output.ts";
import { type Emitted, emitSite, openOutput } from "./emit/emit-site.ts";
import { listProtectedPlaces, readUserFolders } from "./emit/protected-places.ts";
import { hasOwnSearchBar } from "./content/theme-overrides.ts";
import { listStaticFiles } from "./emit/static-files.ts";
import { withWorkplace } from "./emit/with-workplace.ts";
import { planWorkplace, restoreOutput, type Workplace } from "./emit/workplace.ts";
import { assembleGraph } from "./graph/assemble.ts";
import { Compiled } from "./markdown/store/compiled.ts";
import { compileDocuments } from "./markdown/compile-all.ts";
import { DocumentStore } from "./markdown/document-store.ts";
import { TextStore } from "./markdown/store/text-store.ts";
import type { BuildRequest, BuildResult, CheckRequest, CheckResult, LoadedGraph, LoadRequest } from "./model/build.ts";
import type { Reporter } from "./model/diagnostic.ts";
import type { Document } from "./model/document.ts";
import type { Memo } from "./model/memo.ts";
import { type BuiltLocale, toBuildInputs } from "./pipeline/build-inputs.ts";
import { type LoadedLocale, loadLocale, loadLocales } from "./pipeline/load-locales.ts";
import { spareOf } from "./pipeline/page-cache.ts";
import { openReport } from "./pipeline/open-report.ts";
import { TASK_URL } from "./pipeline/task-url.ts";
import { type Ending, toResult } from "./pipeline/to-result.ts";
import { SecondThread } from "./system/second-thread.ts";
import { Turns } from "./system/turns.ts";
import { makeJsonMemo } from "./cache/json-memo.ts";
import { PACKED_DOCUMENTS, PackStore } from "./cache/pack-store.ts";
import { PackedFiles } from "./cache/packed-files.ts";
import type { ProtectedPlace } from "./emit/check-output.ts";
import { type Loaded, localeSites, renderLocales, type SitesRequest } from "./pipeline/locale-site.ts";

export * from "./pipeline/other-commands.ts";

/** The caches that the locales of one run share. */
interface SharedCaches {
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
  { loaded, made: plugins, folder, thread, ...caches }: LoadedLocale & SharedCaches,
  report: Reporter,
): Promise<Loaded> {
  const { site } = loaded;
  const { progress } = request;
  const content = await progress.stage("content", () => readContent({ site, plugins, report, texts: caches.texts }));
  const { siteCode } = report;
  const run = content.contents.flatMap(({ found }) => found.sources).length >= THREAD_FROM ? thread?.run : undefined;
  const { value: documents, diagnostics } = await progress.stage("markdown", (tick) =>
    compileDocuments({ ...loaded, content, ...caches, siteCode, run, turns: new Turns(), tick }),
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
  const history = content.contents.some(({ found: { history: needed } }) => needed !== undefined);
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

/** Builds a site. After any error, the output folder is unchanged. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const outDir = outputOf(request);
  restoreOutput(outDir);
  request.cache?.output?.open();
  return runBuild(request, (found, given, keep) =>
    request.progress.stage("render and emit", (tick) =>
      emitSite({
        ...given,
        keep,
        siteDir: request.siteDir,
        spare: spareOf(request, given.place, found.length),
        sites: localeSites(found, { ...given, tick }),
      }),
    ),
  );
}

/** Renders the pages that are this process's own. Writes nothing into the output folder. */
export async function renderPart(request: BuildRequest & Required<Pick<BuildRequest, "pages">>): Promise<BuildResult> {
  return runBuild(request, async (found, given) => {
    // Nobody takes the files that the second thread would draw.
    const alone = found.map((one) => ({ ...one, run: undefined }));
    await request.progress.stage("render", (tick) => renderLocales(alone, { ...given, tick }));
    return { files: 0, bytes: 0 };
  });
}

/** Does something with the graphs of all locales. */
type WithGraphs = (
  found: readonly Loaded[],
  given: Omit<SitesRequest, "tick">,
  keep: readonly ProtectedPlace[],
) => Promise<Emitted | undefined>;

async function runBuild(request: BuildRequest, work: WithGraphs): Promise<BuildResult> {
  const outDir = outputOf(request);
  const report = openReport(request);
  const place = planWorkplace(outDir);
  // Plugins know the place from the start and may write to it, however far the build comes.
  using texts = new TextStore({ prints: request.cache !== undefined || request.pages !== undefined });
  const build = () => withWorkplace(place, report, () => buildInto(place, { ...request, texts, work }, report));
  const built = await orSiteError(build, { ...request, report });
  return toResult({ report, outDir, request, ...built });
}

async function buildInto(
  place: Workplace,
  { texts, work, ...request }: BuildRequest & { readonly texts: TextStore; readonly work: WithGraphs },
  report: Reporter,
): Promise<Pick<Ending, "pages" | "written" | "inputs">> {
  const locales = await loadLocales(request, report, place.newDir);
  const keep = locales.flatMap(({ loaded, made }) =>
    listProtectedPlaces({ ...loaded, made }, readUserFolders(request.currentDir)),
  );
  if (locales.length === 0 || !checkOutput({ place, keep, report })) return {};
  using packs = request.cache && new PackStore({ ...request.cache, name: PACKED_DOCUMENTS });
  const entries = request.pages ? request.pages.documents(packs) : packs;
  const stored = entries && new DocumentStore(entries);
  using packed = request.cache?.packsFiles ? new PackedFiles(request.cache) : undefined;
  const sheetCache = packs && makeJsonMemo<readonly CachedSheet[]>(packs, "sheets");
  using thread = new SecondThread(TASK_URL);
  const caches = { texts, compiled: new Compiled(), stored, thread };
  const found: Loaded[] = [];
  for (const locale of locales) found.push(await readGraph(request, { ...locale, ...caches }, report));
  if (report.hasErrors || !openOutput(place, report)) return {};
  const bundled: BuiltLocale[] = [];
  const written = await work(found, { place, request, report, bundled, packed, sheetCache }, keep);
  const pages = found.reduce((sum, { graph }) => sum + graph.routes.length, 0);
  return { pages, ...(written && { written, inputs: toBuildInputs(bundled) }) };
}
