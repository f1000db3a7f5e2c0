import type { SiteFunctions } from "../config/loaded-site.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document, Slot } from "../model/document.ts";
import type { Asset, AssetIndex } from "../model/graph.ts";
import type { NamedImage } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { isExternalUrl, splitUrl } from "../url/paths.ts";
import { readAsset } from "./asset-file.ts";
import { atMostWarn, filePlaces, isFile, reportMissing } from "./asset-places.ts";
import { inParallel } from "../system/in-parallel.ts";
import { findNamedImage, frontMatterImages } from "./named-images.ts";
import type { PluginContent } from "./read.ts";

export interface AssetRequest {
  readonly site: Site;
  readonly documents: Iterable<Document>;
  /** What plugins have read: their data files may name images, too. */
  readonly contents: readonly Pick<PluginContent, "found">[];
  /** Maps each translated file to the file it replaces. */
  readonly originals: ReadonlyMap<string, string>;
  /** If the site handles missing images with a function, that function reports them instead. */
  readonly functions?: Pick<SiteFunctions, "onBrokenMarkdownImages">;
  readonly report: Reporter;
}

/** A URL in a document that refers to a file. */
interface FileReference {
  readonly from: string;
  readonly url: string;
  /** Absolute path. */
  readonly file: string;
}

/** Files with these extensions are pages or their sources, never assets. */
const NOT_ASSETS = /\.(?:mdx?|html?)$/i;

/** Limit on files read at the same time, because a site may have gigabytes of images. */
const AT_ONCE = 16;

/**
 * Reads every file that a slot or a named image refers to. Reports missing images as `broken-image` (at `onBrokenMarkdownImages`).
 * The link check reports missing link targets.
 */
export async function loadAssets(request: AssetRequest): Promise<AssetIndex> {
  const references = listReferences(request);
  const assets = await readAll(request.site, [...new Set(references.map(({ file }) => file))]);
  const index = new Map<string, Map<string, Asset>>();
  for (const { from, url, file } of references) {
    const asset = assets.get(file);
    const urls = index.get(from) ?? new Map<string, Asset>();
    if (asset) index.set(from, urls.set(url, asset));
  }
  return index;
}

function listReferences({ site, documents, contents, originals, functions, report }: AssetRequest): FileReference[] {
  const references: FileReference[] = [];
  const inFrontMatter: NamedImage[] = [];
  for (const document of documents) {
    const { path, slots } = document;
    inFrontMatter.push(...frontMatterImages(document));
    for (const { kind, url, line, column, isLenient, file: from = path } of slots.filter(mayBeAsset)) {
      const original = originals.get(from);
      const places = filePlaces(site, from, url);
      const beside = original === undefined ? [] : filePlaces(site, original, url);
      const file = [...places, ...beside].find(isFile);
      if (file !== undefined) references.push({ from, url, file });
      else if (kind === "image" && !functions?.onBrokenMarkdownImages) {
        const [expected = url] = places;
        const chosen = site.config.onBrokenMarkdownImages;
        const level = isLenient ? atMostWarn(chosen) : chosen;
        reportMissing({ file: from, url, line, column, length: url.length }, { site, report, expected, level });
      }
    }
  }
  for (const image of [...inFrontMatter, ...contents.flatMap(({ found }) => found.images ?? [])]) {
    const file = findNamedImage(image, { site, report });
    if (file !== undefined) references.push({ from: image.file, url: image.url, file });
  }
  return references;
}

function mayBeAsset({ kind, url }: Slot): boolean {
  if (kind === "message") return false;
  const { pathname } = splitUrl(url);
  if (pathname === "" || isExternalUrl(url)) return false;
  return kind !== "link" || !(NOT_ASSETS.test(pathname) || (pathname.startsWith("/") && !/\.\w+$/.test(pathname)));
}

async function readAll({ dir }: Site, files: readonly string[]): Promise<ReadonlyMap<string, Asset>> {
  return new Map(await inParallel(files, AT_ONCE, async (file) => [file, await readAsset(dir, file)] as const));
}
