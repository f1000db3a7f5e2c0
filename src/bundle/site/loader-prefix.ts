/** Imports through loaders (`!!raw-loader!./a.txt`, `!!./part.js?from=1!./a.ts`), as sites write them for webpack. */

import { isAbsolute, join } from "node:path";
import type { PluginBuilder } from "bun";
import { importRoots } from "../../content/markdown-names.ts";
import { BARE_LOADER, meaningOf } from "../../config/loader-meanings.ts";
import { makeChange, type OwnLoader, readQuery } from "../../config/run-loaders.ts";
import { resolveFrom } from "../../config/scan-modules.ts";
import { readSvgrLoader } from "../../config/svgr-options.ts";
import { type BundlerSettings, type ImportRule, readAlias } from "../../model/bundler-settings.ts";
import type { Problem, Reporter } from "../../model/diagnostic.ts";
import { toSitePath } from "../../report/site-path.ts";
import { loadFile } from "./apply-settings.ts";

/** A loader as a name has it, with its options (`?from=1`, or nothing). */
interface WrittenLoader {
  readonly name: string;
  readonly query: string;
}

/** The parts of a name. */
export interface LoadedName {
  /** The last one runs first. */
  readonly loaders: readonly WrittenLoader[];
  /** The rest of the name: `./a.txt`, `@site/a.txt`. */
  readonly file: string;
}

/** Reads the loaders in a module name; `undefined` if it has none. */
export function readLoaderPrefix(name: string): LoadedName | undefined {
  const parts = name.replace(/^[-!]*/, "").split("!");
  const file = parts.pop() ?? "";
  if (parts.length === 0 || file === "" || parts.includes("")) return undefined;
  const loaders = parts.map((part) => {
    const start = part.search(/\?|$/);
    return { name: part.slice(0, start), query: part.slice(start) };
  });
  return { loaders, file };
}

/** A module whose imports as text (`with { type: "text" }`) have a prefix: the bundler may read other types of files its own way. */
export function withTextPrefixes(text: string): string {
  return text.replace(
    /(^(?:import\b|\})[^"';\n]*\bfrom\s*)(["'])((?:\.|@site\/)[^"'\n!]+)\2[ \t]*(?:with|assert)[ \t]*\{[^{}\n]*(["'])text\4[ \t,]*\}/gm,
    "$1$2!!raw-loader!$3$2",
  );
}

/** Extensions to try for data, in addition to those of code. */
const DATA = ["", ".yaml", ".yml"];

export interface LoaderRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  /** As the config lists them. */
  readonly staticDirectories: readonly string[];
  /** Absolute path of a name in an importer; `undefined` for a package. */
  readonly toPath: (name: string, importer: string) => string | undefined;
  /** Completes a path without extension; returns it unchanged if there is no such file. */
  readonly resolveFile: (path: string) => string;
  readonly isFile: (path: string) => boolean;
  /** URL of a file that is copied to the output under a hashed name. */
  readonly takeAsset: (file: string) => Promise<string>;
  readonly settings: BundlerSettings;
  /** Called with what the result of a loader depends on besides the file. */
  readonly onInput: (path: string) => void;
  readonly report: Reporter;
}

const NAMESPACE = "loaded";

/** Adds the rules. The bundler knows a module by its loaders and the path of its file. */
export function resolveLoaderPrefixes(build: PluginBuilder, request: LoaderRequest): void {
  const rules = new Map<string, Omit<ImportRule, "test">>();
  build.onResolve({ filter: /!/ }, ({ path, importer }) => {
    const name = readLoaderPrefix(path);
    const loaders = name && readLoaders(name.loaders, importer, request);
    if (!name || !loaders) return undefined;
    const endings = /^(?:json|yaml|toml)$/.test(loaders.rule.as) ? DATA : [""];
    const file = endings.map((ending) => findFile(name.file + ending, importer, request)).find(Boolean);
    rules.set(loaders.key, loaders.rule);
    return file === undefined ? undefined : { path: `${loaders.key}:${file}`, namespace: NAMESPACE };
  });
  build.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer }) => {
    const key = keyOf(importer);
    const file = rules.has(key) ? findFile(path, importer.slice(key.length + 1), request) : undefined;
    return file === undefined ? undefined : { path: file };
  });
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
    const key = keyOf(path);
    const rule = rules.get(key);
    return rule && loadFile(rule, path.slice(key.length + 1), request);
  });
}

