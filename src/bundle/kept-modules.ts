/**
 * Keeps the bundled modules of a site for later runs. They hold as long as nothing has changed that the bundler may look at: the files
 * that it read, the names of the site's files, and the packages around it.
 */

import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { resolutionOf } from "../cache/surroundings.ts";
import type { BundlerSettings } from "../model/bundler-settings.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { Memo } from "../model/memo.ts";
import { attempt } from "../report/system-error.ts";
import { namesIn } from "../system/lenient-files.ts";
import { sha256 } from "../system/sha256.ts";
import type { Candidate, ComponentKinds } from "./behavior/component-kinds.ts";
import type { SiteBuildRequest } from "./site/run-bundler.ts";
import type { SiteBuild } from "./site/site-build.ts";

/** The modules that earlier runs of the same program have bundled. */
export interface ModuleCache {
  readonly memo: Memo<KeptModules>;
  /** Fingerprint of the names of the site's files, from before the build: an added file may be what an import leads to. */
  readonly names: string;
}

/** What the bundler made. */
export interface MadeModules {
  readonly built: SiteBuild;
  readonly componentKinds: ComponentKinds;
  /** Absolute paths of what compilers of styles and scripts read. */
  readonly compilerInputs: readonly string[];
}

/** The same as plain data. */
export interface KeptModules extends Pick<MadeModules, "compilerInputs"> {
  readonly built: Omit<SiteBuild, "server">;
  readonly server?: { readonly script: string; readonly importers: readonly (readonly [string, Importer[]])[] };
  readonly kinds: Readonly<Record<keyof ComponentKinds, readonly string[]>>;
  readonly diagnostics: readonly Diagnostic[];
  /** Hashes of the files and of the folders around them, by absolute path. */
  readonly files: Readonly<Record<string, string>>;
}

type Importer = NonNullable<ReturnType<NonNullable<SiteBuild["server"]>["importers"]["get"]>>[number];

export interface KeptRequest extends SiteBuildRequest {
  /** Lists the components that Markdown uses. Takes as long as going through all documents. */
  readonly candidates: () => readonly Candidate[];
  readonly documents: Graph["documents"];
  readonly cache: ModuleCache | undefined;
}

/** Takes the modules from the cache, with their diagnostics, or makes them and stores them. */
export async function keepModules(request: KeptRequest, make: () => Promise<MadeModules>): Promise<MadeModules> {
  const { cache, report } = request;
  const key = cache && keyOf(request, cache);
  if (!cache || key === undefined) return make();
  const kept = cache.memo.get(key);
  if (kept && hasSameFiles(kept)) {
    for (const diagnostic of kept.diagnostics) report.add(diagnostic);
    return restore(kept);
  }
  const start = Date.now();
  const before = report.diagnostics.length;
  const made = await make();
  const stored = toKept(made, report.diagnostics.slice(before), request);
  if (stored && Object.keys(stored.files).every((path) => isOlder(path, start))) cache.memo.put(key, stored);
  return made;
}

/** `undefined` if code of the site takes part, which may read anything. */
function keyOf(request: KeptRequest, { names }: ModuleCache): string | undefined {
  const { settings, compileScript, sheets, hot, siteDir, modules, provided, candidates } = request;
  const bundler = [settings.bundler("browser"), settings.bundler("bun")];
  if (compileScript || sheets.compileCss || hot || bundler.some(runsCode)) return undefined;
  const { baseUrl, url, staticDirectories, minify, keepsNames } = request;
  const paths = [siteDir, baseUrl, url, staticDirectories];
  const own = [modules, provided.generated, candidates(), settings, bundler];
  const how = [minify, keepsNames, resolutionOf(siteDir)];
  return sha256(JSON.stringify([names, how, paths, own], toPlain), "base64url");
}

function runsCode({ rules, loaders, names, svg }: BundlerSettings): boolean {
  return (
    Object.keys(loaders).length + names.length > 0 || svg.optimize !== undefined || rules.some(({ change }) => change)
  );
}

function toPlain(_: string, value: unknown): unknown {
  if (value instanceof RegExp) return String(value);
  return value instanceof Set ? [...(value as Set<unknown>)] : value;
}

/** `undefined` if it cannot be kept: problems in documents have lines, which move. */
function toKept(
  { built, componentKinds, compilerInputs }: MadeModules,
  diagnostics: readonly Diagnostic[],
  { documents }: KeptRequest,
): KeptModules | undefined {
  const isLasting = diagnostics.every(
    ({ severity, file = "" }) => severity !== "error" && !Object.hasOwn(documents, file),
  );
  const { server, ...browser } = built;
  if (!isLasting || Object.values(browser.files).some((content) => typeof content !== "string")) return undefined;
  const read = [...built.sources, ...compilerInputs];
  const paths = new Set([...read, ...read.flatMap(placesAround)]);
  return {
    built: browser,
    ...(server && { server: { script: server.script, importers: Array.from(server.importers, toEntry) } }),
    kinds: { plain: [...componentKinds.plain], inspecting: [...componentKinds.inspecting] },
    compilerInputs,
    diagnostics,
    files: Object.fromEntries(Array.from(paths, (path) => [path, hashOf(path)])),
  };
}

/** What else decides that an import leads to a file: others in its folder, or the manifests of its package. */
function placesAround(path: string): string[] {
  const [, root] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path) ?? [];
  if (root !== undefined) return [root, dirname(path)].map((dir) => join(dir, "package.json"));
  const isIndex = basename(path).startsWith("index.");
  return [dirname(path), ...(isIndex ? [dirname(dirname(path))] : [])];
}

function toEntry([path, importers]: readonly [string, readonly Importer[]]): readonly [string, Importer[]] {
  return [path, [...importers]];
}

function restore({ built, server, kinds, compilerInputs }: KeptModules): MadeModules {
  return {
    built: { ...built, ...(server && { server: { ...server, importers: new Map(server.importers) } }) },
    componentKinds: { plain: new Set(kinds.plain), inspecting: new Set(kinds.inspecting) },
    compilerInputs,
  };
}

function hasSameFiles({ files }: KeptModules): boolean {
  return Object.entries(files).every(([path, hash]) => hashOf(path) === hash);
}

/** Names of the files in a folder that an import may lead to. Folders come and go during a build, and files go before folders. */
function listScripts(dir: string): string[] {
  return namesIn(dir)
    .filter((name) => /^[^.].*\./.test(name))
    .sort();
}

/** Hash of a file, or of the names in a folder; empty for names of modules that no file has. */
function hashOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return sha256(listScripts(path).join("\0"), "base64url");
  let hash = "";
  if (stats) attempt(() => (hash = sha256(readFileSync(path), "base64url")));
  return hash;
}

/** File times may lag behind the clock. */
const CLOCK_STEP_MS = 20;

/** Whether a file is as it was at a time. One that was written later may have been read before or after that. */
function isOlder(path: string, time: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return !stats || Math.max(stats.ctimeMs, stats.mtimeMs) < time - CLOCK_STEP_MS;
}
