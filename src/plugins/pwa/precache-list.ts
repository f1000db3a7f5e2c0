/** Lists the files that the service worker precaches. */

import { join } from "node:path";
import { contentHash } from "../../content/asset-output.ts";
import { findFiles } from "../../content/files.ts";
import type { PrecacheEntry, PwaOptions, SizedEntry } from "./options.ts";

/** Files that pages consist of: no feeds, Markdown copies or videos. */
const USUAL = [
  "**/*.{html,js,css,json,webmanifest}",
  "**/*.{png,jpg,jpeg,gif,svg,ico,webp,avif}",
  "**/*.{woff,woff2,eot,ttf,otf}",
];

/** Files that no page shows: packages, and images for link previews. */
const NEVER = ["**/node_modules/**", "assets/cards/**"];

export interface PrecacheRequest {
  /** Absolute path of the output folder. */
  readonly dir: string;
  /** Output path of the worker, which does not precache itself. */
  readonly worker: string;
  /** Whether the build put a content hash into this path. */
  readonly isHashed: (path: string) => boolean;
  readonly options: PwaOptions["injectManifestConfig"];
}

export interface PrecacheList {
  readonly entries: readonly SizedEntry[];
  /** Paths of files that are too large, with their sizes in bytes. */
  readonly tooLarge: ReadonlyMap<string, number>;
}

/** Lists the files of the folder, sorted by path; `toManifest` turns them into the precache list. */
export async function listPrecached({ dir, worker, isHashed, options }: PrecacheRequest): Promise<PrecacheList> {
  const { globPatterns, globIgnores, maximumFileSizeToCacheInBytes: limit, dontCacheBustURLsMatching } = options;
  const include = [...USUAL, ...globPatterns];
  const paths = await findFiles({ dir, include, exclude: [...NEVER, worker, ...globIgnores] });
  const entries: SizedEntry[] = [];
  const tooLarge = new Map<string, number>();
  for (const path of paths) {
    const file = Bun.file(join(dir, path));
    const { size } = file;
    if (size > limit) {
      tooLarge.set(path, size);
      continue;
    }
    const isNamedByContent = isHashed(path) || (dontCacheBustURLsMatching?.test(path) ?? false);
    const revision = isNamedByContent ? null : contentHash(await file.bytes());
    entries.push({ url: withPrefix(toUrl(path), options.modifyURLPrefix), revision, size });
  }
  return { entries, tooLarge };
}

/** The entries for the worker: transformed by the site, with those that it adds. */
export function toManifest(
  entries: readonly PrecacheEntry[],
  { additionalManifestEntries: added }: PwaOptions["injectManifestConfig"],
): PrecacheEntry[] {
  const own = added.map((entry) => (typeof entry === "string" ? { url: entry, revision: null } : entry));
  return [...entries, ...own].map(({ url, revision, integrity }) => ({
    url,
    revision: revision ?? null,
    ...(integrity !== undefined && { integrity }),
  }));
}

/** A path as a relative URL. */
function toUrl(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** The first matching prefix is replaced. */
function withPrefix(url: string, prefixes: Readonly<Record<string, string>>): string {
  const found = Object.entries(prefixes).find(([prefix]) => url.startsWith(prefix));
  return found ? found[1] + url.slice(found[0].length) : url;
}
