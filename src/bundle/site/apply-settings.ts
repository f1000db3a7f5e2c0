/** Applies the settings of the site's plugins to the bundler: aliases, fallbacks, and other ways to import a file. */

import { dirname, isAbsolute, join } from "node:path";
import { isBuiltin } from "node:module";
import type { OnLoadResult, PluginBuilder } from "bun";
import { type DataFormat, parseData } from "../../content/data-formats.ts";
import type { AliasTarget, BundlerSettings, ImportRule, NameRule } from "../../model/bundler-settings.ts";
import { loadSvg } from "./svg-component.ts";
import { resolveFrom } from "../../config/scan-modules.ts";
import type { ModuleUrlRequest } from "./module-urls.ts";
import { filesOf } from "./resolve-file.ts";

export interface ApplyRequest extends Pick<ModuleUrlRequest, "target" | "resolveFile" | "isFile" | "takeAsset"> {
  readonly settings: BundlerSettings;
  /** Receives the absolute paths of what loaders of the site depend on. */
  readonly onInput: (path: string) => void;
  /** The module of a path in the folder of generated files. */
  readonly toGenerated: (path: string) => { readonly path: string; readonly namespace: string } | undefined;
}

const EMPTY = "empty";

const GLOBAL = "global";

/** Adds the rules. The site's rules precede those of the bundler's other plugins, so this plugin comes first. */
export function applySettings(build: PluginBuilder, request: ApplyRequest): void {
  const { alias, fallback, modules, extensions, lateExtensions, rules, names, globals } = request.settings;
  build.onLoad({ filter: /.*/, namespace: EMPTY }, () => ({ contents: "export default {};", loader: "js" }));
  for (const rule of names) applyRule(build, rule, request);
  readGlobals(build, globals);
  resolveNames(build, alias, request);
  resolveNames(build, fallback, { ...request, isFallback: true });
  if (extensions.length + lateExtensions.length > 0) resolveExtensions(build, request);
  if (modules.length > 0) resolveInFolders(build, request);
  for (const rule of rules) loadByRule(build, rule, request);
}

/** A module that is a global variable is read when it is imported. It is empty while nothing has set it, as on the server. */
function readGlobals(build: PluginBuilder, globals: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(globals))
    build.onResolve({ filter: new RegExp(`^${RegExp.escape(name)}$`) }, () => ({ path: name, namespace: GLOBAL }));
  build.onLoad({ filter: /.*/, namespace: GLOBAL }, ({ path }) => ({
    contents: `module.exports = globalThis[${JSON.stringify(globals[path])}] ?? {};`,
    loader: "js",
  }));
}

/** The bundler's own modules have absolute names, and it does not find them once a plugin has looked at them. */
const RELATIVE = /^(?![A-Za-z]:[\\/])[^/]/;

function applyRule(build: PluginBuilder, { test, rename }: NameRule, request: ApplyRequest): void {
  build.onResolve({ filter: RELATIVE }, ({ path, importer }) => {
    const matched = test.test(path)
      ? path
      : toFile(path.startsWith(".") ? join(dirname(importer), path) : path, importer, request);
    if (matched === undefined || !test.test(matched)) return undefined;
    const name = rename(matched, importer);
    if (name === matched) return undefined;
    if (name === false) return { path, namespace: EMPTY };
    const base = dirname(isAbsolute(matched) ? matched : importer);
    const found = toFile(name.startsWith(".") ? join(base, name) : name, importer, request);
    return found === undefined ? undefined : { path: found };
  });
}

interface Naming extends ApplyRequest {
  /** Whether a name that resolves to a file keeps it. */
  readonly isFallback?: boolean;
}

/** Packages of which a page has one copy, that of the theme: an alias for them would bring another one. */
const OF_THEME =
  /^(?:react|react-dom|react-router|react-router-dom|react-helmet|react-helmet-async|@mdx-js\/react)(?:[$/]|$)/;

/** Names that lead to a module without a package. */
const BUILT_IN = new RegExp(`^@(?:docusaurus|generated|site|theme(?:-original|-init)?)/|${OF_THEME.source}`);

