import { type FontTables, readFontTables, tagAt } from "./font-tables.ts";
import { type Kerning, makeKerning } from "./kerning.ts";
import { type Contour, makeOutlines } from "./outlines.ts";

export interface Font {
  /** Font units per em. */
  readonly unitsPerEm: number;
  /** Returns the index of a character's glyph, or `undefined` if the font lacks the character. */
  glyphOf(codePoint: number): number | undefined;
  /** In font units. */
  advanceOf(glyph: number): number;
  readonly contoursOf: (glyph: number) => readonly Contour[];
  readonly kerning: Kerning;
}

/** Reads a font: its characters, widths and outlines. Throws if the file is not a TrueType font. */
export function readFont(file: Uint8Array): Font {
  const tables = readFontTables(file);
  const glyphs = readCharacters(tables);
  const metrics = tables.get("hmtx");
  const lastMetric = tables.get("hhea").getUint16(34) - 1;
  return {
    unitsPerEm: tables.get("head").getUint16(18),
    glyphOf: (codePoint) => glyphs.get(codePoint),
    advanceOf: (glyph) => metrics.getUint16(Math.min(glyph, lastMetric) * 4),
    contoursOf: makeOutlines(tables),
    kerning: makeKerning(tables.find("GPOS"), tagAt),
  };
}

/** Reads the format 4 character map, which covers the Basic Multilingual Plane. */
function readCharacters(tables: FontTables): ReadonlyMap<number, number> {
  const cmap = tables.get("cmap");
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8));
  const start = offsets.find((at) => cmap.getUint16(at) === 4);
  if (start === undefined) throw new Error("The font has no table of characters in format 4.");
  const segments = cmap.getUint16(start + 6) / 2;
  const [ends, starts, deltas, ranges] = [14, 16, 16, 16].map((at, part) => start + at + part * segments * 2) as [
    number,
    number,
    number,
    number,
  ];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const [first, last] = [cmap.getUint16(starts + segment * 2), cmap.getUint16(ends + segment * 2)];
    const delta = cmap.getUint16(deltas + segment * 2);
    const place = ranges + segment * 2;
    const range = cmap.getUint16(place);
    for (let character = first; character <= last && character < 0xffff; character++) {
      const listed = range === 0 ? character : cmap.getUint16(place + range + (character - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}
