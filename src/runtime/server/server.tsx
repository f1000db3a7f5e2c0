/** The server side of the theme: renders a page to HTML and head. Bundled with React and the theme into one module. */

import staticComponents, { elementComponents } from "@theme/static-components";
import { createElement, type ReactElement } from "react";
// React's build for Node has error messages; others have only codes.
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server.node";
import type { ImageSource, ResponsiveImage } from "../../model/image.ts";
import type { CodeText, CompiledCode, PageData, PageHead } from "../../model/page.ts";
import type { RenderedPage, RenderRequest, SiteData, ThemeServer } from "../../model/theme.ts";
import { App } from "../shared/app/App.tsx";
import { BodyNodes } from "../shared/app/Content.tsx";
import { findComponents } from "../shared/app/component-finder.ts";
import { AppContext, type AppContextValue, type ServerRendering } from "../shared/contexts.ts";
import { type DocsRecord, makeDocsRecord } from "./docs-record.ts";
import { makeHeadCollector, toPageHead } from "../shared/head.ts";
import { makeStaticColorMode, makeStaticHistory } from "./fixed-state.ts";
import { makeRenderMemory } from "./render-memory.ts";
import { speak } from "../shared/translate.ts";
import { toLoadedPage } from "../shared/page-parts.ts";
import { makeShells, type RenderedShell } from "./static-shells.ts";

/** Makes the server of one site from the theme's modules by specifier. */
export function makeThemeServer(themeModules: Readonly<Record<string, object>>): ThemeServer {
  const overrides = new Map<string, unknown>();
  const modules: Record<string, object> = { ...themeModules };
  const shellOf = makeShells();
  const memory = makeRenderMemory();
  let compile: ((text: CodeText) => CompiledCode) | undefined;
  let findImage: ImageSource["find"] | undefined;
  /** Server functions for components of a page; images and code are cached, and equal code is compiled once. */
  const openRendering = (page: string): PageRendering => {
    const run = compile;
    const code: Record<string, CompiledCode> = {};
    const images: Record<string, ResponsiveImage> = {};
    const requested = new Set<string>();
    const image = (url: string): ResponsiveImage | undefined => {
      requested.add(url);
      const found = findImage?.(url, page);
      if (found) images[url] = found;
      return found;
    };
    const compileCode = run && ((text: CodeText, key: string): CompiledCode => (code[key] ??= run(text)));
    return {
      code,
      images,
      requested,
      server: { headCollector: makeHeadCollector(), links: new Set(), image, compileCode, findDoc: () => undefined },
    };
  };
  const source = { get: (name: string) => modules[name], load: async (name: string) => modules[name] ?? {} };

  /** Every rendering begins here, and ends before another one, perhaps of another locale, begins. */
  const contextOf = (page: PageData, { site, shared }: Pick<RenderRequest, "site" | "shared">): AppContextValue => {
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
  };
  const openPage = (request: RenderRequest): Opened => {
    const record = makeDocsRecord(request);
    const { globalData, siteMetadata, findDoc } = record;
    const rendering = openRendering(request.page.path);
    const context = contextOf(request.page, request);
    const page = { ...context.page, globalData, siteMetadata };
    return { ...rendering, ...record, server: { ...rendering.server, findDoc }, context: { ...context, page } };
  };

  return {
    modules,
    get staticComponents() {
      if (overrides.has("@theme/MDXComponents")) return [];
      // If a site replaces part of one, it may have behavior.
      const replaced = new Set([...overrides.keys()].map((name) => name.split("/")[1]));
      return Object.keys(staticComponents).filter((name) => !replaced.has(name.replace(/^@theme\/(\w+).*/, "$1")));
    },
    get ownElements() {
      const theme = findComponents(source, new Map()).components();
      const own = findComponents(source, overrides).components();
      const renamed = Object.entries(own).flatMap(([name, component]) =>
        /^[a-z]/.test(name) && Reflect.get(theme, name) !== component ? [name] : [],
      );
      const replaced = Object.entries(elementComponents).flatMap(([name, parts]) =>
        parts.some((module) => overrides.has(`@theme/${module}`)) ? [name] : [],
      );
      return [...new Set([...renamed, ...replaced])];
    },
    get authorComponents() {
      return Object.keys(findComponents(source, overrides).components());
    },
    override: (replaced) => {
      for (const [name, module] of Object.entries(replaced))
        overrides.set(name, (module as { default: object }).default);
    },
    compileCodeWith: (given) => void (compile = given),
    findImagesWith: (given) => void (findImage = given),
    speak,
    register: (added) => void Object.assign(modules, added),
    componentStack: async (request) => {
      const { context, server } = openPage(request);
      return findComponentStack(<App value={{ ...context, server }} />);
    },
    renderPage: (request): RenderedPage => {
      const { context, server, code, images, docs, reads } = openPage(request);
      const value = { ...context, server: { ...server, memory } };
      const { html, parts, notes } = memory.resolve(renderToString(<App value={value} />));
      const found = { links: server.links, parts, modules: notes, code, images, docs, reads };
      return { ...splitHoisted(html, toPageHead(server.headCollector.tags)), ...found };
    },
    renderStatic: ({ name, props, html, site }) => {
      const { server, requested } = openRendering("");
      const render = (given: { readonly children?: string }): RenderedShell => {
        const shell = renderShell(name, given, {
          ...contextOf(emptyPage(site), { site, shared: {} }),
          // The placeholder for the children is not code.
          server: html === "" ? server : { ...server, compileCode: undefined },
        });
        return { html: shell, images: [...requested] };
      };
      const onImage = (url: string): void => void findImage?.(url, "");
      return shellOf({ name, props, html, passedOn: staticComponents[name], render, onImage });
    },
    renderNodes: ({ nodes, page, site }) => {
      const { server } = openRendering(page.path);
      const data = { ...emptyPage(site), ...page };
      const app = { ...contextOf(data, { site, shared: {} }), server };
      const content = <BodyNodes nodes={nodes} place={undefined} isHydrated={false} onLoaded={() => {}} />;
      const html = renderToStaticMarkup(<AppContext value={app}>{content}</AppContext>);
      return { html: withoutPreloads(html), links: server.links };
    },
  };
}

