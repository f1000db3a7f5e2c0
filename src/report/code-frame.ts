/**
 * Shows a place in a text. In: lines and a position. Out: the line with its neighbours, numbered, and a caret below.
 * Everything is measured in terminal cells, so that the caret stands right below wide characters and tabs too.
 */

import { type Paint, toPrintable } from "./paint.ts";

export interface FrameRequest {
  readonly lines: readonly string[];
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units; without it no caret is drawn. */
  readonly column?: number | undefined;
  /** UTF-16 units to underline. */
  readonly length?: number | undefined;
  /** Cells available for one line of the frame. */
  readonly width: number;
  readonly paint: Paint;
}

/** What is shown of every line of a frame: cells from `start` on, `width` of them. */
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
/** Lines longer than this are cut before they are measured, and shown without neighbours. */
const LONG_LINE = 2000;

/** Lines of the frame; none when the line does not exist. */
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

/** The same request for a piece of the line around the column. */
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

/** Where the caret stands, in cells; it may stand one cell after the end of the line. */
function locateCaret(text: string, { column, length = 1 }: FrameRequest): Caret | undefined {
  if (column === undefined) return undefined;
  const from = Math.min(column - 1, text.length);
  const start = measure(text.slice(0, from));
  return { start, width: Math.max(1, measure(text.slice(from, from + Math.max(1, length)))) };
}

/** The window begins at the line's first cell unless the caret would be outside. */
function placeWindow(caret: Caret | undefined, width: number): Window {
  if (!caret || caret.start + Math.min(caret.width, width) <= width) return { start: 0, width };
  return { start: caret.start - Math.floor(width / 3), width };
}

function toMark(caret: Caret, window: Window, paint: Paint): string {
  const indent = caret.start - window.start;
  const width = Math.min(caret.width, Math.max(1, window.width - indent));
  return " ".repeat(indent) + paint.red("^".repeat(width));
}

/** The part of a line inside the window; a cut end shows an ellipsis, which takes the place of a cell. */
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

/** Splits a line into what a terminal draws as one thing each. */
function toCells(line: string): Cell[] {
  const text = toPrintable(line.endsWith("\r") ? line.slice(0, -1) : line).replaceAll("\t", TAB);
  if (/^[\x20-\x7E]*$/.test(text)) return Array.from(text, (character) => ({ text: character, width: 1 }));
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => ({ text: segment, width: Bun.stringWidth(segment) }));
}
