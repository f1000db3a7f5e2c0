/** Escapes text for HTML, and decodes character references. Pure. */

import { decodeHTMLStrict } from "entities";

const ENTITY: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const toEntity = (character: string): string => ENTITY[character] ?? character;

/** Text of a Markdown run, in which character references are already HTML: escapes only the rest. */
export function escapeMarkdownText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/[<>]|&(?!(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]\w*);)/g, toEntity);
}

/** The content of a quoted attribute. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, toEntity) : text;
}

/** Percent-encodes characters that a URL may not contain; existing escapes stay. */
export function encodeUrl(url: string): string {
  if (/^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/.test(url)) return url.includes("[") ? encodeUnsafe(url) : url;
  return encodeUnsafe(url);
}

function encodeUnsafe(url: string): string {
  try {
    return encodeURI(url).replaceAll("%25", "%");
  } catch {
    return url;
  }
}

/** Text with its character references decoded: all of HTML's names that end with a semicolon. */
export function decodeReferences(text: string): string {
  return text.includes("&") ? decodeHTMLStrict(text) : text;
}