function resolveNames(build: PluginBuilder, names: Readonly<Record<string, AliasTarget>>, request: Naming): void {
  // A longer name is more specific.
  for (const [name, target] of Object.entries(names).sort(([a], [b]) => b.length - a.length)) {
    if (OF_THEME.test(name)) continue;
    const isExact = name.endsWith("$");
    const plain = isExact ? name.slice(0, -1) : name;
    const filter = new RegExp(`^${RegExp.escape(plain)}${isExact ? "$" : "(?:/|$)"}`);
    build.onResolve({ filter }, ({ path, importer }) => {
      if (request.isFallback && leadsSomewhere(path, importer, request)) return undefined;
      if (target === false) return { path, namespace: EMPTY };
      const named = target + path.slice(plain.length);
      const generated = request.toGenerated(named);
      if (generated) return generated;
      const found = toFile(named, importer, request);
      return found === undefined ? undefined : { path: found };
    });
  }
}

/** Whether a name can be imported without help. Runtime modules exist only on the server. */
function leadsSomewhere(name: string, importer: string, { target }: Naming): boolean {
  if (isBuiltin(name)) return target === "bun";
  return resolveFrom(name, importer) !== undefined;
}

function toFile(target: string, importer: string, { resolveFile, isFile }: Naming): string | undefined {
  if (!isAbsolute(target)) return resolveFrom(target, importer);
  const file = resolveFile(target);
  return isFile(file) ? file : resolveFrom(target, importer);
}

/** Imports without extension, also those inside packages. */
function resolveExtensions(build: PluginBuilder, { settings }: ApplyRequest): void {
  const added = [...settings.extensions, ...settings.lateExtensions];
  build.onResolve({ filter: /^\.{1,2}(?:\/|$)/ }, ({ path, importer }) => {
    const base = join(dirname(importer), path);
    const [found] = filesOf(base, settings);
    const isAdded = found !== undefined && found !== base && added.some((ending) => found.endsWith(ending));
    return isAdded ? { path: found } : undefined;
  });
}

/** Folders that contain modules like `node_modules`. */
function resolveInFolders(build: PluginBuilder, { settings, resolveFile, isFile }: ApplyRequest): void {
  build.onResolve({ filter: /^[\w@][^:]*$/ }, ({ path, importer }) => {
    if (BUILT_IN.test(path) || resolveFrom(path, importer) !== undefined) return undefined;
    const folders = settings.modules.flatMap((folder) =>
      isAbsolute(folder) ? [folder] : foldersAbove(dirname(importer)).map((above) => join(above, folder)),
    );
    const found = folders.map((folder) => resolveFile(join(folder, path))).find(isFile);
    return found === undefined ? undefined : { path: found };
  });
}

/** A folder and those above it. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

function loadByRule(build: PluginBuilder, rule: ImportRule, request: ApplyRequest): void {
  build.onLoad({ filter: rule.test, namespace: "file" }, ({ path }) =>
    // Markdown is read elsewhere.
    rule.change && /\.mdx?$/.test(path) ? undefined : loadFile(rule, path, request),
  );
}

/** The module of a file; `undefined` if the rule excludes it. */
export async function loadFile(
  { as, isBare, svg, change }: Omit<ImportRule, "test">,
  path: string,
  { takeAsset, onInput, settings }: Pick<ApplyRequest, "takeAsset" | "onInput" | "settings">,
): Promise<OnLoadResult> {
  const changed = await change?.(path, await Bun.file(path).text(), onInput);
  if (change && changed === undefined) return undefined;
  if (as === "script") return { contents: changed ?? "", loader: "jsx" };
  if (as === "empty") return { contents: "export default {};", loader: "js" };
  if (as === "component") return loadSvg(path, svg ?? settings.svg);
  const value = as === "url" ? await takeAsset(path) : readAs(as, path, changed ?? (await Bun.file(path).text()));
  return isBare ? { contents: JSON.stringify(value), loader: "json" } : { contents: toModule(value), loader: "js" };
}

/** A module that exports a value by default, and its members by their names. */
function toModule(value: unknown): string {
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const named = members.filter((name) => name !== "default" && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name));
  const exported = named.map(
    (name, index) => `const member${index} = value[${JSON.stringify(name)}];\nexport { member${index} as ${name} };`,
  );
  return `const value = ${JSON.stringify(value)};\nexport default value;\n${exported.join("\n")}`;
}

/** Returns the content of a file: its text, or the data in it. */
export function readAs(as: "text" | DataFormat, name: string, text: string): unknown {
  return as === "text" ? text : parseData(as, name, text);
}
