const AROUND = 2;

interface Line {
  readonly sign: "-" | "+" | " ";
  readonly text: string;
}

/** Compares two texts. Marks lines with `-`, `+` or a space, with two lines of context around each change. */
export function diffLines(before: string, after: string): string[] {
  const lines = compare(before.split("\n"), after.split("\n"));
  const near = lines.map((_line, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ sign }) => sign !== " "),
  );
  if (!near.includes(true)) return [];
  return lines.flatMap(({ sign, text }, index) => {
    if (near[index]) return [`${sign} ${text}`.trimEnd()];
    return near[index - 1] === true || index === 0 ? ["…"] : [];
  });
}

/** Finds the changes through the longest common subsequence of lines. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  const lengths = before.map(() => new Uint32Array(after.length + 1));
  lengths.push(new Uint32Array(after.length + 1));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const same = before[row] === after[column];
      const length = same ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.fill(length, column, column + 1);
    }
  }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      lines.push({ sign: " ", text: before[row++] ?? "" });
      column++;
    } else if (row < before.length && at(row + 1, column) >= at(row, column + 1)) {
      lines.push({ sign: "-", text: before[row++] ?? "" });
    } else {
      lines.push({ sign: "+", text: after[column++] ?? "" });
    }
  }
  return lines;
}
