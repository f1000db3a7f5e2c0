import { type BundlerSettings, joinBundlerSettings } from "../../model/bundler-settings.ts";
import type { Plugin, PostCssOptions } from "../../model/plugin.ts";

export interface PluginSettings {
  /** Expressions in browser code, and the code that replaces them. */
  readonly constants: Readonly<Record<string, string>>;
  /** Absolute paths of the plugins' folders with theme components; later ones take precedence. */
  readonly themeFolders: readonly string[];
  /** Modules of components that their options name, and the theme's modules whose props they get. */
  readonly ownComponents: Readonly<Record<string, string>>;
  /** Whether code blocks may be editors. */
  readonly hasLiveCode: boolean;
  /** Lets every plugin change the options of PostCSS, one after the other. */
  readonly postCss: (options: PostCssOptions) => PostCssOptions;
  /** Their settings for the bundler. */
  readonly bundler: (target: "bun" | "browser") => BundlerSettings;
}

/** The bundler settings of a site's plugins. Later plugins take precedence. */
export function toPluginSettings(plugins: readonly Plugin[]): PluginSettings {
  // As in the format, each plugin is asked once for each target.
  const bundlers = new Map<string, BundlerSettings>();
  return {
    constants: Object.assign({}, ...plugins.map((plugin) => plugin.constants?.())) as Record<string, string>,
    themeFolders: plugins.flatMap(({ themeFolders = [] }) => themeFolders),
    ownComponents: Object.assign({}, ...plugins.map((plugin) => plugin.ownComponents?.())) as Record<string, string>,
    hasLiveCode: plugins.some(({ hasLiveCode }) => hasLiveCode === true),
    postCss: (options) => plugins.reduce((changed, plugin) => plugin.postCss?.(changed) ?? changed, options),
    bundler(target) {
      const settings =
        bundlers.get(target) ?? joinBundlerSettings(plugins.flatMap((plugin) => plugin.bundler?.(target) ?? []));
      bundlers.set(target, settings);
      return settings;
    },
  };
}
