import type { Contour, OutlinePoint } from "./outlines.ts";

/** How much of each pixel in a box is covered. */
export interface Coverage {
  /** Offset of the box's top left corner from the glyph's origin; `y` points down. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Values from 0 to 1, row by row. */
  readonly data: Float64Array;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Number of line segments per curve. */
const STEPS = 6;

/** Fills scaled contours with pixels. Returns `undefined` if nothing is covered. */
export function rasterize(contours: readonly Contour[], scale: number): Coverage | undefined {
  const polygons = contours.map((contour) => flatten(contour).map(({ x, y }) => ({ x: x * scale, y: -y * scale })));
  const points = polygons.flat();
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
  // A line also changes the pixel to its right.
  const stride = width + 2;
  const changes = new Float64Array(stride * height);
  for (const polygon of polygons) {
    for (const [index, to] of polygon.entries()) {
      const from = polygon.at(index - 1) ?? to;
      addLine({ changes, stride }, { x: from.x - left, y: from.y - top }, { x: to.x - left, y: to.y - top });
    }
  }
  const data = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += changes[y * stride + x] ?? 0;
      data[y * width + x] = Math.min(Math.abs(sum), 1);
    }
  }
  return { left, top, width, height, data };
}

/** Adds the implied on-curve point halfway between two control points. */
function flatten(contour: Contour): Point[] {
  const full = contour.flatMap((point, index) => {
    const before = contour.at(index - 1) ?? point;
    return before.isOnCurve || point.isOnCurve ? [point] : [{ ...middle(before, point), isOnCurve: true }, point];
  });
  const start = full.findIndex(({ isOnCurve }) => isOnCurve);
  const ring = [...full.slice(start), ...full.slice(0, start)];
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] as OutlinePoint;
    if (point.isOnCurve) return [point];
    return curve(ring[index - 1] as OutlinePoint, point, next);
  });
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Returns the points of a curve between its ends. */
function curve(from: Point, pull: Point, to: Point): Point[] {
  return Array.from({ length: STEPS - 1 }, (_, index) => {
    const t = (index + 1) / STEPS;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: a * from.x + b * pull.x + c * to.x, y: a * from.y + b * pull.y + c * to.y };
  });
}

interface Changes {
  /** Difference in coverage between each pixel and the one to its left. */
  readonly changes: Float64Array;
  readonly stride: number;
}

/** Adds the area to the right of a line, row by row: the exact share of each pixel, signed by direction. */
function addLine({ changes, stride }: Changes, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const isDown = from.y < to.y;
  const [upper, lower] = isDown ? [from, to] : [to, from];
  const slope = (lower.x - upper.x) / (lower.y - upper.y);
  let x = upper.x;
  for (let row = Math.floor(upper.y); row < lower.y; row++) {
    const share = Math.min(row + 1, lower.y) - Math.max(row, upper.y);
    const next = x + slope * share;
    addRow(
      changes.subarray(row * stride, (row + 1) * stride),
      [Math.min(x, next), Math.max(x, next)],
      isDown ? share : -share,
    );
    x = next;
  }
}

/** Adds a line within one row, from `left` to `right`, that covers `share` of the row's height. */
function addRow(changes: Float64Array, [left, right]: readonly [number, number], share: number): void {
  const last = Math.max(Math.ceil(right) - 1, Math.floor(left));
  let before = 0;
  for (let pixel = Math.floor(left); pixel <= last; pixel++) {
    const covered = coveredOf(pixel, left, right);
    changes[pixel] = (changes[pixel] ?? 0) + share * (covered - before);
    before = covered;
  }
  changes[last + 1] = (changes[last + 1] ?? 0) + share * (1 - before);
}

/** Returns how much of a pixel lies to the right of a line from `left` to `right`. */
function coveredOf(pixel: number, left: number, right: number): number {
  if (right - left < 1e-9) return pixel + 1 - left;
  const [start, end] = [Math.max(left, pixel), Math.min(right, pixel + 1)];
  // The part of the line inside the pixel, and the part before it.
  const inside = ((end - start) / (right - left)) * (pixel + 1 - (start + end) / 2);
  return inside + Math.max(0, (pixel - left) / (right - left));
}
