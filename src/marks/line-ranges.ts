/** Reads ranges of line numbers in a code block. */

export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Parses `1,3-5`. Returns `undefined` if a part is neither a number nor a range. */
export function readRanges(text: string): LineRange[] | undefined {
  const ranges: LineRange[] = [];
  for (const part of text.split(",")) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (match === null) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    ranges.push({ first: Math.min(from, to), last: Math.max(from, to) });
  }
  return ranges;
}

/** Adds a class to all lines in the ranges. Lines are indexes in `code`. */
export function rangeClasses(
  ranges: readonly LineRange[],
  code: string,
  className: string | undefined,
): Map<number, Set<string>> {
  const classes = new Map<number, Set<string>>();
  if (className === undefined) return classes;
  const count = code.split("\n").length;
  // Number of ranges that start minus those that end at each line: long ranges cost no more than short ones.
  const changes = new Int32Array(count + 2);
  for (const { first, last } of ranges) {
    if (first > count || last < 1) continue;
    const begin = Math.max(first, 1);
    const behind = Math.min(last, count) + 1;
    changes[begin] = (changes[begin] ?? 0) + 1;
    changes[behind] = (changes[behind] ?? 0) - 1;
  }
  let open = 0;
  for (let line = 1; line <= count; line++) {
    open += changes[line] ?? 0;
    if (open > 0) classes.set(line - 1, new Set([className]));
  }
  return classes;
}
