/** A Markdown table. */
export class TableWriter {
  readonly #rows: string[][] = [];
  #row: string[] = [];

  /** Adds a cell to the current row. */
  cell(text: string): void {
    const line = text.includes("\n") ? text.replace(/\s*\n\s*/g, " ") : text;
    this.#row.push(line.includes("|") ? line.replaceAll("|", "\\|") : line);
  }

  endRow(): void {
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
  }

  /** All rows; the first is the header, which Markdown requires. */
  finish(): string {
    this.endRow();
    const width = Math.max(0, ...this.#rows.map((row) => row.length));
    const lines = this.#rows.map((row) => toLine(row, width));
    if (lines.length > 0)
      lines.splice(
        1,
        0,
        toLine(
          Array.from({ length: width }, () => "---"),
          width,
        ),
      );
    return lines.join("\n");
  }
}

function toLine(cells: readonly string[], width: number): string {
  const missing = width - cells.length;
  return `| ${cells.join(" | ")}${" |".repeat(missing)} |`;
}
