/** Combines compressed strips into a picture. */

import { LENGTHS, type Code, BYTE_ABOVE, ROW_BYTES, SHORTEST_MATCH } from "./codes.ts";
import { RowWriter } from "./row-writer.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { makeStrip, type Strip, type StripRow } from "./strip.ts";

/** A strip with the position of its top left corner. */
export interface Placed {
  readonly strip: Strip;
  readonly x: number;
  readonly y: number;
}

/** Strips that share rows of the picture, from left to right without overlap. */
export type Band = readonly Placed[];

/** Joins the strips of a band into one, which is faster to write. Used for bands that many pictures share. */
export function joinBand(band: Band): Band {
  if (band.length === 0) return band;
  const [x, y] = [Math.min(...band.map((each) => each.x)), Math.min(...band.map((each) => each.y))];
  const width = Math.max(...band.map((each) => each.x + each.strip.pixels.width)) - x;
  const height = Math.max(...band.map((each) => each.y + each.strip.pixels.height)) - y;
  const data = new Uint8Array(width * height);
  for (const { strip, x: left, y: top } of band) {
    const { data: pixels } = strip.pixels;
    for (let index = 0; index < pixels.length; index++) {
      const pixel = pixels[index] ?? 0;
      const column = left - x + (index % strip.pixels.width);
      const row = top - y + Math.floor(index / strip.pixels.width);
      if (pixel !== 0) data[row * width + column] = pixel;
    }
  }
  return [{ strip: makeStrip({ width, height, data }), x, y }];
}

/** Draws pictures with one palette. */
export type Painter = (bands: readonly Band[]) => Uint8Array;

/** Makes a painter. It takes bands from top to bottom, and moves a band down if it overlaps the one above. */
export function makePainter(palette: Uint8Array): Painter {
  const writer = new RowWriter();
  const head = [chunk("IHDR", header()), chunk("PLTE", palette)];
  return (bands) => {
    writer.begin();
    let y = 0;
    for (const band of bands) {
      const top = Math.min(...band.map((placed) => placed.y));
      const bottom = Math.max(...band.map((placed) => placed.y + placed.strip.height));
      writer.background(Math.max(0, top - y) * ROW_BYTES);
      const end = Math.min(HEIGHT, Math.max(y, top) + bottom - top);
      const moved = Math.max(y, top) - top;
      for (y = top + moved; y < end; y++) writeRow(writer, band, y - moved);
    }
    writer.background((HEIGHT - y) * ROW_BYTES);
    return Buffer.concat([SIGNATURE, ...head, chunk("IDAT", writer.finish()), chunk("IEND", new Uint8Array())]);
  };
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Eight bits per pixel, as palette indexes. */
function header(): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, WIDTH);
  view.setUint32(4, HEIGHT);
  bytes.set([8, 3], 8);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(Bun.hash.crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

/** Minimum cost of a reference to the row above. */
const COPY_BITS = BYTE_ABOVE.bits + (LENGTHS[SHORTEST_MATCH] as Code).bits;

function writeRow(writer: RowWriter, band: Band, y: number): void {
  if (band.every(({ strip, y: top }) => strip.repeats[y - top] !== false)) return repeatRow(writer, band, y);
  // The filter byte is 0, like the background.
  let cursor = -1;
  for (let index = 0; index < band.length; index++) {
    const placed = band[index] as Placed;
    const row = rowAt(placed, y);
    if (!row) continue;
    const start = placed.x + row.start;
    writer.background(start - cursor);
    cursor = start + row.length;
    const last = lastRepeated(band, index, y);
    const isAlone = last === index;
    if (last < index || (isAlone && (row.length < SHORTEST_MATCH || row.bits <= COPY_BITS))) {
      writer.ink(row);
      continue;
    }
    writer.noteInk(row);
    while (index < last) {
      const next = band[++index] as Placed;
      const more = rowAt(next, y);
      if (!more) continue;
      writer.noteBackground(next.x + more.start - cursor);
      writer.noteInk(more);
      cursor = next.x + more.start + more.length;
    }
    writer.above(cursor - start);
  }
  writer.background(WIDTH - cursor);
}

/** Writes a row that equals the row above. */
function repeatRow(writer: RowWriter, band: Band, y: number): void {
  let cursor = -1;
  for (const placed of band) {
    const row = rowAt(placed, y);
    if (!row) continue;
    writer.noteBackground(placed.x + row.start - cursor);
    writer.noteInk(row);
    cursor = placed.x + row.start + row.length;
  }
  writer.noteBackground(WIDTH - cursor);
  writer.above(ROW_BYTES);
}

function rowAt({ strip, y: top }: Placed, y: number): StripRow | undefined {
  return strip.rows[y - top];
}

/** Returns the index of the last strip with ink, from `from` on, up to which this row repeats the row above; `from - 1` if there is none. */
function lastRepeated(band: Band, from: number, y: number): number {
  let last = from - 1;
  for (let index = from; index < band.length; index++) {
    const { strip, y: top } = band[index] as Placed;
    if (strip.repeats[y - top] === false) break;
    if (strip.rows[y - top]) last = index;
  }
  return last;
}
