/**
 * Shows a position in a text: the numbered line with its neighbors, and a caret below it. Widths are measured in
 * terminal cells, so the caret is in the right place after wide characters and tabs, too.
 */

import { type Paint, toPrintable } from "./paint.ts";

export interface FrameRequest {
  readonly lines: readonly string[];
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. Without it, no caret is drawn. */
  readonly column?: number | undefined;
  /** UTF-16 code units to underline. */
  readonly length?: number | undefined;
  /** Terminal cells available per line. */
  readonly width: number;
  readonly paint: Paint;
}

/** The part of every line that the frame shows: `width` cells from `start` on. */
interface Window {
  readonly start: number;
  readonly width: number;
}

interface Cell {
  readonly text: string;
  readonly width: number;
}

const TAB = "  ";
const ELLIPSIS = "…";
/** Longer lines are cut before they are measured, and shown without neighbors. */
const LONG_LINE = 2000;

/** Returns the lines of the frame; empty if the line does not exist. */
export function toCodeFrame(request: FrameRequest): string[] {
  const target = request.lines[request.line - 1];
  if (target === undefined) return [];
  if (target.length > LONG_LINE) return toCodeFrame(cutLongLine(request, target));
  const { line, lines, paint } = request;
  const last = Math.min(line + 1, lines.length);
  const digits = String(last).length;
  const caret = locateCaret(target, request);
  const window = placeWindow(caret, Math.max(20, request.width - digits - 5));
  const out: string[] = [];
  for (let number = Math.max(1, line - 1); number <= last; number++) {
    const text = lines[number - 1] ?? "";
    const shown = text.length > LONG_LINE ? ELLIPSIS : cutToWindow(toCells(text), window);
    if (number !== line && shown.trim() === "") continue;
    out.push(gutter(String(number).padStart(digits), shown, paint));
    if (number === line && caret) out.push(gutter(" ".repeat(digits), toMark(caret, window, paint), paint));
  }
  return out;
}

function gutter(label: string, text: string, paint: Paint): string {
  return `${paint.dim(`  ${label} |`)} ${text}`.trimEnd();
}

/** Returns the same request for a piece of the line around the column. */
function cutLongLine(request: FrameRequest, target: string): FrameRequest {
  const from = Math.max(0, (request.column ?? 1) - 1 - LONG_LINE / 4);
  const piece = target.slice(from, from + LONG_LINE / 2);
  const lines: string[] = [];
  lines[request.line - 1] = piece;
  return { ...request, lines, column: request.column === undefined ? undefined : request.column - from };
}

interface Caret {
  readonly start: number;
  readonly width: number;
}

/** Returns the caret's position in cells, at most one cell past the end of the line. */
function locateCaret(text: string, { column, length = 1 }: FrameRequest): Caret | undefined {
  if (column === undefined) return undefined;
  const from = Math.min(column - 1, text.length);
  const start = measure(text.slice(0, from));
  return { start, width: Math.max(1, measure(text.slice(from, from + Math.max(1, length)))) };
}

/** Starts the window at the first cell of the line, unless that would hide the caret. */
function placeWindow(caret: Caret | undefined, width: number): Window {
  if (!caret || caret.start + Math.min(caret.width, width) <= width) return { start: 0, width };
  return { start: caret.start - Math.floor(width / 3), width };
}

function toMark(caret: Caret, window: Window, paint: Paint): string {
  const indent = caret.start - window.start;
  const width = Math.min(caret.width, Math.max(1, window.width - indent));
  return " ".repeat(indent) + paint.red("^".repeat(width));
}

/** Returns the part of a line inside the window. An ellipsis replaces the outermost cell at each cut. */
function cutToWindow(cells: readonly Cell[], { start, width }: Window): string {
  const end = start + width;
  let out = "";
  let at = 0;
  for (const cell of cells) {
    const from = at;
    at += cell.width;
    if (at <= start) continue;
    if (at > end) return replaceLast(out);
    const cut = from < start || (from === start && start > 0);
    out += cut ? ELLIPSIS.padEnd(at - Math.max(from, start)) : cell.text;
  }
  return out;
}

function replaceLast(text: string): string {
  const last = toCells(text).at(-1);
  return last === undefined ? ELLIPSIS : text.slice(0, -last.text.length) + ELLIPSIS;
}

function measure(text: string): number {
  return toCells(text).reduce((sum, cell) => sum + cell.width, 0);
}

/** Splits a line into grapheme clusters, each with its width. */
function toCells(line: string): Cell[] {
  const text = toPrintable(line.endsWith("\r") ? line.slice(0, -1) : line).replaceAll("\t", TAB);
  if (/^[\x20-\x7E]*$/.test(text)) return Array.from(text, (character) => ({ text: character, width: 1 }));
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => ({ text: segment, width: Bun.stringWidth(segment) }));
}