/** Server functions for the components of one page, and their records. */
interface PageRendering {
  readonly server: ServerRendering;
  readonly code: Readonly<Record<string, CompiledCode>>;
  readonly images: Readonly<Record<string, ResponsiveImage>>;
  /** URLs of all images that it requested. */
  readonly requested: ReadonlySet<string>;
}

interface Opened extends PageRendering, Pick<DocsRecord, "docs" | "reads"> {
  readonly context: AppContextValue;
}

/** How long components may load data while their error is being located. */
const PATIENCE_MS = 500;

/** Renders again with the React renderer that reports component stacks; empty without an error. */
function findComponentStack(element: ReactElement): Promise<string> {
  return new Promise((resolve) => {
    const { abort } = renderToPipeableStream(element, {
      onError: (_, { componentStack }) => {
        resolve(componentStack ?? "");
        abort();
      },
      onAllReady: () => resolve(""),
    });
    // A component may wait for something that never comes: the timeout then counts as an error in it.
    setTimeout(abort, PATIENCE_MS);
  });
}

/** React puts preloads of images before everything else; they belong in the head. */
function splitHoisted(html: string, head: PageHead): Pick<RenderedPage, "html" | "head"> {
  const hoisted = HOISTED.exec(html)?.[0] ?? "";
  if (hoisted === "") return { html, head };
  const links = [...hoisted.matchAll(/<link ([^>]*)>/g)].map(([, attributes = ""]) => ({
    tagName: "link",
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, readReferences(value)]),
    ),
  }));
  return { html: html.slice(hoisted.length), head: { ...head, tags: [...head.tags, ...links] } };
}

/** Characters that React escapes in attributes. */
const REFERENCES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function readReferences(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => REFERENCES[name] ?? whole);
}

function renderShell(name: string, props: { readonly children?: string }, value: AppContextValue): string {
  const Component = value.component(name);
  if (!Component) return props.children ?? "";
  const element = createElement(Component, props);
  return withoutPreloads(renderToStaticMarkup(<AppContext value={value}>{element}</AppContext>));
}

/** Browsers find images in the middle of a page as early without React's preloads. */
function withoutPreloads(html: string): string {
  return html.replace(HOISTED, "");
}

const HOISTED = /^(?:<link [^>]*>)+/;

function emptyPage(site: SiteData): PageData {
  const plugin = { name: "", id: "" };
  return { path: site.siteConfig.baseUrl, build: "", plugin, context: {}, layers: [], bodies: {}, modules: [] };
}
