/** Finds the Markdown of documents that contain nothing else: their own text with absolute URLs. */

import type { Document } from "../model/document.ts";
import type { FilledSlot } from "../model/graph.ts";
import { type Base, wholeUrl } from "./base.ts";

/**
 * Returns the text of a document; nothing if its body has more than Markdown, or a URL is not where its slot was written. Most
 * documents are of this kind, and reading their HTML would take ten times as long.
 */
export function toPlainMarkdown(document: Document, slots: readonly FilledSlot[], base: Base): string | undefined {
  const { plain, slots: written } = document;
  if (!plain) return undefined;
  const { text } = plain;
  // Uses of one link definition share its place.
  const order = [...written.entries()]
    .filter(([, { kind }]) => kind !== "message")
    .sort(([, a], [, b]) => a.line - b.line || a.column - b.column);
  let out = "";
  let copied = 0;
  let line = plain.line;
  let start = 0;
  let at = -1;
  for (const [index, slot] of order) {
    for (; line < slot.line; line++) {
      start = text.indexOf("\n", start) + 1;
      if (start === 0) return undefined;
    }
    const place = start + slot.column - 1;
    const url = slots[index]?.url;
    if (url === undefined || !text.startsWith(slot.url, place)) return undefined;
    if (place === at) continue;
    if (place < copied) return undefined;
    out += text.slice(copied, place) + wholeUrl(url, base);
    at = place;
    copied = place + slot.url.length;
  }
  return (out + text.slice(copied)).trim();
}
