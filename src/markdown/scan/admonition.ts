/** Admonitions (`:::note Title` to `:::`). In: text and a line. Out: what the line opens, and where that ends. */

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

/** A title in brackets or after a space; attributes in braces behind it are for directives and are dropped. */
function readTitle(rest: string): string | undefined {
  const bracketed = /^\[(.*)\](?:\{[^}]*\})?[ \t]*$/.exec(rest);
  if (bracketed !== null) return (bracketed[1] ?? "").trim();
  const plain = rest.replace(/^\{[^}]*\}[ \t]*$/, "");
  return plain === "" || /^[ \t]/.test(plain) ? plain.trim() : undefined;
}

export interface AdmonitionEnd {
  /** Offset behind the last line of the inside. */
  readonly insideEnd: number;
  /** Offset behind the closing line. */
  readonly end: number;
  readonly closed: boolean;
}

const FENCE_LINE = /[ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)*/y;

/**
 * The end of an admonition whose inside begins at `from`. Admonitions inside it have closing lines of their own, also
 * with as many colons. One that is not closed goes on to the end of the text.
 */
export function findAdmonitionEnd(text: string, from: number, colons: number): AdmonitionEnd {
  const open = [colons];
  let fence: Fence | undefined;
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
    if (count < 3) continue;
    if (text.slice(line.first + count, line.end).trim() !== "") {
      if (readOpening(text, line.first) !== undefined) open.push(count);
      continue;
    }
    close(open, count);
    if (open.length === 0) return { insideEnd: line.start, end: at, closed: true };
  }
  return { insideEnd: text.length, end: text.length, closed: false };
}

/** Closes the innermost admonition of as many colons; without one, the innermost with fewer. */
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
