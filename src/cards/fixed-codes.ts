/**
 * Deflate's fixed codes (RFC 1951, 3.2.6) as bits in the order they are written. Cards are written with these alone: the same bytes
 * on every machine, and what a glyph compresses to does not depend on what is around it.
 */

export interface Code {
  readonly value: number;
  readonly bits: number;
}

/** Bytes of a row of pixels, with the one that names its filter. */
export const ROW_BYTES = 1201;

export const LONGEST_MATCH = 258;
export const SHORTEST_MATCH = 3;

/** Ends a block. */
export const END: Code = { value: 0, bits: 7 };

/** The byte before, once more. */
export const BYTE_BEFORE: Code = { value: 0, bits: 5 };

/** The byte above: the code of distances from 1025 on, with nine bits more. */
export const BYTE_ABOVE: Code = { value: reverse(20, 5) | ((ROW_BYTES - 1025) << 5), bits: 14 };

/** Codes of bytes. */
export const LITERALS: readonly Code[] = Array.from({ length: 256 }, (_, byte) =>
  byte < 144 ? { value: reverse(0x30 + byte, 8), bits: 8 } : { value: reverse(0x190 + byte - 144, 9), bits: 9 },
);

/** Codes of the lengths of matches, with the bits that follow them. */
export const LENGTHS: readonly Code[] = Array.from({ length: LONGEST_MATCH + 1 }, (_, length) => lengthCode(length));

function lengthCode(length: number): Code {
  if (length < SHORTEST_MATCH) return { value: 0, bits: 0 };
  if (length === LONGEST_MATCH) return symbolCode(285);
  const past = length - SHORTEST_MATCH;
  // Each group of four symbols has one bit more than the group before.
  const extra = past < 8 ? 0 : 29 - Math.clz32(past);
  const symbol = symbolCode(257 + extra * 4 + (past >> extra));
  return { value: symbol.value | ((past & ((1 << extra) - 1)) << symbol.bits), bits: symbol.bits + extra };
}

function symbolCode(symbol: number): Code {
  return symbol < 280
    ? { value: reverse(symbol - 256, 7), bits: 7 }
    : { value: reverse(0xc0 + symbol - 280, 8), bits: 8 };
}

/** Codes begin with their highest bit, all else with its lowest. */
function reverse(value: number, bits: number): number {
  return bits === 0 ? 0 : ((value & 1) << (bits - 1)) | reverse(value >> 1, bits - 1);
}

/** Length of the next match of a run of at least `SHORTEST_MATCH` bytes: what it leaves is none, or enough for another. */
export function nextMatch(run: number): number {
  if (run <= LONGEST_MATCH) return run;
  return run - LONGEST_MATCH < SHORTEST_MATCH ? LONGEST_MATCH - SHORTEST_MATCH : LONGEST_MATCH;
}
