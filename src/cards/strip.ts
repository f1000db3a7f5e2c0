/** A strip is a piece of a picture with compressed rows. Cards are put together from strips without processing single pixels again. */

import { type Code, LITERALS, nextMatch, REPEATS, SHORTEST_MATCH } from "./codes.ts";

/** The inked part of a row. */
export interface StripRow {
  /** First inked pixel, and the number of pixels to the last one. */
  readonly start: number;
  readonly length: number;
  /** Compressed data in 16-bit words; the last may be shorter. */
  readonly words: Uint16Array;
  readonly bits: number;
  /** The sum of the bytes, and the sum of each byte times its distance from the end: the two halves of Adler-32. */
  readonly sum: number;
  readonly weighted: number;
}

export interface Strip {
  readonly pixels: Pixels;
  readonly width: number;
  /** Includes empty rows at the bottom. */
  readonly height: number;
  readonly rows: readonly (StripRow | undefined)[];
  /** Whether each row equals the row above it. */
  readonly repeats: readonly boolean[];
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Palette indexes, row by row; 0 is the background. */
  readonly data: Uint8Array;
}

/** Compresses the rows of a picture. */
export function makeStrip(pixels: Pixels): Strip {
  const { width, height, data } = pixels;
  const lines = Array.from({ length: height }, (_, y) => data.subarray(y * width, (y + 1) * width));
  const rows: (StripRow | undefined)[] = [];
  const repeats: boolean[] = [];
  let above: Uint8Array | undefined;
  for (const line of lines) {
    const isSame = above !== undefined && Buffer.compare(line, above) === 0;
    rows.push(isSame ? rows.at(-1) : toRow(line));
    repeats.push(above ? isSame : rows[0] === undefined);
    above = line;
  }
  repeats.push(rows.at(-1) === undefined);
  rows.push(undefined);
  return { pixels, width, height: height + 1, rows, repeats };
}

/** A rectangle of one color. */
export function makeBar(width: number, height: number, color: number): Strip {
  return makeStrip({ width, height, data: new Uint8Array(width * height).fill(color) });
}

function toRow(line: Uint8Array): StripRow | undefined {
  const start = line.findIndex((pixel) => pixel !== 0);
  if (start < 0) return undefined;
  const ink = line.subarray(start, line.findLastIndex((pixel) => pixel !== 0) + 1);
  let [sum, weighted] = [0, 0];
  for (let index = 0; index < ink.length; index++) {
    const pixel = ink[index] ?? 0;
    sum += pixel;
    weighted += pixel * (ink.length - index);
  }
  return { start, length: ink.length, ...compress(ink), sum, weighted };
}

/** Writes each run as one byte and a repetition. */
function compress(ink: Uint8Array): Pick<StripRow, "words" | "bits"> {
  const words: number[] = [];
  let [pending, held, bits] = [0, 0, 0];
  const put = (code: Code | undefined): void => {
    if (!code) return;
    pending |= code.value << held;
    held += code.bits;
    bits += code.bits;
    if (held < 16) return;
    words.push(pending & 0xffff);
    pending >>>= 16;
    held -= 16;
  };
  for (let at = 0; at < ink.length;) {
    const pixel = ink[at] ?? 0;
    let run = 1;
    while (ink[at + run] === pixel) run++;
    at += run;
    if (run > SHORTEST_MATCH) {
      put(LITERALS[pixel]);
      for (let rest = run - 1; rest > 0; rest -= nextMatch(rest)) put(REPEATS[nextMatch(rest)]);
    } else for (let each = 0; each < run; each++) put(LITERALS[pixel]);
  }
  if (held > 0) words.push(pending);
  return { words: Uint16Array.from(words), bits };
}
