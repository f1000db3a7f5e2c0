/** Imports with a loader prefix (`!!raw-loader!./a.txt`), as sites write them for webpack. */

import type { PluginBuilder } from "bun";
import type { BundlerSettings, ChangeFile } from "../../model/bundler-settings.ts";
import { readAs } from "./apply-settings.ts";

export interface LoadedFile {
  /** `text`: its text. `data`: its parsed YAML or JSON. `url`: its URL in the output. */
  readonly as: "text" | "data" | "url";
  /** The rest of the name: `./a.txt`, `@site/a.txt`. */
  readonly file: string;
  /** Whether `require` gives the value itself, instead of a module that exports it by default (`?esModule=false`). */
  readonly isBare?: true;
}

export const LOADER_PREFIX = /^[-!]*(raw|url|file|yaml|js-yaml|json)-loader(\?[^!]*)?!([^!]+)$/;

const KINDS: Readonly<Record<string, LoadedFile["as"]>> = { raw: "text", url: "url", file: "url" };

/** What to import of the file that a module name means; `undefined` for other modules and other loaders. */
export function readLoaderPrefix(name: string): LoadedFile | undefined {
  const [, loader = "", options = "", file] = LOADER_PREFIX.exec(name) ?? [];
  if (file === undefined) return undefined;
  const isBare = /[?&]esModule=false\b/.test(options);
  return { as: KINDS[loader] ?? "data", file, ...(isBare && { isBare }) };
}

/** A module whose imports as text (`with { type: "text" }`) have a prefix: the bundler may read other types of files its own way. */
export function withTextPrefixes(text: string): string {
  return text.replace(
    /(^(?:import\b|\})[^"';\n]*\bfrom\s*)(["'])((?:\.|@site\/)[^"'\n!]+)\2[ \t]*(?:with|assert)[ \t]*\{[^{}\n]*(["'])text\4[ \t,]*\}/gm,
    "$1$2!!raw-loader!$3$2",
  );
}

const BARE = "bare:";

/** Extensions to try for data, in addition to those of code. */
const DATA = ["", ".yaml", ".yml"];

export interface LoaderRequest {
  /** Absolute path of a name in an importer; `undefined` for a package. */
  readonly toPath: (name: string, importer: string) => string | undefined;
  /** Completes a path without extension; returns it unchanged if there is no such file. */
  readonly resolveFile: (path: string) => string;
  readonly isFile: (path: string) => boolean;
  /** URL of a file that is copied to the output under a hashed name. */
  readonly takeAsset: (file: string) => Promise<string>;
  readonly settings: Pick<BundlerSettings, "loaders">;
  /** Called with what the result of a loader depends on besides the file. */
  readonly onInput: (path: string) => void;
}

/** Adds the rules. */
export function resolveLoaderPrefixes(build: PluginBuilder, request: LoaderRequest): void {
  const { toPath, resolveFile, isFile, takeAsset } = request;
  resolveOwnLoaders(build, request);
  build.onResolve({ filter: LOADER_PREFIX }, ({ path, importer }) => {
    const loaded = readLoaderPrefix(path);
    const named = loaded && toPath(loaded.file, importer);
    if (named === undefined) return undefined;
    const endings = loaded?.as === "data" ? DATA : [""];
    const file = endings.map((ending) => resolveFile(named + ending)).find(isFile);
    if (!loaded || file === undefined) return undefined;
    return { path: `${loaded.isBare ? BARE : ""}${loaded.as}:${file}`, namespace: "loaded" };
  });
  build.onLoad({ filter: /.*/, namespace: "loaded" }, async ({ path }) => {
    const isBare = path.startsWith(BARE);
    const name = isBare ? path.slice(BARE.length) : path;
    const as = name.slice(0, name.indexOf(":"));
    const file = name.slice(as.length + 1);
    const read = async () => readAs(as === "text" ? as : "json", file, await Bun.file(file).text());
    const value = as === "url" ? await takeAsset(file) : await read();
    return { contents: `${isBare ? "module.exports =" : "export default"} ${JSON.stringify(value)};`, loader: "js" };
  });
}

/** Loaders of the site. The prefix of a module is a hash in its name: the rest is the path of its file, as for other loaders. */
function resolveOwnLoaders(
  build: PluginBuilder,
  { toPath, resolveFile, isFile, settings, onInput }: LoaderRequest,
): void {
  const names = Object.keys(settings.loaders).map((name) => RegExp.escape(name));
  if (names.length === 0) return;
  const filter = new RegExp(`^[-!]*(${names.join("|")})(\\?[^!]*)?!([^!]+)$`);
  const loads = new Map<string, ChangeFile>();
  build.onResolve({ filter }, ({ path, importer }) => {
    const [, loader = "", query = "", name = ""] = filter.exec(path) ?? [];
    const named = toPath(name, importer);
    const file = named === undefined ? undefined : resolveFile(named);
    const load = settings.loaders[loader]?.(query);
    if (file === undefined || load === undefined || !isFile(file)) return undefined;
    const key = Bun.hash(loader + query).toString(36);
    loads.set(key, load);
    return { path: `${key}:${file}`, namespace: "own-loaded" };
  });
  build.onLoad({ filter: /.*/, namespace: "own-loaded" }, async ({ path }) => {
    const key = path.slice(0, path.indexOf(":"));
    const file = path.slice(key.length + 1);
    const made = await loads.get(key)?.(file, await Bun.file(file).text(), onInput);
    return { contents: made ?? "", loader: "jsx" };
  });
}
