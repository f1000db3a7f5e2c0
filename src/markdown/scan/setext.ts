/** Reads headings that are underlined with `===` or `---`. In: text that may begin with one. Out: the heading. */

export interface SetextHeading {
  readonly raw: string;
  readonly text: string;
  readonly depth: 1 | 2;
}

/** What ends the lines of a paragraph: an underline (captured), or a blank line. */
const END = /\n {0,3}(=+|-+)[ \t]*(?:\n+|$)|\n[ \t]*(?:\n|$)/g;

const TAGS =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";

/** Lines that begin another block, so that no heading goes over them. */
const BLOCK_START = new RegExp(
  [
    "^ {0,3}(?:(?:[*+-]|\\d{1,9}[.)]) |`{3,}|~{3,}|>|#{1,6}(?:\\s|$)",
    "(?:-[ \\t]*){3,}$|(?:_[ \\t]*){3,}$|(?:\\*[ \\t]*){3,}$",
    `</?(?:${TAGS})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]`,
    "\\|?(?:[:\\- ]*\\|)+[:\\- ]*$)",
  ].join("|"),
  "m",
);

/** The heading at the start of `src`. */
export function readSetext(src: string): SetextHeading | undefined {
  END.lastIndex = 0;
  const end = END.exec(src);
  const underline = end?.[1];
  if (end === null || underline === undefined) return undefined;
  const text = src.slice(0, end.index);
  if (/^(?: {4}| {0,3}\t)/.test(text) || BLOCK_START.test(text)) return undefined;
  const raw = src.slice(0, end.index + end[0].trimEnd().length);
  return { raw, text: text.trim(), depth: underline.startsWith("=") ? 1 : 2 };
}
