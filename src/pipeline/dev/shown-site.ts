/** Serves one state of a site under development. Pages and files are made on request. */

import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Bundle } from "../../bundle/bundle.ts";
import { contentHash } from "../../content/asset-output.ts";
import { llmsFiles } from "../../llms/llms-files.ts";
import { SEARCH_FOLDER } from "../../lookup/index-files.ts";
import type { OutputFile } from "../../model/build.ts";
import type { ShownPage, ShownSite } from "../../model/dev.ts";
import type { Route } from "../../model/route.ts";
import { openSearchFiles } from "../../render/open-search.ts";
import { pluginFiles } from "../../render/plugin-files.ts";
import { makeRedirectData, redirectFiles } from "../../render/redirect-files.ts";
import { makeRouteRenderer } from "../../render/render.ts";
import { reportFailures } from "../../render/render-failure.ts";
import { dataFilePath, type RenderedRoute } from "../../render/renderer.ts";
import { cardFiles, imageFiles, type Rendering } from "../../render/rendering.ts";
import { makeReporter } from "../../report/reporter.ts";
import { searchFiles } from "../../search/search-files.ts";
import { htmlPath, toPagePath } from "../../url/page-path.ts";
import { findGonePages, findMovedPage, type PagesOfState } from "./moved-page.ts";
import { indexRoutes, type RouteIndex } from "./route-index.ts";

/** Returns the entry script without the names of the site's own chunks. */
function frameOf({ entry: { text, build }, chunk }: Bundle): string {
  const rest = chunk === undefined ? text : text.replaceAll(basename(chunk), "");
  return contentHash(rest.replaceAll(build, ""));
}

/** One state, without the files of the state before it. */
export interface SiteState extends Omit<ShownSite, "has" | "file" | "movedTo">, PagesOfState {
  has(path: string): boolean;
  /** Whether the name of one of its files identifies the content. */
  hasHashed(path: string): boolean;
  file(path: string): Promise<OutputFile | undefined>;
  /** Returns the documents whose text the file at an output path shows; `all` for a file made from the whole site. */
  documentsIn(path: string): readonly string[] | "all";
  /** Returns the documents whose text the page of a route shows. */
  documentsOn(path: string): readonly string[];
}

/** Joins a state with the one before it, because pages that are still open may request files of the earlier state. */
export function toShownSite(state: SiteState, before: SiteState | undefined): ShownSite {
  return {
    ...state,
    has: (path) => state.has(path) || before?.hasHashed(path) === true,
    file: async (path) => (await state.file(path)) ?? (before?.hasHashed(path) ? before.file(path) : undefined),
    movedTo: (path) => findMovedPage(path, state),
  };
}

/** Makes the state for a rendering. `before` is the state before it. */
export function toSiteState(rendering: Rendering, before: SiteState | undefined): SiteState {
  const { graph, bundle, site, shared, staticPaths } = rendering;
  const { config } = graph.site;
  const index = indexRoutes(rendering, before?.index);
  const pages = makePages(rendering, index);
  const routes = index.byFile;
  const fixed = fixedFiles(rendering, index);
  const late = makeLateFiles(rendering);
  const isLate = (path: string): boolean => LATE.test(path) || isPicture(path, rendering);
  return {
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    nonExact: Object.fromEntries(
      graph.routes.filter(({ exact }) => !exact).map(({ path }) => [path, htmlPath(path, config)]),
    ),
    build: bundle.entry.build,
    chunk: bundle.chunk && site.siteConfig.baseUrl + bundle.chunk,
    frame: frameOf(bundle),
    sheets: bundle.sheets.map(({ path }) => site.siteConfig.baseUrl + path),
    has: (path) =>
      routes.has(path) ||
      fixed.has(path) ||
      shared.has(path) ||
      pages.beside.has(path) ||
      staticPaths.has(path) ||
      isLate(path),
    hasHashed: (path) => fixed.get(path)?.hashed === true || shared.has(path) || pages.beside.has(path),
    async file(path) {
      const route = routes.get(path);
      if (route) return pages.render(route).files.find((file) => file.path === path);
      return (
        fixed.get(path) ??
        shared.file(path) ??
        pages.beside.get(path) ??
        findStatic(path, rendering) ??
        (await late(path))
      );
    },
    page: pages.page,
    documentsIn: (path) => {
      const route = routes.get(path);
      return route ? shownOn(route) : isLate(path) && !isPicture(path, rendering) && !fixed.has(path) ? "all" : [];
    },
    documentsOn: (path) => shownOn(index.byPath.get(toPagePath(path))),
    index,
    documents: graph.documents,
    gone: findGonePages({ index, documents: graph.documents }, before),
  };
}

