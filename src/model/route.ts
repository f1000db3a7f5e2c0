/** Routes: the pages that the graph says to render, one file each. */

import type { Json, JsonObject } from "./json.ts";

/** A body to be put into a page's data: the gate in `src/render/props.ts` loads it. */
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
  /** Plain props of this page alone. */
  readonly props: JsonObject;
  /** Prop name → key of shared data (see `Plan.shareData`): one content-hashed file for all pages that use it. */
  readonly shared?: Readonly<Record<string, string>>;
  /** Path of the wrapper route that this component belongs to; absent on the page's own component. */
  readonly path?: string;
};

/**
 * A prop that a route's `modules` name, before pages have it: data, a compiled file as a component (`body` names it among the page's
 * bodies, `members` are what the format puts on it), the default export of a module, or a list or record of such.
 */
export type ModuleTree =
  | { readonly kind: "data"; readonly value: Json }
  | { readonly kind: "document"; readonly body: string; readonly members: JsonObject }
  | { readonly kind: "module"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly ModuleTree[] }
  | { readonly kind: "record"; readonly members: Readonly<Record<string, ModuleTree>> };

/** Props of `@theme/ModuleProps`, which shows another component with the props of a `ModuleTree`. */
export type ModulePropsLayer = {
  /** Module of the component. */
  readonly component: string;
  readonly props: JsonObject;
  readonly modules: Readonly<Record<string, ModuleTree>>;
};

/** What a page is about, where it is text. */
export type About = {
  readonly title: string;
  readonly description: string;
  /** ISO 8601, of a page that has one by nature: a post. */
  readonly date?: string;
  /** The page lists other pages (`Plugin.beside`), below a text. */
  readonly list?: { readonly above: string };
};

export type Route = {
  /** Absolute path with `baseUrl`, trailing slash applied. */
  readonly path: string;
  readonly exact: boolean;
  readonly layers: readonly Layer[];
  /** Bodies by the name under which the page asks for them. */
  readonly bodies?: Readonly<Record<string, BodyRef>>;
  /** Modules that its components get as props. */
  readonly modules?: readonly string[];
  /** The document this route is the page of: links to that file lead here, and its headings are this page's anchors. */
  readonly document?: string;
  /** File that made this route, for diagnostics: `docs/a.md`, `src/pages/index.tsx`. */
  readonly source?: string;
  readonly plugin: { readonly name: string; readonly id: string };
  /** Facts the theme may want of any page of this plugin. */
  readonly context?: JsonObject;
  /** Sidebar that the page shows. */
  readonly sidebar?: string;
  /** Higher wins when two routes claim a path prefix; the last docs version has -1. */
  readonly priority?: number;
  /** Search facts: title, and which version and instance it belongs to; absent = not searched. */
  readonly search?: { readonly title: string; readonly tag: string; readonly breadcrumbs?: readonly string[] };
  /** Absent on pages without prose: a component, a list of tags. */
  readonly about?: About;
  /** Search engines are asked to stay away from it. */
  readonly noIndex?: true;
  /** ISO date for the sitemap. */
  readonly lastModified?: string;
  /** Left out of sitemap and search, `noindex` in the head. */
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

/** Data that several routes share; becomes one content-hashed file. */
export type SharedData = Readonly<Record<string, Json>>;