/** Key of the rule in the bundler's name of a module. */
function keyOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}

/** What to import of a file, and a name for that; `undefined` if a loader is unknown, or does not go with the others. */
function readLoaders(
  written: readonly WrittenLoader[],
  importer: string,
  request: LoaderRequest,
): { readonly key: string; readonly rule: Omit<ImportRule, "test"> } | undefined {
  // The bundler compiles scripts in any case.
  const start = written.findIndex(({ name }) => meaningOf(name) !== "built in");
  const [first, ...others] = start < 0 ? [] : written.slice(start);
  if (!first) return undefined;
  const meaning = Object.hasOwn(request.settings.loaders, first.name) ? "unknown" : meaningOf(first.name);
  const as = meaning === "unknown" || meaning === "built in" ? "script" : meaning;
  const own = (as === "script" ? [first, ...others] : others).map((loader) => findLoader(loader, importer, request));
  if (own.includes(undefined)) return undefined;
  const loaders = own as OwnLoader[];
  const isBare = /[?&]esModule=false\b/.test(first.query) || BARE_LOADER.test(first.name);
  const paths = loaders.map(({ path, options }) => [toSitePath(request.siteDir, path), options]);
  const change = loaders.length === 0 ? {} : { change: makeChange(loaders, () => true, request) };
  const svgr = as === "component" ? readSvgr(first.query, request) : {};
  const options = paths.length > 0 || svgr.svg ? Bun.hash(JSON.stringify([paths, svgr])).toString(36) : "";
  return { key: `${as}${isBare ? "-bare" : ""}${options}`, rule: { as, isBare, ...svgr, ...change } };
}

/** Settings in the name of SVGR, where `true` and `false` are texts. */
function readSvgr(query: string, { siteDir, report }: LoaderRequest): Pick<ImportRule, "svg"> {
  const options = Object.entries(readQuery(query) as object).map(([name, value]: [string, unknown]) => [
    name,
    value === "true" ? true : value === "false" ? false : value,
  ]);
  const warn = (problem: Problem): void => report.warn(problem);
  const { svg } = readSvgrLoader(Object.fromEntries(options), { siteDir, warn });
  return svg ? { svg } : {};
}

function findLoader({ name, query }: WrittenLoader, importer: string, request: LoaderRequest): OwnLoader | undefined {
  const { siteDir, settings } = request;
  const named = settings.loaders[name] ?? findFile(name, importer, request) ?? resolveFrom(name, `${siteDir}/x`);
  return named === undefined ? undefined : { path: named, options: readQuery(query) };
}

/** Absolute path of a file by its name, which may begin with an alias of the site. */
function findFile(name: string, importer: string, request: LoaderRequest): string | undefined {
  const { target = name } = readAlias(request.settings.alias, name) ?? {};
  if (target === false) return undefined;
  return (
    pathsOf(target, importer, request).map(request.resolveFile).find(request.isFile) ?? resolveFrom(target, importer)
  );
}

/** Absolute paths that a name may mean. One that begins with `/` may be relative to a folder of the site. */
function pathsOf(name: string, importer: string, request: LoaderRequest): string[] {
  const { siteDir, staticDirectories } = request;
  if (isAbsolute(name)) return [name, ...importRoots(siteDir, staticDirectories).map((root) => join(root, name))];
  const path = request.toPath(name, importer);
  return path === undefined ? [] : [path];
}
