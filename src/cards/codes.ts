/**
 * The codes that all cards are compressed with, as bits in the order they are written. They are always the same, so cards have the
 * same bytes on every machine, and what a glyph compresses to does not depend on what is around it. They are codes of our own, and
 * not deflate's fixed ones: a card is mostly background and few shades, and takes half as many bytes with codes made for that.
 */

export interface Code {
  readonly value: number;
  readonly bits: number;
}

/** Bytes of a row of pixels, with the one that names its filter. */
export const ROW_BYTES = 1201;

export const LONGEST_MATCH = 258;
export const SHORTEST_MATCH = 3;

/** Numbers of a palette that have a code: the background, three ramps of shades, and a logo. */
export const MOST_COLOURS = 142;

/** The longest code, so that the length of a match and its distance are one code of 16 bits. */
const MOST_BITS = 10;

/** Hexadecimal digits: how many bits the codes of the first bytes have, for a Huffman code of what thousands of cards consist of. */
const BYTE_BITS = "3666666666666664898999999899885878888799999884";

/** The same for the end of a block, and for the lengths of matches. */
const MATCH_BITS = "a677765676777788979999aaa9aa93";

/** Those of all symbols (RFC 1951, 3.2.5). Colors of a logo are as good as each other. */
const SYMBOL_BITS: readonly number[] = [
  ...Array.from({ length: MOST_COLOURS }, (_, byte) => Number.parseInt(BYTE_BITS[byte] ?? "a", 16)),
  ...Array.from({ length: 256 - MOST_COLOURS }, () => 0),
  ...Array.from(MATCH_BITS, (digit) => Number.parseInt(digit, 16)),
];

/** The two distances there are: a bit for each. */
const BEFORE: Code = { value: 0, bits: 1 };
const ABOVE = 20;
const DISTANCE_BITS: readonly number[] = Array.from({ length: ABOVE + 1 }, (_, symbol) =>
  symbol === 0 || symbol === ABOVE ? 1 : 0,
);

const SYMBOLS = toCodes(SYMBOL_BITS);

/** Ends a block. */
export const END = SYMBOLS[256] as Code;

/** The byte above: the code of distances from 1025 on, with nine bits more. */
export const BYTE_ABOVE: Code = { value: 1 | ((ROW_BYTES - 1025) << 1), bits: 10 };

/** Codes of bytes. */
export const LITERALS: readonly Code[] = SYMBOLS.slice(0, MOST_COLOURS);

/** Codes of the lengths of matches, with the bits that follow them. */
export const LENGTHS: readonly Code[] = Array.from({ length: LONGEST_MATCH + 1 }, (_, length) => lengthCode(length));

/** Codes for the byte before, repeated so many times. */
export const REPEATS: readonly Code[] = LENGTHS.map((code) => join(code, BEFORE));

function lengthCode(length: number): Code {
  if (length < SHORTEST_MATCH) return { value: 0, bits: 0 };
  if (length === LONGEST_MATCH) return SYMBOLS[285] as Code;
  const past = length - SHORTEST_MATCH;
  // Each group of four symbols has one bit more than the group before.
  const extra = past < 8 ? 0 : 29 - Math.clz32(past);
  const symbol = SYMBOLS[257 + extra * 4 + (past >> extra)] as Code;
  return join(symbol, { value: past & ((1 << extra) - 1), bits: extra });
}

function join(first: Code, second: Code): Code {
  return { value: first.value | (second.value << first.bits), bits: first.bits + second.bits };
}

/** The codes that follow from their lengths (RFC 1951, 3.2.2): shorter ones come first, and else the smaller symbol. */
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

/** The order in which deflate names the codes of lengths. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Stands for many symbols without a code: at least eleven, and seven bits say how many more. */
const ZEROS = 18;

/** Start of a card's only block: the flag of the last block, and its codes (RFC 1951, 3.2.7). */
export const BLOCK_HEAD: readonly Code[] = blockHead();

/** Lengths up to 14 and runs of zeros have four bits each. */
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

/** Codes begin with their highest bit, all else with its lowest. */
function reverse(value: number, bits: number): number {
  return bits === 0 ? 0 : ((value & 1) << (bits - 1)) | reverse(value >> 1, bits - 1);
}

/** Length of the next match of a run of at least `SHORTEST_MATCH` bytes: the rest is empty, or long enough for another one. */
export function nextMatch(run: number): number {
  if (run <= LONGEST_MATCH) return run;
  return run - LONGEST_MATCH < SHORTEST_MATCH ? LONGEST_MATCH - SHORTEST_MATCH : LONGEST_MATCH;
}
