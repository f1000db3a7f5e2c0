/** How far two words are from each other. */

/**
 * Returns how many insertions, deletions, replacements and swaps of neighbours turn `a` into `b`, or `Infinity` when it takes more
 * than `limit`. Words are compared with thousands of others, and nearly all of them are far apart: those cost little.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  const makeRow = (): Uint16Array => new Uint16Array(b.length + 1).fill(tooFar);
  let [beforeLast, last, current] = [makeRow(), makeRow(), makeRow()];
  for (let column = 0; column <= Math.min(b.length, limit); column++) last[column] = column;
  let leastOfLast = 0;
  for (let row = 1; row <= a.length; row++) {
    // Cells further from the diagonal than the limit cost more than it. Of those, only the one before the first is read.
    const first = Math.max(1, row - limit);
    let least = row <= limit ? row : tooFar;
    current[first - 1] = least;
    for (let column = first; column <= Math.min(b.length, row + limit); column++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(at(last, column - 1) + (isSame ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current[column] = Math.min(cost, tooFar);
      if (cost < least) least = cost;
    }
    if (least > limit && leastOfLast > limit) return Infinity;
    leastOfLast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = at(last, b.length);
  return distance > limit ? Infinity : distance;
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? Infinity;
}
