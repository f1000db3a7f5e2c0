/** Bundles the site in each locale, so that its pages can be rendered. */

import { join } from "node:path";
import type { Bundle } from "../bundle/bundle.ts";
import type { KeptModules } from "../bundle/kept-modules.ts";
import type { CachedSheet } from "../bundle/styles/cached-sheets.ts";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { Plugin } from "../model/plugin.ts";
import type { RunTask } from "../model/task.ts";
import { type LocalePages, makeLocalePages } from "../render/locale-pages.ts";
import { prepareRendering, type Rendering } from "../render/rendering.ts";
import { toSiteData } from "../render/site-data.ts";
import { makeCodeReader } from "./build-inputs.ts";
import { bundleGraph } from "./bundle-graph.ts";
import type { Build } from "./open-build.ts";
import { openPageCache, spareOf } from "./page-cache.ts";

/** A locale's graph, and what it was made from. */
export interface LocaleGraph {
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  /** Path inside the output; empty at its root. */
  readonly folder: string;
  /** Absolute paths of the partials outside of the site folder. */
  readonly partials: readonly string[];
  /** Absolute paths of loaders that changed its texts, and of what these depend on. */
  readonly compilerInputs: readonly string[];
  readonly staticFiles: readonly OutputFile[];
  readonly staticPaths: ReadonlySet<string>;
  readonly loaded: LoadedSite;
  /** Whether a plugin reads the git history of its files. */
  readonly history: boolean;
  /** Runs tasks on a second thread; undefined for small sites. */
  readonly run: RunTask | undefined;
}

/** Returns the number of pages in all locales. */
export function countPages(graphs: readonly LocaleGraph[]): number {
  return graphs.reduce((sum, { graph }) => sum + graph.routes.length, 0);
}

/** A locale whose pages can be rendered. */
export interface PreparedLocale extends LocaleGraph {
  readonly bundle: Bundle;
  readonly rendering: Rendering;
  /** Absolute path of the folder for temporary files. */
  readonly workDir: string;
  /** Folders of the locales that are not at the root of the output. */
  readonly folders: readonly string[];
}

/** Prepares one locale after the other. Stops at the first with errors. */
export async function* prepareLocales(graphs: readonly LocaleGraph[], build: Build): AsyncGenerator<PreparedLocale> {
  const built = graphs.map(({ graph }) => graph.site.locale);
  const folders = graphs.flatMap(({ folder }) => (folder === "" ? [] : folder));
  const pagesOf = makeLocalePages(graphs.map(({ graph }) => graph));
  for (const one of graphs) {
    const prepared = await prepareLocale(one, build, { built, localePages: pagesOf(one.graph) });
    if (!prepared) return;
    yield { ...prepared, folders };
  }
}

interface OtherLocales {
  /** All locales of this build. */
  readonly built: readonly string[];
  readonly localePages: LocalePages;
  /** Name of the folder for its code. */
  readonly code?: string;
}

/** Prepares one locale. Returns `undefined` after an error. */
export async function prepareLocale(
  one: LocaleGraph,
  { place, request, report, bundled, packed, memo, volatileReads }: Build,
  { built, localePages, code = one.graph.site.locale }: OtherLocales,
): Promise<Omit<PreparedLocale, "folders"> | undefined> {
  const { graph, plugins, folder, partials, staticPaths, loaded, history, run } = one;
  const site = toSiteData(graph, built);
  // The runtime caches modules by path, so each locale needs paths of its own.
  const workDir = join(place.dir, "code", code);
  const names = request.cache?.names;
  const moduleCache = memo && names !== undefined ? { memo: memo<KeptModules>("modules"), names } : undefined;
  const made = { ...request, graph, site, plugins, workDir, sheetCache: memo?.<readonly CachedSheet[]>("sheets") };
  const bundle = await bundleGraph({ ...made, moduleCache, volatileReads, report });
  if (!bundle) return undefined;
  const { sources } = bundle;
  const compilerInputs = [...one.compilerInputs, ...bundle.compilerInputs];
  const readCode = makeCodeReader(loaded.site.dir);
  const locale = { ...loaded, made: plugins, graph, partials, sources, compilerInputs, history, readCode };
  bundled.push(locale);
  const spare = spareOf(request, place, built.length);
  const cache = openPageCache({ ...request, locale, place, folder, spare, packed, volatileReads, report });
  const needs = { graph, bundle, site, plugins, localePages, staticPaths, report, run, cache };
  return { ...one, bundle, rendering: await prepareRendering(needs), workDir };
}
