/** Lines of a Markdown text. Returns its lines, each with whether it is text or code, and its headings. */

import { type Fence, closesFence, readFence, readLine } from "../../../markdown/scan/lines.ts";

export interface TextLine {
  readonly text: string;
  /** Whether it is neither in a code block nor in a comment. */
  readonly isProse: boolean;
}

/** A heading outside lists and quotes. */
export interface FoundHeading {
  readonly level: number;
  /** As written, without the heading's marker. */
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Number of lines: two when it is underlined. */
  readonly lines: number;
}

/** Prefix of a fence that begins in a list item. */
const BULLETS = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s+)+/;

/**
 * Splits a text with `
 * ` line breaks.
 */
export function readLines(text: string): TextLine[] {
  let fence: Fence | undefined;
  let isComment = false;
  return text.split("\n").map((line) => {
    const measures = readLine(line, 0);
    if (fence !== undefined) {
      if (closesFence(line, measures, fence)) fence = undefined;
      return { text: line, isProse: false };
    }
    const wasComment = isComment;
    isComment = endsInComment(line, isComment);
    if (!wasComment && !isComment) fence = readFence(line, BULLETS.exec(line)?.[0].length ?? measures.first);
    return { text: line, isProse: !wasComment && fence === undefined };
  });
}

function endsInComment(line: string, isComment: boolean): boolean {
  const open = line.lastIndexOf("<!--");
  const close = line.lastIndexOf("-->");
  return open > close || (isComment && close < 0);
}

const HASHES = /^( {0,3}(#{1,6})[ \t]+)(.*?)(?:[ \t]+#+)?[ \t]*$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const NO_PARAGRAPH = /^(?:\s*$|\s{4}|\s*(?:[-*+>|#]|\d+[.)])\s)/;

/** All headings of a text, ATX (`#`) or underlined. */
export function findHeadings(lines: readonly TextLine[]): FoundHeading[] {
  return lines.flatMap(({ text, isProse }, index): FoundHeading[] => {
    if (!isProse) return [];
    const line = index + 1;
    const [, before = "", hashes = "", inside = ""] = HASHES.exec(text) ?? [];
    if (hashes !== "") return [{ level: hashes.length, text: inside, line, column: before.length + 1, lines: 1 }];
    const below = lines[index + 1];
    if (!below?.isProse || !UNDERLINE.test(below.text) || NO_PARAGRAPH.test(text)) return [];
    const isAlone = (lines[index - 1]?.text.trim() ?? "") === "";
    if (!isAlone) return [];
    const level = below.text.trim().startsWith("=") ? 1 : 2;
    return [{ level, text: text.trim(), line, column: text.length - text.trimStart().length + 1, lines: 2 }];
  });
}
