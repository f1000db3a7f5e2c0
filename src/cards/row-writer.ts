/** Writes a compressed picture. */

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

/** The background; its code is that of the byte 0. */
const BACKGROUND = LITERALS[0] as Code;

/** As much of it as one code can repeat. */
const MOST_BACKGROUND = REPEATS[LONGEST_MATCH] as Code;

/** One picture at a time; the memory is used again for the next. */
export class RowWriter {
  // Sixteen bits at a time: all machines that Bun runs on put the lower byte first, as deflate does.
  #words = new Uint16Array(32 * 1024);
  #at = 0;
  #pending = 0;
  #held = 0;
  // The halves of Adler-32. A picture is too small for them to leave the exact integers, so the remainder can wait.
  #sum = 1;
  #weighted = 0;
  /** Bytes of a run that may yet go on. */
  #background = 0;
  #above = 0;

  /** Begins a picture. */
  begin(): void {
    this.#words[0] = 0x0178;
    this.#at = 1;
    this.#pending = this.#held = this.#background = this.#above = this.#weighted = 0;
    this.#sum = 1;
    for (const { value, bits } of BLOCK_HEAD) this.#put(value, bits);
  }

  /** Bytes of background. */
  background(count: number): void {
    this.#flushAbove();
    this.#background += count;
    this.noteBackground(count);
  }

  /** Bytes that equal those above them; `note…` says what they are. */
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

  /** Ends the picture. */
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
    // A match needs a byte to repeat.
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

  /** At most 16 bits. */
  #put(value: number, bits: number): void {
    this.#pending |= value << this.#held;
    this.#held += bits;
    if (this.#held < 16) return;
    this.#reserve(1);
    this.#words[this.#at++] = this.#pending;
    this.#pending >>>= 16;
    this.#held -= 16;
  }

  /** Makes room for so many words. */
  #reserve(count: number): void {
    if (this.#at + count <= this.#words.length) return;
    const larger = new Uint16Array(Math.max(this.#words.length * 2, this.#at + count));
    larger.set(this.#words);
    this.#words = larger;
  }
}
