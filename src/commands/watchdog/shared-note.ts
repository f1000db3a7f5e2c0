/** Memory that a thread and its watchdog share: a count of the thread's signs of life, and its last note. */

import type { SiteCodeNote } from "../../model/site-code.ts";

/** Bytes for the text of a note, which is a few names and a path. */
const TEXT_BYTES = 64 * 1024;

const BEATS = 0;
const TEXT_LENGTH = 1;
/** A number that never changes, to wait for. */
const STILL = 2;
const NUMBERS = 3;

/** Both sides of the memory; each side makes its own with `openSharedNote`. */
export interface SharedNote {
  /** Counts a sign of life. */
  beat(): void;
  /** Replaces the note, and counts a sign of life. */
  write(note: SiteCodeNote): void;
  readonly beats: number;
  /** Returns the note, or `undefined` if there were signs of life after the given number of them. */
  read(beats: number): SiteCodeNote | undefined;
  /** Blocks the calling thread. */
  sleep(ms: number): void;
}

/** Allocates the memory, which `postMessage` shares. */
export function makeSharedMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(NUMBERS * Int32Array.BYTES_PER_ELEMENT + TEXT_BYTES);
}

/** Opens the memory on one side. */
export function openSharedNote(memory: SharedArrayBuffer): SharedNote {
  const numbers = new Int32Array(memory, 0, NUMBERS);
  const bytes = new Uint8Array(memory, NUMBERS * Int32Array.BYTES_PER_ELEMENT);
  return {
    beat: () => void Atomics.add(numbers, BEATS, 1),
    write(note) {
      const text = Buffer.from(JSON.stringify(note));
      const isShort = text.byteLength <= TEXT_BYTES;
      // Before and after: a reader sees by either that the text is not whole.
      Atomics.add(numbers, BEATS, 1);
      if (isShort) bytes.set(text);
      Atomics.store(numbers, TEXT_LENGTH, isShort ? text.byteLength : 0);
      Atomics.add(numbers, BEATS, 1);
    },
    get beats() {
      return Atomics.load(numbers, BEATS);
    },
    read(beats) {
      // Decoders refuse shared memory.
      const text = bytes.slice(0, Atomics.load(numbers, TEXT_LENGTH));
      if (Atomics.load(numbers, BEATS) !== beats) return undefined;
      return text.byteLength === 0 ? { names: [] } : JSON.parse(new TextDecoder().decode(text));
    },
    sleep: (ms) => void Atomics.wait(numbers, STILL, 0, ms),
  };
}
