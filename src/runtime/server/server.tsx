/** The server side of the theme: renders a page to HTML and head. Bundled with React and the theme into one module. */

import staticComponents, { elementComponents } from "@theme/static-components";
import { createElement } from "react";
// React's build for Node has error messages; others have only codes.
import { renderToStaticMarkup, renderToString } from "react-dom/server.node";
import type { ImageSource, ResponsiveImage } from "../../model/image.ts";
import type { CodeText, CompiledCode, PageData } from "../../model/page.ts";
import type {
  NodesRequest,
  RenderedNodes,
  RenderedPage,
  RenderRequest,
  SiteData,
  StaticRequest,
  ThemeServer,
} from "../../model/theme.ts";
import { App } from "../shared/app/App.tsx";
import { BodyNodes } from "../shared/app/Content.tsx";
import { findComponents } from "../shared/app/component-finder.ts";
import { AppContext, type AppContextValue, type ServerRendering } from "../shared/contexts.ts";
import { type DocsRecord, makeDocsRecord } from "./docs-record.ts";
import { makeHeadCollector, toPageHead } from "../shared/head.ts";
import { makeStaticColorMode, makeStaticHistory } from "./fixed-state.ts";
import { findComponentStack } from "./component-stack.ts";
import { splitHoisted, withoutPreloads } from "./hoisted-links.ts";
import { lateRenderOf } from "./late-components.ts";
import { makeRenderMemory, type RenderMemory } from "./render-memory.ts";
import { speak } from "../shared/translate.ts";
import { AUTHOR_COMPONENTS, toLoadedPage } from "../shared/page-parts.ts";
import { makeShells, type RenderedShell, type ShellRequest } from "./static-shells.ts";

/** What the modules of the theme and the site, and the generator, give to a server. */
interface ServerState {
  readonly modules: Record<string, object>;
  readonly source: AppContextValue["modules"];
  /** Components of the site, by the name of the theme component that they replace. */
  readonly overrides: Map<string, unknown>;
  compile?: (text: CodeText) => CompiledCode;
  findImage?: ImageSource["find"];
}

/** Makes the server of one site from the theme's modules by specifier. `runTasks` runs the microtasks that wait. */
export function makeThemeServer(themeModules: Readonly<Record<string, object>>, runTasks: () => void): ThemeServer {
  const renderReact = lateRenderOf(themeModules["react"]);
  const renderLate: RenderLate = (work, htmlOf) => renderReact({ work, htmlOf, runTasks });
  const modules: Record<string, object> = { ...themeModules };
  const source = { get: (name: string) => modules[name], load: async (name: string) => modules[name] ?? {} };
  const overrides = new Map<string, unknown>();
  const state: ServerState = { modules, source, overrides };
  const shellOf = makeShells();
  const memory = makeRenderMemory();
  return {
    modules,
    get staticComponents() {
      return listStaticComponents(state);
    },
    get ownElements() {
      return listOwnElements(state);
    },
    get authorComponents() {
      return Object.keys(findComponents(source, overrides).components());
    },
    override(replaced) {
      for (const [name, module] of Object.entries(replaced))
        overrides.set(name, (module as { default: object }).default);
    },
    compileCodeWith: (compile) => void (state.compile = compile),
    findImagesWith: (find) => void (state.findImage = find),
    speak,
    register: (added) => void Object.assign(modules, added),
    // Asynchronous from the start, so that an error before rendering rejects the promise.
    componentStack: async (request) => {
      const { context, server } = openPage(request, state);
      return findComponentStack(<App value={{ ...context, server }} />);
    },
    renderPage: (request) => renderPage(request, { state, memory, renderLate }),
    renderStatic: (request) => shellOf(toShellRequest(request, state)),
    renderNodes: (request) =>
      renderLate(
        () => renderNodes(request, state),
        ({ html }) => html,
      ),
  };
}

/** A component without behavior may have some if the site replaces part of it. */
function listStaticComponents({ overrides }: ServerState): string[] {
  if (overrides.has("@theme/MDXComponents")) return [];
  const replaced = new Set([...overrides.keys()].map((name) => name.split("/")[1]));
  return Object.keys(staticComponents).filter((name) => !replaced.has(name.replace(/^@theme\/(\w+).*/, "$1")));
}

/** Elements that the site replaces, in the list of components or by one of their own modules. */
function listOwnElements({ source, overrides }: ServerState): string[] {
  const theme = findComponents(source, new Map()).components();
  const own = Object.entries(findComponents(source, overrides).components());
  const renamed = own.flatMap(([name, component]) =>
    /^[a-z]/.test(name) && Reflect.get(theme, name) !== component ? [name] : [],
  );
  const replaced = Object.entries(elementComponents).flatMap(([name, parts]) =>
    parts.some((module) => overrides.has(`@theme/${module}`)) ? [name] : [],
  );
  return [...new Set([...renamed, ...replaced])];
}

/** Server functions for the components of one page, and their records. */
interface PageRendering {
  readonly server: ServerRendering;
  readonly code: Readonly<Record<string, CompiledCode>>;
  readonly images: Readonly<Record<string, ResponsiveImage>>;
  /** URLs of all images that it requested. */
  readonly requested: ReadonlySet<string>;
}

