/**
 * Reads what Markdown files import as plain data: texts (`!!raw-loader!./a.js`), JSON and YAML. What is not there, cannot be read
 * or is large is left to the bundler.
 */

import { posix } from "node:path";
import type { Source } from "../model/document.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { fromSitePath } from "./files.ts";

const IMPORTED =
  /\bfrom\s*(["'])((?:!*raw-loader!(?:\.|@site\/)[^"'\n]+)|(?:(?:\.|@site\/)[^"'\n!]*\.(?:json|ya?ml)))\1/g;

/** Bytes of JSON or YAML beyond which data is not for the page's own file. */
const MAX_DATA = 50_000;

/** A relative or `@site/` path of a module as a path from the site folder. */
export function toSiteFile(importer: string, from: string): string {
  return from.startsWith("@site/")
    ? posix.normalize(from.slice("@site/".length))
    : posix.join(posix.dirname(importer), from);
}

/** Sources with `imported` where they import data. */
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
