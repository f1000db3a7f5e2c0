import { dirname } from "node:path";
import type { DefiningCompiler } from "../../../config/webpack-stand-in.ts";
import {
  type AliasTarget,
  type BundlerSettings,
  type ImportRule,
  type NameRule,
  NO_BUNDLER_SETTINGS,
} from "../../../model/bundler-settings.ts";
import { readRule } from "./loaders.ts";
import type { LoaderRequest } from "../../../config/run-loaders.ts";
import { readNamedLoaders } from "./own-loaders.ts";

export interface Translated {
  readonly settings: BundlerSettings;
  /** Lost settings, as the author wrote them: "`externals`", "the plugin `CopyFiles`". */
  readonly lost: readonly string[];
  /** Names of loaders that are not installed. */
  readonly missing: readonly string[];
}

/** Config fields that concern only webpack itself. */
const NOT_NEEDED: ReadonlySet<string> = new Set(
  (
    "mode devtool devServer optimization performance stats cache ignoreWarnings experiments infrastructureLogging snapshot " +
    "watchOptions target name output entry bail parallelism profile recordsPath context node amd loader"
  ).split(" "),
);

/** Webpack plugins that prepare features Bun has built in, or that only watch. */
const NOT_NEEDED_PLUGINS =
  /^(?:HotModuleReplacementPlugin|ProgressPlugin|BannerPlugin|LoaderOptionsPlugin|NoEmitOnErrorsPlugin|WatchIgnorePlugin|(?:Eval)?SourceMapDevToolPlugin|BundleAnalyzerPlugin|ForkTs\w+|ESLint\w*Plugin|MiniCssExtractPlugin|\w*(?:Compression|Minimizer|Terser)\w*Plugin|AutomaticPrefetchPlugin|PrefetchPlugin)$/;

/** What `NodePolyfillPlugin` provides besides modules, which the bundler has, too. */
const POLYFILLS: BundlerSettings["ambient"] = { Buffer: ["buffer", "Buffer"], process: ["process"] };

type Fields = Readonly<Record<string, unknown>>;

/** Translates the result of a plugin's `configureWebpack` into bundler settings. */
export function translateWebpack(config: Fields, request: LoaderRequest): Translated {
  const { resolve, resolveLoader, module, plugins, externals, mergeStrategy: _, ...rest } = config;
  const { alias, fallback, modules, ...resolving } = Object(resolve) as Fields;
  const { alias: loaderAlias, ...resolvingLoaders } = Object(resolveLoader) as Fields;
  const found = toList((Object(module) as Fields)["rules"]).flatMap((rule) => readRule(rule, request));
  const rules = found.flatMap(({ test, meaning, isBare = false, svg, change }): ImportRule[] =>
    test === undefined || meaning === "built in" || meaning === "unknown"
      ? []
      : [{ test, as: meaning, isBare, ...(svg && { svg }), ...(change && { change }) }],
  );
  const read = readPlugins(toList(plugins));
  const globals = readExternals(externals);
  return {
    settings: {
      ...NO_BUNDLER_SETTINGS,
      alias: toTargets(alias),
      fallback: toTargets(fallback),
      modules: toList(modules).filter((name) => typeof name === "string" && name !== "node_modules") as string[],
      ...readExtensions(toList(resolving["extensions"]).map(String)),
      rules,
      loaders: readNamedLoaders(loaderAlias, request),
      names: read.names,
      define: read.define,
      globals: globals ?? {},
      ambient: read.ambient,
      sass: {
        above: found.map(({ sass }) => sass?.above ?? "").join(""),
        folders: found.flatMap(({ sass }) => sass?.folders ?? []),
      },
    },
    lost: [
      ...Object.keys(rest)
        .filter((name) => !NOT_NEEDED.has(name) && rest[name] !== undefined)
        .map((name) => `\`${name}\``),
      ...(globals === undefined ? ["`externals` other than global variables"] : []),
      ...("plugins" in resolving ? ["`resolve.plugins`"] : []),
      ...Object.keys(resolvingLoaders).map((name) => `\`resolveLoader.${name}\``),
      ...found.flatMap(({ meaning, loader, lost = [], missing }) => {
        if (missing !== undefined) return [];
        if (meaning === "unknown") return [`the loader \`${loader}\``];
        return lost.map((option) => `the option \`${option}\` of the loader \`${loader}\``);
      }),
      ...read.lost,
    ],
    missing: found.flatMap(({ missing = [] }) => missing),
  };
}

/** Extensions before and after the usual ones (`...`). */
function readExtensions(list: readonly string[]): Pick<BundlerSettings, "extensions" | "lateExtensions"> {
  const isUsual = (extension: string): boolean => /^\.(?:\.\.|wasm|[cm]?[jt]sx?|json)$/.test(extension);
  const usual = list.findIndex(isUsual);
  const extensions = usual < 0 ? list : list.slice(0, usual);
  const late = list.slice(extensions.length).filter((extension) => !isUsual(extension));
  return { extensions, lateExtensions: late.filter((extension) => !extensions.includes(extension)) };
}

/** Modules that are global variables; `undefined` if some are anything else. */
function readExternals(externals: unknown): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const each of Array.isArray(externals) ? (externals as unknown[]) : [externals ?? {}]) {
    if (typeof each !== "object" || each === null || each instanceof RegExp) return undefined;
    for (const [name, target] of Object.entries(each)) {
      const variable: unknown = typeof target === "object" && target !== null ? (target as Fields)["root"] : target;
      if (typeof variable !== "string") return undefined;
      // `window Name` starts with the type of the external; names of packages contain no spaces.
      found[name] = variable.replace(/^(?:var|window|global|this|self|assign) /, "");
    }
  }
  return found;
}

