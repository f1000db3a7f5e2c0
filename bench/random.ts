/** A repeatable random generator. */

export interface Random {
  /** Returns an integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Makes a generator from a 32-bit seed: a linear congruential generator, mixed so that similar seeds differ. */
export function makeRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { integer, pick: (list) => list[integer(0, list.length - 1)] ?? list[0] };
}
