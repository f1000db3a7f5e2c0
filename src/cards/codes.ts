/**
 * The Huffman codes that compress all cards, as bits in the order they are written. The codes are fixed, so a card has the same
 * bytes on every machine, and the compressed form of a glyph does not depend on its surroundings. They are tuned for cards, which
 * are mostly background with few shades: half the size that deflate's own fixed codes would give.
 */

import { WIDTH } from "./size.ts";

export interface Code {
  readonly value: number;
  readonly bits: number;
}

/** Bytes in a row of pixels, including the filter byte. */
export const ROW_BYTES = WIDTH + 1;

export const LONGEST_MATCH = 258;
export const SHORTEST_MATCH = 3;

/** Number of palette entries that have a code: the background, three ramps of shades, and a logo. */
export const MOST_COLORS = 142;

/** Longest code in bits. A match length and its distance then fit in 16 bits. */
const MOST_BITS = 10;

/** Code lengths of the first bytes, one hexadecimal digit each: a Huffman code for the content of thousands of cards. */
const BYTE_BITS = "3666666666666664898999999899885878888799999884";

/** Code lengths of the end-of-block symbol and of the match lengths. */
const MATCH_BITS = "a677765676777788979999aaa9aa93";

/** Code lengths of all symbols (RFC 1951, 3.2.5). All colors of a logo have equally long codes. */
const SYMBOL_BITS: readonly number[] = [
  ...Array.from({ length: MOST_COLORS }, (_, byte) => Number.parseInt(BYTE_BITS[byte] ?? "a", 16)),
  ...Array.from({ length: 256 - MOST_COLORS }, () => 0),
  ...Array.from(MATCH_BITS, (digit) => Number.parseInt(digit, 16)),
];

/** The two distances in use, with one bit each. */
const BEFORE: Code = { value: 0, bits: 1 };
const ABOVE = 20;
const DISTANCE_BITS: readonly number[] = Array.from({ length: ABOVE + 1 }, (_, symbol) =>
  symbol === 0 || symbol === ABOVE ? 1 : 0,
);

const SYMBOLS = toCodes(SYMBOL_BITS);

/** The end-of-block symbol. */
export const END = SYMBOLS[256] as Code;

/** Distance to the byte in the row above: the code for distances from 1025, with nine extra bits. */
export const BYTE_ABOVE: Code = { value: 1 | ((ROW_BYTES - 1025) << 1), bits: 10 };

export const LITERALS: readonly Code[] = SYMBOLS.slice(0, MOST_COLORS);

/** Codes of the match lengths, including their extra bits. */
export const LENGTHS: readonly Code[] = Array.from({ length: LONGEST_MATCH + 1 }, (_, length) => lengthCode(length));

/** Codes that repeat the previous byte, by number of repetitions. */
export const REPEATS: readonly Code[] = LENGTHS.map((code) => join(code, BEFORE));

function lengthCode(length: number): Code {
  if (length < SHORTEST_MATCH) return { value: 0, bits: 0 };
  if (length === LONGEST_MATCH) return SYMBOLS[285] as Code;
  const past = length - SHORTEST_MATCH;
  // Every four symbols, the number of extra bits grows by one.
  const extra = past < 8 ? 0 : 29 - Math.clz32(past);
  const symbol = SYMBOLS[257 + extra * 4 + (past >> extra)] as Code;
  return join(symbol, { value: past & ((1 << extra) - 1), bits: extra });
}

function join(first: Code, second: Code): Code {
  return { value: first.value | (second.value << first.bits), bits: first.bits + second.bits };
}

/** Derives the codes from their lengths (RFC 1951, 3.2.2): shorter codes first, then by symbol. */
function toCodes(lengths: readonly number[]): Code[] {
  const codes = lengths.map((): Code => ({ value: 0, bits: 0 }));
  let next = 0;
  for (let bits = 1; bits <= MOST_BITS; bits++) {
    next <<= 1;
    for (const [symbol, length] of lengths.entries()) {
      if (length === bits) codes[symbol] = { value: reverse(next++, bits), bits };
    }
  }
  return codes;
}

/** The order in which deflate lists the lengths of the length codes. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Repeats a zero length: at least eleven times, plus the value of seven extra bits. */
const ZEROS = 18;

/** Start of a card's only block: the final-block flag and the code table (RFC 1951, 3.2.7). */
export const BLOCK_HEAD: readonly Code[] = blockHead();

/** Gives lengths up to 14 and runs of zeros a code of four bits each. */
function blockHead(): Code[] {
  const bitsOf = (length: number): number => (length < 15 || length === ZEROS ? 4 : 0);
  const codes = toCodes(Array.from({ length: ZEROS + 1 }, (_, length) => bitsOf(length)));
  const head: Code[] = [
    { value: 0b101, bits: 3 },
    { value: SYMBOL_BITS.length - 257, bits: 5 },
    { value: DISTANCE_BITS.length - 1, bits: 5 },
    { value: LENGTH_ORDER.length - 4, bits: 4 },
    ...LENGTH_ORDER.map((length) => ({ value: bitsOf(length), bits: 3 })),
  ];
  const lengths = [...SYMBOL_BITS, ...DISTANCE_BITS];
  for (let at = 0; at < lengths.length;) {
    const end = lengths.findIndex((length, index) => index > at && length !== 0);
    const zeros = lengths[at] === 0 ? end - at : 0;
    if (zeros >= 11) head.push(join(codes[ZEROS] as Code, { value: zeros - 11, bits: 7 }));
    else head.push(codes[lengths[at] ?? 0] as Code);
    at += zeros >= 11 ? zeros : 1;
  }
  return head;
}

/** Reverses bits: Huffman codes start with their highest bit, other fields with their lowest. */
function reverse(value: number, bits: number): number {
  return bits === 0 ? 0 : ((value & 1) << (bits - 1)) | reverse(value >> 1, bits - 1);
}

/**
 * Returns the length of the next match in a run of at least `SHORTEST_MATCH` bytes, so that the rest is empty or long enough for
 * another match.
 */
export function nextMatch(run: number): number {
  if (run <= LONGEST_MATCH) return run;
  return run - LONGEST_MATCH < SHORTEST_MATCH ? LONGEST_MATCH - SHORTEST_MATCH : LONGEST_MATCH;
}
