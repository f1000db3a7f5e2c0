/** Returns the adjustment between two glyphs in font units; 0 for most pairs. */
export type Kerning = (left: number, right: number) => number;

/** Reads the kerning of a font: the pairs of its `kern` feature. */
export function makeKerning(gpos: DataView | undefined, tagAt: (view: DataView, at: number) => string): Kerning {
  if (!gpos) return () => 0;
  const lookupList = gpos.getUint16(8);
  const subtables = kernLookups(gpos, tagAt).flatMap((index) =>
    pairSubtables(gpos, lookupList + gpos.getUint16(lookupList + 2 + index * 2)),
  );
  const find = (pair: Pair): number => {
    for (const table of subtables) {
      const value = pairValue(gpos, table, pair);
      if (value !== undefined) return value;
    }
    return 0;
  };
  const known = new Map<number, number>();
  return (left, right) => {
    const pair = left * 65536 + right;
    let value = known.get(pair);
    if (value === undefined) known.set(pair, (value = find({ left, right })));
    return value;
  };
}

/** Lists the lookups of the `kern` feature in all scripts. */
function kernLookups(gpos: DataView, tagAt: (view: DataView, at: number) => string): number[] {
  const list = gpos.getUint16(6);
  const found = new Set<number>();
  for (let index = 0; index < gpos.getUint16(list); index++) {
    const record = list + 2 + index * 6;
    if (tagAt(gpos, record) !== "kern") continue;
    const feature = list + gpos.getUint16(record + 4);
    for (let each = 0; each < gpos.getUint16(feature + 2); each++) found.add(gpos.getUint16(feature + 4 + each * 2));
  }
  return [...found].sort((a, b) => a - b);
}

const PAIRS = 2;
const EXTENSION = 9;

function pairSubtables(gpos: DataView, lookup: number): number[] {
  const type = gpos.getUint16(lookup);
  const tables = Array.from(
    { length: gpos.getUint16(lookup + 4) },
    (_, index) => lookup + gpos.getUint16(lookup + 6 + index * 2),
  );
  if (type === PAIRS) return tables;
  if (type !== EXTENSION) return [];
  return tables.filter((at) => gpos.getUint16(at + 2) === PAIRS).map((at) => at + gpos.getUint32(at + 4));
}

interface Pair {
  readonly left: number;
  readonly right: number;
}

/** Value format that changes only the advance of the first glyph. Kerning of Latin, Greek and Cyrillic uses nothing else. */
const ADVANCE_ONLY = 4;

function pairValue(gpos: DataView, table: number, { left, right }: Pair): number | undefined {
  const covered = coverageIndex(gpos, table + gpos.getUint16(table + 2), left);
  if (covered === undefined || gpos.getUint16(table + 4) !== ADVANCE_ONLY) return undefined;
  const second = 2 * bitCount(gpos.getUint16(table + 6));
  if (gpos.getUint16(table) === 1) {
    const set = table + gpos.getUint16(table + 10 + covered * 2);
    const size = 4 + second;
    const found = search(gpos.getUint16(set), (index) => gpos.getUint16(set + 2 + index * size) - right);
    return found === undefined ? undefined : gpos.getInt16(set + 2 + found * size + 2);
  }
  const [first, next] = [8, 10].map((at) => table + gpos.getUint16(table + at)) as [number, number];
  const classes = gpos.getUint16(table + 14);
  const cell = classOf(gpos, first, left) * classes + classOf(gpos, next, right);
  return gpos.getInt16(table + 16 + cell * (2 + second));
}

function bitCount(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + bitCount(bits >> 1);
}

function coverageIndex(gpos: DataView, at: number, glyph: number): number | undefined {
  const count = gpos.getUint16(at + 2);
  if (gpos.getUint16(at) === 1) return search(count, (index) => gpos.getUint16(at + 4 + index * 2) - glyph);
  const range = rangeOf(gpos, { at: at + 4, count }, glyph);
  return range === undefined ? undefined : gpos.getUint16(range + 4) + glyph - gpos.getUint16(range);
}

function classOf(gpos: DataView, at: number, glyph: number): number {
  if (gpos.getUint16(at) === 1) {
    const index = glyph - gpos.getUint16(at + 2);
    return index >= 0 && index < gpos.getUint16(at + 4) ? gpos.getUint16(at + 6 + index * 2) : 0;
  }
  const range = rangeOf(gpos, { at: at + 4, count: gpos.getUint16(at + 2) }, glyph);
  return range === undefined ? 0 : gpos.getUint16(range + 4);
}

/** Finds the range that contains a glyph: first glyph, last glyph, and a value. */
function rangeOf(gpos: DataView, { at, count }: { at: number; count: number }, glyph: number): number | undefined {
  const found = search(count, (index) => {
    const start = gpos.getUint16(at + index * 6);
    return start > glyph ? 1 : gpos.getUint16(at + index * 6 + 2) < glyph ? -1 : 0;
  });
  return found === undefined ? undefined : at + found * 6;
}

/** Binary search: halves the list until `compare` returns 0. */
function search(count: number, compare: (index: number) => number): number | undefined {
  let [low, high] = [0, count - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(middle);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
