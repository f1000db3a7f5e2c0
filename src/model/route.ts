/** Routes: the pages that the graph plans, one file each. */

import type { Json, JsonObject } from "./json.ts";

/** A body to load into a page's data, through `src/render/props.ts`. */
export type BodyRef = {
  /** `Document.path`. */
  readonly document: string;
  /** Only up to the truncate marker. */
  readonly truncated?: boolean;
};

/** One component of the chain that renders a route, outermost first (`@theme/DocPage`, then `@theme/DocItem`). */
export type Layer = {
  /** `@theme/Name`, or `@site/…` for a component of the site. */
  readonly component: string;
  /** Plain props of only this page. */
  readonly props: JsonObject;
  /** Prop name → key of shared data (see `Plan.shareData`): one file with a content hash for all pages that use it. */
  readonly shared?: Readonly<Record<string, string>>;
  /** Path of the wrapper route that this component belongs to; absent on the page's own component. */
  readonly path?: string;
};

/**
 * A prop that a route's `modules` name, before pages receive it: data, a compiled file as a component (`body` names it
 * among the page's bodies, `members` are the members that the format adds), the default export of a module, or a list
 * or record of these.
 */
export type ModuleTree =
  | { readonly kind: "data"; readonly value: Json }
  | { readonly kind: "document"; readonly body: string; readonly members: JsonObject }
  | { readonly kind: "module"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly ModuleTree[] }
  | { readonly kind: "record"; readonly members: Readonly<Record<string, ModuleTree>> };

/** The component that shows another one with what the modules of its route hold. */
export const MODULE_PROPS = "@theme/ModuleProps";

/** Props of `@theme/ModuleProps`, which shows another component with the props of a `ModuleTree`. */
export type ModulePropsLayer = {
  /** Module of the component. */
  readonly component: string;
  readonly props: JsonObject;
  readonly modules: Readonly<Record<string, ModuleTree>>;
};

/** What a page is about, as text. */
export type About = {
  readonly title: string;
  readonly description: string;
  /** ISO 8601; only for pages that have a date by nature, such as posts. */
  readonly date?: string;
  /** Whether the page lists other pages (`Plugin.beside`) below its text. */
  readonly list?: { readonly above: string };
};

export type Route = {
  /** Absolute path with `baseUrl`, trailing slash applied. */
  readonly path: string;
  readonly exact: boolean;
  readonly layers: readonly Layer[];
  /** Bodies, by the names that the page uses for them. */
  readonly bodies?: Readonly<Record<string, BodyRef>>;
  /** Modules that its components receive as props. */
  readonly modules?: readonly string[];
  /** The document that this route is the page of: links to the file lead here, and its headings are the page's anchors. */
  readonly document?: string;
  /** File that this route was made from, for diagnostics: `docs/a.md`, `src/pages/index.tsx`. */
  readonly source?: string;
  readonly plugin: { readonly name: string; readonly id: string };
  /** Data that the theme may need on any page of this plugin. */
  readonly context?: JsonObject;
  /** Sidebar that the page shows. */
  readonly sidebar?: string;
  /** Higher wins when two routes claim a path prefix; the last docs version has -1. */
  readonly priority?: number;
  /** Search metadata: title, version and plugin instance. When absent, the page is not searched. */
  readonly search?: { readonly title: string; readonly tag: string; readonly breadcrumbs?: readonly string[] };
  /** Absent on pages without prose, such as a component or a list of tags. */
  readonly about?: About;
  /** Whether search engines are asked not to index it. */
  readonly noIndex?: true;
  /** ISO date for the sitemap. */
  readonly lastModified?: string;
  /** Whether it is left out of sitemap and search, with `noindex` in its head. */
  readonly unlisted?: boolean;
};

/** A route as the format describes it: a page, or a wrapper around the pages in `routes`. */
export interface RouteEntry {
  readonly path: string;
  /** `@theme/Name`, or `@site/…` for a component of the site. */
  readonly component: string;
  /** `false`: the route also answers for paths below its own. */
  readonly exact: boolean;
  readonly sidebar?: string;
  /** Child routes of a wrapper, in the order of their plugin. */
  readonly routes?: readonly RouteEntry[];
}

/** Data that several routes share; it becomes one file with a content hash. */
export type SharedData = Readonly<Record<string, Json>>;
