/** Formats a table for the terminal. */

/** Aligns the first column left and the others right. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const lines = rows.map((row) =>
    widths.map((width, column) => {
      const cell = row[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    }),
  );
  return lines.map((cells) => cells.join("  ").trimEnd()).join("\n");
}
