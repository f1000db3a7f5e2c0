import { inflateSync } from "node:zlib";
import { MOST_COLORS } from "./codes.ts";
import { LOGO, mix, type Rgb } from "./palette.ts";
import { makeStrip, type Strip } from "./strip.ts";

export interface Logo {
  readonly strip: Strip;
  readonly colors: readonly Rgb[];
}

/** Largest size of a logo in pixels. */
const HEIGHT = 72;
const WIDTH = 520;

const COLORS = MOST_COLORS - LOGO;

/** Reads the site's logo and blends it with the background. Returns `undefined` for SVG files and unreadable images. */
export async function readLogo(bytes: Uint8Array, background: Rgb): Promise<Logo | undefined> {
  try {
    const { width, height } = await new Bun.Image(bytes).metadata();
    const scale = Math.min(HEIGHT / height, WIDTH / width);
    const [wide, high] = [width, height].map((size) => Math.max(1, Math.round(size * scale))) as [number, number];
    // Other filters use system libraries, which differ between machines.
    const options = { filter: "mitchell" } as const;
    const png = await new Bun.Image(bytes).resize(wide, high, options).png({ palette: true, colors: COLORS }).bytes();
    return toLogo(readIndexedPng(png), background);
  } catch {
    return undefined;
  }
}

interface IndexedPng {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly colors: readonly Rgb[];
  /** From 0 to 255. Pixels without alpha are opaque. */
  readonly alpha: Uint8Array;
}

function toLogo({ width, height, data, colors, alpha }: IndexedPng, background: Rgb): Logo {
  const opaque = colors.map((color, index) => mix(background, color, (alpha[index] ?? 255) / 255));
  const numbers = opaque.map((color, index) => (color.join() === background.join() ? 0 : LOGO + index));
  const strip = makeStrip({ width, height, data: data.map((index) => numbers[index] ?? 0) });
  return { strip, colors: opaque };
}

/** Reads a PNG with a palette, as written by the encoder above. Throws for any other PNG. */
function readIndexedPng(file: Uint8Array): IndexedPng {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = 8; at < file.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.set(type, [...(chunks.get(type) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, kind] = [view.getUint8(24), view.getUint8(25)];
  const [palette] = chunks.get("PLTE") ?? [];
  if (kind !== 3 || !palette) throw new Error("The picture has no palette.");
  const colors = Array.from({ length: palette.length / 3 }, (_, index): Rgb => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3);
    return [red, green, blue];
  });
  const packed = inflateSync(Buffer.concat(chunks.get("IDAT") ?? []));
  const rows = unfilter(packed, Math.ceil((width * depth) / 8), height);
  return {
    width,
    height,
    data: unpack(rows, { width, height, depth }),
    colors,
    alpha: chunks.get("tRNS")?.[0] ?? new Uint8Array(),
  };
}

/** Undoes the PNG filters (PNG, 9.2). Each row starts with its filter type; a pixel takes at most one byte. */
function unfilter(packed: Uint8Array, stride: number, height: number): Uint8Array {
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x > 0 ? (rows[at - 1] ?? 0) : 0;
      const above = y > 0 ? (rows[at - stride] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (rows[at - stride - 1] ?? 0) : 0;
      const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
      rows[at] = (packed[at + y + 1] ?? 0) + (guesses[filter] ?? 0);
    }
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(guess - each)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Expands pixels to one byte each. */
function unpack(
  rows: Uint8Array,
  { width, height, depth }: { width: number; height: number; depth: number },
): Uint8Array {
  const stride = rows.length / height;
  const perByte = 8 / depth;
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const byte = rows[y * stride + Math.floor(x / perByte)] ?? 0;
    return (byte >> (8 - depth * ((x % perByte) + 1))) & ((1 << depth) - 1);
  });
}
