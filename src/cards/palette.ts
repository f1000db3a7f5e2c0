/** The palette of a card. */

import { SHADES } from "./typeface.ts";

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface CardColors {
  readonly background: Rgb;
  readonly text: Rgb;
  /** The brand color. */
  readonly accent: Rgb;
}

/** Palette index of the lightest shade of each color; 0 is the background. */
export const TEXT = 1;
export const ACCENT = TEXT + SHADES;
export const MUTED = ACCENT + SHADES;
/** Palette index of the logo's first color. */
export const LOGO = MUTED + SHADES;

/** Writes the palette as RGB bytes. */
export function makePalette({ background, text, accent }: CardColors, logo: readonly Rgb[]): Uint8Array {
  const muted = mix(background, text, 0.62);
  const ramps = [text, accent, muted].flatMap((color) =>
    Array.from({ length: SHADES }, (_, shade) => mix(background, color, (shade + 1) / SHADES)),
  );
  return Uint8Array.from([background, ...ramps, ...logo].flat());
}

/** Mixes two colors. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (channel: 0 | 1 | 2): number => Math.round(from[channel] + (to[channel] - from[channel]) * share);
  return [between(0), between(1), between(2)];
}

/** Parses a CSS color. Returns `undefined` for other text, and for colors that depend on the page, such as `currentColor`. */
export function parseColor(text: string): Rgb | undefined {
  const channels = Bun.color(text, "[rgb]");
  return channels ? [channels[0], channels[1], channels[2]] : undefined;
}
