import type { SocialCardSettings } from "../model/theme-config.ts";
import { type CardColors, parseColor, type Rgb } from "./palette.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [28, 30, 33];
/** The primary color of the default theme. */
const PRIMARY: Rgb = [53, 120, 229];

/**
 * Returns the configured colors. The defaults are a white background, a text color with enough contrast, and the primary color of
 * light mode.
 */
export function toColors({ background, text, accent }: SocialCardSettings, styles: string): CardColors {
  const ground = parseColor(background ?? "") ?? WHITE;
  return {
    background: ground,
    text: parseColor(text ?? "") ?? (brightness(ground) > 0.5 ? BLACK : WHITE),
    accent: parseColor(accent ?? "") ?? primaryOf(styles) ?? PRIMARY,
  };
}

/** Perceived brightness, from 0 to 1. */
function brightness([red, green, blue]: Rgb): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Finds the last definition of the primary color outside dark mode. */
function primaryOf(styles: string): Rgb | undefined {
  let found: Rgb | undefined;
  for (const { index, 1: value = "" } of styles.matchAll(/--ifm-color-primary:\s*([^;}]+)/g)) {
    const open = styles.lastIndexOf("{", index);
    const selector = styles.slice(styles.lastIndexOf("}", open) + 1, open);
    if (!/dark/.test(selector)) found = parseColor(value.trim()) ?? found;
  }
  return found;
}
