/** The render stage. */

import { version } from "../../package.json";
import type { Bundle } from "../bundle/bundle.ts";
import { contentOf } from "../graph/content-of.ts";
import type { OutputFile, Tick } from "../model/build.ts";
import type { Json } from "../model/json.ts";
import type { Route } from "../model/route.ts";
import type { RenderRequest } from "../model/theme.ts";
import { collectAfter } from "../system/garbage.ts";
import { makeRedirectPath } from "../url/page-path.ts";
import { bootScriptHtml } from "./boot-script.ts";
import { type DocumentFrame, makeFrame, type StyleSheet } from "./html-document.ts";
import { makeRedirectData } from "./redirect-files.ts";
import { type RenderFailure, reportFailures } from "./render-failure.ts";
import { makeCachingRenderer } from "./page-cache.ts";
import { makePageKeys } from "./page-keys.ts";
import { makeRenderer, type RenderedRoute } from "./renderer.ts";
import { isCheckedInGraph, linkOnPage, makeMissingFinder } from "./missing-pages.ts";
import { type BrokenLink, type LinkCheck, makeLinkCheck, reportBrokenLinks } from "./rendered-links.ts";
import type { Rendering } from "./rendering.ts";
import { makeSheetPicker } from "./sheet-picker.ts";
import { makeDocumentWriter } from "./templated-document.ts";
import { makeWithheldFiles } from "./withheld-files.ts";

const GENERATOR = `Veloci ${version}`;

/**
 * Renders all pages and the data they share. Diagnostics: `render-error` for a page that fails and is left out; `broken-link` for
 * links in components.
 */
export async function* renderSite(rendering: Rendering, tick: Tick): AsyncGenerator<OutputFile> {
  const { graph, shared, report } = rendering;
  yield* shared.files();
  const check = makeLinkCheck(graph, filesOf(rendering));
  const render = makeRouteRenderer(rendering, check);
  const redirectData = makeRedirectData(graph);
  const failures: RenderFailure[] = [];
  const broken = new Map<string, BrokenLink & { readonly pages: number[] }>();
  // What the bundler and its preparation have left.
  collectAfter(graph.routes.length);
  for (const [index, route] of graph.routes.entries()) {
    const { files, links, anchors = [], noIndex, failure } = render(route);
    yield* files;
    yield* redirectData(links);
    if (rendering.cards) yield* rendering.cards.ready();
    for (const link of links) {
      const problem = check(linkOnPage(link, route));
      if (!problem || isCheckedInGraph(link, route, graph)) continue;
      const entry = broken.get(link) ?? { link, problem, pages: [] };
      entry.pages.push(index);
      broken.set(link, entry);
    }
    if (anchors.length > 0) rendering.anchors.set(route.path, anchors);
    if (noIndex) rendering.noIndex.add(route.path);
    if (failure) failures.push(failure);
    tick(index + 1, graph.routes.length);
  }
  reportBrokenLinks(broken.values(), graph, report);
  await reportFailures(failures, rendering.bundle.pageCode, report);
}

function nameOf({ path, source }: Route): string {
  return source === undefined ? `the page \`${path}\`` : `the page \`${path}\` (\`${source}\`)`;
}

/** Makes the function that renders a route of this site. `check` is that of its links, made on demand if it is absent. */
export function makeRouteRenderer(rendering: Rendering, check?: LinkCheck): (route: Route) => RenderedRoute {
  const { graph, shared, site, bundle, cards } = rendering;
  const { chunkOf, preload, sheets, docsChunks, componentKinds } = bundle;
  const formulaStyles = bundle.formulaStyles && site.siteConfig.baseUrl + bundle.formulaStyles;
  const frame = frameOf(rendering);
  const tags = Object.values(rendering.tags).flat();
  // A template may use any class of the theme.
  const pickSheet = graph.site.config.ssrTemplate
    ? () => sheets.length - 1
    : makeSheetPicker({ sheets, docsChunks, tags });
  const sheetUrls = sheets.map(({ path }) => site.siteConfig.baseUrl + path);
  const lookUp = makeLookUp(rendering);
  const { cache } = rendering;
  const volatileReads = cache?.volatileReads;
  const plan = {
    graph,
    shared,
    site,
    frame,
    writeDocument: makeDocumentWriter(graph.site, site.siteMetadata.docusaurusVersion),
    lookUp,
    missingOf: makeMissingFinder(graph, () => check ?? makeLinkCheck(graph, filesOf(rendering))),
    localePages: rendering.localePages,
    pickSheet,
    sheetUrls,
    chunkOf,
    common: preload,
    formulaStyles,
    cards,
    componentKinds,
    isVolatile: volatileReads && (() => volatileReads.isVolatile),
  };
  if (!cache) return asSiteCode(makeRenderer(plan, bundle.server), rendering);
  const withheldFiles = makeWithheldFiles(site);
  const keyOf = makePageKeys(rendering, { frame, surroundings: cache.surroundings });
  const makeRender = (look: RenderRequest["lookUp"]) =>
    asSiteCode(makeRenderer({ ...plan, lookUp: look }, bundle.server, withheldFiles), rendering);
  const makeOther = () => {
    const server = bundle.otherServer();
    if (rendering.findImage) server.findImagesWith(rendering.findImage);
    return asSiteCode(makeRenderer(plan, server, withheldFiles), rendering);
  };
  const { missingOf } = plan;
  return makeCachingRenderer({ cache, rendering, keyOf, withheldFiles, lookUp, missingOf, makeRender, makeOther });
}

/** Rendering runs the site's components. */
function asSiteCode(render: (route: Route) => RenderedRoute, { report }: Rendering): (route: Route) => RenderedRoute {
  return (route) => report.siteCode.runNow(nameOf(route), () => render(route));
}

/** Finds the data that plugins offer to components on demand. Few sites use it. */
export function makeLookUp({ graph, plugins }: Rendering): RenderRequest["lookUp"] {
  let byKey: ReadonlyMap<string, Json> | undefined;
  const read = () => new Map(plugins.flatMap((plugin) => [...(plugin.lookups?.(contentOf(graph, plugin)) ?? [])]));
  return (key) => (byKey ??= read()).get(key);
}

/** Output paths of all files other than pages. */
function filesOf({ graph, bundle, staticPaths }: Rendering): ReadonlySet<string> {
  const pathOf = makeRedirectPath(graph.routes, graph.site.config);
  return new Set([
    ...staticPaths,
    ...graph.redirects.map(({ from }) => pathOf(from)),
    ...graph.assets.map(({ output }) => output),
    ...bundle.outputs.map(({ path }) => path),
  ]);
}

function frameOf({ graph, bundle, site, tags }: Rendering): DocumentFrame {
  const url = (path: string): string => site.siteConfig.baseUrl + path;
  return makeFrame({
    bootScript: bootScriptHtml(graph.site.config),
    sheets: bundle.sheets.map(({ path }) => url(path)),
    styles: unscriptedSheets(bundle, url),
    modulePreloads: bundle.preload.map(url),
    entry: url(bundle.entry.path),
    ...tags,
    generator: GENERATOR,
  });
}

function unscriptedSheets({ unscriptedStyles: styles }: Bundle, url: (path: string) => string): StyleSheet[] {
  return styles ? [{ url: url(styles.path), media: styles.media, isUnscripted: true }] : [];
}
