/**
 * Parses paragraphs, underlined headings, and the first lines of tables. It works line by line, because a single
 * pattern for all of this takes quadratic time.
 */

import { beginsBlock, type StartOptions } from "./block-start.ts";
import { type Line, readLine } from "./lines.ts";

const DELIMITER = /\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?(?=\n|$)/y;
const UNDERLINE = /(?:=+|-+)[ \t]*(?=\n|$)/y;

/** Maximum length of an underlined heading. */
const MAX_HEADING = 2000;

/** Offset of the end of the paragraph at the start of `src`, before its last line break. */
export function findParagraphEnd(src: string, options: StartOptions): number {
  let previous: Line | undefined;
  let line = readLine(src, 0);
  while (line.end < src.length) {
    const next = readLine(src, line.end + 1);
    if (next.first === next.end) return line.end;
    if (next.indent < 4 && beginsBlock(src, next.first, options)) return line.end;
    if (previous !== undefined && isDelimiter(src, next, line)) return previous.end;
    previous = line;
    line = next;
  }
  return line.end;
}

/** Whether a table begins at the start of `src`: its delimiter row has as many cells as the first row. */
export function beginsTable(src: string): boolean {
  const header = readLine(src, 0);
  return header.end < src.length && isDelimiter(src, readLine(src, header.end + 1), header);
}

/** A table whose first row has as many cells as its delimiter row, which MDX 1 did not ask of authors. */
export function padHeader(src: string): string {
  const header = readLine(src, 0);
  const dashes = readDelimiter(src, readLine(src, header.end + 1));
  const row = src.slice(header.first, header.end);
  const missing = dashes === undefined || !row.includes("|") ? 0 : countCells(dashes) - countCells(row);
  if (missing <= 0) return src;
  const ends = /(?<!\\)\|[ \t]*$/.test(row) ? "" : "|";
  return src.slice(0, header.end) + ends + " |".repeat(missing) + src.slice(header.end);
}

function isDelimiter(text: string, line: Line, header: Line): boolean {
  const dashes = header.first === header.end ? undefined : readDelimiter(text, line);
  return dashes !== undefined && countCells(dashes) === countCells(text.slice(header.first, header.end));
}

/** The line if it is a delimiter row. */
function readDelimiter(text: string, line: Line): string | undefined {
  const first = text.charCodeAt(line.first);
  if ((first !== 124 && first !== 45 && first !== 58) || line.indent > 3) return undefined;
  DELIMITER.lastIndex = line.first;
  if (!DELIMITER.test(text)) return undefined;
  const dashes = text.slice(line.first, line.end);
  return /[|:]/.test(dashes) ? dashes : undefined;
}

/** Number of cells in a row; a leading, trailing or escaped pipe does not separate cells. */
function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  let count = 1;
  for (let at = inner.indexOf("|"); at >= 0; at = inner.indexOf("|", at + 1)) if (!isEscaped(inner, at)) count++;
  return count;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - slashes - 1] === "\\") slashes++;
  return slashes % 2 === 1;
}

export interface UnderlinedHeading {
  readonly raw: string;
  readonly text: string;
  readonly depth: 1 | 2;
}

/** The underlined heading at the start of `src`. */
export function readUnderlined(src: string, options: StartOptions): UnderlinedHeading | undefined {
  const start = readLine(src, 0);
  if (start.indent > 3 || beginsBlock(src, start.first, options)) return undefined;
  for (let end = start.end; end < Math.min(src.length, MAX_HEADING);) {
    const line = readLine(src, end + 1);
    if (line.first === line.end) return undefined;
    UNDERLINE.lastIndex = line.first;
    if (line.indent < 4 && UNDERLINE.test(src)) {
      const depth = src[line.first] === "=" ? 1 : 2;
      return { raw: src.slice(0, line.end), text: src.slice(0, end).trim(), depth };
    }
    if (line.indent < 4 && beginsBlock(src, line.first, options)) return undefined;
    end = line.end;
  }
  return undefined;
}
