import { isAbsolute, join } from "node:path";
import * as z from "zod/mini";
import { type BuiltinName, builtinOf } from "../config/builtins.ts";
import type { BuiltinDeclaration, LoadedSite, ModuleDeclaration, PluginDeclaration } from "../config/loaded-site.ts";
import { NOTE } from "../report/reporter.ts";
import { describeUse, reportUses } from "../config/report-support.ts";
import { SUPPORT } from "../config/support.ts";
import { validate, type Where } from "../config/validate.ts";
import { ownValue } from "../lookup/own-value.ts";
import type { SupportRows } from "../config/support-kinds.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { FactoryInput, Plugin, PluginFactory } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { readOwnMessages } from "../translations/messages.ts";
import { toSitePath } from "../report/site-path.ts";
import { googleAnalyticsPlugin } from "./analytics/google-analytics.ts";
import { googleGtagPlugin } from "./analytics/google-gtag.ts";
import { googleTagManagerPlugin } from "./analytics/google-tag-manager.ts";
import { vercelAnalyticsPlugin } from "./analytics/vercel-analytics.ts";
import { withReleaseDefaults } from "./blog/release-defaults.ts";
import { blogOptionsSchema } from "./blog/options.ts";
import { blogPlugin } from "./blog/plugin.ts";
import { changelogPlugin } from "./blog/changelog/plugin.ts";
import { clientRedirectsPlugin } from "./client-redirects/plugin.ts";
import { debugPlugin } from "./debug/plugin.ts";
import { docsOptionsSchema } from "./docs/options.ts";
import { docsPlugin } from "./docs/plugin.ts";
import { idealImagePlugin } from "./ideal-image/plugin.ts";
import { findOwnComponents } from "./own-components.ts";
import { reportRemarkOptions } from "./remark-options.ts";
import { versionOf } from "./plugin-version.ts";
import { loadPluginModule, type PluginModule } from "./site-plugin/module.ts";
import { makeSitePlugin } from "./site-plugin/plugin.ts";
import { readThemeConfig } from "./site-plugin/static-methods.ts";
import { liveCodeblockPlugin } from "./live-codeblock/plugin.ts";
import { pagesOptionsSchema } from "./pages/options.ts";
import { pagesPlugin } from "./pages/plugin.ts";
import { pwaPlugin } from "./pwa/plugin.ts";
import { sassPlugin } from "./sass/plugin.ts";
import { sitemapPlugin } from "./sitemap/plugin.ts";
import { svgrPlugin } from "./svgr/plugin.ts";
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
  sass: sassPlugin,
  svgr: svgrPlugin,
  "theme-classic": themeClassicPlugin,
  "theme-live-codeblock": liveCodeblockPlugin,
};

const OPTION_SCHEMAS: Partial<Record<BuiltinName, z.ZodMiniType>> = {
  docs: docsOptionsSchema,
  blog: blogOptionsSchema,
  pages: pagesOptionsSchema,
};

/** The plugins of a site, and the site with the settings that they checked. */
export interface MadePlugins {
  readonly site: Site;
  readonly plugins: readonly Plugin[];
}

/**
 * Makes the plugins of a site in the order of its config; one that fails is replaced by a plugin without methods.
 * `outDir` is the output folder. Reports `not-supported` and `not-needed` for plugins and options from the support
 * table.
 */
export async function makePlugins(
  { site: configured, authored, declarations }: LoadedSite,
  report: Reporter,
  outDir: string = join(configured.dir, "dist"),
): Promise<MadePlugins> {
  const other = configured.isDevelopment ? "production" : "development";
  const active = declarations.filter(({ mode }) => mode !== other);
  const loaded = await Promise.all(active.map(async (declaration) => load(declaration, configured, report)));
  const modules = loaded.flatMap((one) => ("module" in one && one.module) || []);
  const { config } = configured;
  const themeConfig = modules.reduce((checked, module) => readThemeConfig(module, checked), config.themeConfig);
  const site = { ...configured, config: { ...config, themeConfig } };
  const codeTranslations = modules.length > 0 ? await readOwnMessages(site) : {};
  const makeOwn = (module: PluginModule): Promise<Plugin | null | undefined> =>
    makeSitePlugin({
      module,
      site,
      authored,
      codeTranslations,
      outDir,
      defaultsOf: (name) => defaultsOf(name, site.dir),
      makeBuiltIn: (name, options, by) => makeWrapped(name, options, { by, site, report }),
    });
  const made = await Promise.all(
    loaded.map(async (one) => {
      const { declaration } = one;
      const plugin =
        "module" in one ? one.module && (await makeOwn(one.module)) : makeBuiltin(one.declaration, site, report);
      if (plugin === null || (plugin === undefined && !hasFactory(declaration))) return [];
      const { options } = declaration;
      const version = versionOf(declaration, site);
      const path = "module" in declaration && typeof declaration.module === "string" && { module: declaration.module };
      return { plugin: { ...(plugin ?? toFailed(declaration)), options, version, ...path }, declaration };
    }),
  );
  const found = made.flat();
  reportSameNames(found, report);
  return { site, plugins: found.map(({ plugin }) => plugin) };
}

/** Two instances of one plugin need different IDs, also when only code of the site says which plugin they are. */
function reportSameNames(
  made: readonly { readonly plugin: Plugin; readonly declaration: PluginDeclaration }[],
  report: Reporter,
): void {
  const seen = new Map<string, PluginDeclaration>();
  for (const { plugin, declaration } of made) {
    const key = JSON.stringify([plugin.name, plugin.id]);
    const before = seen.get(key);
    seen.set(key, declaration);
    // The config stage has reported the others.
    if (!before || (before.kind === "builtin" && declaration.kind === "builtin")) continue;
    report.error({
      code: "duplicate-plugin-id",
      message: `Two instances of the plugin \`${plugin.name}\` have the id \`${plugin.id}\`.`,
      hint: "Give one of them another `id` in its options.",
      file: declaration.origin.file,
      ...declaration.origin.locate([]),
    });
  }
}

