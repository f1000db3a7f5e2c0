/** What every component can access: the site, the page, and navigation. */

import { createContext, useContext, type ComponentType } from "react";
import type { VersionDoc } from "../../model/docs.ts";
import type { GlobalData, SiteMetadata } from "../../model/graph.ts";
import type { ResponsiveImage } from "../../model/image.ts";
import type { CodeText, CompiledCode, PageData, WrittenHead } from "../../model/page.ts";
import type { SiteData } from "../../model/theme.ts";
import type { ColorModeStore } from "./color-mode.ts";
import type { HeadCollector } from "./head.ts";
import type { History, Location } from "./location.ts";
import type { ModuleSource } from "../browser/module-source.ts";
import type { RenderMemory } from "../server/render-memory.ts";

/** A page with everything that it needs to render at once. */
export interface LoadedPage {
  readonly data: PageData;
  readonly layers: readonly { readonly Component: ComponentType<object>; readonly props: object }[];
  /** Texts that only the server's markup contains, by position: of the page that came as HTML. */
  readonly prose?: (place: string) => string | undefined;
  /** All global data, where the page needs more than `site` has. */
  readonly globalData?: GlobalData;
  /** Likewise. */
  readonly siteMetadata?: SiteMetadata;
  /** Applies the page's head to the document. Absent on the page that came as HTML. */
  readonly applyHead?: (head: WrittenHead, last?: WrittenHead) => void;
}

/** A site's replacements of theme modules: `@theme/Footer` → its default export. */
export type Overrides = ReadonlyMap<string, unknown>;

/** Parts of page titles besides their own text. */
export type TitleSettings = Pick<SiteData["siteConfig"], "title" | "titleDelimiter">;

/** What every component can use. */
export interface AppContextValue {
  readonly site: SiteData;
  readonly page: LoadedPage;
  readonly history: History;
  readonly location: Location;
  readonly colorMode: ColorModeStore;
  readonly modules: ModuleSource;
  /** Components for authors by name. */
  readonly components: () => object;
  /** Component of a body node: one for authors, or of a loaded module. */
  readonly component: (name: string) => ComponentType<object> | undefined;
  readonly overrides: Overrides;
  /** A surrounding provider's way to write titles. */
  readonly writeTitle?: ((title: string | undefined, settings: TitleSettings) => string) | undefined;
  /** Data that components keep for the life of the app, by name. */
  readonly cache?: Map<string, unknown>;
  /** Imports a module by its URL path where the browser cannot. */
  readonly importFile?: ((url: string) => Promise<object>) | undefined;
  /** Present only while the server renders. */
  readonly server?: ServerRendering;
}

/** Server-only functions, and the records of a page. */
export interface ServerRendering {
  readonly headCollector: HeadCollector;
  /** Links that components render. */
  readonly links: Set<string>;
  /** Anchors that components declare. */
  readonly anchors: Set<string>;
  /** Finds how to show an image, and records it for the page. */
  readonly image: (url: string) => ResponsiveImage | undefined;
  /** Compiles code that a component shows, and records it for the page under `key`; absent where components receive no code. */
  readonly compileCode?: ((text: CodeText, key: string) => CompiledCode) | undefined;
  /** Looks up a doc by its name in `PageData.docs`, and records it for the page. */
  readonly findDoc: (key: string) => VersionDoc | null | undefined;
  /** HTML that pages share, and modules outside the first chunk that the page shows; absent outside of pages. */
  readonly memory?: RenderMemory;
}

/** Name in the app's cache while a page is shown, with its head: not while readers are on their way to another one. */
export const SHOWN = "shown";

export const AppContext = createContext<AppContextValue | undefined>(undefined);

/** The context of the running app. Throws outside of it. */
export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error("Unexpected: no route context found around this component.");
  return value;
}
