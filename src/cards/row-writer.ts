import {
  BLOCK_HEAD,
  BYTE_ABOVE,
  type Code,
  END,
  LENGTHS,
  LITERALS,
  LONGEST_MATCH,
  nextMatch,
  REPEATS,
  SHORTEST_MATCH,
} from "./codes.ts";
import type { StripRow } from "./strip.ts";

/** Largest prime below 2^16. */
const ADLER = 65521;

/** The background is byte 0. */
const BACKGROUND = LITERALS[0] as Code;

/** The longest run of background that one code can repeat. */
const MOST_BACKGROUND = REPEATS[LONGEST_MATCH] as Code;

/** Writes the compressed rows of a picture: of one at a time, and reuses its memory for the next. */
export class RowWriter {
  // Written in 16-bit units: every machine that Bun supports is little-endian, like deflate.
  #words = new Uint16Array(32 * 1024);
  #at = 0;
  #pending = 0;
  #held = 0;
  // The two halves of Adler-32. A picture is small enough for both to stay exact integers, so the remainder is taken once at the end.
  #sum = 1;
  #weighted = 0;
  /** Length of a background run that may continue. */
  #background = 0;
  #above = 0;

  /** Starts a picture. */
  begin(): void {
    this.#words[0] = 0x0178;
    this.#at = 1;
    this.#pending = this.#held = this.#background = this.#above = this.#weighted = 0;
    this.#sum = 1;
    for (const { value, bits } of BLOCK_HEAD) this.#put(value, bits);
  }

  /** Writes background. */
  background(count: number): void {
    this.#flushAbove();
    this.#background += count;
    this.noteBackground(count);
  }

  /** Copies bytes from the row above; `note…` adds them to the checksum. */
  above(count: number): void {
    this.#flushBackground();
    this.#above += count;
  }

  noteBackground(count: number): void {
    this.#weighted += count * this.#sum;
  }

  noteInk({ length, sum, weighted }: StripRow): void {
    this.#weighted += length * this.#sum + weighted;
    this.#sum += sum;
  }

  ink(row: StripRow): void {
    this.#flush();
    this.noteInk(row);
    const { words, bits } = row;
    const last = words.length - 1;
    this.#reserve(last);
    const held = this.#held;
    for (let index = 0; index < last; index++) {
      this.#pending |= (words[index] ?? 0) << held;
      this.#words[this.#at++] = this.#pending;
      this.#pending >>>= 16;
    }
    this.#put(words[last] ?? 0, bits - last * 16);
  }

  /** Ends the picture and returns its bytes. */
  finish(): Uint8Array {
    this.#flush();
    this.#put(END.value, END.bits);
    this.#reserve(4);
    this.#words[this.#at] = this.#pending;
    const bytes = new Uint8Array(this.#words.buffer);
    const end = this.#at * 2 + Math.ceil(this.#held / 8);
    new DataView(bytes.buffer).setUint32(end, (this.#weighted % ADLER) * 65536 + (this.#sum % ADLER));
    return bytes.slice(0, end + 4);
  }

  #flush(): void {
    if (this.#background > 0) this.#flushBackground();
    else if (this.#above > 0) this.#flushAbove();
  }

  #flushBackground(): void {
    let count = this.#background;
    if (count === 0) return;
    this.#background = 0;
    // A match needs a previous byte to repeat.
    while (count > 0 && count <= SHORTEST_MATCH) {
      this.#put(BACKGROUND.value, BACKGROUND.bits);
      count--;
    }
    if (count === 0) return;
    this.#put(BACKGROUND.value, BACKGROUND.bits);
    count--;
    for (; count >= LONGEST_MATCH + SHORTEST_MATCH; count -= LONGEST_MATCH) {
      this.#put(MOST_BACKGROUND.value, MOST_BACKGROUND.bits);
    }
    for (; count > 0; count -= nextMatch(count)) {
      const { value, bits } = REPEATS[nextMatch(count)] as Code;
      this.#put(value, bits);
    }
  }

  #flushAbove(): void {
    let count = this.#above;
    this.#above = 0;
    for (; count > 0; count -= nextMatch(count)) {
      const { value, bits } = LENGTHS[nextMatch(count)] as Code;
      this.#put(value, bits);
      this.#put(BYTE_ABOVE.value, BYTE_ABOVE.bits);
    }
  }

  /** Writes at most 16 bits. */
  #put(value: number, bits: number): void {
    this.#pending |= value << this.#held;
    this.#held += bits;
    if (this.#held < 16) return;
    this.#reserve(1);
    this.#words[this.#at++] = this.#pending;
    this.#pending >>>= 16;
    this.#held -= 16;
  }

  /** Grows the buffer so that `count` more words fit. */
  #reserve(count: number): void {
    if (this.#at + count <= this.#words.length) return;
    const larger = new Uint16Array(Math.max(this.#words.length * 2, this.#at + count));
    larger.set(this.#words);
    this.#words = larger;
  }
}
