/** Calls `configureWebpack` of a plugin. */

import { mkdirSync } from "node:fs";
import * as z from "zod/mini";
import { callSiteNow } from "../../../config/call-site.ts";
import { currentBundler } from "../../../config/webpack-stand-in.ts";
import type { BundlerSettings } from "../../../model/bundler-settings.ts";
import type { Reporter } from "../../../model/diagnostic.ts";
import type { Site } from "../../../model/site.ts";
import { toSitePath } from "../../../report/site-path.ts";
import { generatedDir } from "../context.ts";
import { translateWebpack } from "./translate.ts";

/** The method as its author writes it, with the format's parameters. */
export type ConfigureWebpack = (
  ...given: readonly [config: object, isServer: boolean, utils: object, content: unknown]
) => unknown;

export interface ConfigureRequest {
  readonly configure: ConfigureWebpack;
  readonly target: "bun" | "browser";
  readonly content: unknown;
  readonly site: Site;
  /** "`configureWebpack` of the plugin `x`". */
  readonly name: string;
  /** Absolute path of the plugin's file. */
  readonly path: string;
  readonly report: Reporter;
}

const RESULT = { result: z.optional(z.nullable(z.looseObject({}))), words: "an object" };

/**
 * Settings for one side. Diagnostics: `not-supported` for settings without a counterpart, and `missing-package`, reported only for browsers
 * because both sides are alike.
 */
export function configureBundler(request: ConfigureRequest): BundlerSettings {
  const { configure, target, content, site, name, path, report } = request;
  // Plugins write there what their components import.
  mkdirSync(generatedDir(site), { recursive: true });
  const given = makeConfig(site);
  const shown = new Set<unknown>(given.module.rules);
  const changed = callSiteNow(() => configure(given, target === "bun", UTILS, content), {
    ...RESULT,
    site,
    name,
    report,
  });
  const { settings, lost, missing } = translateWebpack(join(given, shown, changed ?? {}), {
    siteDir: site.dir,
    report,
  });
  if (target === "browser") {
    const file = toSitePath(site.dir, path);
    for (const what of new Set(lost))
      report.warn({
        code: "not-supported",
        message: `${name} relies on webpack for ${what}, which Bun does not have.`,
        hint: "The build continues without it. Generate files in `loadContent`, or import them in another way.",
        file,
      });
    for (const loader of new Set(missing))
      report.warn({
        code: "missing-package",
        message: `${name} names the loader \`${loader}\`, which is not installed.`,
        hint: `Install it beside the site: \`npm install ${loader}\`. The build continues without it.`,
        file,
      });
  }
  return target === "bun" ? withVariables(settings) : settings;
}

/** The server has the variables of the process. Code may delete those that are not set, but not a constant. */
function withVariables(settings: BundlerSettings): BundlerSettings {
  const define = Object.entries(settings.define).filter(
    ([name, code]) => code !== "undefined" || !name.startsWith("process.env."),
  );
  return { ...settings, define: Object.fromEntries(define) };
}

/** Helpers that add the format's loaders, all of which are built in. */
const UTILS = {
  getStyleLoaders: () => [],
  getJsLoader: () => ({ loader: "babel-loader" }),
  // The name until 2.0.
  getJSLoader: () => ({ loader: "babel-loader" }),
  getCacheLoader: () => null,
  currentBundler: currentBundler(),
};

/** The part of the format's webpack config that plugins read and modify. */
function makeConfig(site: Site) {
  const rules: unknown[] = [
    /\.(?:ico|jpe?g|png|gif|webp|avif)$/i,
    /\.svg$/i,
    /\.css$/i,
    /\.module\.css$/i,
    /\.[jt]sx?$/i,
    /\.mdx?$/i,
  ].map((test) => ({ test, oneOf: [{ use: [{ loader: "babel-loader" }] }], use: [{ loader: "babel-loader" }] }));
  const alias: Record<string, unknown> = knownAliases(site);
  return {
    mode: "production",
    entry: {},
    output: {},
    devServer: {},
    optimization: { minimizer: [] as unknown[] },
    resolve: {
      alias,
      fallback: {} as Record<string, unknown>,
      extensions: [".wasm", ".mjs", ".js", ".jsx", ".ts", ".tsx", ".json"] as unknown[],
      modules: [] as string[],
    },
    module: { rules },
    plugins: [] as unknown[],
  };
}

/** Names that the bundler resolves itself: plugins ask for their targets. */
function knownAliases(site: Pick<Site, "dir">): Record<string, string> {
  return { "@site": site.dir, "@generated": generatedDir(site) };
}

/** In-place changes and the returned config. */
function join(
  given: ReturnType<typeof makeConfig>,
  shown: ReadonlySet<unknown>,
  returned: Readonly<Record<string, unknown>>,
) {
  const rulesOfOwn = given.module.rules.filter((rule) => !shown.has(rule));
  const resolveOwn = { ...given.resolve, alias: withoutKnown(given.resolve.alias) };
  const own = { ...given, resolve: resolveOwn, module: { rules: rulesOfOwn } };
  if (returned === given) return own;
  const { resolve, module, plugins, ...rest } = returned;
  const { alias, fallback, modules, extensions, ...resolving } = Object(resolve) as Readonly<Record<string, unknown>>;
  const strategy = (Object(rest["mergeStrategy"]) as Readonly<Record<string, unknown>>)["resolve.extensions"];
  const rules = (Object(module) as { readonly rules?: readonly unknown[] }).rules ?? [];
  return {
    ...rest,
    resolve: {
      ...resolving,
      alias: { ...own.resolve.alias, ...withoutKnown(Object(alias) as object) },
      fallback: { ...own.resolve.fallback, ...Object(fallback) },
      extensions: mergeLists(own.resolve.extensions, extensions, strategy),
      modules: [...own.resolve.modules, ...(Array.isArray(modules) ? (modules as unknown[]) : [])],
    },
    module: { rules: [...own.module.rules, ...rules.filter((rule) => !shown.has(rule))] },
    plugins: [...own.plugins, ...(Array.isArray(plugins) ? (plugins as unknown[]) : [])],
  };
}

/** Joins lists as `mergeStrategy` of the format does: as a rule, those of a plugin come last. */
function mergeLists(own: readonly unknown[], added: unknown, strategy: unknown): readonly unknown[] {
  if (!Array.isArray(added)) return own;
  if (strategy === "replace") return added as unknown[];
  return strategy === "prepend" ? [...(added as unknown[]), ...own] : [...own, ...(added as unknown[])];
}

/** Aliases without those that the bundler resolves itself. */
function withoutKnown(alias: object): Record<string, unknown> {
  const { "@site": _site, "@generated": _generated, ...own } = alias as Readonly<Record<string, unknown>>;
  return own;
}
