/** Which line of a text each line of its program comes from. Stands where the compiler of MDX takes a generator of source maps. */

interface Point {
  readonly line: number;
  readonly column: number;
}

/** The compiler tells it each piece that it writes, in order. */
export class CodeLines {
  readonly #lines: number[] = [];

  /** `original` is missing for what the compiler made up. */
  addMapping({ generated, original }: { readonly generated: Point; readonly original?: Point }): void {
    // Lines that nothing is known of are those of the piece before.
    const last = this.#lines.at(-1) ?? 0;
    while (this.#lines.length < generated.line - 1) this.#lines.push(last);
    const written = original?.line ?? last;
    if (this.#lines.length < generated.line) this.#lines.push(written);
    // A line begins with what the compiler wraps around the author's words: the last word on it is closest to them.
    else if (written > 0) this.#lines[generated.line - 1] = written;
  }

  /** Line of the text, 1-based, by line of the program; 0 where none is known. */
  toJSON(): readonly number[] {
    return this.#lines;
  }
}
