/** Sets text. Returns strips of glyphs in their places, and how wide a text is. */

import { readFileSync } from "node:fs";
import { makeJoiner } from "./arabic-forms.ts";
import { type Font, readFont } from "./font.ts";
import type { Contour } from "./outlines.ts";
import { HEIGHT, type Placed } from "./picture.ts";
import { rasterise } from "./rasterise.ts";
import { makeStrip, type Strip } from "./strip.ts";
import { type Direction, makeOrderer } from "./visual-order.ts";

/** Steps between the background and the color of the ink. */
export const SHADES = 15;

/** How text looks. */
export interface Face {
  /** Pixels of the square that letters are drawn in. */
  readonly size: number;
  /** Number in the palette of the lightest shade; the others follow. */
  readonly colour: number;
}

export interface Typeface {
  /** Where lines begin: on the left or on the right. */
  readonly direction: Direction;
  /** Text as it can be shown: without emoji and marks that show nothing, Arabic letters joined. `undefined` when a character of it cannot be. */
  toShown(text: string): string | undefined;
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** Strips of a line. `x` is its left end, `y` its base line. */
  set(text: string, face: Face, place: { readonly x: number; readonly y: number }): Placed[];
}

interface Glyph {
  readonly font: Font;
  readonly number: number;
}

/** Letters that are drawn as one: a single one, or several that are joined. */
interface Piece {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
}

interface DrawnGlyph {
  readonly strip: Strip;
  readonly left: number;
  readonly top: number;
}

/** Characters to leave out if the font lacks them: symbols, emoji, and characters that join, color, direct or break text. */
const LEFT_OUT =
  /[\p{S}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Cc}\uFE0E\uFE0F\u20E3]/u;

/** Joined letters touch, which separate strips never do. */
const PIECES = /[\ufb50-\ufdff\ufe70-\ufefc]+|./gsu;

/** Makes a typeface for text that is read in one direction. A file is read when a character is in none of those before it. */
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
    const key = `${piece.text}${face.size} ${face.colour}`;
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
      // Where the ink of each row ends: letters that move together may reach over each other, but not touch.
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
  /** To the next piece, in pixels. */
  readonly advance: number;
}

function toSteps(text: string, size: number, glyphOf: (character: string) => Glyph | undefined): Step[] {
  const pieces = (text.match(PIECES) ?? []).flatMap((each): Piece[] => {
    const glyphs = Array.from(each).flatMap((character) => glyphOf(character) ?? []);
    return glyphs.length > 0 ? [{ text: each, glyphs }] : [];
  });
  return pieces.map((piece, index) => ({ piece, advance: widthOf(piece.glyphs, pieces[index + 1]?.glyphs[0]) * size }));
}

/** From the first letter to the one behind the last, in parts of the square that letters are drawn in. */
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

/** The pieces of a text are in the order in which they are drawn, and so are the letters of one. */
function drawPiece({ glyphs }: Piece, { size, colour }: Face): DrawnGlyph | undefined {
  const contours: Contour[] = [];
  let pen = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { font, number } = glyph;
    const scale = 1 / font.unitsPerEm;
    for (const contour of font.contoursOf(number))
      contours.push(contour.map((point) => ({ ...point, x: pen + point.x * scale, y: point.y * scale })));
    pen += advanceOf(glyph, glyphs[index + 1]);
  }
  const coverage = rasterise(contours, size);
  if (!coverage) return undefined;
  const { left, top, width, height } = coverage;
  const data = new Uint8Array(coverage.data.length);
  for (let index = 0; index < data.length; index++) {
    const shade = Math.round((coverage.data[index] ?? 0) * SHADES);
    if (shade > 0) data[index] = colour + shade - 1;
  }
  return { strip: makeStrip({ width, height, data }), left, top };
}

/** How far a strip has to move to the right. */
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
