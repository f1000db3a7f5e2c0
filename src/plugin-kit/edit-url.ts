/** "Edit this page" links. */

import * as z from "zod/mini";
import { callSiteNow, type SiteCall } from "../config/call-site.ts";
import { joinUrl, normalizeDots, splitUrl } from "../url/paths.ts";

/**
 * URL of a file under the site's base URL, which may be relative. `file` is relative to the site folder. If the documents are beside the site
 * folder, it climbs out with `../`, and so does the URL.
 */
export function toEditUrl(base: string, file: string): string {
  const origin = /^[a-zA-Z][a-zA-Z\d+.-]*:\/\/[^/?#]*/.exec(base)?.[0] ?? "";
  const { pathname, search, hash } = splitUrl(base.slice(origin.length));
  const path = normalizeDots(joinUrl("/", pathname, file));
  const isRelative = origin === "" && !base.startsWith("/");
  return origin + (isRelative ? path.slice(1) : path) + search + hash;
}

/** Calls the function that a site uses in place of a base URL. An empty result means no link. Diagnostic: `site-function-failed`. */
export function askEditUrl(ask: () => unknown, call: Omit<SiteCall<unknown>, "result" | "words">): string | undefined {
  const result = z.optional(z.nullable(z.union([z.string(), z.literal(false)])));
  return callSiteNow(ask, { ...call, result, words: "a URL or nothing" }) || undefined;
}
