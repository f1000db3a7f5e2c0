/**
 * The Markdown of documents that are nothing but Markdown: their own text, with whole addresses and without what only pages need.
 * Returns text, or nothing where the text is not all that its page says.
 */

import { readFenceMeta } from "../markdown/code/fence-meta.ts";
import type { Document, Slot } from "../model/document.ts";
import type { FilledSlot } from "../model/graph.ts";
import { type Base, wholeUrl } from "./base.ts";
import { toFenceInfo } from "./markup.ts";

/** Most documents are of this kind, and it takes a tenth of the time that reading their HTML takes. */
export function toPlainMarkdown(document: Document, slots: readonly FilledSlot[], base: Base): string | undefined {
  const { plain } = document;
  if (!plain) return undefined;
  const lines = plain.text.split("\n");
  const areInPlace = placeUrls(lines, { firstLine: plain.line, written: document.slots, slots, base });
  return areInPlace && cleanLines(lines) ? lines.join("\n").trim() : undefined;
}

interface Placing {
  /** Line of the file at which the text begins. */
  readonly firstLine: number;
  readonly written: readonly Slot[];
  readonly slots: readonly FilledSlot[];
  readonly base: Base;
}

/** Replaces the written addresses with absolute ones; `false` if one of them is elsewhere. */
function placeUrls(lines: string[], { firstLine, written, slots, base }: Placing): boolean {
  // From the end on, so that places before stay what they are. Uses of one definition share its place.
  const order = [...written.entries()]
    .filter(([, { kind }]) => kind !== "message")
    .sort(([, a], [, b]) => b.line - a.line || b.column - a.column);
  let last: Slot | undefined;
  for (const [index, slot] of order) {
    const isSame = last?.line === slot.line && last.column === slot.column && last.url === slot.url;
    last = slot;
    if (isSame) continue;
    const at = slot.column - 1;
    const line = lines[slot.line - firstLine];
    const url = slots[index]?.url;
    if (url === undefined || !line?.startsWith(slot.url, at)) return false;
    lines[slot.line - firstLine] = line.slice(0, at) + wholeUrl(url, base) + line.slice(at + slot.url.length);
  }
  return true;
}

const FENCE = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})(.*)$/;

/** Takes out ids of headings and settings of code blocks; `false` when there is markup or an expression in the text. */
function cleanLines(lines: string[]): boolean {
  let fence = "";
  for (const [index, line] of lines.entries()) {
    const mayBeFence = line.includes("```") || line.includes("~~~");
    if (fence !== "") {
      const mark = line.trim();
      if (mayBeFence && mark.startsWith(fence) && mark.replaceAll(fence.charAt(0), "") === "") fence = "";
      continue;
    }
    const [, before = "", mark = "", info = ""] = (mayBeFence && FENCE.exec(line)) || [];
    if (mark !== "") {
      fence = mark;
      if (/\s/.test(info.trim())) lines[index] = before + mark + cleanInfo(info.trim());
    } else if (line.includes("{") || line.includes("<")) {
      const text = line.replace(/^(\s*#.*?)\s*\{#[^{}\s]+\}\s*$/, "$1");
      if (/[{<]/.test(text.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, ""))) return false;
      lines[index] = text;
    }
  }
  return fence === "";
}

function cleanInfo(info: string): string {
  const end = info.search(/[\s{]/);
  return toFenceInfo(info.slice(0, end), readFenceMeta(info.slice(end)).title ?? "");
}
