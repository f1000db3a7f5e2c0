/** The site in each locale, from its graph to its files. */

import { join } from "node:path";
import type { Bundle } from "../bundle/bundle.ts";
import type { PackedFiles } from "../cache/packed-files.ts";
import type { LoadedSite } from "../config/loaded-site.ts";
import { makeContentSecurity } from "../emit/content-security/content-security.ts";
import type { LocaleSite } from "../emit/emit-site.ts";
import { toManifest } from "../emit/manifest.ts";
import { precompress } from "../emit/precompress.ts";
import type { Workplace } from "../emit/workplace.ts";
import { llmsFiles } from "../llms/llms-files.ts";
import type { BuildRequest, LoadedGraph, OutputFile, Tick } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { Plugin } from "../model/plugin.ts";
import type { RunTask } from "../model/task.ts";
import { type LocalePages, makeLocalePages } from "../render/locale-pages.ts";
import { openSearchFiles } from "../render/open-search.ts";
import { pluginFiles } from "../render/plugin-files.ts";
import { redirectFiles } from "../render/redirect-files.ts";
import { renderSite } from "../render/render.ts";
import { cardFiles, imageFiles, prepareRendering, type Rendering } from "../render/rendering.ts";
import { toSiteData } from "../render/site-data.ts";
import { searchFiles } from "../search/search-files.ts";
import { searchSources } from "../search/search-sources.ts";
import type { BuiltLocale } from "./build-inputs.ts";
import { bundleGraph, type BundleGraphRequest } from "./bundle-graph.ts";
import { beside, concat } from "./concat.ts";
import { openPageCache, spareOf } from "./page-cache.ts";
import { offlineCopy } from "./offline-copy.ts";

/** A locale's graph, and what it was made from. */
export interface Loaded extends LoadedGraph {
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

/** Shared state of the locales of a build. */
export interface SitesRequest {
  readonly place: Workplace;
  readonly request: BuildRequest;
  readonly report: Reporter;
  readonly tick: Tick;
  /** Collects the inputs of each locale. */
  readonly bundled: BuiltLocale[];
  /** Files that other machines have made. */
  readonly packed: PackedFiles | undefined;
  /** Style sheets of earlier builds. */
  readonly sheetCache: BundleGraphRequest["sheetCache"];
}

/** Yields the site in each locale, and bundles a locale only after the one before is written. Stops at the first with errors. */
export async function* localeSites(found: readonly Loaded[], given: SitesRequest): AsyncGenerator<LocaleSite> {
  for await (const prepared of prepareLocales(found, given)) yield toSite(prepared, given);
}

/** Renders the pages of this process in each locale. Their files are where the request says, and nowhere else. */
export async function renderLocales(found: readonly Loaded[], given: SitesRequest): Promise<void> {
  for await (const { rendering } of prepareLocales(found, given))
    for await (const _ of renderSite(rendering, given.tick));
}

/** A locale whose pages can be rendered. */
interface Prepared {
  readonly one: Loaded;
  readonly bundle: Bundle;
  readonly rendering: Rendering;
  readonly workDir: string;
  /** Folders of the locales that are not at the root of the output. */
  readonly folders: readonly string[];
}

async function* prepareLocales(found: readonly Loaded[], given: SitesRequest): AsyncGenerator<Prepared> {
  const built = found.map(({ graph }) => graph.site.locale);
  const folders = found.flatMap(({ folder }) => (folder === "" ? [] : folder));
  const pagesOf = makeLocalePages(found.map(({ graph }) => graph));
  for (const one of found) {
    const prepared = await prepareLocale(one, { ...given, built, localePages: pagesOf(one.graph) });
    if (!prepared) return;
    yield { ...prepared, folders };
  }
}

interface LocaleRequest extends SitesRequest {
  /** All locales of this build. */
  readonly built: readonly string[];
  readonly localePages: LocalePages;
}

async function prepareLocale(
  one: Loaded,
  { place, request, report, built, localePages, bundled, packed, sheetCache }: LocaleRequest,
): Promise<Omit<Prepared, "folders"> | undefined> {
  const { graph, plugins, folder, staticPaths, loaded, history, run } = one;
  const site = toSiteData(graph, built);
  // The runtime caches modules by path, so each locale needs paths of its own.
  const workDir = join(place.dir, "code", graph.site.locale);
  const bundle = await bundleGraph({ ...request, graph, site, plugins, workDir, sheetCache, report });
  if (!bundle) return undefined;
  const locale = { ...loaded, made: plugins, graph, sources: bundle.sources, history };
  bundled.push(locale);
  const spare = spareOf(request, place, built.length);
  const cache = openPageCache({ ...request, locale, place, folder, spare, packed, report });
  const rendering = await prepareRendering({
    graph,
    bundle,
    site,
    plugins,
    localePages,
    staticPaths,
    report,
    run,
    cache,
  });
  return { one, bundle, rendering, workDir };
}

function toSite(
  { one, bundle, rendering, workDir, folders }: Prepared,
  { request, report, tick }: SitesRequest,
): LocaleSite {
  const { graph, plugins, folder, staticFiles, staticPaths, run } = one;
  const { cache } = rendering;
  const needs = [...plugins.flatMap((plugin) => plugin.contentSecurity?.() ?? []), searchSources(graph)];
  const security = makeContentSecurity({ config: graph.site.config, needs, report });
  return {
    folder,
    hasFiles: cache?.hasFiles,
    manifest: (hashed) => toManifest({ graph, hashed, policy: security.policy, locales: folder === "" ? folders : [] }),
    files: security.pass(
      concat(
        bundle.outputs,
        copiesOf(graph, bundle),
        beside(renderSite(rendering, tick), searchFiles(graph, run, cache?.files)),
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

/** Lists the files that documents embed, under their hashed names, without those that the bundle already contains. */
function copiesOf({ assets, site }: Graph, { outputs }: Bundle): OutputFile[] {
  const bundled = new Set(outputs.map(({ path }) => path));
  return assets
    .filter(({ output }) => !bundled.has(output))
    .map(({ source, output }) => ({ path: output, content: { copy: join(site.dir, source) }, source, hashed: true }));
}