interface ReadPlugins extends Pick<BundlerSettings, "names" | "define" | "ambient"> {
  readonly lost: readonly string[];
}

function readPlugins(plugins: readonly unknown[]): ReadPlugins {
  const names: NameRule[] = [];
  const definitions: Record<string, unknown> = {};
  const ambient: Record<string, BundlerSettings["ambient"][string]> = {};
  const lost: string[] = [];
  for (const plugin of plugins) {
    if (typeof plugin !== "object" || plugin === null) continue;
    const name = plugin.constructor.name;
    const options = Object("options" in plugin ? plugin.options : {}) as Fields;
    const rule = name === "IgnorePlugin" ? toIgnored(options) : toReplaced(plugin);
    if (rule !== undefined) names.push(rule);
    else if (name === "NodePolyfillPlugin") Object.assign(ambient, POLYFILLS);
    else if (name === "ProvidePlugin") Object.assign(ambient, toAmbient(plugin));
    else if (NOT_NEEDED_PLUGINS.test(name) || isNarrowing(plugin)) continue;
    else if (!appliesTo(plugin, definitions)) lost.push(`the plugin \`${name}\``);
  }
  return { names, define: toCode("", definitions), ambient, lost };
}

/** Whether the plugin is a `ContextReplacementPlugin` that only leaves out files which code could name. */
function isNarrowing(plugin: object): boolean {
  const { newContentRegExp, newContentResource } = plugin as Fields;
  return newContentRegExp instanceof RegExp && newContentResource === undefined;
}

/** A rule of `IgnorePlugin`: modules that are empty, in all folders or in some. */
function toIgnored({ resourceRegExp, contextRegExp, checkResource }: Fields): NameRule | undefined {
  const isFolder = (folder: string): boolean => !(contextRegExp instanceof RegExp) || contextRegExp.test(folder);
  if (resourceRegExp instanceof RegExp)
    return { test: resourceRegExp, rename: (name, importer) => !isFolder(dirname(importer)) && name };
  if (typeof checkResource !== "function") return undefined;
  const isIgnored = checkResource as (name: string, folder: string) => unknown;
  return { test: /./, rename: (name, importer) => !isIgnored(name, dirname(importer)) && name };
}

/** A rule of `NormalModuleReplacementPlugin`: a name, or a function that changes a request. */
function toReplaced(plugin: object): NameRule | undefined {
  const { resourceRegExp: test, newResource } = plugin as Fields;
  if (!(test instanceof RegExp)) return undefined;
  if (typeof newResource === "string") return { test, rename: () => newResource };
  if (typeof newResource !== "function") return undefined;
  const change = newResource as (request: object) => void;
  const rename = (name: string, importer: string): string => {
    const given = { request: name, context: dirname(importer), contextInfo: { issuer: importer } };
    const request = { ...given, createData: { resource: name } };
    change(request);
    return request.request === name ? request.createData.resource : request.request;
  };
  return { test, rename };
}

/** The names of `ProvidePlugin`: that of webpack itself has them in another field. */
function toAmbient(plugin: object): BundlerSettings["ambient"] {
  const { definitions, options = definitions } = plugin as Fields;
  const entries = Object.entries(Object(options) as Fields).flatMap(([name, given]) => {
    const [module, ...path] = [given].flat().map(String);
    return module === undefined ? [] : [[name, [module, ...path]] as const];
  });
  return Object.fromEntries(entries);
}

/** Runs a webpack plugin that only defines constants. Returns whether it was one. */
function appliesTo(plugin: object, definitions: Record<string, unknown>): boolean {
  const before = Object.keys(definitions).length;
  const isDefine = plugin.constructor.name === "DefinePlugin" || plugin.constructor.name === "EnvironmentPlugin";
  const compiler: DefiningCompiler = { definitions };
  try {
    if ("apply" in plugin && typeof plugin.apply === "function")
      plugin.apply({ ...compiler, options: { target: "web" } });
  } catch {
    // Other webpack plugins expect webpack's hooks.
    return false;
  }
  return isDefine || Object.keys(definitions).length > before;
}

/**
 * Definitions may be nested: `{ process: { env: { A: "1" } } }`. Strings are code, other values are literals. Objects are values,
 * too: `process.env.B` is undefined then.
 */
function toCode(above: string, definitions: Fields): Record<string, string> {
  const entries = Object.entries(definitions).flatMap(([name, value]): [string, string][] => {
    const path = above === "" ? name : `${above}.${name}`;
    if (!isRecord(value)) return [[path, literal(value)]];
    const whole = toJson(value);
    return [
      ...(whole === undefined ? [] : [[path, whole] as [string, string]]),
      ...Object.entries(toCode(path, value)),
    ];
  });
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
}

function literal(value: unknown): string {
  if (typeof value === "string") return value;
  return value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? "undefined");
}

/** An object as the bundler takes it; `undefined` if one of its members is code other than JSON. */
function toJson(value: Fields): string | undefined {
  const members = Object.entries(value).map(([name, member]) => {
    const code = isRecord(member) ? toJson(member) : literal(member);
    return code !== undefined && isJson(code) ? `${JSON.stringify(name)}:${code}` : undefined;
  });
  return members.includes(undefined) ? undefined : `{${members.join()}}`;
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

function toTargets(value: unknown): Record<string, AliasTarget> {
  const entries = Object.entries(Object(value) as Fields).flatMap(([name, target]): [string, AliasTarget][] => {
    const first: unknown = Array.isArray(target) ? target[0] : target;
    return typeof first === "string" || first === false ? [[name, first]] : [];
  });
  return Object.fromEntries(entries);
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
