/** Pieces of HTML text. */

import { decodeHTML } from "entities";

/** A tag at some offset. */
export interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  /** As written, between name and `>`. */
  readonly attributes: string;
  /** Offset after it. */
  readonly end: number;
}

const TAG = /<\/?[a-zA-Z][\w:-]*([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/y;

/** The tag at an offset, if there is one. Most contain no `>`: only the others are matched completely. */
export function readTag(html: string, at: number): Tag | undefined {
  const isClosing = html.charCodeAt(at + 1) === SLASH;
  const start = isClosing ? at + 2 : at + 1;
  if (!isLetter(html.charCodeAt(start))) return undefined;
  let close = html.indexOf(">", start);
  if (close < 0) return undefined;
  let nameEnd = start;
  let isLower = true;
  for (let code = html.charCodeAt(nameEnd); isName(code); code = html.charCodeAt(++nameEnd)) isLower &&= !isUpper(code);
  const name = isLower ? html.slice(start, nameEnd) : html.slice(start, nameEnd).toLowerCase();
  let attributes = nameEnd === close ? "" : html.slice(nameEnd, close);
  if (attributes !== "" && !attributes.endsWith('"') && /["']/.test(attributes)) {
    TAG.lastIndex = at;
    const match = TAG.exec(html);
    if (match === null) return undefined;
    attributes = match[1] ?? "";
    close = TAG.lastIndex - 1;
  }
  return { name, isClosing, attributes, end: close + 1 };
}

const SLASH = 47;

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || isUpper(code);
}

function isName(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 58) || code === 45 || code === 95;
}

/** Value of an attribute of a tag; empty for one without a value, `undefined` for a missing one. */
export function readAttribute(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}="`);
  // The form that the compiler and React write; authors may write others.
  if (at < 0) return attributes.includes(name) ? readLooseAttribute(attributes, name) : undefined;
  const start = at + name.length + 3;
  return decode(attributes.slice(start, attributes.indexOf('"', start)));
}

function readLooseAttribute(attributes: string, name: string): string | undefined {
  const value = "\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'>]+))";
  const found = new RegExp(`(?:^|\\s)${name}(?:${value})?(?=[\\s/]|$)`).exec(attributes);
  return found === null ? undefined : decode(found[1] ?? found[2] ?? found[3] ?? "");
}

/** Offset at which the content of an element that begins at `from` ends, and the offset after its closing tag. */
export function findEnd(html: string, name: string, from: number): { readonly inside: number; readonly end: number } {
  const first = html.indexOf(`</${name}>`, from);
  const isSimple = first >= 0 && !html.slice(from, first).includes(`<${name}`);
  return isSimple ? { inside: first, end: first + name.length + 3 } : findNestedEnd(html, name, from);
}

function findNestedEnd(html: string, name: string, from: number): ReturnType<typeof findEnd> {
  const pattern = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, "gi");
  pattern.lastIndex = from;
  let depth = 1;
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    depth += match[1] === "/" ? -1 : 1;
    if (depth === 0) return { inside: match.index, end: pattern.lastIndex };
  }
  return { inside: html.length, end: html.length };
}

/** Text of HTML whose markup only adds color: code. */
export function textOf(html: string): string {
  return decode(html.includes("<") ? html.replace(/<[^>]*>/g, "") : html);
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  const usual = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
  if (!usual.includes("&")) return usual;
  return usual.replace(/&(?!amp;)[#\w]+;/g, decodeHTML).replaceAll("&amp;", "&");
}

const MAYBE_SPECIAL = /[\\`*_<]/;
const SPECIAL = /[\\`*]|<(?=[a-z/!])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

/** Text of HTML as Markdown, with special characters escaped. */
export function toMarkdownText(html: string): string {
  const text = decode(html);
  return MAYBE_SPECIAL.test(text) ? text.replace(SPECIAL, "\\$&") : text;
}

/** Inline code. */
export function toInlineCode(code: string): string {
  const longest = longestRun(code);
  if (longest === 0) return `\`${code}\``;
  const fence = "`".repeat(longest + 1);
  return `${fence} ${code} ${fence}`;
}

/** A code block; `info` is the text after the fence. */
export function toFence(code: string, info: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${info}\n${code.replace(/\n$/, "")}\n${fence}`;
}

function longestRun(code: string): number {
  if (!code.includes("`")) return 0;
  return Math.max(...[...code.matchAll(/`+/g)].map(([run]) => run.length));
}