/** The files that are known without rendering a page, by output path. */
function fixedFiles(
  { graph, bundle, staticPaths }: Rendering,
  { byFile }: RouteIndex,
): ReadonlyMap<string, OutputFile> {
  const files = [
    ...bundle.outputs,
    ...graph.assets.map(({ source, output }) => ({
      path: output,
      content: { copy: join(graph.site.dir, source) },
      hashed: true,
    })),
    ...redirectFiles(graph).filter(({ path }) => !byFile.has(path)),
    ...makeRedirectData(graph)(graph.redirects.map(({ from }) => from)),
    ...openSearchFiles(graph, staticPaths),
  ];
  return new Map(files.map((file) => [file.path, file]));
}

function shownOn(route: Route | undefined): string[] {
  return Object.values(route?.bodies ?? {}).map(({ document }) => document);
}

/** Whether a path is an image that pages request while they render. */
function isPicture(path: string, { images }: Rendering): boolean {
  return path.startsWith("assets/cards/") || images?.has(path) === true;
}

/** Matches the paths of files that are made from the whole site. */
const LATE = new RegExp(
  `^${SEARCH_FOLDER}/|(?:^|/)(?:llms[\\w-]*|robots)\\.txt$|\\.md$|^(?!assets/).*\\.(?:xml|xsl|json)$`,
);

/** Finds a static file on disk, in the first static folder that has it now. */
function findStatic(path: string, { graph, staticPaths }: Rendering): OutputFile | undefined {
  if (!staticPaths.has(path)) return undefined;
  const folders = graph.site.config.staticDirectories.map((folder) => resolve(graph.site.dir, folder));
  const copy = folders.map((folder) => join(folder, path)).find((file) => existsSync(file));
  return copy === undefined ? undefined : { path, content: { copy } };
}

interface Pages {
  /** Files that pages need beside their own, by output path; known once a page is rendered. */
  readonly beside: ReadonlyMap<string, OutputFile>;
  render(route: Route): RenderedRoute;
  page(path: string): Promise<ShownPage | undefined>;
}

/** Renders each route once, when it is first requested. */
function makePages(rendering: Rendering, { byFile, byPath }: RouteIndex): Pages {
  const { graph, site, bundle, report } = rendering;
  const renderRoute = makeRouteRenderer(rendering);
  const rendered = new Map<Route, RenderedRoute>();
  const beside = new Map<string, OutputFile>();
  const render = (route: Route): RenderedRoute => {
    const known = rendered.get(route);
    if (known) return known;
    const made = renderRoute(route);
    rendered.set(route, made);
    for (const file of made.files) if (!byFile.has(file.path)) beside.set(file.path, file);
    return made;
  };
  const page = async (path: string): Promise<ShownPage | undefined> => {
    const route = byPath.get(toPagePath(path));
    if (!route) return undefined;
    const { files, failure } = render(route);
    const problems = makeReporter(report.siteCode);
    if (failure) await reportFailures([failure], bundle.pageCode, problems);
    const data = files.find((file) => file.path === dataFilePath(route.path, site))?.content;
    const frontMatter = graph.documents[route.document ?? ""]?.frontMatter;
    return {
      ...(typeof data === "string" && { data }),
      diagnostics: problems.diagnostics,
      isDraft: frontMatter?.["draft"] === true,
    };
  };
  return { beside, render, page };
}

/** Makes the files that need the whole site: all text files at the first request for one, and each image by itself. */
function makeLateFiles(rendering: Rendering): (path: string) => Promise<OutputFile | undefined> {
  let texts: Promise<ReadonlyMap<string, OutputFile>> | undefined;
  return async (path) => {
    if (!isPicture(path, rendering)) {
      if (!LATE.test(path)) return undefined;
      texts ??= listTexts(rendering);
      return (await texts).get(path);
    }
    for (const list of [imageFiles(rendering), cardFiles(rendering)])
      for await (const file of list) if (file.path === path) return file;
    return undefined;
  };
}

async function listTexts(rendering: Rendering): Promise<ReadonlyMap<string, OutputFile>> {
  const { graph } = rendering;
  // No folder that other users could read or change.
  const plugins = rendering.plugins.filter(({ readsOutput, touchesOutput }) => !readsOutput && !touchesOutput);
  const noIndex = new Set(graph.routes.flatMap(({ path, noIndex: isHidden }) => (isHidden ? path : [])));
  const made = pluginFiles(
    { ...rendering, plugins, noIndex },
    { outDir: join(graph.site.dir, "dist"), hashed: () => [] },
  );
  const files = [
    ...(await Array.fromAsync(searchFiles(graph))),
    ...llmsFiles(rendering),
    ...(await Array.fromAsync(made)),
  ];
  return new Map(files.map((file) => [file.path, file]));
}
