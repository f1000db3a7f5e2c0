/** Which factory makes which plugin. In: what the config declares. Out: plugins; mistakes in options are reported. */

import { join } from "node:path";
import * as z from "zod/mini";
import { type BuiltinName, builtinOf } from "../config/builtins.ts";
import type { BuiltinDeclaration, LoadedSite, ModuleDeclaration } from "../config/loaded-site.ts";
import { NOTE } from "../report/reporter.ts";
import { describeUse, reportUses } from "../config/report-support.ts";
import { SUPPORT } from "../config/support.ts";
import type { SupportRows } from "../config/support-kinds.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Plugin, PluginFactory } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { googleAnalyticsPlugin } from "./analytics/google-analytics.ts";
import { googleGtagPlugin } from "./analytics/google-gtag.ts";
import { googleTagManagerPlugin } from "./analytics/google-tag-manager.ts";
import { vercelAnalyticsPlugin } from "./analytics/vercel-analytics.ts";
import { blogOptionsSchema } from "./blog/options.ts";
import { blogPlugin } from "./blog/plugin.ts";
import { changelogPlugin } from "./blog/changelog/plugin.ts";
import { clientRedirectsPlugin } from "./client-redirects/plugin.ts";
import { debugPlugin } from "./debug/plugin.ts";
import { docsOptionsSchema } from "./docs/options.ts";
import { docsPlugin } from "./docs/plugin.ts";
import { idealImagePlugin } from "./ideal-image/plugin.ts";
import { reportRemarkOptions } from "./remark-options.ts";
import { versionOf } from "./plugin-version.ts";
import { makeSitePlugin } from "./site-plugin/plugin.ts";
import { liveCodeblockPlugin } from "./live-codeblock/plugin.ts";
import { pagesOptionsSchema } from "./pages/options.ts";
import { pagesPlugin } from "./pages/plugin.ts";
import { pwaPlugin } from "./pwa/plugin.ts";
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
  pwa: pwaPlugin,
  "theme-classic": themeClassicPlugin,
  "theme-live-codeblock": liveCodeblockPlugin,
};

const OPTION_SCHEMAS: Partial<Record<BuiltinName, z.ZodMiniType>> = {
  docs: docsOptionsSchema,
  blog: blogOptionsSchema,
  pages: pagesOptionsSchema,
};

/**
 * Makes the plugins of a site in the order of its config. `outDir` is the folder that will be written. Diagnostics
 * `not-supported` and `not-needed` for plugins and options that the support table says so about.
 */
export async function makePlugins(
  { site, lists, declarations }: LoadedSite,
  report: Reporter,
  outDir: string = join(site.dir, "dist"),
): Promise<Plugin[]> {
  const other = site.isDevelopment ? "production" : "development";
  const wanted = declarations.filter(({ mode }) => mode !== other);
  const wrapping = {
    defaultsOf,
    makeBuiltIn: (name: string, options: unknown, by: ModuleDeclaration) =>
      makeWrapped(name, options, { by, site, report }),
  };
  const made = await Promise.all(
    wanted.map(async (declaration) => {
      const plugin =
        declaration.kind === "builtin"
          ? makeBuiltin(declaration, site, report)
          : await makeSitePlugin({ declaration, site, lists, outDir, report, ...wrapping });
      return plugin && { ...plugin, version: versionOf(declaration, site) };
    }),
  );
  return made.filter((plugin) => plugin !== undefined);
}

function makeBuiltin(declaration: BuiltinDeclaration, site: Site, report: Reporter): Plugin | undefined {
  const { id, name, options, origin } = declaration;
  const problem = describeUse(SUPPORT.plugin[name], `The plugin \`${name}\``);
  const where = { file: origin.file, label: `${name} plugin option`, report, locate: origin.locate };
  const place = origin.locate([]);
  const isNote = problem?.code === NOTE;
  // Presets bring plugins that the author never asked for.
  if (problem && (place || !isNote)) report.add({ ...problem, file: origin.file, ...place });
  if (!problem || isNote) reportUses(optionRows(name), options, where);
  reportRemarkOptions(options, where);
  return FACTORIES[name]?.({ id, options, site, report, locate: origin.locate });
}

/** Defaults of the options that plugins of sites read when they wrap a built-in plugin. */
function defaultsOf(packageName: string): object {
  const schema = OPTION_SCHEMAS[builtinOf(packageName) ?? "debug"];
  const parsed = schema && z.safeParse(schema, {});
  return parsed?.success ? Object(parsed.data) : {};
}

interface Wrapper {
  readonly by: ModuleDeclaration;
  readonly site: Site;
  readonly report: Reporter;
}

/** A built-in plugin that one of the site wraps. Options that it does not know are the other plugin's own. */
function makeWrapped(packageName: string, options: unknown, { by, site, report }: Wrapper): Plugin | undefined {
  const name = builtinOf(packageName);
  if (name === undefined) return undefined;
  const known = new Set(Object.keys(optionRows(name)).map((row) => row.split(/[.[]/, 1)[0]));
  const { id = by.id, ...given } = Object(options) as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(Object.entries(given).filter(([option]) => known.has(option)));
  return FACTORIES[name]?.({ id: String(id), options: own, site, report, locate: by.origin.locate });
}

/** Rows of the support table for the options of a plugin. */
function optionRows(name: BuiltinName): SupportRows {
  const areas: Readonly<Record<string, SupportRows>> = SUPPORT;
  return areas[`${name} option`] ?? {};
}
