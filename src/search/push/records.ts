/** Records of a hosted search engine. */

import type { Graph } from "../../model/graph.ts";
import { collectPages, type SearchedPage } from "../collect.ts";

export interface SearchRecord {
  /** Derived from the URL, so that a section keeps its record. */
  readonly id: string;
  /** `lvl0` first: the area of the site, the page, then headings. Missing headings are empty. */
  readonly levels: readonly string[];
  readonly content: string;
  /** With scheme and host. */
  readonly url: string;
  readonly anchor: string;
  readonly language: string;
  readonly tag: string;
  /** Version of docs. */
  readonly version?: string;
  /** Position in its page. */
  readonly position: number;
}

/** Maximum length of a record in characters: the strictest engine accepts 10 kB, and some scripts need three bytes per character. */
const LONGEST = 2500;

/** Sixteen hexadecimal digits, which all engines accept as ID. */
export function recordHash(text: string): string {
  return Bun.hash(text).toString(16).padStart(16, "0");
}

/** Returns the records of all searched pages. Long sections have several. */
export function toRecords(graph: Graph): SearchRecord[] {
  const search = graph.search ?? { ignorePatterns: [], hasIndex: false };
  const pages = collectPages({ ...graph, search });
  return [...pages].flatMap(([tag, list]) => [...list].flatMap((page) => pageRecords(page, tag, graph)));
}

function pageRecords(page: SearchedPage, tag: string, { site }: Graph): SearchRecord[] {
  const { url: host, title: siteTitle } = site.config;
  const base = new URL(page.url, host).href;
  const area = page.breadcrumbs?.[0] ?? siteTitle;
  const path: string[] = [area, page.title];
  const records: SearchRecord[] = [];
  for (const { id, title, text, level } of page.sections) {
    // A second-level heading is `lvl2`, below the page's title.
    if (id !== "") path.splice(Math.max(2, level), Infinity, ...paddingOf(path, level), title);
    const url = id === "" ? base : `${base}#${encodeURIComponent(id)}`;
    for (const [part, content] of cut(id === "" && text === "" ? page.description : text).entries()) {
      records.push({
        id: recordHash(`${url} ${site.locale} ${part}`),
        levels: [...path],
        content,
        url,
        anchor: id,
        language: site.locale,
        tag,
        ...(page.version !== undefined && { version: page.version }),
        position: records.length,
      });
    }
  }
  return records;
}

/** Empty headings for levels that a page skips. */
function paddingOf(path: readonly string[], level: number): string[] {
  return Array.from({ length: Math.max(0, level - path.length) }, () => "");
}

/** A text in parts, split between words. */
function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(" ", LONGEST);
    const end = space > LONGEST / 2 ? space : LONGEST;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
