/**
 * Reads the plain data that Markdown files import: raw text (`!!raw-loader!./a.js`), JSON and YAML. Leaves missing, unreadable and
 * large files to the bundler.
 */

import { posix } from "node:path";
import type { Source } from "../model/document.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { fromSitePath } from "./files.ts";

const IMPORTED =
  /\bfrom\s*(["'])((?:!*raw-loader!(?:\.|@site\/)[^"'\n]+)|(?:(?:\.|@site\/)[^"'\n!]*\.(?:json|ya?ml)))\1/g;

/** Largest JSON or YAML file in bytes that is inlined into the page. */
const MAX_DATA = 50_000;

/** Converts a relative or `@site/` module path to a site-relative path. */
export function toSiteFile(importer: string, from: string): string {
  return from.startsWith("@site/")
    ? posix.normalize(from.slice("@site/".length))
    : posix.join(posix.dirname(importer), from);
}

/** Returns the sources, with `imported` set for those that import data. */
export async function readImportedData(siteDir: string, sources: readonly Source[]): Promise<Source[]> {
  const files = new Map<string, Promise<Json | undefined>>();
  const read = (path: string, raw: boolean): Promise<Json | undefined> => {
    const key = `${raw ? "text" : "data"} ${path}`;
    const known = files.get(key) ?? readData(fromSitePath(siteDir, path), raw);
    files.set(key, known);
    return known;
  };
  return Promise.all(sources.map((source) => withData(source, read)));
}

async function withData(
  source: Source,
  read: (path: string, raw: boolean) => Promise<Json | undefined>,
): Promise<Source> {
  if (!/raw-loader!|\.(?:json|ya?ml)["']/.test(source.text)) return source;
  const imported: Record<string, Json> = {};
  for (const [, , from = ""] of source.text.matchAll(IMPORTED)) {
    const path = toSiteFile(source.path, from.slice(from.lastIndexOf("!") + 1));
    const data = await read(path, from.includes("!"));
    if (data !== undefined) imported[from] = data;
  }
  return Object.keys(imported).length > 0 ? { ...source, imported: imported satisfies JsonObject } : source;
}

async function readData(file: string, raw: boolean): Promise<Json | undefined> {
  const bytes = Bun.file(file);
  try {
    if (raw) return await bytes.text();
    if (bytes.size > MAX_DATA) return undefined;
    const text = await bytes.text();
    return (file.endsWith(".json") ? JSON.parse(text) : Bun.YAML.parse(text)) as Json;
  } catch {
    return undefined;
  }
}
