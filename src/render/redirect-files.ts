/** Writes the pages that redirect readers. */

import { escapeText } from "../markdown/code/escape-text.ts";
import { encodeUrl, escapeAttribute } from "../markdown/body/escape.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { SiteConfig } from "../model/site.ts";
import { makeRedirectPath, toPagePath } from "../url/page-path.ts";
import { decodeUrl, isExternalUrl, splitUrl } from "../url/paths.ts";
import { dataFilePath } from "./renderer.ts";
import { ownValue } from "../lookup/own-value.ts";

/**
 * Navigates to the address in `data-to`. Appends the reader's query to the target's, and replaces its hash if the reader's URL has
 * one. The text is the same on every page, so that a Content-Security-Policy can allow it by hash.
 */
export const REDIRECT_SCRIPT = [
  `(function(){var t=document.currentScript.dataset.to,i=t.indexOf("#"),p=i<0?t:t.slice(0,i),q=location.search;`,
  `location.replace(p+(p.indexOf("?")<0?q:q.replace("?","&"))+(location.hash||(i<0?"":t.slice(i))))})()`,
].join("");

/** Writes the files of all redirects. */
export function redirectFiles({ redirects, routes, site }: Graph): OutputFile[] {
  const pathOf = makeRedirectPath(routes, site.config);
  return redirects.map(({ from, to }) => ({
    path: pathOf(from),
    content: toRedirectHtml(to, site.config, site.locale),
    source: `the redirect from ${from}`,
  }));
}

/**
 * Makes the function that returns data files for redirects that components link to, each once. Browsers request the data of every
 * link in view. This data names no build, so the browser loads the whole page instead, and no request fails.
 */
export function makeRedirectData({ redirects, routes, site }: Graph): (links: Iterable<string>) => OutputFile[] {
  const paths = new Map(redirects.map(({ from }) => [toPagePath(from), from]));
  // `/a.html` may redirect to `/a`, which has data of its own.
  for (const { path } of paths.size > 0 ? routes : []) paths.delete(toPagePath(path));
  return (links) => {
    if (paths.size === 0) return [];
    return [...links].flatMap((link) => {
      const key = toPagePath(decodeUrl(splitUrl(link).pathname));
      const from = paths.get(key);
      paths.delete(key);
      const path = from === undefined ? undefined : dataFilePath(encodeURI(from), { siteConfig: site.config });
      return path === undefined ? [] : [{ path, content: "{}", source: `the redirect from ${from}` }];
    });
  };
}

/**
 * Returns a page that redirects to `to`: with a script, which keeps the reader's query and hash, with `meta refresh`, and with a
 * link. Search engines recognize the redirect and index its canonical URL. The page has `noindex` only if the whole site does.
 */
export function toRedirectHtml(target: string, config: SiteConfig, locale: string): string {
  const to = encodeUrl(target);
  const { url, title, noIndex, i18n } = config;
  const href = escapeAttribute(to);
  const canonical = escapeAttribute(isExternalUrl(to) || to.startsWith("//") ? to : url.replace(/\/$/, "") + to);
  const lang = escapeAttribute(ownValue(i18n.localeConfigs, locale)?.htmlLang ?? locale);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="UTF-8"><title>${escapeText(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    noIndex ? `<meta name="robots" content="noindex, nofollow">` : "",
    `<link rel="canonical" href="${canonical}"><script data-to="${href}">${REDIRECT_SCRIPT}</script>`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><a href="${href}">${escapeText(to)}</a></body></html>\n`,
  ].join("");
}
