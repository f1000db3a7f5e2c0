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
  /** Facts of plugins that every page may need (versions of the docs, …). */
  readonly globalData: GlobalData;
  readonly siteMetadata: SiteMetadata;
  readonly locale: string;
  /** Texts in the place of those in code; absent where there are none. */
  readonly messages?: Messages;
  /** Paths of routes that also answer for everything below them. */
  readonly nonExact: readonly string[];
  /** There when the site has a search. */
  readonly search?: SiteSearch;
  readonly build: string;
}

export interface SiteSearch {
  /** Path of the page with all results. */
  readonly page?: string;
  /** `false` without an index. */
  readonly hasIndex?: boolean;
  /** `false` where readers do not choose versions to search: the hosted engine searches all. */
  readonly isContextual?: boolean;
  /** Whether only the index may answer, as there need not be a network. */
  readonly isOffline?: boolean;
}

/** Data of the site that only pages get whose components read it. */
export type WithheldData = "globalData" | "siteMetadata";

export interface RenderRequest {
  readonly page: PageData;
  /** Shared data by URL. */
  readonly shared: SharedData;
  /** With all global data. */
  readonly site: SiteData;
  /** Looks up what plugins have under a key (`Plugin.lookups`); undefined when there is nothing. */
  readonly lookUp: (key: string) => Json | undefined;
}

export interface RenderedPage {
  /** Inner HTML of the mount point. */
  readonly html: string;
  readonly head: PageHead;
  /** Links into the site that components made, each once. */
  readonly links: Iterable<string>;
  /** HTML of the parts that have no behaviour, by theme module. */
  readonly parts: Readonly<Record<string, string>>;
  /** Modules of the theme outside its first chunk that the page shows. */
  readonly modules: readonly string[];
  /** Images that components showed, by URL. */
  readonly images: Readonly<Record<string, ResponsiveImage>>;
  /** Code that components showed. */
  readonly code: Readonly<Record<string, CompiledCode>>;
  /** Docs that components looked up: `PageData.docs`. */
  readonly docs: Readonly<Record<string, VersionDoc | null>>;
  /** Of the site's data, what components read and browsers are not given otherwise. */
  readonly reads: ReadonlySet<WithheldData>;
}

/** Nodes of a body whose HTML is all that their page needs of them. */
export interface NodesRequest {
  readonly nodes: readonly BodyNode[];
  readonly page: Pick<PageData, "path" | "plugin" | "context">;
  readonly site: SiteData;
}

export interface RenderedNodes {
  readonly html: string;
  /** As in `RenderedPage`. */
  readonly links: Iterable<string>;
}

/** Default export of the prebuilt server bundle. */
export interface ThemeServer {
  renderPage(request: RenderRequest): RenderedPage;
  /** The components around an error that `renderPage` threw, the innermost first, as lines of a stack; empty when there is none. */
  componentStack(request: RenderRequest): Promise<string>;
  /** Renders a component to static markup; `html` goes inside. Used to turn static components into segments. */
  renderStatic(request: { name: string; props: JsonObject; html: string; site: SiteData }): string;
  /** Renders nodes of a body to static markup, as a part of a page. */
  renderNodes(request: NodesRequest): RenderedNodes;
  /** Components for authors that have no behaviour of their own: `renderStatic` can turn them into text. */
  readonly staticComponents: readonly string[];
  /** Components that Markdown names without import. */
  readonly authorComponents: readonly string[];
  /** Elements of texts (`img`, `h2`) that the site renders with components of its own. */
  readonly ownElements: readonly string[];
  /** Modules that site code may import, by specifier (`react`, `@theme/Layout`, `@docusaurus/Link`). */
  readonly modules: Readonly<Record<string, object>>;
  /** Replaces theme components: `@theme/Footer` → the site's module. */
  override(modules: Readonly<Record<string, object>>): void;
  /** Gives the server what compiles the code that components show. */
  compileCodeWith(compile: (text: CodeText) => CompiledCode): void;
  /** Gives the server the images that components ask for. */
  findImagesWith(find: ImageSource["find"]): void;
  /** Lets code that runs outside of a rendering, such as the top level of a module, say what a locale says. */
  speak(messages: Messages | undefined): void;
  /** Registers site components by the name routes use (`@site/src/pages/index.tsx`). */
  register(modules: Readonly<Record<string, object>>): void;
}
