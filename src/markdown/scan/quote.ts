import { closesFence, type Fence, readBullet, readFence, readLine } from "./lines.ts";

export interface Quote {
  readonly raw: string;
  /** The content: the same lines without their markers. */
  readonly text: string;
}

const TABLE_DASHES = /^[ \t|:-]*(?:-[ \t]*[|:]|[|:][ \t]*-)[ \t|:-]*$/;

export interface QuoteOptions {
  /** Whether four columns of indentation make code, as in CommonMark. */
  readonly indentedCode: boolean;
}

const MARKER = /^ {0,3}>[ \t]?/;
/** Lines that begin a block and so do not continue the paragraph of a quote. */
const BLOCK_START =
  /^ {0,3}(?:#{1,6}(?:\s|$)|`{3,}|~{3,}|:::|<[/A-Za-z!]|(?:-[ \t]*){3,}$|(?:\*[ \t]*){3,}$|(?:_[ \t]*){3,}$|\{\/\*)/;

/** The block quote at the start of `src`. */
export function readQuote(src: string, options: QuoteOptions): Quote | undefined {
  if (!/^ {0,3}>/.test(src)) return undefined;
  const reader = new QuoteReader(options);
  let at = 0;
  while (at < src.length) {
    const line = readLine(src, at);
    if (!reader.take(src.slice(at, line.end))) break;
    at = line.end + 1;
  }
  return { raw: src.slice(0, Math.min(src.length, at - 1)), text: reader.lines.join("\n") };
}

class QuoteReader {
  readonly lines: string[] = [];
  #fence: Fence | undefined;
  /** Whether a line without marker may continue the previous line: rows of a table cannot be continued. */
  #inParagraph = false;
  #inTable = false;
  readonly #indentedCode: boolean;

  constructor({ indentedCode }: QuoteOptions) {
    this.#indentedCode = indentedCode;
  }

  /** Adds a line if it is part of the quote. */
  take(line: string): boolean {
    const marker = MARKER.exec(line);
    if (marker !== null) this.#takeQuoted(insideOf(line, marker[0]));
    else if (!this.#continues(line)) return false;
    // Indented, so that it underlines no heading and opens no block.
    else this.lines.push(`    ${line.trimStart()}`);
    return true;
  }

  #takeQuoted(text: string): void {
    this.lines.push(text);
    const line = readLine(text, 0);
    if (this.#fence !== undefined) {
      if (closesFence(text, line, this.#fence)) this.#fence = undefined;
      return;
    }
    this.#fence = readFence(text, line.first);
    const isCode = this.#indentedCode && line.indent >= 4 && !this.#inParagraph;
    const ends = this.#fence !== undefined || BLOCK_START.test(text) || line.first === line.end || isCode;
    this.#inTable = !ends && (this.#inTable || TABLE_DASHES.test(text));
    this.#inParagraph = !ends && !this.#inTable;
  }

  #continues(text: string): boolean {
    if (!this.#inParagraph || this.#fence !== undefined || text.trim() === "") return false;
    const line = readLine(text, 0);
    if (this.#indentedCode && line.indent >= 4) return true;
    return !BLOCK_START.test(text) && readBullet(text, line, false) === undefined;
  }
}

/** The text after a marker. A tab in it keeps the width that it had before the marker was removed. */
function insideOf(line: string, marker: string): string {
  const rest = line.slice(marker.length);
  if (!marker.endsWith("\t")) return rest;
  const { first, indent } = readLine(line.replace(">", " "), 0);
  return " ".repeat(indent - marker.length) + line.slice(first);
}
