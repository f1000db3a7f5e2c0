/** Finds images that data names: the social card of a page (`image`) and pictures of authors. */

import type { Reporter } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import type { AssetIndex } from "../model/graph.ts";
import type { NamedImage } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { isExternalUrl, joinUrl } from "../url/paths.ts";
import { atMostWarn, filePlaces, isFile, reportMissing, staticPlaces } from "./asset-places.ts";

/** Front matter fields for images of a page or of its only author. */
const FIELDS = ["image", "author_image_url", "authorImageURL"];

/** Collects the images in a document's front matter, with the position of each field. */
export function frontMatterImages({
  path: file,
  frontMatter,
  frontMatterPositions: positions,
}: Document): NamedImage[] {
  const place = (field: string) => ({ file, ...positions[field], length: field.length });
  const own = FIELDS.flatMap((field) => {
    const url = frontMatter[field];
    return typeof url === "string" ? [{ url, ...place(field) }] : [];
  });
  const pictures = [frontMatter["authors"]].flat().flatMap(authorPictures);
  return [...own, ...pictures.map(({ url }) => ({ url, ...place("authors") }))];
}

const PICTURE_FIELDS = ["image_url", "imageURL"] as const;

/** Returns the images of an author from front matter or an authors map, by field. Returns none for any other value. */
export function authorPictures(author: unknown): { readonly field: string; readonly url: string }[] {
  const fields = (author ?? {}) as Readonly<Record<string, unknown>>;
  return PICTURE_FIELDS.flatMap((field) => {
    const url = fields[field];
    return typeof url === "string" ? [{ field, url }] : [];
  });
}

/**
 * Returns the file (absolute path) to copy to the output for an image, or `undefined` if the image is already a URL. Paths that
 * start with `./`, `../` or `@site/` are files; any other path is looked up in the static folders first, then next to the file
 * that names it. Reports `broken-image`, as a warning at most for static files, because a later step may create them.
 */
export function findNamedImage(
  image: NamedImage,
  { site, report }: { readonly site: Site; readonly report: Reporter },
): string | undefined {
  const { url, file } = image;
  if (url === "" || isExternalUrl(url)) return undefined;
  const isRelative = /^(?:\.{1,2}|@site)\//.test(url);
  const statics = isRelative ? [] : staticPlaces(site, `/${url.replace(/^\//, "")}`);
  if (statics.some(isFile)) return undefined;
  const places = url.startsWith("/") ? [] : filePlaces(site, file, url);
  const found = places.find(isFile);
  if (found !== undefined) return found;
  const chosen = site.config.onBrokenMarkdownImages;
  const level = isRelative ? chosen : atMostWarn(chosen);
  const [expected = url] = [...statics, ...places];
  reportMissing(image, { site, report, expected, level });
  return undefined;
}

/** Makes the function that returns the URL of a named image: its hashed name, or its path with `baseUrl`. */
export function makeImageUrl(assets: AssetIndex, { config }: Site): (file: string, url: string) => string {
  return (file, url) => {
    const asset = assets.get(file)?.get(url);
    if (asset) return joinUrl(config.baseUrl, asset.output);
    return url === "" || isExternalUrl(url) || url.startsWith(config.baseUrl) ? url : joinUrl(config.baseUrl, url);
  };
}
