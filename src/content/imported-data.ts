/**
 * Reads the plain data that Markdown files import: raw text (`!!raw-loader!./a.js`), JSON and YAML, and files that rules of the site's
 * plugins turn into text or data. Leaves missing, unreadable and large files to the bundler.
 */

import { posix } from "node:path";
import type { ImportRule } from "../model/bundler-settings.ts";
import type { Source } from "../model/document.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { type DataFormat, parseData } from "./data-formats.ts";
import { fromSitePath } from "./files.ts";

const IMPORTED =
  /\bfrom\s*(["'])((?:!*raw-loader!(?:\.|@site\/)[^"'\n]+)|(?:(?:\.|@site\/)[^"'\n!]*\.(?:json|ya?ml)))\1/g;

/** Imports with the attribute `type: "text"`. */
const AS_TEXT = /\bfrom\s*(["'])((?:\.|@site\/)[^"'\n!]+)\1[ \t]*(?:with|assert)[ \t]*\{[^{}\n]*(["'])text\3/g;

/** Files of other types, except media. */
const BY_RULE =
  /\bfrom\s*(["'])((?:\.|@site\/)[^"'\n!]*\.(?!(?:[cm]?[jt]sx?|mdx?|json5?|ya?ml|css|s[ac]ss|less|png|jpe?g|gif|webp|avif|svg|ico|pdf|zip|mp[34]|webm)\1)[a-z\d]{1,5})\1/gi;

/** Largest JSON or YAML file in bytes that is inlined into the page. */
const MAX_DATA = 50_000;

/** Converts a relative or `@site/` module path to a site-relative path. */
export function toSiteFile(importer: string, from: string): string {
  return from.startsWith("@site/")
    ? posix.normalize(from.slice("@site/".length))
    : posix.join(posix.dirname(importer), from);
}

/** Reads a file as text or as data; undefined to leave it to the bundler. */
type Read = (path: string, as: "text" | DataFormat) => Promise<Json | undefined>;

/** Returns the sources, with `imported` set for those that import data. The rules are read only if a source needs them. */
export async function readImportedData(
  siteDir: string,
  sources: readonly Source[],
  getRules: () => readonly ImportRule[],
): Promise<Source[]> {
  const files = new Map<string, Promise<Json | undefined>>();
  const read: Read = (path, as) => {
    const key = `${as} ${path}`;
    const known = files.get(key) ?? readData(fromSitePath(siteDir, path), as);
    files.set(key, known);
    return known;
  };
  const ruleOf = (path: string): ImportRule["as"] | undefined =>
    getRules().find(({ test, change }) => !change && test.test(fromSitePath(siteDir, path)))?.as;
  return Promise.all(sources.map((source) => withData(source, read, ruleOf)));
}

async function withData(
  source: Source,
  read: Read,
  ruleOf: (path: string) => ImportRule["as"] | undefined,
): Promise<Source> {
  // The text may be on the disk.
  const { text } = source;
  if (!text.includes("import") || !/^import\b/m.test(text)) return source;
  const imported: Record<string, Json> = {};
  const add = async (from: string, as: ImportRule["as"] | undefined): Promise<void> => {
    if (as === undefined || as === "url" || as === "component" || as === "empty" || as === "script") return;
    const data = await read(toSiteFile(source.path, from.slice(from.lastIndexOf("!") + 1)), as);
    if (data !== undefined) imported[from] = data;
  };
  for (const [, , from = ""] of text.matchAll(AS_TEXT)) await add(`!!raw-loader!${from}`, "text");
  for (const [, , from = ""] of text.matchAll(IMPORTED)) await add(from, from.includes("!") ? "text" : "json");
  for (const [, , from = ""] of text.matchAll(BY_RULE)) await add(from, ruleOf(toSiteFile(source.path, from)));
  return Object.keys(imported).length > 0 ? { ...source, imported: imported satisfies JsonObject } : source;
}

async function readData(file: string, as: "text" | DataFormat): Promise<Json | undefined> {
  const bytes = Bun.file(file);
  try {
    if (as === "text") return await bytes.text();
    if (bytes.size > MAX_DATA) return undefined;
    const text = await bytes.text();
    return (file.endsWith(".json") ? JSON.parse(text) : parseData(as, file, text)) as Json;
  } catch {
    return undefined;
  }
}
