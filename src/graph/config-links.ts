/** Checks the links of the navbar and the footer, and reports broken ones at their position in the config. */

import { findThemeOverrides } from "../content/theme-overrides.ts";
import type { DiagnosticCode } from "../model/catalog/catalog.ts";
import type { ReportingLevel } from "../model/diagnostic.ts";
import type { Position } from "../model/document.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Site } from "../model/site.ts";
import { toSitePath } from "../report/site-path.ts";
import { isExternalUrl, splitUrl, toSiteUrl } from "../url/paths.ts";
import { toBrowserPath, toPagePath } from "../url/page-path.ts";
import { isStaticFile, type LinkRequest } from "./links.ts";
import { makePageIndex, type PageIndex } from "./page-index.ts";

/** A link in the config to a page of the site. */
export interface ConfigLink {
  /** As written. */
  readonly written: string;
  /** With `baseUrl`. */
  readonly url: string;
  readonly path: readonly (string | number)[];
}

/**
 * Finds the links to pages in the navbar and the footer. Skips links to files (`/blog/rss.xml`), which are known only after rendering,
 * and links to the home page, which the logo also links to. The check of rendered pages covers both.
 */
export function findConfigLinks({ config }: Site): ConfigLink[] {
  const { navbar, footer } = config.themeConfig;
  return linksOf({ navbar, footer }, config);
}

/** Finds those that components of the theme render. What a component of the site renders is checked on its pages. */
export function findThemeLinks({ config, dir }: Site): ConfigLink[] {
  const { navbar, footer } = config.themeConfig;
  const own = Object.keys(findThemeOverrides(dir)).filter((name) => name !== "@theme/NavbarItem/ComponentTypes");
  const isThemes = (part: string): boolean => !own.some((name) => name.startsWith(`@theme/${part}`));
  return linksOf({ ...(isThemes("Navbar") && { navbar }), ...(isThemes("Footer") && { footer }) }, config);
}

function linksOf(parts: Readonly<Record<string, Json | undefined>>, config: Site["config"]): ConfigLink[] {
  return Object.entries(parts).flatMap(([key, part]) =>
    part === undefined ? [] : collect(part, { path: ["themeConfig", key], baseUrl: config.baseUrl }),
  );
}

interface Place {
  readonly path: ConfigLink["path"];
  readonly baseUrl: string;
}

const FIELDS = ["to", "href"];

function collect(json: Json, { path, baseUrl }: Place): ConfigLink[] {
  if (Array.isArray(json)) {
    return json.flatMap((each: Json, index) => collect(each, { path: [...path, index], baseUrl }));
  }
  if (typeof json !== "object" || json === null || isCustom(json as JsonObject)) return [];
  return Object.entries(json as JsonObject).flatMap(([key, value]): ConfigLink[] => {
    const own = [...path, key];
    if (typeof value === "object" && value !== null) return collect(value, { path: own, baseUrl });
    if (!FIELDS.includes(key) || typeof value !== "string" || !isPage(value)) return [];
    const url = toSiteUrl(value, baseUrl);
    return toPagePath(splitUrl(url).pathname) === toPagePath(baseUrl) ? [] : [{ written: value, url, path: own }];
  });
}

/** Whether an item renders a component of the site, whose fields may not be links. */
function isCustom({ type }: JsonObject): boolean {
  return typeof type === "string" && type.startsWith("custom-");
}

function isPage(url: string): boolean {
  return url !== "" && !url.startsWith("#") && !isExternalUrl(url) && !isFile(splitUrl(url).pathname);
}

function isFile(pathname: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]*$/i.test(pathname);
}

export interface ConfigLinkRequest extends Pick<
  LinkRequest,
  "site" | "documents" | "routes" | "staticFiles" | "redirectEnd" | "report"
> {
  readonly locate: (path: readonly (string | number)[]) => Position | undefined;
}

/**
 * Reports `broken-link` and `broken-anchor` for the navbar and the footer, at the site's levels. Returns the paths that have no page,
 * also those of static HTML files.
 */
export function checkConfigLinks(request: ConfigLinkRequest): string[] {
  const { site, routes, documents, locate, report } = request;
  const index = makePageIndex(routes, documents);
  const file = toSitePath(site.dir, site.configPath);
  return findThemeLinks(site).flatMap((link) => {
    const problem = findProblem(link, index, request);
    if (problem === undefined) return isFileOnly(link, index, request) ? toBrowserPath(link.url) : [];
    const { level, hint, ...rest } = problem;
    const position = locate(link.path) ?? locate(link.path.slice(0, -1));
    report.addAt(atMost(site.config[level], rest.code), {
      ...rest,
      hint: `${hint}\`${level}\` relaxes this check.`,
      file,
      ...(position && { ...position, length: String(link.path.at(-1)).length }),
    });
    return rest.code === "broken-anchor" ? [] : [toBrowserPath(link.url)];
  });
}

/** Whether a link leads to a static HTML file: a document, but not a page of the app. */
function isFileOnly({ url }: ConfigLink, index: PageIndex, request: ConfigLinkRequest): boolean {
  const { pathname } = splitUrl(url);
  return index.routeAt(pathname) === undefined && isStaticFile(pathname, request);
}

/** Code for links that differ from a page's path only in upper and lower case. */
export const LINK_CASE = "link-case" satisfies DiagnosticCode;

/** Lowers the level of `link-case` to a warning, because such links work on some hosts. */
export function atMost(level: ReportingLevel, code: string): ReportingLevel {
  return code === LINK_CASE && level === "throw" ? "warn" : level;
}

function findProblem({ written, url }: ConfigLink, index: PageIndex, request: ConfigLinkRequest) {
  const { pathname, hash } = splitUrl(url);
  const target = index.routeAt(pathname);
  if (target !== undefined) {
    const missing = index.missingAnchor(target, hash);
    if (missing === undefined) return undefined;
    return {
      code: "broken-anchor" as const,
      level: "onBrokenAnchors" as const,
      message: `Broken anchor in \`${written}\`: \`${target.path}\` has no heading with the ID \`${missing.id}\`.`,
      hint: missing.near === undefined ? "" : `Did you mean \`#${missing.near}\`? `,
    };
  }
  if (index.isBelowNonExact(pathname) || request.redirectEnd(url) !== undefined || isStaticFile(pathname, request))
    return;
  const alike = index.routeInAnyCase(pathname);
  if (alike) {
    const message = `The link \`${written}\` differs in case from the page \`${alike.path}\`, so some hosts do not find it.`;
    return {
      code: LINK_CASE as typeof LINK_CASE,
      level: "onBrokenLinks" as const,
      message,
      hint: `Write \`${alike.path}\`. `,
    };
  }
  const near = index.nearest(pathname);
  return {
    code: "broken-link" as const,
    level: "onBrokenLinks" as const,
    message: `Broken link \`${written}\`: no page at \`${pathname}\`.`,
    hint: near === undefined ? "" : `Did you mean \`${near}\`? `,
  };
}
