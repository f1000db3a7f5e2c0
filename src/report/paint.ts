/** Colours of terminal text. In: whether to colour. Out: functions from text to text that do nothing when it is off. */

import { styleText } from "node:util";

const STYLES = ["bold", "dim", "red", "green", "yellow", "blue", "cyan", "gray"] as const;

type Style = (typeof STYLES)[number];

/** One function per style: `paint.red("…")`. */
export type Paint = Readonly<Record<Style, (text: string) => string>>;

/** Makes the styles, or functions that leave text alone. */
export function makePaint(color: boolean): Paint {
  const entries = STYLES.map((style): [Style, (text: string) => string] => [
    style,
    color ? (text) => styleText(style, text, { validateStream: false }) : (text) => text,
  ]);
  return Object.fromEntries(entries) as Paint;
}

/** Text as a terminal may show it: control and direction marks, which could move the cursor or hide text, are replaced. */
export function toPrintable(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu, "\uFFFD");
}
