/** What the plugins of a site want of its bundle. */

import { type BundlerSettings, joinBundlerSettings } from "../../model/bundler-settings.ts";
import type { Plugin, PostCssOptions } from "../../model/plugin.ts";

export interface PluginSettings {
  /** Expressions in code for browsers, and the code of their values. */
  readonly constants: Readonly<Record<string, string>>;
  /** Absolute paths of the folders in which plugins have components of the theme, the strongest last. */
  readonly themeFolders: readonly string[];
  /** Modules of components that their options name, and the theme's modules whose props they get. */
  readonly ownComponents: Readonly<Record<string, string>>;
  /** Lets every plugin change the options of PostCSS, one after the other. */
  readonly postCss: (options: PostCssOptions) => PostCssOptions;
  /** What they ask of the bundler. */
  readonly bundler: (target: "bun" | "browser") => BundlerSettings;
}

/** Later plugins win. */
export function toPluginSettings(plugins: readonly Plugin[]): PluginSettings {
  return {
    constants: Object.assign({}, ...plugins.map((plugin) => plugin.constants?.())) as Record<string, string>,
    themeFolders: plugins.flatMap(({ themeFolders = [] }) => themeFolders),
    ownComponents: Object.assign({}, ...plugins.map((plugin) => plugin.ownComponents?.())) as Record<string, string>,
    postCss: (options) => plugins.reduce((changed, plugin) => plugin.postCss?.(changed) ?? changed, options),
    bundler: (target) => joinBundlerSettings(plugins.flatMap((plugin) => plugin.bundler?.(target) ?? [])),
  };
}
