/** The PNG writer of social cards, against a plain one: every pixel is where it belongs, and the checksums are right. */

import { expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import { type Band, joinBand, makePainter } from "../../src/cards/picture.ts";
import { HEIGHT, WIDTH } from "../../src/cards/size.ts";
import { MOST_COLORS } from "../../src/cards/codes.ts";
import { makeBar, makeStrip } from "../../src/cards/strip.ts";

/** Numbers that look like chance, the same in every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Rows with runs, holes, and now and then the row above once more. */
function randomStrip(random: (below: number) => number) {
  const [width, height] = [1 + random(60), 1 + random(30)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    if (y > 0 && random(2) === 0) row.set(data.subarray((y - 1) * width, y * width));
    else if (random(4) > 0) for (let x = 0; x < width; x += 1 + random(9)) row.fill(random(3) * 70, x, x + random(9));
  }
  return makeStrip({ width, height, data });
}

function randomBand(random: (below: number) => number, y: number): Band {
  const band: Band[number][] = [];
  for (let x = random(50); x < WIDTH - 60; x += 61 + random(200)) {
    band.push({ strip: randomStrip(random), x, y: y + random(9) });
  }
  return band;
}

function plainPixels(bands: readonly Band[]): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (const { strip, x, y } of bands.flat()) {
    const { width, height, data } = strip.pixels;
    for (let row = 0; row < height; row++) {
      pixels.set(data.subarray(row * width, (row + 1) * width), (y + row) * WIDTH + x);
    }
  }
  return pixels;
}

/** Unpacks a file; the checksum of its data is verified by that. */
function readPixels(png: Uint8Array): Uint8Array {
  const file = Buffer.from(png);
  const start = file.indexOf("IDAT") + 4;
  const rows = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
  expect(rows.length).toBe(HEIGHT * (WIDTH + 1));
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    expect(rows[y * (WIDTH + 1)]).toBe(0);
    pixels.set(rows.subarray(y * (WIDTH + 1) + 1, (y + 1) * (WIDTH + 1)), y * WIDTH);
  }
  return pixels;
}

const palette = Uint8Array.from({ length: 3 * 256 }, (_, index) => Math.floor(index / 3));

test("strips in any position produce the same picture as plain copying", () => {
  const paint = makePainter(palette);
  for (let seed = 1; seed <= 40; seed++) {
    const random = makeRandom(seed);
    const bands = [randomBand(random, random(20)), randomBand(random, 100), randomBand(random, 300)];
    expect(Buffer.compare(readPixels(paint(bands)), plainPixels(bands))).toBe(0);
  }
});

test("a joined band looks the same", () => {
  const paint = makePainter(palette);
  const band = randomBand(makeRandom(7), 50);
  expect(Buffer.compare(readPixels(paint([joinBand(band)])), readPixels(paint([band])))).toBe(0);
});

test("the picture can be full or empty to its edges", () => {
  const paint = makePainter(palette);
  const full = [{ strip: makeBar(WIDTH, HEIGHT, MOST_COLORS - 1), x: 0, y: 0 }];
  expect(readPixels(paint([full])).every((pixel) => pixel === MOST_COLORS - 1)).toBe(true);
  expect(readPixels(paint([])).every((pixel) => pixel === 0)).toBe(true);
});

test("an overlapping band moves down, and is cut at the bottom edge", () => {
  const paint = makePainter(palette);
  const bands = [0, 5, HEIGHT - 4].map((y) => [{ strip: makeBar(10, 20, y === 5 ? 2 : 1), x: 0, y }]);
  const pixels = readPixels(paint(bands));
  const column = Array.from({ length: HEIGHT }, (_, y) => pixels[y * WIDTH]);
  expect(column.slice(0, 44)).toEqual([...Array(20).fill(1), 0, ...Array(20).fill(2), 0, 0, 0]);
  expect(column.slice(-5)).toEqual([0, 1, 1, 1, 1]);
});

test("other decoders accept the file", async () => {
  const png = makePainter(palette)([randomBand(makeRandom(3), 10)]);
  expect(await new Bun.Image(png).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, format: "png" });
  // To encode it again, all of it is decoded.
  expect((await new Bun.Image(png).resize(12).png().bytes()).length).toBeGreaterThan(50);
});
