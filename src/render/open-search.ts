/**
 * The description of a site's search for browsers, which then offer it as a search engine. Only a site with a search page has
 * them: browsers open that page with the query.
 */

import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { HtmlTag, SiteConfig } from "../model/site.ts";
import { joinUrl } from "../url/paths.ts";
import { escapeXml } from "../url/xml.ts";

const NAME = "opensearch.xml";
const TYPE = "application/opensearchdescription+xml";

type Described = Pick<Graph, "site" | "search">;

/** Returns the tag; none for a site without search page. */
export function openSearchTags({ site, search }: Described): HtmlTag[] {
  if (search?.page === undefined) return [];
  const { baseUrl, title } = site.config;
  return [{ tagName: "link", attributes: { rel: "search", type: TYPE, title, href: baseUrl + NAME } }];
}

/** Returns the file; none if the site brings its own. `staticPaths` are the output paths of static files. */
export function openSearchFiles({ site, search }: Described, staticPaths: ReadonlySet<string>): OutputFile[] {
  if (search?.page === undefined || staticPaths.has(NAME)) return [];
  const { config } = site;
  const absolute = (path: string): string => escapeXml(joinUrl(config.url, path));
  const title = escapeXml(config.title);
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">`,
    `  <ShortName>${title}</ShortName>`,
    `  <Description>Search ${title}</Description>`,
    `  <InputEncoding>UTF-8</InputEncoding>`,
    ...imageLines(config),
    `  <Url type="text/html" method="get" template="${absolute(encodeURI(decodeURI(search.page)))}?q={searchTerms}"/>`,
    `  <Url type="${TYPE}" rel="self" template="${absolute(config.baseUrl + NAME)}"/>`,
    `  <moz:SearchForm>${absolute(config.baseUrl)}</moz:SearchForm>`,
    `</OpenSearchDescription>`,
  ];
  return [{ path: NAME, content: `${lines.join("\n")}\n`, source: "the search" }];
}

const IMAGE_TYPES: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };

/** The icon that browsers show beside the search. */
function imageLines({ favicon, url, baseUrl }: SiteConfig): string[] {
  const type = IMAGE_TYPES[/\.(\w+)$/.exec(favicon ?? "")?.[1]?.toLowerCase() ?? ""];
  if (favicon === undefined || type === undefined) return [];
  const address = URL.canParse(favicon) ? favicon : joinUrl(url, baseUrl, favicon);
  return [`  <Image width="16" height="16" type="${type}">${escapeXml(address)}</Image>`];
}
