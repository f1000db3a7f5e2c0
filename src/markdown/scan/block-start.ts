/** Where blocks of Markdown begin. */

import { holdsText } from "../tags/elements.ts";
import { readFence } from "./lines.ts";
import type { ScanContext } from "./piece.ts";

const TAGS =
  "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";

const HEADING = /#{1,6}(?=\s|$)/y;
const ITEM = /(?:[*+-]|1[.)])[ \t]+\S/y;
const RULE = /(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?=\n|$)/y;
const HTML = new RegExp(
  `</?(?:${TAGS})(?=[ \\t\\n]|$|/?>)|<(?:(?:script|pre|style|textarea)(?=[\\s>]|$)|!--)|<\\?|<![A-Za-z]`,
  "iy",
);
const FOOTNOTE = /\[\^[^\]\s]+\]:/y;

export interface StartOptions {
  /** Whether HTML is a separate block, as in CommonMark. */
  readonly html: boolean;
}

/** Whether a block begins at `first`, the first non-space character of a line. */
export function beginsBlock(text: string, first: number, { html }: StartOptions): boolean {
  switch (text.charCodeAt(first)) {
    case 35: // #
      return matches(HEADING, text, first);
    case 62: // >
      return true;
    case 96: // `
    case 126: // ~
      return readFence(text, first) !== undefined;
    case 42: // *
    case 43: // +
    case 45: // -
    case 49: // 1
      return matches(ITEM, text, first) || matches(RULE, text, first);
    case 95: // _
      return matches(RULE, text, first);
    case 60: // <
      return html && matches(HTML, text, first);
    case 91: // [
      return matches(FOOTNOTE, text, first);
    default:
      return false;
  }
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

const DEFINITION =
  /\[(?!\^)(?:[^\]\\\n]|\\.)+\]:[ \t]*(?:<[^>\n]*>|[^<\s]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*(?=\n|$)/y;

/** Whether a line that is the definition of a link begins at `first`. */
export function beginsDefinition(text: string, first: number): boolean {
  return matches(DEFINITION, text, first);
}

interface Surroundings {
  /** Name of the element. */
  readonly parent: string;
  readonly jsxText: ScanContext["jsxText"];
}

/** Whether text between the tags of an element makes no paragraph: it has no blank line, and no block begins below the tag. */
export function isPartOfLine(written: string, { parent, jsxText }: Surroundings): boolean {
  if (!holdsText(parent) && !(jsxText && isBesideTags(written))) return false;
  const text = written.trim();
  if (text === "" || /\n[ \t]*\n/.test(text)) return false;
  return !/^[ \t]*\n/.test(written) || !beginsBlock(text, 0, { html: false });
}

/** Whether no blank line divides text from the tags around it. */
function isBesideTags(text: string): boolean {
  return !/^\n|\n[ \t]*\n/.test(text) && !beginsBlock(text.trimStart(), 0, { html: false });
}
