/** Which factory makes which plugin. In: what the config declares. Out: plugins; mistakes in options are reported. */

import type { BuiltinName } from "../config/builtins.ts";
import type { BuiltinDeclaration, LoadedSite } from "../config/loaded-site.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin, PluginFactory } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { googleAnalyticsPlugin } from "./analytics/google-analytics.ts";
import { googleGtagPlugin } from "./analytics/google-gtag.ts";
import { googleTagManagerPlugin } from "./analytics/google-tag-manager.ts";
import { vercelAnalyticsPlugin } from "./analytics/vercel-analytics.ts";
import { blogPlugin } from "./blog/plugin.ts";
import { changelogPlugin } from "./blog/changelog/plugin.ts";
import { clientRedirectsPlugin } from "./client-redirects/plugin.ts";
import { debugPlugin } from "./debug/plugin.ts";
import { docsPlugin } from "./docs/plugin.ts";
import { idealImagePlugin } from "./ideal-image/plugin.ts";
import { versionOf } from "./plugin-version.ts";
import { makeSitePlugin } from "./site-plugin/plugin.ts";
import { pagesPlugin } from "./pages/plugin.ts";
import { sitemapPlugin } from "./sitemap/plugin.ts";
import { themeClassicPlugin } from "./theme-classic/plugin.ts";

const FACTORIES: Partial<Record<BuiltinName, PluginFactory>> = {
  docs: docsPlugin,
  blog: blogPlugin,
  changelog: changelogPlugin,
  pages: pagesPlugin,
  sitemap: sitemapPlugin,
  "client-redirects": clientRedirectsPlugin,
  debug: debugPlugin,
  "google-analytics": googleAnalyticsPlugin,
  "google-gtag": googleGtagPlugin,
  "google-tag-manager": googleTagManagerPlugin,
  "vercel-analytics": vercelAnalyticsPlugin,
  "ideal-image": idealImagePlugin,
  "theme-classic": themeClassicPlugin,
};

/**
 * Built-in names that need no plugin here: what they do is always on, depends on the theme's configuration, or has no use
 * without a bundler to configure.
 */
const ALWAYS_ON: readonly BuiltinName[] = [
  "svgr",
  "css-cascade-layers",
  "rsdoctor",
  "theme-search-algolia",
  "theme-live-codeblock",
  "theme-mermaid",
];

/** Makes the plugins of a site in the order of its config. Diagnostic `plugin-not-built-in` for what Veloci cannot do yet. */
export async function makePlugins({ site, plugins }: LoadedSite, report: Reporter): Promise<Plugin[]> {
  const wanted = plugins.filter(({ mode }) => mode !== "development");
  const made = await Promise.all(
    wanted.map(async (declaration) => {
      const plugin =
        declaration.kind === "builtin"
          ? makeBuiltin(declaration, site, report)
          : await makeSitePlugin({ declaration, site, report });
      return plugin && { ...plugin, version: versionOf(declaration, site) };
    }),
  );
  return made.filter((plugin) => plugin !== undefined);
}

function makeBuiltin(declaration: BuiltinDeclaration, site: Site, report: Reporter): Plugin | undefined {
  const { id, name, options, origin } = declaration;
  const factory = FACTORIES[name];
  if (factory) return factory({ id, options, site, report, locate: origin.locate });
  if (!ALWAYS_ON.includes(name)) reportMissing(declaration, report);
  return undefined;
}

function reportMissing(declaration: BuiltinDeclaration, report: Reporter): void {
  report.add({
    code: "plugin-not-built-in",
    severity: "warning",
    message: `The plugin \`${declaration.name}\` is left out: this version of Veloci does not run it.`,
    file: declaration.origin.file,
  });
}
