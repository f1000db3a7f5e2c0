/** The colors of a site's cards. */

import { type CardColours, parseColour, type Rgb } from "./palette.ts";

/** `themeConfig.socialCards` as an object. */
export interface ColourSettings {
  readonly background?: string;
  readonly text?: string;
  readonly accent?: string;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [28, 30, 33];
/** Of the format's own theme. */
const PRIMARY: Rgb = [53, 120, 229];

/** The configured colors, or else white, a text color that is readable on the background, and the primary color of light pages. */
export function toColours({ background, text, accent }: ColourSettings, styles: string): CardColours {
  const ground = parseColour(background ?? "") ?? WHITE;
  return {
    background: ground,
    text: parseColour(text ?? "") ?? (brightness(ground) > 0.5 ? BLACK : WHITE),
    accent: parseColour(accent ?? "") ?? primaryOf(styles) ?? PRIMARY,
  };
}

/** From 0 to 1, as eyes see it. */
function brightness([red, green, blue]: Rgb): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The last of the primary colors that are set, except those of dark pages. */
function primaryOf(styles: string): Rgb | undefined {
  let found: Rgb | undefined;
  for (const { index, 1: value = "" } of styles.matchAll(/--ifm-color-primary:\s*([^;}]+)/g)) {
    const open = styles.lastIndexOf("{", index);
    const selector = styles.slice(styles.lastIndexOf("}", open) + 1, open);
    if (!/dark/.test(selector)) found = parseColour(value.trim()) ?? found;
  }
  return found;
}
