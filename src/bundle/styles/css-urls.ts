/** `url(…)` in a site's style sheets. */

import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PluginBuilder } from "bun";
import { isExternalUrl, joinUrl, splitUrl } from "../../url/paths.ts";
import { toCssFile } from "./css-modules.ts";

export interface CssUrlRequest {
  readonly url: string;
  /** Absolute path of the style sheet. */
  readonly importer: string;
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** A final URL, or a file that gets a hashed name; `suffix` is its query and hash. */
export type CssUrl = { readonly url: string } | { readonly file: string; readonly suffix: string };

/**
 * Target of a URL: relative ones and `@site/…` (optionally prefixed with `~`) are files of the site, `/…` is in a
 * static folder and gets `baseUrl`, anything with a scheme stays. `undefined` if the file does not exist.
 */
export function resolveCssUrl({ url, importer, siteDir, baseUrl }: CssUrlRequest): CssUrl | undefined {
  if (isExternalUrl(url) || url.startsWith("#")) return { url };
  const { pathname, search, hash } = splitUrl(url.replace(/^~/, ""));
  if (pathname.startsWith("/")) return { url: withBase(pathname, baseUrl) + search + hash };
  const file = pathname.startsWith("@site/")
    ? join(siteDir, pathname.slice("@site/".length))
    : join(dirname(importer), decodeURIComponent(pathname));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? { file, suffix: search + hash } : undefined;
}

function withBase(pathname: string, baseUrl: string): string {
  return pathname.startsWith(baseUrl) ? pathname : joinUrl(baseUrl, pathname);
}

export interface SheetUrlsRequest {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** URL of a file that is copied to the output under a hashed name. */
  readonly takeAsset: (file: string) => Promise<string>;
}

/** The built site's URL for one in a sheet, whose path is absolute; `undefined` to keep it. */
export type ResolveUrl = (url: string, sheet: string) => Promise<string | undefined>;

/** Any content of `url()` except data; the bundler's own entry must not match. */
const CSS_URL = /^(?!data:|.*\.[jt]sx?$)/;

/** Makes the function for the sheets of a site. */
export function makeSheetUrls({ siteDir, baseUrl, takeAsset }: SheetUrlsRequest): ResolveUrl {
  return async (url, importer) => {
    const found = CSS_URL.test(url) ? resolveCssUrl({ url, importer, siteDir, baseUrl }) : undefined;
    return found && ("url" in found ? found.url : (await takeAsset(found.file)) + found.suffix);
  };
}

/** Adds the rule for `url()` in style sheets. */
export function resolveStyleUrls(build: PluginBuilder, siteDir: string, resolveUrl: ResolveUrl): void {
  build.onResolve({ filter: CSS_URL }, async ({ path, importer, kind }) => {
    // The bundler has no separate import kind for `url()`.
    if (!/\.(?:css|scss|sass|less)$/.test(importer) || (kind as string) !== "internal") return undefined;
    const url = await resolveUrl(path, toCssFile(importer, siteDir));
    return url === undefined ? undefined : { path: url, external: true };
  });
}
