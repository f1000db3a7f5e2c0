/** The role of a line in the block structure. */

export interface Line {
  readonly start: number;
  /** Offset of the first non-space character. */
  readonly first: number;
  /** Number of columns before it. */
  readonly indent: number;
  /** Offset of the line break, or of the end of the text. */
  readonly end: number;
}

/** Measures the line that begins at `start`. */
export function readLine(text: string, start: number): Line {
  const lineBreak = text.indexOf("\n", start);
  const end = lineBreak < 0 ? text.length : lineBreak;
  let first = start;
  let indent = 0;
  for (; first < end; first++) {
    const code = text.charCodeAt(first);
    if (code === 32) indent++;
    else if (code === 9) indent += 4 - (indent % 4);
    else break;
  }
  return { start, first, indent, end };
}

/** Offset of the next line. */
export function afterLine(text: string, { end }: Line): number {
  return Math.min(end + 1, text.length);
}

export interface Fence {
  readonly character: string;
  readonly length: number;
}

const FENCE = /(`{3,})[^`\n]*(?=\n|$)|(~{3,})/y;

/** The fence that opens at `first`. */
export function readFence(text: string, first: number): Fence | undefined {
  FENCE.lastIndex = first;
  const match = FENCE.exec(text);
  const run = match?.[1] ?? match?.[2];
  return run === undefined ? undefined : { character: run.charAt(0), length: run.length };
}

/** Whether a line closes a fence. */
export function closesFence(text: string, line: Line, { character, length }: Fence): boolean {
  let at = line.first;
  while (text[at] === character) at++;
  return at - line.first >= length && text.slice(at, line.end).trim() === "";
}

const BULLET = /(?:[*+-]|(\d{1,9})[.)])(?=([ \t]*)(\S|$|\n))/y;
const RULE = /(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})(?=\n|$)/y;

const FOOTNOTE = /\[\^[^\]\s]+\]:/y;

/** Number of columns before the text of the list item or footnote that begins on a line; `undefined` if none does. */
export function readBullet(text: string, line: Line, afterBlank: boolean): number | undefined {
  FOOTNOTE.lastIndex = line.first;
  if (FOOTNOTE.test(text)) return 4;
  BULLET.lastIndex = line.first;
  const match = BULLET.exec(text);
  if (match === null) return undefined;
  const [marker, number, space = "", next = ""] = match;
  const empty = next === "" || next === "\n";
  if (!empty && space === "") return undefined;
  // In a paragraph, only a list item that has text and the number 1 interrupts.
  if (!afterBlank && (empty || (number !== undefined && number !== "1"))) return undefined;
  RULE.lastIndex = line.first;
  if (RULE.test(text)) return undefined;
  const width = empty || space.length > 4 ? 1 : space.length;
  return line.indent + marker.length + width;
}

/** Text with up to `columns` of indentation removed from each line. A partly removed tab becomes the remaining number of spaces. */
export function dedent(text: string, columns: number): string {
  if (columns === 0) return text;
  return text.replace(/^[ \t]+/gm, (space) => {
    let taken = 0;
    let column = 0;
    while (taken < space.length && column < columns) {
      column += space.charCodeAt(taken) === 9 ? 4 - (column % 4) : 1;
      taken++;
    }
    return column > columns ? " ".repeat(readLine(space, 0).indent - columns) : space.slice(taken);
  });
}
