/** Colors terminal text. Every style is a function from text to text, which returns it unchanged if colors are off. */

import { styleText } from "node:util";

const STYLES = ["bold", "dim", "red", "green", "yellow", "blue", "cyan", "gray"] as const;

type Style = (typeof STYLES)[number];

/** One function per style: `paint.red("…")`. */
export type Paint = Readonly<Record<Style, (text: string) => string>>;

/** Makes the styles; without `color`, they return text unchanged. */
export function makePaint(color: boolean): Paint {
  const entries = STYLES.map((style): [Style, (text: string) => string] => [
    style,
    color ? (text) => styleText(style, text, { validateStream: false }) : (text) => text,
  ]);
  return Object.fromEntries(entries) as Paint;
}

/** Makes text safe for a terminal: replaces control and direction characters, which could move the cursor or hide text. */
export function toPrintable(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu, "\uFFFD");
}
