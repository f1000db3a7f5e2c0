/** Sets text: returns positioned strips of glyphs, and measures text. */

import { readFileSync } from "node:fs";
import { makeJoiner } from "./arabic-forms.ts";
import { type Font, readFont } from "./font.ts";
import type { Contour } from "./outlines.ts";
import type { Placed } from "./picture.ts";
import { HEIGHT } from "./size.ts";
import { rasterize } from "./rasterize.ts";
import { makeStrip, type Strip } from "./strip.ts";
import { type Direction, makeOrderer } from "./visual-order.ts";

/** Number of shades between background and ink. */
export const SHADES = 15;

/** How a text looks. */
export interface Face {
  /** Font size in pixels. */
  readonly size: number;
  /** Palette index of the lightest shade; the darker ones follow. */
  readonly color: number;
}

export interface Typeface {
  /** The side where lines begin. */
  readonly direction: Direction;
  /**
   * Returns the text as it can be shown: Arabic letters joined, without emoji and invisible marks. Returns `undefined` if the
   * fonts lack a character.
   */
  toShown(text: string): string | undefined;
  /** Returns the width in pixels. */
  measure(text: string, size: number): number;
  /** Returns the strips of a line. `x` is its left end, `y` its baseline. */
  set(text: string, face: Face, place: { readonly x: number; readonly y: number }): Placed[];
}

interface Glyph {
  readonly font: Font;
  readonly number: number;
}

/** One letter, or several joined letters that are drawn as one. */
interface Piece {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
}

interface DrawnGlyph {
  readonly strip: Strip;
  readonly left: number;
  readonly top: number;
}

/** Characters to drop if the fonts lack them: symbols, emoji, and characters that join, color, direct or break text. */
const LEFT_OUT =
  /[\p{S}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Cc}\uFE0E\uFE0F\u20E3]/u;

/** Joined letters touch, and separate strips must not. */
const PIECES = /[\ufb50-\ufdff\ufe70-\ufefc]+|./gsu;

/** Makes a typeface for one reading direction. Reads a font file only when the fonts before it lack a character. */
export function makeTypeface(files: readonly string[], direction: Direction = "ltr"): Typeface {
  const fonts: Font[] = [];
  const glyphs = new Map<string, Glyph | undefined>();
  const drawn = new Map<string, DrawnGlyph | undefined>();
  const find = (character: string): Glyph | undefined => {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const [index, file] of files.entries()) {
      const font = (fonts[index] ??= readFont(readFileSync(file)));
      const number = font.glyphOf(codePoint);
      if (number !== undefined) return { font, number };
    }
    return undefined;
  };
  const glyphOf = (character: string): Glyph | undefined => {
    if (!glyphs.has(character)) glyphs.set(character, find(character));
    return glyphs.get(character);
  };
  const draw = (piece: Piece, face: Face): DrawnGlyph | undefined => {
    const key = `${piece.text}${face.size} ${face.color}`;
    if (!drawn.has(key)) drawn.set(key, drawPiece(piece, face));
    return drawn.get(key);
  };
  const join = makeJoiner();
  const toDrawnOrder = makeOrderer(direction);
  return {
    direction,
    toShown(text) {
      const characters = Array.from(join(text.normalize("NFC").replace(/\s+/g, " "))).filter(
        (character) => !LEFT_OUT.test(character) || (!/\p{C}/u.test(character) && glyphOf(character)),
      );
      const shown = characters.join("").replace(/ {2,}/g, " ").trim();
      return shown !== "" && characters.every(glyphOf) ? shown : undefined;
    },
    measure(text, size) {
      const all = Array.from(text, glyphOf).filter((glyph) => glyph !== undefined);
      return widthOf(all, undefined) * size;
    },
    set(text, face, { x, y }) {
      const placed: Placed[] = [];
      // The right end of the ink in each row: kerned letters may reach over each other, but must not touch.
      const ends = new Int32Array(HEIGHT);
      let pen = x;
      for (const { piece, advance } of toSteps(toDrawnOrder(text), face.size, glyphOf)) {
        const found = draw(piece, face);
        if (found) {
          const strip = { strip: found.strip, x: Math.round(pen) + found.left, y: y + found.top };
          const moved = { ...strip, x: strip.x + overlap(strip, ends) };
          placed.push(moved);
          noteEnds(moved, ends);
        }
        pen += advance;
      }
      return placed;
    },
  };
}

interface Step {
  readonly piece: Piece;
  /** Distance to the next piece in pixels. */
  readonly advance: number;
}

function toSteps(text: string, size: number, glyphOf: (character: string) => Glyph | undefined): Step[] {
  const pieces = (text.match(PIECES) ?? []).flatMap((each): Piece[] => {
    const glyphs = Array.from(each).flatMap((character) => glyphOf(character) ?? []);
    return glyphs.length > 0 ? [{ text: each, glyphs }] : [];
  });
  return pieces.map((piece, index) => ({ piece, advance: widthOf(piece.glyphs, pieces[index + 1]?.glyphs[0]) * size }));
}

/** Returns the distance from the first letter to the one after the last, as a fraction of the font size. */
function widthOf(glyphs: readonly Glyph[], next: Glyph | undefined): number {
  let width = 0;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index];
    if (glyph) width += advanceOf(glyph, glyphs[index + 1] ?? next);
  }
  return width;
}

function advanceOf({ font, number }: Glyph, next: Glyph | undefined): number {
  const kerning = next?.font === font ? font.kerning(number, next.number) : 0;
  return (font.advanceOf(number) + kerning) / font.unitsPerEm;
}

/** Draws the letters of a piece in order. */
function drawPiece({ glyphs }: Piece, { size, color }: Face): DrawnGlyph | undefined {
  const contours: Contour[] = [];
  let pen = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { font, number } = glyph;
    const scale = 1 / font.unitsPerEm;
    for (const contour of font.contoursOf(number))
      contours.push(contour.map((point) => ({ ...point, x: pen + point.x * scale, y: point.y * scale })));
    pen += advanceOf(glyph, glyphs[index + 1]);
  }
  const coverage = rasterize(contours, size);
  if (!coverage) return undefined;
  const { left, top, width, height } = coverage;
  const data = new Uint8Array(coverage.data.length);
  for (let index = 0; index < data.length; index++) {
    const shade = Math.round((coverage.data[index] ?? 0) * SHADES);
    if (shade > 0) data[index] = color + shade - 1;
  }
  return { strip: makeStrip({ width, height, data }), left, top };
}

/** Returns how far a strip must move to the right to avoid overlap. */
function overlap({ strip, x, y }: Placed, ends: Int32Array): number {
  let most = 0;
  for (let index = 0; index < strip.height; index++) {
    const row = strip.rows[index];
    if (row) most = Math.max(most, (ends[y + index] ?? 0) - x - row.start);
  }
  return most;
}

function noteEnds({ strip, x, y }: Placed, ends: Int32Array): void {
  for (let index = 0; index < strip.height; index++) {
    const row = strip.rows[index];
    if (row) ends[y + index] = x + row.start + row.length;
  }
}
