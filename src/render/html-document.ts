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
  /** The encoding, and what made the page. */
  readonly headStart: string;
  readonly viewport: string;
  readonly bootScript: string;
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
    headStart: `<meta charset="UTF-8"><meta name="generator" content="${escapeAttribute(request.generator)}">`,
    viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    bootScript: request.bootScript,
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

/** The HTML of a page in parts. */
export interface DocumentParts {
  /** Empty, or a space and the attributes. */
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  readonly title: string;
  /** Elements of the page's own head. */
  readonly tags: readonly string[];
  /** Links to scripts, styles and data. */
  readonly links: string;
  readonly bodyStart: string;
  readonly data: string;
}

/** Returns the parts of a page that its frame does not have. */
export function toDocumentParts({ frame, ...document }: HtmlDocument): DocumentParts {
  const { head, data, preload, modulePreload, banner, sheet } = document;
  const preloads = preload.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`);
  return {
    htmlAttributes: attributes(head.htmlAttributes),
    bodyAttributes: attributes(head.bodyAttributes),
    title: `<title data-rh="true">${escapeText(head.title)}</title>`,
    tags: head.tags.map(headTagHtml),
    links: [...preloads, ...modulePreload.map(modulePreloadHtml), frame.headEnds[sheet]].join(""),
    bodyStart: frame.bodyStart + banner,
    data: `<script type="application/json" id="__page">${data.replace(/</g, "\\u003c")}</script>`,
  };
}

/** The whole file. */
export function toHtmlDocument(document: HtmlDocument): string {
  const { html, frame } = document;
  const { htmlAttributes, bodyAttributes, title, tags, links, bodyStart, data } = toDocumentParts(document);
  return [
    `<!doctype html><html${htmlAttributes}><head>`,
    frame.headStart,
    frame.viewport,
    frame.bootScript,
    title,
    ...tags,
    links,
    `</head><body${bodyAttributes}>`,
    bodyStart,
    `<div id="__docusaurus">${html}</div>`,
    data,
    frame.bodyEnd,
    `</body></html>`,
  ].join("");
}

/** Head elements of a page, marked so that the next page can remove them. */
export function headHtml(tags: readonly HtmlTag[]): string {
  return tags.map(headTagHtml).join("");
}

function headTagHtml({ tagName, attributes: list, innerHTML = "" }: HtmlTag): string {
  return tagHtml({
    tagName,
    attributes: { "data-rh": "true", ...list },
    innerHTML: /^(?:script|style)$/.test(tagName) ? innerHTML.replace(/<\/(?=script|style)/gi, "<\\/") : innerHTML,
  });
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
