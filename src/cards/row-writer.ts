/** Writes a compressed picture. In: runs of background, of what is above, and of ink. Out: the bytes of a zlib stream. */

import {
  BYTE_ABOVE,
  BYTE_BEFORE,
  type Code,
  END,
  LENGTHS,
  LITERALS,
  nextMatch,
  SHORTEST_MATCH,
} from "./fixed-codes.ts";
import type { StripRow } from "./strip.ts";

/** Largest prime below 2^16. */
const ADLER = 65521;

/** The background; its code is that of the byte 0. */
const BACKGROUND = LITERALS[0] as Code;

/** One picture at a time; the memory is used again for the next. */
export class RowWriter {
  #bytes = new Uint8Array(64 * 1024);
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
    this.#bytes.set([0x78, 0x01]);
    this.#at = 2;
    this.#pending = this.#held = this.#background = this.#above = this.#weighted = 0;
    this.#sum = 1;
    // The last block, with fixed codes.
    this.#put(0b011, 3);
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
    for (let index = 0; index < last; index++) this.#put(words[index] ?? 0, 16);
    this.#put(words[last] ?? 0, bits - last * 16);
  }

  /** Ends the picture. */
  finish(): Uint8Array {
    this.#flush();
    this.#put(END.value, END.bits);
    this.#reserve(6);
    for (; this.#held > 0; this.#held -= 8) {
      this.#bytes[this.#at++] = this.#pending & 0xff;
      this.#pending >>>= 8;
    }
    new DataView(this.#bytes.buffer).setUint32(this.#at, (this.#weighted % ADLER) * 65536 + (this.#sum % ADLER));
    return this.#bytes.slice(0, this.#at + 4);
  }

  #flush(): void {
    this.#flushBackground();
    this.#flushAbove();
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
    this.#match(count - 1, BYTE_BEFORE);
  }

  #flushAbove(): void {
    const count = this.#above;
    if (count === 0) return;
    this.#above = 0;
    this.#match(count, BYTE_ABOVE);
  }

  #match(count: number, distance: Code): void {
    for (let rest = count; rest > 0;) {
      const length = nextMatch(rest);
      const { value, bits } = LENGTHS[length] as Code;
      this.#put(value, bits);
      this.#put(distance.value, distance.bits);
      rest -= length;
    }
  }

  /** At most 16 bits. */
  #put(value: number, bits: number): void {
    this.#pending |= value << this.#held;
    this.#held += bits;
    if (this.#held < 16) return;
    if (this.#at + 2 > this.#bytes.length) this.#reserve(2);
    this.#bytes[this.#at++] = this.#pending & 0xff;
    this.#bytes[this.#at++] = (this.#pending >>> 8) & 0xff;
    this.#pending >>>= 16;
    this.#held -= 16;
  }

  #reserve(count: number): void {
    if (this.#at + count <= this.#bytes.length) return;
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
