/** Finds the files that documents embed or link to. In: slots of all documents. Out: an asset per document and URL; I/O ends here. */

import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document, Slot } from "../model/document.ts";
import type { Asset } from "../model/graph.ts";
import type { Site } from "../model/site.ts";
import { nearestName } from "../report/nearest.ts";
import { isExternalUrl, splitUrl } from "../url/paths.ts";
import { assetOutput } from "./asset-output.ts";
import { fromSitePath, toSitePath } from "./files.ts";

/** Assets by document path, then by URL as written. */
export type AssetIndex = ReadonlyMap<string, ReadonlyMap<string, Asset>>;

export interface AssetRequest {
  readonly site: Site;
  readonly documents: Iterable<Document>;
  readonly report: Reporter;
}

/** Files with these endings are pages or their sources, never assets. */
const NOT_ASSETS = /\.(?:mdx?|html?)$/i;
const IMAGES = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)$/i;

/**
 * Reads every file a slot names. Diagnostic `broken-image` (at `onBrokenMarkdownImages`) for an image that is not there;
 * links to missing files are the link check's.
 */
export async function loadAssets({ site, documents, report }: AssetRequest): Promise<AssetIndex> {
  const byFile = new Map<string, Promise<Asset>>();
  const index = new Map<string, Map<string, Asset>>();
  const pending: Promise<void>[] = [];
  for (const document of documents) {
    for (const slot of document.slots) {
      if (!mayBeAsset(slot)) continue;
      const file = findFile(site, document.path, slot.url);
      if (file === undefined) {
        if (slot.kind === "image") reportMissing({ site, document, slot, report });
        continue;
      }
      const asset = byFile.get(file) ?? readAsset(site, file);
      byFile.set(file, asset);
      const urls = index.get(document.path) ?? new Map<string, Asset>();
      index.set(document.path, urls);
      pending.push(asset.then((value) => void urls.set(slot.url, value)));
    }
  }
  await Promise.all(pending);
  return index;
}

function mayBeAsset({ kind, url }: Slot): boolean {
  const { pathname } = splitUrl(url);
  if (pathname === "" || isExternalUrl(url)) return false;
  return kind !== "link" || (/\.\w+$/.test(pathname) && !NOT_ASSETS.test(pathname));
}

function findFile(site: Site, documentPath: string, url: string): string | undefined {
  return candidates(site, documentPath, url).find(isFile);
}

/** Where a URL may lie on disk: beside the document, under the site folder (`@site/`), or in a static folder (`/`). */
function candidates(site: Site, documentPath: string, url: string): string[] {
  const path = decode(splitUrl(url).pathname);
  if (path.startsWith("@site/")) return [join(site.dir, path.slice("@site/".length))];
  if (path.startsWith("/")) return site.config.staticDirectories.map((dir) => join(site.dir, dir, path));
  return [join(dirname(fromSitePath(site.dir, documentPath)), path)];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function readAsset(site: Site, file: string): Promise<Asset> {
  const bytes = await Bun.file(file).bytes();
  const output = assetOutput(basename(file), bytes);
  const size = IMAGES.test(file) ? await imageSize(file, bytes) : {};
  return { source: toSitePath(site.dir, file), output, ...size };
}

/** Pixel size of an image; nothing for one that cannot be read (a browser may still show it). */
async function imageSize(file: string, bytes: Uint8Array): Promise<{ width?: number; height?: number }> {
  if (/\.svg$/i.test(file)) return svgSize(new TextDecoder().decode(bytes.subarray(0, 4096)));
  try {
    const { width, height } = await new Bun.Image(bytes).metadata();
    return { width, height };
  } catch {
    return {};
  }
}

function svgSize(text: string): { width?: number; height?: number } {
  const open = /<svg\b[^>]*>/.exec(text)?.[0] ?? "";
  const number = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(open)?.[1] ?? "");
  const box = /\sviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(open);
  const width = number("width") || Number(box?.[1]);
  const height = number("height") || Number(box?.[2]);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : {};
}

interface MissingImage {
  readonly site: Site;
  readonly document: Document;
  readonly slot: Slot;
  readonly report: Reporter;
}

function reportMissing({ site, document, slot, report }: MissingImage): void {
  const [expected = slot.url] = candidates(site, document.path, slot.url);
  const near = nearestName(basename(expected), filesIn(dirname(expected)));
  const where = toSitePath(site.dir, expected);
  report.addAt(site.config.onBrokenMarkdownImages, {
    code: "broken-image",
    message: `The image \`${slot.url}\` does not exist: there is no file \`${where}\`.`,
    hint: near
      ? `Did you mean \`${near}\`? \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.`
      : "Add the file or mend the path; `markdown.hooks.onBrokenMarkdownImages` relaxes this check.",
    file: document.path,
    line: slot.line,
    column: slot.column,
    length: slot.url.length,
  });
}

function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
