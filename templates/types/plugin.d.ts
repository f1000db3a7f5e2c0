// Plugins and themes of a site.

import type { SiteConfig } from "./source/src/model/site.ts";

export type DocusaurusConfig = SiteConfig;
export type Anything = any;
export interface LoadContext {
  readonly siteDir: string;
  readonly siteConfig: DocusaurusConfig;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly generatedFilesDir: string;
  readonly [key: string]: any;
}
export interface Plugin<Content = any> {
  readonly name: string;
  readonly loadContent?: () => Promise<Content> | Content;
  readonly contentLoaded?: (args: { readonly content: Content; readonly actions: any }) => Promise<void> | void;
  readonly postBuild?: (props: any) => Promise<void> | void;
  readonly [method: string]: any;
}
export type PluginModule = (context: LoadContext, options: any) => Plugin | Promise<Plugin>;

/** The export of a plugin or preset, which the build calls. */
export declare const plugin: Anything;
