/** The theme as the generator sees it: prebuilt, and the same whether interpreted or embedded in the executable. */

import type { BodyNode, CodeText, CompiledCode, PageData, PageHead } from "./page.ts";
import type { VersionDoc } from "./docs.ts";
import type { GlobalData, SiteMetadata } from "./graph.ts";
import type { ImageSource, ResponsiveImage } from "./image.ts";
import type { Json, JsonObject } from "./json.ts";
import type { SharedData } from "./route.ts";
import type { Messages, SiteConfig } from "./site.ts";

/** What every page of a site needs in the browser and on the server; part of the site's entry script. */
export interface SiteData {
  readonly siteConfig: SiteConfig;
  /** Facts about plugins that every page may need (versions of the docs, …). */
  readonly globalData: GlobalData;
  readonly siteMetadata: SiteMetadata;
  readonly locale: string;
  /** Texts that replace those in code; absent when there are none. */
  readonly messages?: Messages;
  /** Paths of routes that also serve all paths below them. */
  readonly nonExact: readonly string[];
  /** `Graph.missing`: browsers do not fetch them ahead. */
  readonly missing?: readonly string[];
  /** `false` when no page is at `baseUrl`. */
  readonly hasHome?: false;
  /** Present when the site has a search. */
  readonly search?: SiteSearch;
  readonly build: string;
}

export interface SiteSearch {
  /** Path of the page with all results. */
  readonly page?: string;
  /** `false` when there is no index. */
  readonly hasIndex?: boolean;
  /** `false` where readers do not choose a version to search: the hosted engine searches all. */
  readonly isContextual?: boolean;
  /** Whether to use only the index, because there may be no network. */
  readonly isOffline?: boolean;
}

/** Data of the site that a page receives only if its components read it. */
export type WithheldData = "globalData" | "siteMetadata";

export interface RenderRequest {
  readonly page: PageData;
  /** Shared data by URL. */
  readonly shared: SharedData;
  /** Site data with all global data. */
  readonly site: SiteData;
  /** Looks up data of plugins by key (`Plugin.lookups`); `undefined` if there is none. */
  readonly lookUp: (key: string) => Json | undefined;
  /** Whether components have asked for something that may be different each time, so that no other page may repeat their HTML. */
  readonly isVolatile?: (() => boolean) | undefined;
}

export interface RenderedPage {
  /** Inner HTML of the mount point. */
  readonly html: string;
  readonly head: PageHead;
  /** Links to the site that components rendered, absolute and relative ones, without duplicates. */
  readonly links: Iterable<string>;
  /** Anchors that components declared. */
  readonly anchors: Iterable<string>;
  /** HTML of the parts without behavior, by theme module. */
  readonly parts: Readonly<Record<string, string>>;
  /** Theme modules outside the first chunk that the page shows. */
  readonly modules: readonly string[];
  /** Images that components showed, by URL. */
  readonly images: Readonly<Record<string, ResponsiveImage>>;
  /** Code that components showed. */
  readonly code: Readonly<Record<string, CompiledCode>>;
  /** Docs that components looked up: `PageData.docs`. */
  readonly docs: Readonly<Record<string, VersionDoc | null>>;
  /** Site data that components read and browsers would not have otherwise. */
  readonly reads: ReadonlySet<WithheldData>;
}

/** A component without behavior, to be rendered to static markup. */
export interface StaticRequest {
  readonly name: string;
  readonly props: JsonObject;
  /** HTML of its children. */
  readonly html: string;
  readonly site: SiteData;
}

/** Nodes of a body of which the page needs only the HTML. */
export interface NodesRequest {
  readonly nodes: readonly BodyNode[];
  readonly page: Pick<PageData, "path" | "plugin" | "context">;
  readonly site: SiteData;
}

export interface RenderedNodes extends Pick<RenderedPage, "links" | "anchors"> {
  readonly html: string;
}

/** Default export of the prebuilt server bundle. */
export interface ThemeServer {
  renderPage(request: RenderRequest): RenderedPage;
  /** The components around an error that `renderPage` threw, innermost first, as lines of a stack; empty when there are none. */
  componentStack(request: RenderRequest): Promise<string>;
  /** Renders a component to static markup; `html` becomes its children. Turns static components into segments. */
  renderStatic(request: StaticRequest): string;
  /** Renders nodes of a body to static markup, as part of a page. */
  renderNodes(request: NodesRequest): RenderedNodes;
  /** Components for authors without behavior: `renderStatic` can turn them into text. */
  readonly staticComponents: readonly string[];
  /** Components that Markdown can use without an import. */
  readonly authorComponents: readonly string[];
  /** Elements of texts (`img`, `h2`) that the site renders with its own components. */
  readonly ownElements: readonly string[];
  /** Modules that site code may import, by specifier (`react`, `@theme/Layout`, `@docusaurus/Link`). */
  readonly modules: Readonly<Record<string, object>>;
  /** Replaces theme components: `@theme/Footer` → the site's module. */
  override(modules: Readonly<Record<string, object>>): void;
  /** Gives the server the compiler for code that components show. */
  compileCodeWith(compile: (text: CodeText) => CompiledCode): void;
  /** Gives the server the images that components request. */
  findImagesWith(find: ImageSource["find"]): void;
  /** Provides the texts of a locale to code that runs outside of rendering, such as the top level of a module. */
  speak(messages: Messages | undefined): void;
  /** Registers site components by the name routes use (`@site/src/pages/index.tsx`). */
  register(modules: Readonly<Record<string, object>>): void;
}