/** A plugin to create: a built-in one, or a module of the site, which may have failed. */
type LoadedDeclaration =
  | { readonly declaration: BuiltinDeclaration }
  | { readonly declaration: ModuleDeclaration; readonly module: PluginModule | undefined };

async function load(declaration: PluginDeclaration, site: Site, report: Reporter): Promise<LoadedDeclaration> {
  if (declaration.kind === "builtin") return { declaration };
  return {
    declaration,
    module: isRefused(declaration, site, report) ? undefined : await loadPluginModule(declaration, site, report),
  };
}

/** Whether a package is known not to work. Diagnostics: `not-supported`, and `not-needed` for one that a site does not need. */
function isRefused(declaration: ModuleDeclaration, site: Site, report: Reporter): boolean {
  const version = versionOf(declaration, site);
  const name = (version.type === "package" && version.name) || "";
  const problem = describeUse(ownValue(SUPPORT["plugin package"], name), `The plugin \`${name}\``);
  const { file, locate } = declaration.origin;
  if (problem) report.add({ ...problem, file, ...locate([]) });
  return problem?.severity === "error";
}

/** Some built-in features need no plugin. */
function hasFactory(declaration: PluginDeclaration): boolean {
  return declaration.kind === "module" || FACTORIES[declaration.name] !== undefined;
}

/** Built-in plugins that add URLs which pages may link to. */
const WITH_ADDRESSES: ReadonlySet<BuiltinName> = new Set(["docs", "blog", "changelog", "pages", "client-redirects"]);

/** The replacement for a plugin that failed. */
function toFailed(declaration: PluginDeclaration): Plugin {
  const name = declaration.kind === "builtin" ? declaration.name : declaration.from;
  const hasAddresses = declaration.kind === "module" || WITH_ADDRESSES.has(declaration.name);
  return { name, id: declaration.id, isIncomplete: () => hasAddresses };
}

function makeBuiltin(declaration: BuiltinDeclaration, site: Site, report: Reporter): Plugin | undefined {
  const { id, name, options, origin } = declaration;
  const problem = describeUse(SUPPORT.plugin[name], `The plugin \`${name}\``);
  const where = { file: origin.file, label: `${name} plugin option`, report, locate: origin.locate };
  const place = origin.locate([]);
  const isNote = problem?.code === NOTE;
  // Presets contain plugins that the author did not ask for.
  if (problem && (place || !isNote)) report.add({ ...problem, file: origin.file, ...place });
  if (!problem || isNote) reportUses(optionRows(name), options, where);
  if (isNote && !FACTORIES[name]) reportUnknown(optionRows(name), options, where);
  reportRemarkOptions(options, where);
  return make(name, { id, options, site, report, locate: origin.locate });
}

/** Reports options that the support table does not list. Plugins with a factory check theirs with a schema. */
function reportUnknown(rows: SupportRows, options: unknown, where: Where): void {
  const names = Object.keys(rows);
  if (names.length === 0 || names.includes("*")) return;
  const schema = z.strictObject(Object.fromEntries(names.map((name) => [name, z.optional(z.unknown())])));
  validate(schema, options ?? {}, where);
}

function make(name: BuiltinName, input: FactoryInput): Plugin | undefined {
  const options = withSitePath(input.options, input.site.dir);
  const plugin = FACTORIES[name]?.({ ...input, options });
  return plugin && { ...plugin, ownComponents: () => findOwnComponents(options, defaultOptions(name)) };
}

/** Default options that a site's plugins read when they wrap a built-in plugin. */
function defaultsOf(packageName: string, siteDir: string): object {
  const name = builtinOf(packageName) ?? "debug";
  return { ...defaultOptions(name), ...(name === "blog" && Object(withReleaseDefaults({}, siteDir))) };
}

function defaultOptions(name: BuiltinName): object {
  const schema = OPTION_SCHEMAS[name];
  const parsed = schema && z.safeParse(schema, {});
  return parsed?.success ? Object(parsed.data) : {};
}

interface Wrapper {
  readonly by: ModuleDeclaration;
  readonly site: Site;
  readonly report: Reporter;
}

/** A built-in plugin that a site's plugin wraps. Options that it does not know belong to the other plugin. */
function makeWrapped(packageName: string, options: unknown, { by, site, report }: Wrapper): Plugin | undefined {
  const name = builtinOf(packageName);
  if (name === undefined) return undefined;
  const known = new Set(Object.keys(optionRows(name)).map((row) => row.split(/[.[]/, 1)[0]));
  const { id = by.id, ...given } = Object(options) as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(Object.entries(given).filter(([option]) => known.has(option)));
  return make(name, { id: String(id), options: own, site, report, locate: by.origin.locate });
}

/** Support table rows for the options of a plugin. */
function optionRows(name: BuiltinName): SupportRows {
  const areas: Readonly<Record<string, SupportRows>> = SUPPORT;
  return areas[`${name} option`] ?? {};
}

/**
 * The options with `path` relative to the site, as addresses for editing and messages need it; a config may name its folder by
 * absolute path, as `path.join(__dirname, "docs")` does.
 */
function withSitePath(options: unknown, siteDir: string): unknown {
  const path: unknown = Reflect.get(Object(options), "path");
  if (typeof path !== "string" || !isAbsolute(path)) return options;
  return { ...Object(options), path: toSitePath(siteDir, path) || "." };
}
