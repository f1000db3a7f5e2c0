/** `url(…)` in a site's style sheets. In: the URL as written and where. Out: the URL in the output, and the file behind it. */

import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { isExternalUrl, joinUrl, splitUrl } from "../url/paths.ts";

export interface CssUrlRequest {
  readonly url: string;
  /** Absolute path of the style sheet. */
  readonly importer: string;
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** A URL that is final as it is, or a file that gets a hashed name; `suffix` is its query and hash. */
export type CssUrl = { readonly url: string } | { readonly file: string; readonly suffix: string };

/**
 * What a URL means: relative ones and `@site/…` (also with `~` in front) are files of the site, `/…` lies in a static folder
 * and gets `baseUrl`, anything with a scheme stays. `undefined` when the file is not there.
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
