/** The manifest at the root of every built site. It marks a folder as Veloci's own: only such a folder is ever replaced. */

import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { MANIFEST_NAME } from "../content/built-folders.ts";
import type { OutputFile } from "../model/build.ts";
import type { Manifest, ManifestReading } from "../model/manifest.ts";
import type { Graph } from "../model/graph.ts";
import { htmlPath } from "../url/page-path.ts";
import { systemCode } from "../report/system-error.ts";
import { isRecord } from "../lookup/is-record.ts";

export { MANIFEST_NAME };

const FORMAT = 1;

export interface ManifestRequest {
  readonly graph: Pick<Graph, "site" | "routes">;
  /** Output paths that carry a hash of their content, in any order. */
  readonly hashed: Iterable<string>;
  readonly policy?: string | undefined;
  /** Folders of other locales. */
  readonly locales?: readonly string[];
}

/** Makes the manifest of a finished site. */
export function toManifest({ graph, hashed, policy, locales = [] }: ManifestRequest): Manifest {
  const { config } = graph.site;
  const { baseUrl, trailingSlash } = config;
  const nonExact = graph.routes
    .filter(({ exact }) => !exact)
    .map(({ path }) => [path, htmlPath(path, config)] as const);
  const immutable = [...new Set(hashed)].sort();
  return {
    generator: "Veloci",
    format: FORMAT,
    version,
    baseUrl,
    ...(trailingSlash !== undefined && { trailingSlash }),
    ...(locales.length > 0 && { locales }),
    ...(nonExact.length > 0 && { nonExact: Object.fromEntries(nonExact) }),
    ...(immutable.length > 0 && { immutable }),
    ...(policy !== undefined && { contentSecurityPolicy: policy }),
  };
}

/** The manifest as a file of the output. */
export function manifestFile(manifest: Manifest): OutputFile {
  return { path: MANIFEST_NAME, content: `${JSON.stringify(manifest, undefined, 2)}\n`, source: "Veloci's manifest" };
}

/** Reads the manifest of a folder. Never throws, whatever the file contains. */
export function readManifest(dir: string): ManifestReading {
  const value = readJson(join(dir, MANIFEST_NAME));
  if (value === "absent" || value === "broken") return { state: value };
  if (!isRecord(value.json) || value.json["generator"] !== "Veloci") return { state: "foreign" };
  const { format } = value.json;
  if (typeof format === "number" && Number.isInteger(format) && format > FORMAT) return { state: "newer" };
  return isManifest(value.json) ? { state: "fine", manifest: value.json } : { state: "broken" };
}

function readJson(path: string): "absent" | "broken" | { readonly json: unknown } {
  try {
    // A link could lead to the manifest of another site.
    if (!lstatSync(path).isFile()) return "broken";
    return { json: JSON.parse(readFileSync(path, "utf8")) };
  } catch (error) {
    return ["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "") ? "absent" : "broken";
  }
}

function isManifest(value: object): value is Manifest {
  const fields: Readonly<Partial<Record<keyof Manifest, unknown>>> = value;
  const {
    format,
    version: writtenBy,
    baseUrl,
    trailingSlash,
    locales,
    nonExact,
    immutable,
    contentSecurityPolicy,
  } = fields;
  return (
    format === FORMAT &&
    typeof writtenBy === "string" &&
    typeof baseUrl === "string" &&
    baseUrl.startsWith("/") &&
    baseUrl.endsWith("/") &&
    (trailingSlash === undefined || typeof trailingSlash === "boolean") &&
    (locales === undefined || isTexts(locales)) &&
    (nonExact === undefined || (isRecord(nonExact) && isTexts(Object.values(nonExact)))) &&
    (immutable === undefined || isTexts(immutable)) &&
    (contentSecurityPolicy === undefined || typeof contentSecurityPolicy === "string")
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