/** Images and code are cached, and equal code is compiled once. */
function openRendering(page: string, { compile, findImage }: ServerState): PageRendering {
  const code: Record<string, CompiledCode> = {};
  const images: Record<string, ResponsiveImage> = {};
  const requested = new Set<string>();
  const image = (url: string): ResponsiveImage | undefined => {
    requested.add(url);
    const found = findImage?.(url, page);
    if (found) images[url] = found;
    return found;
  };
  const compileCode = compile && ((text: CodeText, key: string): CompiledCode => (code[key] ??= compile(text)));
  const server = {
    headCollector: makeHeadCollector(),
    links: new Set<string>(),
    anchors: new Set<string>(),
    image,
    compileCode,
  };
  return { code, images, requested, server: { ...server, findDoc: () => undefined } };
}

/** Every rendering begins here, and ends before another one, perhaps of another locale, begins. */
function contextOf(
  page: PageData,
  { site, shared }: Pick<RenderRequest, "site" | "shared">,
  { source, overrides }: ServerState,
): AppContextValue {
  speak(site.messages);
  return {
    site,
    page: toLoadedPage(page, source, shared),
    history: makeStaticHistory(page.path),
    location: { pathname: page.path, search: "", hash: "" },
    colorMode: makeStaticColorMode(site.siteConfig.themeConfig.colorMode.defaultMode),
    ...findComponents(source, overrides),
    modules: source,
    overrides,
  };
}

interface OpenedPage extends PageRendering, Pick<DocsRecord, "docs" | "reads"> {
  readonly context: AppContextValue;
}

function openPage(request: RenderRequest, state: ServerState): OpenedPage {
  const record = makeDocsRecord(request);
  const { globalData, siteMetadata, findDoc } = record;
  const rendering = openRendering(request.page.path, state);
  const context = contextOf(request.page, request, state);
  const page = { ...context.page, globalData, siteMetadata };
  return { ...rendering, ...record, server: { ...rendering.server, findDoc }, context: { ...context, page } };
}

interface PageServer {
  readonly state: ServerState;
  readonly memory: RenderMemory;
  readonly renderLate: RenderLate;
}

type RenderLate = <T>(work: () => T, htmlOf: (result: T) => string) => T;

function renderPage(request: RenderRequest, { state, memory, renderLate }: PageServer): RenderedPage {
  const { rendered, read, page } = renderLate(
    () => renderMarked(request, { state, memory }),
    (marked) => marked.rendered,
  );
  const { server, code, images, docs, reads } = page;
  const { html, parts, notes } = memory.resolve(rendered, request.isVolatile?.() !== true);
  const found = {
    links: server.links,
    anchors: server.anchors,
    parts,
    modules: [...notes, ...read],
    code,
    images,
    docs,
    reads,
  };
  return { ...splitHoisted(html, toPageHead(server.headCollector.tags)), ...found };
}

interface MarkedRendering {
  readonly page: OpenedPage;
  /** HTML with the marks of the memory. */
  readonly rendered: string;
  /** Modules that it read. */
  readonly read: ReadonlySet<string>;
}

function renderMarked(request: RenderRequest, { state, memory }: Omit<PageServer, "renderLate">): MarkedRendering {
  const page = openPage(request, state);
  const { context, server } = page;
  // Markdown that a component imports reads the components of authors: browsers need them before they hydrate the page.
  const read = new Set<string>();
  const components = (): object => {
    read.add(AUTHOR_COMPONENTS);
    return context.components();
  };
  const value = { ...context, components, server: { ...server, memory } };
  return { page, rendered: renderToString(<App value={value} />), read };
}

function toShellRequest({ name, props, html, site }: StaticRequest, state: ServerState): ShellRequest {
  const { server, requested } = openRendering("", state);
  // The placeholder for the children is not code.
  const ownServer = html === "" ? server : { ...server, compileCode: undefined };
  const render = (given: { readonly children?: string }): RenderedShell => {
    const context = contextOf(emptyPage(site), { site, shared: {} }, state);
    return { html: renderShell(name, given, { ...context, server: ownServer }), images: [...requested] };
  };
  const onImage = (url: string): void => void state.findImage?.(url, "");
  return { name, props, html, passedOn: staticComponents[name], render, onImage };
}

function renderNodes({ nodes, page, site }: NodesRequest, state: ServerState): RenderedNodes {
  const { server } = openRendering(page.path, state);
  const data = { ...emptyPage(site), ...page };
  const app = { ...contextOf(data, { site, shared: {} }, state), server };
  const content = <BodyNodes nodes={nodes} place={undefined} isHydrated={false} onLoaded={() => {}} />;
  const html = renderToStaticMarkup(<AppContext value={app}>{content}</AppContext>);
  return { html: withoutPreloads(html), links: server.links, anchors: server.anchors };
}

function renderShell(name: string, props: { readonly children?: string }, value: AppContextValue): string {
  const Component = value.component(name);
  if (!Component) return props.children ?? "";
  const element = createElement(Component, props);
  return withoutPreloads(renderToStaticMarkup(<AppContext value={value}>{element}</AppContext>));
}

function emptyPage(site: SiteData): PageData {
  const plugin = { name: "", id: "" };
  return { path: site.siteConfig.baseUrl, build: "", plugin, context: {}, layers: [], bodies: {}, modules: [] };
}
