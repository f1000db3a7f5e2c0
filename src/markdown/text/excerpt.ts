/** The excerpt of a document: its first line of text below the title, in any block; the format uses it as description. */

import type { NamedEmoji } from "./emoji.ts";

interface Excerpted {
  excerpt: string | undefined;
  readonly emoji: NamedEmoji;
  /** The content of `<head>` is not text. */
  readonly isInHead?: boolean;
}

/**
 * Takes the block's first line if the document has no excerpt yet. Other blocks are not cut out, because that would
 * make long documents quadratic.
 */
export function takeExcerpt(document: Excerpted, textOf: () => string): void {
  if (document.isInHead || document.excerpt !== undefined) return;
  document.excerpt = firstLine(document.emoji.strip(textOf()));
}

/** Plain text of a page: since its last heading or partial, and before partials. */
interface PlainText {
  readonly plain: string;
  readonly cut: string;
  readonly emoji: NamedEmoji;
}

/** Records the text that the page gets from here on, whether or not it contains partials. */
export function textFromHere(page: PlainText): () => string {
  page.emoji.begin();
  const start = page.cut.length + page.plain.length;
  // A block without text joins no section: such blocks may be many.
  return () => (page.cut.length + page.plain.length > start ? (page.cut + page.plain).slice(start) : "");
}

/** Tags of components leave spaces, also before a period, where none belongs. */
const GAP = / (?=[.,](?: |$))/g;

function firstLine(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").replace(GAP, "").trim());
  return lines.find((line) => line !== "");
}
