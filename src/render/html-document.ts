/** Writes the HTML file of a page: everything around what React rendered. */

import { escapeText } from "../markdown/code/escape-text.ts";
import { escapeAttribute } from "../markdown/body/escape.ts";
import type { PageHead } from "../model/page.ts";
import type { HtmlTag } from "../model/site.ts";

export interface HtmlDocument {
  readonly head: PageHead;
  /** Inner HTML of the mount point. */
  readonly html: string;
  /** The page's data as JSON. */
  readonly data: string;
  /** URLs of data files the first render needs. */
  readonly preload: readonly string[];
  /** URLs of the chunks that this page needs beside those of all pages. */
  readonly modulePreload: readonly string[];
  /** HTML above the mount point, for this page alone. */
  readonly banner: string;
  /** Which of the frame's style sheets the page has. */
  readonly sheet: number;
  readonly frame: DocumentFrame;
}

/** HTML that every page shares. */
export interface DocumentFrame {
  readonly headStart: string;
  /** One for each style sheet that a page may have. */
  readonly headEnds: readonly string[];
  readonly bodyStart: string;
  readonly bodyEnd: string;
}

export interface FrameRequest {
  /** Returns the element as HTML. */
  readonly bootScript: string;
  /** URLs of the sheets, of which each page links one. Each contains all rules of the one before. */
  readonly sheets: readonly string[];
  /** Sheets that all pages have. */
  readonly styles: readonly StyleSheet[];
  readonly modulePreloads: readonly string[];
  readonly entry: string;
  readonly headTags: readonly HtmlTag[];
  readonly preBodyTags: readonly HtmlTag[];
  readonly postBodyTags: readonly HtmlTag[];
  readonly generator: string;
}

/** A style sheet of every page. */
export interface StyleSheet {
  readonly url: string;
  /** Media query; without it the sheet always applies. */
  readonly media?: string;
  /** Whether it is for browsers that run no scripts. */
  readonly isUnscripted?: boolean;
}

const VOID = new Set(["meta", "link", "base", "img", "br", "hr", "input"]);

/** Pages are complete without scripts, so scripts must not compete with styles for a slow connection. */
const LATER = ' fetchpriority="low"';

/** Makes the parts that all pages share once. */
export function makeFrame(request: FrameRequest): DocumentFrame {
  const styles = request.styles.map(styleSheetHtml);
  const modules = request.modulePreloads.map(modulePreloadHtml);
  // The site's own styles come last, so they override all others.
  const foreign = request.headTags.filter(isStyle).map(tagHtml);
  const rest = request.headTags.filter((tag) => !isStyle(tag)).map(tagHtml);
  const afterSheet = `${styles.join("")}${modules.join("")}<script type="module" src="${request.entry}"${LATER}></script>${rest.join("")}`;
  return {
    headStart: `<meta charset="UTF-8"><meta name="generator" content="${escapeAttribute(request.generator)}"><meta name="viewport" content="width=device-width, initial-scale=1">${request.bootScript}`,
    headEnds: request.sheets.map((url, index) => {
      const larger = request.sheets.slice(index + 1).join(" ");
      return `${foreign.join("")}<link rel="stylesheet" href="${url}" data-larger="${larger}">${afterSheet}`;
    }),
    bodyStart: request.preBodyTags.map(tagHtml).join(""),
    bodyEnd: request.postBodyTags.map(tagHtml).join(""),
  };
}

function isStyle({ tagName, attributes: list }: HtmlTag): boolean {
  return tagName === "style" || (tagName === "link" && list["rel"] === "stylesheet");
}

function styleSheetHtml({ url, media, isUnscripted }: StyleSheet): string {
  const link = `<link rel="stylesheet" href="${url}"${media === undefined ? "" : ` media="${escapeAttribute(media)}"`}>`;
  return isUnscripted ? `<noscript>${link}</noscript>` : link;
}

function modulePreloadHtml(url: string): string {
  return `<link rel="modulepreload" href="${url}"${LATER}>`;
}

/** The whole file. */
export function toHtmlDocument({
  head,
  html,
  data,
  preload,
  modulePreload,
  banner,
  sheet,
  frame,
}: HtmlDocument): string {
  const preloads = preload
    .map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`)
    .join("");
  return [
    `<!doctype html><html${attributes(head.htmlAttributes)}><head>`,
    frame.headStart,
    `<title data-rh="true">${escapeText(head.title)}</title>${headHtml(head.tags)}${preloads}`,
    modulePreload.map(modulePreloadHtml).join(""),
    frame.headEnds[sheet],
    `</head><body${attributes(head.bodyAttributes)}>`,
    frame.bodyStart,
    banner,
    `<div id="__docusaurus">${html}</div>`,
    `<script type="application/json" id="__page">${data.replace(/</g, "\\u003c")}</script>`,
    frame.bodyEnd,
    `</body></html>`,
  ].join("");
}

/** Head elements of a page, marked so that the next page can remove them. */
export function headHtml(tags: readonly HtmlTag[]): string {
  const marked = tags.map(({ tagName, attributes: list, innerHTML = "" }) => ({
    tagName,
    attributes: { "data-rh": "true", ...list },
    innerHTML: /^(?:script|style)$/.test(tagName) ? innerHTML.replace(/<\/(?=script|style)/gi, "<\\/") : innerHTML,
  }));
  return marked.map(tagHtml).join("");
}

/** Returns a tag of the config or of a plugin as HTML. A tag without a name is plain text. */
export function tagHtml({ tagName, attributes: list, innerHTML }: HtmlTag): string {
  if (tagName === "") return innerHTML ?? "";
  const open = `<${tagName}${attributes(list)}>`;
  return VOID.has(tagName) ? open : `${open}${innerHTML ?? ""}</${tagName}>`;
}

function attributes(list: Readonly<Record<string, string | boolean>>): string {
  return Object.entries(list)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`))
    .join("");
}
