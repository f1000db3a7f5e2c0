/** The Markdown of a document as its author wrote it, without what only pages need: settings of code blocks, and explicit heading IDs. */

import { readFenceMeta, toFenceInfo } from "../code/fence-meta.ts";
import { lineEnd } from "../../config/excerpt.ts";

/** The opening line of a code block: what is before the fence, the fence, and its info string. */
const FENCE = /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*)(`{3,}|~{3,})(.*)$/;

/** Lines without any of these are unchanged. In a code block, only a fence matters. */
const IN_TEXT = /```|~~~|[{<]/g;
const IN_CODE = /```|~~~/g;

/**
 * Returns the body of a document as Markdown for other programs, line by line. Nothing if the text contains markup or an expression,
 * which Markdown alone cannot show. Only the ends of lines change, so positions of links stay right.
 */
export function toOwnMarkdown(body: string): string | undefined {
  const [inText, inCode] = [new RegExp(IN_TEXT), new RegExp(IN_CODE)];
  let out = "";
  let copied = 0;
  let fence = "";
  let next = 0;
  for (;;) {
    const search = fence === "" ? inText : inCode;
    search.lastIndex = next;
    const found = search.exec(body);
    if (!found) return fence === "" ? out + body.slice(copied) : undefined;
    const start = body.lastIndexOf("\n", found.index) + 1;
    const end = lineEnd(body, found.index);
    const line = body.slice(start, end);
    next = end;
    if (fence !== "") {
      if (closes(line, fence)) fence = "";
      continue;
    }
    const [, before = "", mark = "", info = ""] = FENCE.exec(line) ?? [];
    fence = mark;
    const cleaned = mark === "" ? cleanText(line) : before + mark + cleanInfo(info);
    if (cleaned === undefined) return undefined;
    if (cleaned === line) continue;
    out += body.slice(copied, start) + cleaned;
    copied = end;
  }
}

function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && mark.replaceAll(fence.charAt(0), "") === "";
}

/** A line of text without the explicit ID of a heading; nothing if it contains markup outside of code. */
function cleanText(line: string): string | undefined {
  const text = line.replace(/^(\s*#.*?)\s*\{#[^}]+\}\s*$/, "$1");
  return /[{<]/.test(text.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, "")) ? undefined : text;
}

/** The language and title of an info string. An info string of a single word is unchanged. */
function cleanInfo(info: string): string {
  const trimmed = info.trim();
  if (!/\s/.test(trimmed)) return info;
  const end = trimmed.search(/[\s{]/);
  return toFenceInfo(trimmed.slice(0, end), readFenceMeta(trimmed.slice(end)).title ?? "");
}
