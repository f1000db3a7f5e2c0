/** Ends of non-prose parts of a text: fences, code spans, imports and exports. */

import { readImport } from "../scan/imports.ts";

export interface Stretch {
  readonly lines: string[];
  /** A fenced code block, or a formula, with its fences. */
  readonly code: boolean;
}

const FENCE = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t]))*[ \t]*(`{3,}(?=[^`]*$)|~{3,}|\${2,}(?=[^$]*$))[ \t]*(\S*)/;

/** Splits text into prose and fenced code. The content of an `mdx-code-block` is prose, and its fences are blank lines. */
export function* splitFences(text: string, formulas: boolean): Generator<Stretch> {
  let prose: string[] = [];
  let code: string[] | undefined;
  let closesCode: RegExp | undefined;
  let closesUnwrapped: RegExp | undefined;
  /** Number of lines until the current comment ends: fences in it do not count. */
  let comment = 0;
  const all = text.split("\n");
  const lastEnd = all.findLastIndex((line) => line.includes("-->"));
  for (const [index, line] of all.entries()) {
    if (comment > 0) {
      comment--;
      prose.push(line);
      continue;
    }
    if (code !== undefined) {
      code.push(line);
      if (!closesCode?.test(line)) continue;
      yield { lines: code, code: true };
      code = undefined;
      continue;
    }
    const [, found, language] = FENCE.exec(line) ?? [];
    const mark = found?.startsWith("$") && !formulas ? undefined : found;
    if (closesUnwrapped?.test(line)) {
      closesUnwrapped = undefined;
      prose.push("");
    } else if (mark === undefined) {
      prose.push(line);
      if (COMMENT_START.test(line)) comment = linesToCommentEnd(all, index, lastEnd);
    } else if (language === "mdx-code-block") {
      closesUnwrapped = closingFence(mark);
      prose.push("");
    } else {
      yield { lines: prose, code: false };
      prose = [];
      code = [line];
      closesCode = closingFence(mark);
    }
  }
  yield code === undefined ? { lines: prose, code: false } : { lines: code, code: true };
}

const COMMENT_START = /^[ \t]*<!--(?!.*-->)/;

/** Number of lines after the one at `start` up to the end of the comment that begins there; 0 if there is none. */
function linesToCommentEnd(lines: readonly string[], start: number, lastEnd: number): number {
  let end = start + 1;
  while (end <= lastEnd && !lines[end]?.includes("-->")) end++;
  return end <= lastEnd ? end - start : 0;
}

function closingFence(mark: string): RegExp {
  return new RegExp(`^[ \\t>]*\\${mark[0]}{${mark.length},}[ \\t]*$`);
}

/** Offset after the backticks that close a code span, or after those that open none. */
export function endOfCodeSpan(text: string, index: number, ticks: string): number {
  const close = new RegExp(`(?<!\`)${ticks}(?!\`)|\\n[ \\t]*\\n`, "g");
  close.lastIndex = index + ticks.length;
  const match = close.exec(text);
  return match === null || match[0].startsWith("\n") ? index + ticks.length : close.lastIndex;
}

/** Consecutive imports on a line, the first with its line break. */
export function readImports(text: string, start: number): string {
  let at = start;
  for (let found = readImport(text, at); found !== undefined; found = readImport(text, at)) {
    at += found.raw.length;
    if (found.raw.endsWith("\n")) break;
  }
  return text.slice(start, at);
}

/** The empty line after a statement whose brackets are all closed. */
export function endOfModule(text: string, index: number): number {
  const marks = /[{}()[\]]|\n[ \t]*(?=\n)/g;
  marks.lastIndex = index;
  let depth = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (!mark[0].startsWith("\n")) depth += /[{([]/.test(mark[0]) ? 1 : -1;
    else if (depth <= 0) return mark.index;
  }
  return text.length;
}
