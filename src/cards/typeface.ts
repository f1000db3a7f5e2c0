/** Sets text. In: the files of a font, and texts. Out: strips of glyphs in their places, and how wide a text is. */

import { readFileSync } from "node:fs";
import { type Font, readFont } from "./font.ts";
import { HEIGHT, type Placed } from "./picture.ts";
import { rasterise } from "./rasterise.ts";
import { makeStrip, type Strip } from "./strip.ts";

/** Steps between the background and the colour of the ink. */
export const SHADES = 15;

/** How text looks. */
export interface Face {
  /** Pixels of the square that letters are drawn in. */
  readonly size: number;
  /** Number in the palette of the lightest shade; the others follow. */
  readonly colour: number;
}

export interface Typeface {
  /** Text as it can be shown: without emoji and marks that show nothing. `undefined` when a character of it cannot be. */
  toShown(text: string): string | undefined;
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** Strips of a line. `y` is its base line. */
  set(text: string, face: Face, place: { readonly x: number; readonly y: number }): Placed[];
}

interface Glyph {
  readonly font: Font;
  readonly number: number;
}

interface DrawnGlyph {
  readonly strip: Strip;
  readonly left: number;
  readonly top: number;
}

/** Signs that may be left out where the font lacks them: symbols and pictures, and what joins or colours them, directs or breaks text. */
const LEFT_OUT =
  /[\p{S}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Cc}\uFE0E\uFE0F\u20E3]/u;

/** Makes a typeface. A file is read when a character is in none of those before it. */
export function makeTypeface(files: readonly string[]): Typeface {
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
  const draw = (character: string, glyph: Glyph, face: Face): DrawnGlyph | undefined => {
    const key = `${character}${face.size} ${face.colour}`;
    if (!drawn.has(key)) drawn.set(key, drawGlyph(glyph, face));
    return drawn.get(key);
  };
  return {
    toShown(text) {
      const characters = Array.from(text.normalize("NFC").replace(/\s+/g, " ")).filter(
        (character) => !LEFT_OUT.test(character) || (!/\p{C}/u.test(character) && glyphOf(character)),
      );
      const shown = characters.join("").replace(/ {2,}/g, " ").trim();
      return shown !== "" && characters.every(glyphOf) ? shown : undefined;
    },
    measure(text, size) {
      let width = 0;
      for (const { advance } of toSteps(text, size, glyphOf)) width += advance;
      return width;
    },
    set(text, face, { x, y }) {
      const placed: Placed[] = [];
      // Where the ink of each row ends: letters that move together may reach over each other, but not touch.
      const ends = new Int32Array(HEIGHT);
      let pen = x;
      for (const { character, glyph, advance } of toSteps(text, face.size, glyphOf)) {
        const found = draw(character, glyph, face);
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
  readonly character: string;
  readonly glyph: Glyph;
  /** To the next character, in pixels. */
  readonly advance: number;
}

function toSteps(text: string, size: number, glyphOf: (character: string) => Glyph | undefined): Step[] {
  const steps: Step[] = [];
  let before: Omit<Step, "advance"> | undefined;
  const add = ({ character, glyph }: Omit<Step, "advance">, next: Glyph | undefined): void => {
    const { font, number } = glyph;
    const kerning = next?.font === font ? font.kerning(number, next.number) : 0;
    steps.push({ character, glyph, advance: ((font.advanceOf(number) + kerning) * size) / font.unitsPerEm });
  };
  for (const character of text) {
    const glyph = glyphOf(character);
    if (before) add(before, glyph);
    before = glyph && { character, glyph };
  }
  if (before) add(before, undefined);
  return steps;
}

function drawGlyph({ font, number }: Glyph, { size, colour }: Face): DrawnGlyph | undefined {
  const coverage = rasterise(font.contoursOf(number), size / font.unitsPerEm);
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
