/** Admonitions (`:::note Title` to `:::`). */

import type { ScanBudget } from "../values/expression.ts";
import { afterLine, closesFence, type Fence, readFence, readLine } from "./lines.ts";

export interface AdmonitionOpening {
  readonly colons: number;
  readonly keyword: string;
  readonly title: string;
}

const OPENING = /(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)/y;

/** The opening `:::keyword title` at `first`. */
export function readOpening(text: string, first: number): AdmonitionOpening | undefined {
  OPENING.lastIndex = first;
  const match = OPENING.exec(text);
  if (match === null) return undefined;
  const [, colons = "", keyword = "", rest = ""] = match;
  const title = readTitle(rest);
  return title === undefined ? undefined : { colons: colons.length, keyword, title };
}

/** A title in brackets or after a space; attributes in braces after it belong to directives and are dropped. */
function readTitle(rest: string): string | undefined {
  const written = rest.trimEnd();
  const braces = written.endsWith("}") ? written.lastIndexOf("{") : -1;
  const before = braces < 0 || written.indexOf("}", braces) < written.length - 1 ? written : written.slice(0, braces);
  if (rest.startsWith("[") && before.length > 1 && before.endsWith("]")) return before.slice(1, -1).trim();
  const plain = before === "" ? "" : rest;
  return plain === "" || /^[ \t]/.test(plain) ? plain.trim() : undefined;
}

export interface AdmonitionEnd {
  /** Offset after the last line of the content. */
  readonly insideEnd: number;
  /** Offset after the closing line. */
  readonly end: number;
  /** What ends it: a closing line, a repeated opening line, or the end of the text. */
  readonly endedBy: "closing" | "opening" | "end";
}

const FENCE_LINE = /[ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)*/y;

export interface AdmonitionText {
  readonly text: string;
  /** Start of the content. */
  readonly from: number;
  readonly opening: AdmonitionOpening;
  readonly budget: ScanBudget;
}

/**
 * The end of an admonition. Nested admonitions have their own closing lines, possibly with as many colons. One without
 * a closing line ends at a repeated opening line, which some authors use, or else with the text.
 */
export function findAdmonitionEnd({ text, from, opening, budget }: AdmonitionText): AdmonitionEnd {
  const open = [opening.colons];
  let fence: Fence | undefined;
  let again: AdmonitionEnd | undefined;
  for (let at = from; at < text.length;) {
    const line = readLine(text, at);
    at = afterLine(text, line);
    if (fence !== undefined) {
      if (closesFence(text, line, fence)) fence = undefined;
      continue;
    }
    if (text.charCodeAt(line.first) !== 58) {
      fence = fenceOn(text, line.start);
      continue;
    }
    const count = countColons(text, line.first);
    if (count >= 3 && text.slice(line.first + count, line.end).trim() === "") close(open, count);
    else if (count >= 3) {
      const inner = readOpening(text, line.first);
      if (inner !== undefined) open.push(count);
      if (inner?.keyword === opening.keyword && inner.title === "" && count === opening.colons) {
        again ??= { insideEnd: line.start, end: at, endedBy: "opening" };
      }
    }
    if (open.length === 0) return { insideEnd: line.start, end: at, endedBy: "closing" };
  }
  budget.lose(from, text.length);
  return again ?? { insideEnd: text.length, end: text.length, endedBy: "end" };
}

/** Closes the innermost admonition with as many colons, or else the innermost with fewer. */
function close(open: number[], count: number): void {
  const exact = open.lastIndexOf(count);
  const depth = exact >= 0 ? exact : open.findLastIndex((colons) => colons <= count);
  if (depth >= 0) open.length = depth;
}

function fenceOn(text: string, start: number): Fence | undefined {
  FENCE_LINE.lastIndex = start;
  FENCE_LINE.exec(text);
  return readFence(text, FENCE_LINE.lastIndex);
}

function countColons(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 58) at++;
  return at - from;
}
