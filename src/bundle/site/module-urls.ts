/**
 * Files that modules name by URL: the script of `new Worker(new URL("./worker.js", import.meta.url))` is a bundle of its own, and other
 * files (`new URL("./photo.png", import.meta.url)`) are copied to the output.
 */

import { dirname, join } from "node:path";
import type { PluginBuilder } from "bun";
import { textIn } from "../../system/lenient-files.ts";

/** A URL beside the module, and what precedes it if it is that of a worker. */
const BESIDE =
  /(\bnew\s+(?:Shared)?Worker\s*\(\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)?)?\bnew\s+URL\s*\(\s*(["'`])(\.{1,2}\/[^"'`\n]+)\2\s*,\s*import\.meta\.url\s*,?\s*\)/g;

export interface ModuleUrlRequest {
  /** Called for the absolute path of a worker's script. Returns a placeholder for its URL, which is known only later. */
  readonly onWorker?: ((file: string) => string) | undefined;
  /** Completes a path without extension; returns it unchanged if there is no such file. */
  readonly resolveFile: (path: string) => string;
  readonly isFile: (path: string) => boolean;
  /** URL of a file that is copied to the output under a hashed name. */
  readonly takeAsset: (file: string) => Promise<string>;
  /** The URL of the site. */
  readonly url: string;
  readonly target: "bun" | "browser";
  /** Changes the text of a module of a package. */
  readonly readPackage?: ((text: string) => string) | undefined;
}

/** Returns the text of a module with its URLs resolved. URLs of missing files and all line breaks are kept. */
export async function resolveModuleUrls(text: string, file: string, request: ModuleUrlRequest): Promise<string> {
  if (!text.includes("import.meta.url")) return text;
  const found = [...text.matchAll(BESIDE)];
  const resolved = await Promise.all(found.map((match) => resolveUrl(match, dirname(file), request)));
  return text.replace(BESIDE, (whole) => resolved.shift() ?? whole);
}

async function resolveUrl(match: RegExpExecArray, folder: string, request: ModuleUrlRequest): Promise<string> {
  const { onWorker, resolveFile, isFile } = request;
  const [whole, worker, , path = ""] = match;
  const lines = whole.replace(/[^\n]/g, "");
  if (worker !== undefined) {
    const script = resolveFile(join(folder, path));
    return onWorker !== undefined && isFile(script) ? `${worker}${JSON.stringify(onWorker(script))}${lines}` : whole;
  }
  // A fragment or a query stays: sprites are named by fragments.
  const [, name = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const asset = join(folder, name);
  if (!isFile(asset)) return whole;
  return urlCode((await request.takeAsset(asset)) + rest, request) + lines;
}

/** Code of a `URL`. HTML from the server contains its path only, so it is right on every host that serves the site. */
function urlCode(path: string, { target, url }: ModuleUrlRequest): string {
  const quoted = JSON.stringify(path);
  if (target === "browser") return `new URL(${quoted},location.href)`;
  return `Object.defineProperties(new URL(${quoted},${JSON.stringify(url)}),{href:{value:${quoted}},toString:{value:()=>${quoted}}})`;
}

/** Does the same in packages, whose modules are not read otherwise. Only browsers run their workers and load their files. */
export function readPackageSources(build: PluginBuilder, request: ModuleUrlRequest): void {
  const { onWorker, readPackage } = request;
  if (onWorker === undefined && readPackage === undefined) return;
  build.onLoad({ filter: /[\\/]node_modules[\\/].*\.(?:[cm]?js|jsx)$/, namespace: "file" }, async ({ path }) => {
    // A package may have thousands of small modules, for each of which a promise takes several times as long.
    const text = textIn(path);
    if (text === undefined) return undefined;
    const read = readPackage?.(text) ?? text;
    const contents = onWorker === undefined ? read : await resolveModuleUrls(read, path, request);
    return contents === text ? undefined : { contents, loader: "jsx" };
  });
}
