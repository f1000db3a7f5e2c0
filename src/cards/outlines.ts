import type { FontTables } from "./font-tables.ts";

/** A point in font units; `y` points up. A point off the curve is a control point. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** A closed outline. */
export type Contour = readonly OutlinePoint[];

/** Maximum nesting of composite glyphs. Fonts use one level. */
const MAX_DEPTH = 4;

/** Makes the function that reads the contours of a glyph by index. */
export function makeOutlines(tables: FontTables): (glyph: number) => readonly Contour[] {
  const [glyf, loca] = [tables.get("glyf"), tables.get("loca")];
  const isLong = tables.get("head").getInt16(50) === 1;
  const offsetOf = (glyph: number): number => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const read = (glyph: number, depth: number): readonly Contour[] => {
    const [start, end] = [offsetOf(glyph), offsetOf(glyph + 1)];
    if (start === end || depth > MAX_DEPTH) return [];
    const count = glyf.getInt16(start);
    if (count >= 0) return readSimple(glyf, start + 10, count);
    return readParts(glyf, start + 10).flatMap((part) =>
      read(part.glyph, depth + 1).map((contour) => contour.map((point) => transform(point, part))),
    );
  };
  return (glyph) => read(glyph, 0);
}

/** Flag bits of a point. */
const ON_CURVE = 1;
const SHORT = { x: 2, y: 4 } as const;
const REPEATED = 8;
/** For a short vector: positive. For a long one: unchanged. */
const SAME = { x: 16, y: 32 } as const;

function readSimple(glyf: DataView, start: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, index) => glyf.getUint16(start + index * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = start + count * 2;
  at += 2 + glyf.getUint16(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyf.getUint8(at++);
    const times = flag & REPEATED ? glyf.getUint8(at++) + 1 : 1;
    for (let each = 0; each < times; each++) flags.push(flag);
  }
  const readAxis = (axis: "x" | "y"): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & SHORT[axis]) value += flag & SAME[axis] ? glyf.getUint8(at++) : -glyf.getUint8(at++);
      else if (!(flag & SAME[axis])) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [readAxis("x"), readAxis("y")];
  const all = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => all.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}

/** A glyph used as a component of another: `x' = xx·x + yx·y + dx`. */
interface Part {
  readonly glyph: number;
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly dx: number;
  readonly dy: number;
}

/** Flag bits of a component. */
const WORDS = 1;
const OFFSETS = 2;
const ONE_SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

function readParts(glyf: DataView, start: number): Part[] {
  const parts: Part[] = [];
  let at = start;
  for (let flags = MORE; flags & MORE;) {
    flags = glyf.getUint16(at);
    const glyph = glyf.getUint16(at + 2);
    const [dx, dy] =
      flags & WORDS ? [glyf.getInt16(at + 4), glyf.getInt16(at + 6)] : [glyf.getInt8(at + 4), glyf.getInt8(at + 5)];
    at += flags & WORDS ? 8 : 6;
    const fraction = (): number => glyf.getInt16((at += 2) - 2) / 16384;
    let [xx, xy, yx, yy] = [1, 0, 0, 1];
    if (flags & ONE_SCALE) xx = yy = fraction();
    else if (flags & TWO_SCALES) [xx, yy] = [fraction(), fraction()];
    else if (flags & MATRIX) [xx, xy, yx, yy] = [fraction(), fraction(), fraction(), fraction()];
    if (!(flags & OFFSETS)) throw new Error("A glyph joins its parts by points.");
    parts.push({ glyph, xx, xy, yx, yy, dx, dy });
  }
  return parts;
}

function transform({ x, y, isOnCurve }: OutlinePoint, { xx, xy, yx, yy, dx, dy }: Part): OutlinePoint {
  return { x: xx * x + yx * y + dx, y: xy * x + yy * y + dy, isOnCurve };
}
