/** Widths and names of an image's versions. Pure. */

import { basename } from "node:path";
import type { IdealImageOptions } from "./options.ts";

/** Widths to generate for an image, ascending. None exceeds the image's own: images are never enlarged. */
export function toWidths(original: number, { sizes, size, min, max, steps }: IdealImageOptions): number[] {
  const widths = sizes ?? (size === undefined ? between(min, max, steps) : [size]);
  return [...new Set(widths.map((width) => Math.min(width, original)))].sort((a, b) => a - b);
}

function between(min: number, max: number, steps: number): number[] {
  if (steps === 1) return [max];
  return Array.from({ length: steps }, (_, step) => Math.ceil(min + ((max - min) / (steps - 1)) * step));
}

export interface NamedForm {
  /** Absolute path of the original. */
  readonly file: string;
  readonly width: number;
  /** Hexadecimal digits that identify its content and encoding. */
  readonly hash: string;
}

const HASH = /\[(?:\w+:)?hash((?::\w+)*)\]/g;

/** Whether the option `name` puts a hash of the content into the path. */
export function hasHash(template: string): boolean {
  return template.search(HASH) >= 0;
}

/** Output path of an image version, from the option `name`: `[name]`, `[hash]`, `[hash:7]`, `[hash:hex:7]`, `[width]`, `[ext]`. */
export function toOutputPath(template: string, { file, width, hash }: NamedForm): string {
  const stem = basename(file).replace(/\.\w+$/, "");
  const filled = template
    .replace(HASH, (_, parts: string) => hash.slice(0, Number(/:(\d+)$/.exec(parts)?.[1] ?? 16)))
    .replaceAll("[width]", String(width))
    .replaceAll("[name]", stem.replace(/[^\w.@-]+/g, "-"))
    .replaceAll("[ext]", "webp");
  return `assets/${filled}`;
}
