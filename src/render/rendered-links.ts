/** Checks the links that components render: navbar, footer, React pages. Links of documents are checked on the graph. */

import { ownValue } from "../lookup/own-value.ts";
import { atMost, findThemeLinks, LINK_CASE } from "../graph/config-links.ts";
import { isInsideSite, makePageIndex, type PageIndex } from "../graph/page-index.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import { toSitePath } from "../report/site-path.ts";
import { splitUrl } from "../url/paths.ts";
import { toPagePath } from "../url/page-path.ts";
import { findWritten } from "./written-link.ts";
import { isStaticFile } from "../graph/links.ts";

/** Describes a broken link: the end of the message, and the link that was probably meant. */
export interface RenderedProblem {
  readonly code: "broken-link" | "broken-anchor" | typeof LINK_CASE;
  readonly words: string;
  readonly near: string | undefined;
}

/** Undefined for a link that works. */
export type LinkCheck = (link: string) => RenderedProblem | undefined;

/** Makes the check for one site. `files`: output paths of everything but pages: static files, assets, bundled files. */
export function makeLinkCheck({ site, routes, documents }: Graph, files: ReadonlySet<string>): LinkCheck {
  const index = makePageIndex(routes, { get: (path) => ownValue(documents, path) });
  const known = new Map<string, RenderedProblem | undefined>();
  const check: LinkCheck = (link) => {
    const { pathname, hash } = splitUrl(link);
    if (!isInsideSite(pathname, site)) return undefined;
    const target = index.routeAt(pathname);
    if (!target) return isFile(pathname) || index.isBelowNonExact(pathname) ? undefined : missingPage(index, pathname);
    const missing = index.missingAnchor(target, hash);
    const words = `, but \`${target.path}\` has no anchor \`#${missing?.id}\``;
    return missing && { code: "broken-anchor", words, near: missing.near && `#${missing.near}` };
  };
  const isFile = (pathname: string): boolean => isStaticFile(pathname, { site, staticFiles: files });
  return (link) => {
    // Links with an anchor are numerous, and most occur on a single page, so caching them does not pay.
    if (link.includes("#")) return check(link);
    if (!known.has(link)) known.set(link, check(link));
    return known.get(link);
  };
}

function missingPage(index: PageIndex, pathname: string): RenderedProblem {
  const alike = index.routeInAnyCase(pathname)?.path;
  if (alike !== undefined) {
    return {
      code: LINK_CASE,
      words: ", which differs in case from the address of the page, so some hosts do not find it",
      near: alike,
    };
  }
  return { code: "broken-link", words: ", which does not exist", near: index.nearest(pathname) };
}

/** A broken link, and the routes (indices) of the pages that contain it. */
export interface BrokenLink {
  readonly link: string;
  readonly problem: RenderedProblem;
  readonly pages: readonly number[];
}

/** Reports `broken-link` and `broken-anchor` once for each target, with the severity that the site sets, at the line of the link if it can be found. */
export function reportBrokenLinks(broken: Iterable<BrokenLink>, graph: Graph, report: Reporter): void {
  const { config, dir, configPath } = graph.site;
  const inConfig = new Set(findThemeLinks(graph.site).map(({ url }) => toKey(url)));
  for (const { link, problem, pages } of broken) {
    // The graph has already reported it, with its position.
    if (inConfig.has(toKey(link))) continue;
    const { code, words, near } = problem;
    const level = code === "broken-anchor" ? "onBrokenAnchors" : "onBrokenLinks";
    const first = graph.routes[pages[0] ?? 0];
    const more = pages.length > 1 ? ` and ${pages.length - 1} other page${pages.length > 2 ? "s" : ""}` : "";
    const source = pages.length === 1 && first?.source !== undefined ? [first.source] : [];
    const home = isHome(link, graph);
    const place = home ? undefined : findWritten(link, [...source, toSitePath(dir, configPath)], graph.site);
    report.addAt(atMost(config[level], code), {
      code,
      message: `A component on \`${first?.path}\`${more} links to \`${link}\`${words}.`,
      hint: `${home ? HOME_HINT : near ? `Did you mean \`${near}\`? ` : ""}\`${level}\` relaxes this check.`,
      ...(place ?? (source[0] === undefined ? {} : { file: source[0] })),
    });
  }
}

/** Returns one key for all spellings of a link: with and without a trailing slash, with any query. */
function toKey(link: string): string {
  const { pathname, hash } = splitUrl(link);
  return toPagePath(pathname) + hash;
}

/** The usual fix for sites without a home page. */
const HOME_HINT =
  "The site has no home page: add `src/pages/index.md`, give a doc `slug: /` below `routeBasePath: /`, or set `themeConfig.navbar.logo.href`. ";

function isHome(link: string, { site }: Graph): boolean {
  return toPagePath(link) === toPagePath(site.config.baseUrl);
}
