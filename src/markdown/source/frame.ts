/**
 * Positions in the source file. A frame is a piece of text as the lexer sees it: the body, or the content of a list
 * item or quote without its markers. Its lines correspond to those of the surrounding frame, so a position can be
 * resolved to the file when a diagnostic or a slot needs it, and costs nothing before.
 */

import type { Position } from "../../model/document.ts";

export class Frame {
  readonly text: string;
  readonly #parent: Frame | undefined;
  /** Position of the frame's first line in the parent's text; without parent, its line in the file. */
  readonly #start: number;
  readonly #lastTags = new Map<string, number>();
  #lineStarts: readonly number[] | undefined;
  /** The single position of a text that is not from the file. */
  #place: Position | undefined;

  private constructor(text: string, start: number, parent: Frame | undefined) {
    this.text = text;
    this.#start = start;
    this.#parent = parent;
  }

  /** The body of a file, which begins at `line`. */
  static ofBody(text: string, line: number): Frame {
    return new Frame(text, line, undefined);
  }

  /** Text that a plugin made: all of it has one position in the file. */
  static at(place: Position, text = ""): Frame {
    const frame = new Frame(text, 0, undefined);
    frame.#place = place;
    return frame;
  }

  /** Text inside this frame, whose first line is the one at offset `start`. */
  inside(text: string, start: number): Frame {
    return new Frame(text, start, this);
  }

  /** Whether a tag named `name` is closed after `offset`. */
  closes(name: string, offset: number): boolean {
    const last = this.#lastTags.get(name) ?? this.text.lastIndexOf(`</${name}`);
    this.#lastTags.set(name, last);
    return last > offset;
  }

  /** 1-based position in the file of an offset in the frame's text. */
  position(offset: number): Position {
    if (this.#place !== undefined) return this.#place;
    const line = this.#lineAt(offset);
    const column = offset - (this.#starts[line] ?? 0);
    if (this.#parent === undefined) return { line: this.#start + line, column: column + 1 };
    return this.#parent.#positionOfLine(this.#parent.#lineAt(this.#start) + line, this.#lineText(line), column);
  }

  /** The position of `column` of `text`: line `line` of the frame, without markers. */
  #positionOfLine(line: number, text: string, column: number): Position {
    const whole = this.#lineText(line);
    const found = whole.endsWith(text) ? whole.length - text.length : whole.indexOf(text.trim());
    const shift = found < 0 ? 0 : whole.endsWith(text) ? found : found - (text.length - text.trimStart().length);
    return this.position((this.#starts[line] ?? this.text.length) + Math.max(0, shift + column));
  }

  get #starts(): readonly number[] {
    return (this.#lineStarts ??= findLineStarts(this.text));
  }

  #lineText(line: number): string {
    const starts = this.#starts;
    const start = starts[line];
    if (start === undefined) return "";
    const next = starts[line + 1];
    return this.text.slice(start, next === undefined ? this.text.length : next - 1);
  }

  #lineAt(offset: number): number {
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Offsets of the lines of a text. */
export function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}
