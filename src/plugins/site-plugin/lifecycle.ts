/** A site's own plugin as its author writes it: the lifecycle of the format. Nothing of it is trusted. */

import type { JsonObject } from "../../model/json.ts";
import type { PostCssOptions } from "../../model/plugin.ts";
import type { ConfigureWebpack } from "./webpack/configure.ts";
import type { Route } from "../../model/route.ts";

/** What `(context, options) => …` may return. */
export interface LifecyclePlugin {
  readonly name: string;
  readonly loadContent?: () => unknown;
  readonly contentLoaded?: (input: { readonly content: unknown; readonly actions: Actions }) => unknown;
  readonly allContentLoaded?: (input: {
    readonly allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly actions: Actions;
  }) => unknown;
  readonly injectHtmlTags?: (input: { readonly content: unknown }) => unknown;
  readonly getClientModules?: () => readonly string[];
  /** Paths and patterns, absolute or relative to the site folder. */
  readonly getPathsToWatch?: () => readonly string[];
  readonly configureWebpack?: ConfigureWebpack;
  /** Adds commands to those of the command line. */
  readonly extendCli?: (cli: object) => unknown;
  /** Folder with components of the theme, absolute or relative to the plugin's module. */
  readonly getThemePath?: () => unknown;
  /** The same components in TypeScript. */
  readonly getTypeScriptThemePath?: () => unknown;
  /** Messages of its components by id, in the language that is built. */
  readonly getDefaultCodeTranslationMessages?: () => unknown;
  /** Texts for translators: files with their entries by key. */
  readonly getTranslationFiles?: (input: { readonly content: unknown }) => unknown;
  readonly translateContent?: (input: { readonly content: unknown; readonly translationFiles: unknown }) => unknown;
  readonly translateThemeConfig?: (input: {
    readonly themeConfig: unknown;
    readonly translationFiles: unknown;
  }) => unknown;
  readonly configurePostCss?: (options: PostCssOptions) => unknown;
  readonly postBuild?: (props: Readonly<Record<string, unknown>>) => unknown;
}

/** A method of a plugin, as messages name it. */
export function hookName(hook: keyof LifecyclePlugin, { name }: LifecyclePlugin): string {
  return `\`${hook}\` of the plugin \`${name}\``;
}

/** A route without its plugin. */
export type PlannedRoute = Omit<Route, "plugin">;

/** A route as a plugin adds it, once it is checked. */
export type RouteConfig = {
  readonly path: string;
  /** `@site/…`, `@theme/…` or an absolute path. */
  readonly component: string;
  readonly exact?: boolean;
  /** Prop name → name of a module: data that `createData` made, a Markdown file, a module; or lists and records of them. */
  readonly modules?: JsonObject;
  /** Plain props (3.2). */
  readonly props?: JsonObject;
  /** Name → path of a JSON file, for `useRouteContext` in the components of the route and those inside of it. */
  readonly context?: JsonObject;
  readonly routes?: readonly RouteConfig[];
  /** Name of the sidebar that the page shows. */
  readonly sidebar?: string;
  readonly priority?: number;
  /** File that the page is made from, and when that changed, in milliseconds since 1970 (3.2). */
  readonly metadata?: { readonly sourceFilePath?: string; readonly lastUpdatedAt?: number };
  /** Fields of the plugin's own, which the component finds in its prop `route`. */
  readonly fields?: JsonObject;
  /** The route of a built-in plugin that the site's plugin wraps. */
  readonly planned?: PlannedRoute;
};

/** The three verbs of `contentLoaded`. */
export interface Actions {
  readonly addRoute: (route: unknown) => void;
  /** Keeps a text under a name and returns the path to give to a route's `modules`. */
  readonly createData: (name: string, data: unknown) => Promise<string>;
  readonly setGlobalData: (data: unknown) => void;
}
