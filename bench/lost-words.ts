/**
 * Compares the words of a Markdown file with those of the compiled document, and returns words that occur more often in the
 * source. Ignores text that is not meant for readers: comments, imports, code block settings, class names.
 */

import { decodeHTMLStrict } from "entities";
import { isComponent } from "../src/markdown/body/slotted.ts";
import type { Document, Node } from "../src/model/document.ts";

/** Returns the words of `text` that the document lacks, in order. */
export function lostWords(text: string, document: Document): string[] {
  const shown = countWords(shownText(document));
  const lost: string[] = [];
  for (const word of wordsOf(writtenText(text))) {
    const left = shown.get(word) ?? 0;
    if (left === 0) lost.push(word);
    else shown.set(word, left - 1);
  }
  return lost;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function wordsOf(text: string): string[] {
  const decoded = decodeHTMLStrict(text).replace(/(?:%[\dA-Fa-f]{2})+/g, decodePercent);
  return decoded.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function decodePercent(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

const NOT_FOR_READERS: readonly RegExp[] = [
  /^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/,
  /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g,
  /^import\s[\s\S]*?["'][^"'\n]+["'];?[ \t]*$/gm,
  /<\/[\w.-]+\s*>/g,
  // Numbers and check marks of list items.
  /(?<=^[ \t>]*(?:[*+-]|\d+[.)])[ \t]+)\[[xX]\]/gm,
  /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t]+)*\d+[.)](?=\s)/gm,
  // Names in attribute values, and the protocol that keeps a link unchanged.
  /(?<==\{)[\w.]+(?=[}(])|\buseBaseUrl(?=\()|(?<=\))\.default\b|\bpathname:\/\//g,
  // Link reference names and their definitions.
  /^[ \t>]*\[(?!\^)[^\]\n]+\]:.*$|(?<=\])\[[^\]\n]*\]/gm,
  /^[ \t>]*(?:\/\/|#|--|%|;+|\/\*|<!--)\s*(?:highlight-(?:next-line|start|end))\b.*$/gm,
  /\b(?:class|className|style|htmlFor)=(?:"[^"]*"|\{\{[^}]*\}\}|\{[^}]*\})/g,
];

/** Returns the text that the author wrote for readers. */
function writtenText(text: string): string {
  const body = NOT_FOR_READERS.reduce((rest, pattern) => rest.replace(pattern, "\n"), text.replace(/\r\n?/g, "\n"));
  // Of a code block's settings, only the title is shown.
  const fences = body.replace(/^([ \t>*+-]*(?:`{3,}|~{3,}))([^`\n]*)$/gm, (_, fence: string, info: string) => {
    return `${fence} ${/title=(?:"([^"]*)"|'([^']*)')/.exec(info)?.slice(1).join("") ?? ""}`;
  });
  return fences.replaceAll("\\", " ");
}

/** Returns all visible text. It may include more, such as names of elements and props, which does no harm. */
function shownText({ body, slots, code }: Document): string {
  const urls = slots.map(({ url }) => url);
  const pieces = code ? [...code.statements, ...code.holes].map(({ text }) => text) : [];
  return [...urls, nodesText(body), ...pieces].join("\n");
}

function nodesText(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === "string" ? htmlText(node) : nodeText(node))).join("\n");
}

function nodeText(node: Exclude<Node, string>): string {
  if (!isComponent(node)) return node.a ?? "";
  const { c, p, u, b = [] } = node;
  return `${c} ${stringsText(JSON.stringify([p, u]))} ${nodesText(b)}`;
}

/** Returns the HTML's text without the elements that the highlighter adds within words. */
function htmlText(html: string): string {
  return html
    .replace(/<span class="(?:hljs|token)[^"]*">|<\/span>/g, "")
    .replace(/<a href="#[^"]*" class="hash-link".*?<\/a>/g, "");
}

/** Returns the text of JavaScript or JSON with string escapes decoded. */
function stringsText(code: string): string {
  const text = code.replace(/\\(?:u([\dA-Fa-f]{4})|(.))/g, (_, hex?: string, character = "") =>
    hex === undefined ? (/[nrtbfv]/.test(character) ? " " : character) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return htmlText(text);
}
