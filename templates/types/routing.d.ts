// Routes as plugins add them.

import type { PluginIdentifier } from "./plugin.d.ts";

/** Path of a module: data from `createData`, a Markdown file, a component. The page receives what it exports. */
export type Module =
  | string
  | {
      readonly __import?: boolean;
      readonly path: string;
      /** `{ truncated: true }`: only the part of a post above its truncate marker. */
      readonly query?: { readonly [name: string]: string | number | boolean | null | undefined };
    };

/** Modules by the name of the prop that receives them. */
export type RouteModules = { readonly [prop: string]: Module | RouteModules | readonly (Module | RouteModules)[] };

export interface RouteMetadata {
  /** File that the page is made from, relative to the site folder. */
  readonly sourceFilePath?: string;
  /** Milliseconds since 1970, for the sitemap. */
  readonly lastUpdatedAt?: number | null;
}

export interface RouteConfig {
  /** URL path with `baseUrl`. */
  readonly path: string;
  /** `@theme/Name`, `@site/src/Name` or an absolute path. */
  readonly component: string;
  readonly modules?: RouteModules;
  /** Data for `useRouteContext` in the component and its children, by name: paths of JSON files. */
  readonly context?: RouteModules;
  /** Routes that are shown inside the component. */
  readonly routes?: readonly RouteConfig[];
  /** Whether the route answers only for its own path, not for paths below it. */
  readonly exact?: boolean;
  readonly strict?: boolean;
  /** Of routes with the same path, the one with the highest priority is shown. */
  readonly priority?: number;
  readonly metadata?: RouteMetadata;
  /** Props of the component: data that JSON can hold. */
  readonly props?: { readonly [prop: string]: unknown };
  /** Fields of your own, which the component receives in its prop `route`. */
  readonly [field: string]: unknown;
}

/** A route of the finished site. */
export interface PluginRouteConfig extends RouteConfig {
  readonly plugin?: PluginIdentifier;
}

export interface RouteContext {
  readonly data?: { readonly [name: string]: unknown };
}

/** The result of `useRouteContext`. */
export interface PluginRouteContext extends RouteContext {
  readonly plugin: PluginIdentifier;
}
