/**
 * HTML in a form that can be compared: what the theme adds to elements (ids, links to headings, how links open) is taken off,
 * references are decoded, and spaces count only where a browser shows them.
 */

import { type ChildNode, type Element, isTag, isText, Text } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { ComponentNode, Document } from "../../../src/model/document.ts";
import { fillHtml, fillProps } from "../../../src/markdown/body/fill-slots.ts";

const BLOCK = new Set(
  "article aside blockquote body br details div dl dd dt figure h1 h2 h3 h4 h5 h6 head hr li ol p pre section summary table tbody td th thead tr ul".split(
    " ",
  ),
);

/** Attributes that say how something looks or opens, not what the author wrote. */
const ADDED = new Set(["aria-label", "class", "decoding", "disabled", "id", "loading", "rel", "target", "type"]);

/** The canonical form of HTML. */
export function canonicalHtml(html: string): string {
  return print(parseDocument(html).children, false).join("\n");
}

/** HTML of a compiled document: its slots are filled with what the author wrote, a code block is a `<pre>`. */
export function documentHtml({ body, slots }: Pick<Document, "body" | "slots">): string {
  const urls = slots.map(({ url }) => ({ url }));
  const nodeHtml = (node: ComponentNode): string => {
    const { c, p = {}, b = [] } = node;
    if (c === "CodeBlock") return codeHtml(String(p["language"] ?? ""), b.join(""));
    const attributes = Object.entries(fillProps(node, urls)).map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return ` ${name}="${Bun.escapeHTML(text)}"`;
    });
    return `<${c}${attributes.join("")}>${fillHtml(b, urls, nodeHtml)}</${c}>`;
  };
  return fillHtml(body, urls, nodeHtml);
}

function codeHtml(language: string, html: string): string {
  const name = language === "" ? "" : ` class="language-${Bun.escapeHTML(language)}"`;
  return `<pre><code${name}>${html.replace(/<\/?span[^>]*>/g, "")}\n</code></pre>`;
}

function print(nodes: readonly ChildNode[], preformatted: boolean): string[] {
  const lines: string[] = [];
  const shown = joinTexts(nodes.filter((node) => isText(node) || (isTag(node) && !isAdded(node))));
  for (const [index, node] of shown.entries()) {
    if (isTag(node)) lines.push(...printElement(node, preformatted));
    else if (isText(node)) {
      const edges = { before: isEdge(shown[index - 1]), after: isEdge(shown[index + 1]) };
      lines.push(...printText(node.data, preformatted ? "pre" : edges));
    }
  }
  return lines;
}

/** Texts that only a comment stood between are one. */
function joinTexts(nodes: readonly ChildNode[]): ChildNode[] {
  const joined: ChildNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last !== undefined && isText(last) && isText(node)) joined[joined.length - 1] = new Text(last.data + node.data);
    else joined.push(node);
  }
  return joined;
}

/** Whether spaces beside a node are not shown: it is a block, or the end of one. */
function isEdge(node: ChildNode | undefined): boolean {
  return node === undefined || (isTag(node) && BLOCK.has(node.name));
}

function isAdded({ name, attribs }: Element): boolean {
  return name === "a" && attribs["class"] === "hash-link";
}

function printText(text: string, edges: "pre" | { before: boolean; after: boolean }): string[] {
  if (edges === "pre") return text.trim() === "" ? [] : [JSON.stringify(text.trimEnd())];
  let shown = text.replace(/[ \t\n]+/g, " ");
  if (edges.before) shown = shown.replace(/^ /, "");
  if (edges.after) shown = shown.replace(/ $/, "");
  return shown === "" ? [] : [JSON.stringify(shown)];
}

function printElement({ name, attribs, children }: Element, preformatted: boolean): string[] {
  const attributes = Object.entries(attribs)
    .filter(([attribute, value]) => !ADDED.has(attribute) || value.startsWith("language-"))
    .map(([attribute, value]) => printAttribute(attribute, value))
    .sort();
  const inside = print(children, preformatted || name === "pre" || name === "textarea");
  return [`<${name}${attributes.join("")}>`, ...inside.map((line) => `  ${line}`)];
}

/** URLs may be percent-encoded more or less; alignment may be an attribute or a style. */
function printAttribute(name: string, value: string): string {
  if (name === "align") return printAttribute("style", `text-align:${value}`);
  if (name === "href" || name === "src") return ` ${name}=${JSON.stringify(decodeUrl(value))}`;
  return ` ${name}=${JSON.stringify(name === "style" ? value.replaceAll(/[\s;]/g, "") : value)}`;
}

function decodeUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
