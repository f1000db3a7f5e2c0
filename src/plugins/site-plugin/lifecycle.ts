/** A site's own plugin as its author writes it: the lifecycle of the format. None of it is trusted. */

import type { JsonObject } from "../../model/json.ts";
import type { AllContent, PostCssOptions } from "../../model/plugin.ts";
import type { ConfigureWebpack } from "./webpack/configure.ts";
import type { Route } from "../../model/route.ts";

/** Valid results of `(context, options) => …`. */
export interface LifecyclePlugin {
  readonly name: string;
  readonly loadContent?: () => unknown;
  readonly contentLoaded?: (input: {
    readonly content: unknown;
    /** Until release 3. */
    readonly allContent?: AllContent;
    readonly actions: Actions;
  }) => unknown;
  readonly allContentLoaded?: (input: { readonly allContent: AllContent; readonly actions: Actions }) => unknown;
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
  /** Messages of its components by ID, in the current language. */
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

/** A method of a plugin, as named in messages. */
export function hookName(hook: keyof LifecyclePlugin, { name }: LifecyclePlugin): string {
  return `\`${hook}\` of the plugin \`${name}\``;
}

/** A route without its plugin. */
export type PlannedRoute = Omit<Route, "plugin">;

/** A route that a plugin added, checked. */
export type RouteConfig = {
  readonly path: string;
  /** `@site/…`, `@theme/…` or an absolute path. */
  readonly component: string;
  readonly exact?: boolean;
  /** Prop name → name of a module: data from `createData`, a Markdown file, a module; or lists and records of these. */
  readonly modules?: JsonObject;
  /** Plain props (3.2). */
  readonly props?: JsonObject;
  /** Name → path of a JSON file, for `useRouteContext` in the route's components and their children. */
  readonly context?: JsonObject;
  readonly routes?: readonly RouteConfig[];
  /** Name of the sidebar that the page shows. */
  readonly sidebar?: string;
  readonly priority?: number;
  /** File that the page is made from, and the time of its last change, in milliseconds since 1970 (3.2). */
  readonly metadata?: { readonly sourceFilePath?: string; readonly lastUpdatedAt?: number };
  /** The plugin's own fields, which the component receives in its prop `route`. */
  readonly fields?: JsonObject;
  /** The route of a built-in plugin that the site's plugin wraps. */
  readonly planned?: PlannedRoute;
};

/** The three verbs of `contentLoaded`. */
export interface Actions {
  readonly addRoute: (route: unknown) => void;
  /** Stores a text under a name, and returns the path to use in a route's `modules`. */
  readonly createData: (name: string, data: unknown) => Promise<string>;
  readonly setGlobalData: (data: unknown) => void;
}
