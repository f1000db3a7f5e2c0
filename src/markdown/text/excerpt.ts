/** The excerpt of a document: its first line of text below the title, whichever block it is in; the format takes it for the description. */

interface Excerpted {
  excerpt: string | undefined;
  /** The content of `<head>` is not text. */
  readonly isInHead?: boolean;
}

/**
 * Takes the block's first line if the document has no excerpt yet. The text is cut out only then: doing it for every block
 * would make long documents quadratic.
 */
export function takeExcerpt(document: Excerpted, textOf: () => string): void {
  if (!document.isInHead) document.excerpt ??= firstLine(textOf());
}

/** Plain text of a page: since its last heading or partial, and what stood before partials. */
interface PlainText {
  readonly plain: string;
  readonly cut: string;
}

/** Records which text the page got from here on, whether or not it contains partials. */
export function textFromHere(page: PlainText): () => string {
  const start = page.cut.length + page.plain.length;
  // A block without text joins none: such blocks may be many.
  return () => (page.cut.length + page.plain.length > start ? (page.cut + page.plain).slice(start) : "");
}

function firstLine(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.find((line) => line !== "");
}
