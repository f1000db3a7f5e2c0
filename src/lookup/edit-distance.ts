/** Computes the edit distance between words. */

/**
 * Returns the number of insertions, deletions, replacements and swaps of adjacent letters that turn `a` into `b`, or `Infinity` if
 * it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  return new DistanceTo(b).from(a, limit);
}

/** Compares one word with thousands of others. Rejects distant words, which are most, at little cost. */
export class DistanceTo {
  readonly #word: string;
  /** The rows of the cost table that are still needed; each has a column per letter of the word. */
  readonly #rows: readonly [Uint16Array, Uint16Array, Uint16Array];
  /** How often the word has each letter, and the same without those of the other one so far. */
  readonly #counts = new Int32Array(LETTERS);
  readonly #left = new Int32Array(LETTERS);

  constructor(word: string) {
    this.#word = word;
    const makeRow = (): Uint16Array => new Uint16Array(word.length + 1);
    this.#rows = [makeRow(), makeRow(), makeRow()];
    for (let index = 0; index < word.length; index++) add(this.#counts, word.charCodeAt(index), 1);
  }

  from(other: string, limit: number): number {
    const word = this.#word;
    if (this.#leastTo(other) > limit) return Infinity;
    const tooFar = limit + 1;
    let [beforeLast, last, current] = this.#rows;
    for (const row of this.#rows) row.fill(tooFar);
    for (let column = 0; column <= Math.min(word.length, limit); column++) last[column] = column;
    let leastOfLast = 0;
    for (let row = 1; row <= other.length; row++) {
      // Cells further from the diagonal than the limit exceed it. Only the cell before the first one in range is read.
      const first = Math.max(1, row - limit);
      let least = row <= limit ? row : tooFar;
      current[first - 1] = least;
      const letter = other.charCodeAt(row - 1);
      for (let column = first; column <= Math.min(word.length, row + limit); column++) {
        const isSame = letter === word.charCodeAt(column - 1);
        let cost = Math.min(at(last, column - 1) + (isSame ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1);
        const isSwapped =
          row > 1 &&
          column > 1 &&
          letter === word.charCodeAt(column - 2) &&
          other.charCodeAt(row - 2) === word.charCodeAt(column - 1);
        if (isSwapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
        current[column] = Math.min(cost, tooFar);
        if (cost < least) least = cost;
      }
      if (least > limit && leastOfLast > limit) return Infinity;
      leastOfLast = least;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    const distance = at(last, word.length);
    return distance > limit ? Infinity : distance;
  }

  /** The distance is at least the number of letters that only one of them has. */
  #leastTo(other: string): number {
    this.#left.set(this.#counts);
    let added = 0;
    for (let index = 0; index < other.length; index++) if (add(this.#left, other.charCodeAt(index), -1) < 0) added++;
    return Math.max(added, this.#word.length - other.length + added);
  }
}

/** Number of groups of letters. */
const LETTERS = 64;

function add(counts: Int32Array, letter: number, number: number): number {
  const group = letter % LETTERS;
  return (counts[group] = (counts[group] ?? 0) + number);
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? Infinity;
}
