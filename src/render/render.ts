/** Stage render. In: the graph and a server for its components. Out: an HTML file and a data file for each route, one at a time. */

import { version } from "../../package.json";
import type { Bundle } from "../bundle/bundle.ts";
import { importModule } from "../bundle/site-modules.ts";
import type { OutputFile, Tick } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import type { Graph } from "../model/graph.ts";
import { contentOf } from "../graph/plugin-content.ts";
import type { PageData } from "../model/page.ts";
import type { Plugin } from "../model/plugin.ts";
import type { Route } from "../model/route.ts";
import type { SiteData, ThemeServer } from "../model/theme.ts";
import { pageDataUrl } from "../url/page-path.ts";
import { bootScript } from "./boot-script.ts";
import { type BodyContext, withoutProse } from "./body.ts";
import { type DocumentFrame, makeFrame, toHtmlDocument } from "./html-document.ts";
import { type PageDataRequest, toPageData } from "./page-data.ts";
import { collectLinks, type RenderedLinks } from "./rendered-links.ts";
import { makeSharedFiles, type SharedFiles } from "./shared-files.ts";

export interface RenderStageRequest {
  readonly graph: Graph;
  readonly bundle: Bundle;
  readonly site: SiteData;
  readonly plugins: readonly Plugin[];
  /** Paths under `baseUrl` that a static folder answers. */
  readonly staticFiles: ReadonlySet<string>;
  readonly report: Reporter;
  readonly tick: Tick;
}

const GENERATOR = `Veloci ${version}`;

interface Renderer extends RenderStageRequest {
  readonly shared: SharedFiles;
  readonly frame: DocumentFrame;
  readonly pageData: PageDataRequest;
  readonly links: RenderedLinks;
}

/** Files of all pages and of the data they share. A page that fails to render is a `render-error` and left out. */
export function* renderSite(request: RenderStageRequest): Generator<OutputFile> {
  const { graph, bundle, site } = request;
  const shared = makeSharedFiles(graph.shared, site.siteConfig.baseUrl);
  const bodies = makeBodyContext(bundle.server, site);
  const pageData = { graph, shared, build: bundle.entry.build, bodies };
  const links = collectLinks(graph, request.staticFiles);
  const renderer = { ...request, shared, pageData, links, frame: frameOf(request) };
  for (const [path, content] of Object.entries(shared.files)) yield { path, content };
  let done = 0;
  for (const route of graph.routes) {
    yield* renderRoute(route, renderer);
    request.tick(++done, graph.routes.length);
  }
  links.check(request.report);
}

function* renderRoute(route: Route, renderer: Renderer): Generator<OutputFile> {
  const { site, bundle, shared, frame, report } = renderer;
  try {
    const page = toPageData(route, renderer.pageData);
    const { html, head, links } = bundle.server.renderPage({ page, shared: shared.values, site });
    renderer.links.add(route, links);
    const data = JSON.stringify({ ...page, bodies: mapBodies(page) });
    const preload = page.layers.flatMap((layer) => Object.values(layer.shared ?? {}));
    const source = route.source ?? route.plugin.name;
    yield { path: htmlPath(route.path, site), content: toHtmlDocument({ head, html, data, preload, frame }), source };
    const dataPath = dataFilePath(route.path, site);
    if (dataPath) yield { path: dataPath, content: JSON.stringify({ ...page, head }), source };
  } catch (error) {
    report.add({
      code: "render-error",
      severity: "error",
      message: `The page \`${route.path}\` cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      ...(route.source ? { file: route.source } : {}),
    });
  }
}

function mapBodies(page: PageData): PageData["bodies"] {
  return Object.fromEntries(Object.entries(page.bodies).map(([name, body]) => [name, withoutProse(body)]));
}

/**
 * Where a route's HTML goes: `a/index.html`, or `a.html` when `trailingSlash` is false (the format's rule). Percent
 * signs of the URL are decoded: files have plain names.
 */
export function htmlPath(routePath: string, { siteConfig }: Pick<SiteData, "siteConfig">): string {
  const inside = decodeURI(routePath).slice(siteConfig.baseUrl.length).replace(/\/+$/, "");
  if (inside === "" || /^\/?$/.test(inside)) return "index.html";
  if (inside.endsWith(".html")) return inside;
  return siteConfig.trailingSlash === false ? `${inside}.html` : `${inside}/index.html`;
}

/** The not-found page has no data file: nothing navigates to it. */
function dataFilePath(routePath: string, { siteConfig }: SiteData): string | undefined {
  const { baseUrl } = siteConfig;
  if (routePath === `${baseUrl}404.html`) return undefined;
  const url = pageDataUrl({ pathname: decodeURI(routePath), baseUrl, nonExact: [] });
  return url?.slice(baseUrl.length);
}

/** How bodies of this site become HTML. */
export function makeBodyContext(server: ThemeServer, site: SiteData): BodyContext {
  const statics = new Set(server.staticComponents);
  return {
    isStatic: (name) => statics.has(name),
    renderStatic: (name, props, html) => server.renderStatic({ name, props, html, site }),
    componentName,
  };
}

/** An imported component goes by its module, except the theme's own under their usual names. */
function componentName({ path, imports }: Document, name: string): string {
  const [local = name, ...members] = name.split(".");
  const found = imports.find(({ names }) => local in names);
  const module = found && importModule(path, found.from);
  if (!found || !module || module === `@theme/${local}`) return name;
  const exported = found.names[local];
  return `${module}#${exported === "*" ? members.join(".") : exported}`;
}

function frameOf({ graph, bundle, plugins, site }: RenderStageRequest): DocumentFrame {
  const injected = plugins.map((plugin) => plugin.injectHtmlTags?.(contentOf(graph, plugin)) ?? {});
  const { baseUrl, headTags, scripts, stylesheets } = site.siteConfig;
  const url = (path: string): string => baseUrl + path;
  return makeFrame({
    bootScript: bootScript(graph.site.config),
    styles: [url(bundle.styles)],
    modulePreloads: bundle.preload.map(url),
    entry: url(bundle.entry.path),
    headTags: [...stylesheets, ...scripts, ...headTags, ...injected.flatMap(({ headTags: tags = [] }) => tags)],
    preBodyTags: injected.flatMap(({ preBodyTags = [] }) => preBodyTags),
    postBodyTags: injected.flatMap(({ postBodyTags = [] }) => postBodyTags),
    generator: GENERATOR,
  });
}
