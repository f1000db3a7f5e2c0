/** Memory that a thread shares with its watchdog: a heartbeat counter, and a note about the code that runs. */

import type { SiteCodeNote } from "../../model/site-code.ts";

/** Size of a note's text in bytes: a few names and a path. */
const TEXT_BYTES = 64 * 1024;

const BEATS = 0;
const TEXT_LENGTH = 1;
/** A number that never changes, used to sleep with `Atomics.wait`. */
const STILL = 2;
/** 1 once the watchdog has taken the signal handlers away. */
const RELEASED = 3;
const NUMBERS = 4;

/** One side's view of the memory; see `openSharedNote`. */
export interface SharedNote {
  /** Counts a heartbeat. */
  beat(): void;
  /** Replaces the note and counts a heartbeat. */
  write(note: SiteCodeNote): void;
  readonly beats: number;
  /** Returns the note, or `undefined` if the heartbeat counter has moved past `beats`. */
  read(beats: number): SiteCodeNote | undefined;
  /** Notes that the signal handlers were taken away. */
  release(): void;
  /** Returns whether they were, and resets the note. */
  takeReleased(): boolean;
  /** Blocks the calling thread. */
  sleep(ms: number): void;
}

/** Allocates memory that `postMessage` can share. */
export function makeSharedMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(NUMBERS * Int32Array.BYTES_PER_ELEMENT + TEXT_BYTES);
}

/** Opens one side's view of the memory. */
export function openSharedNote(memory: SharedArrayBuffer): SharedNote {
  const numbers = new Int32Array(memory, 0, NUMBERS);
  const bytes = new Uint8Array(memory, NUMBERS * Int32Array.BYTES_PER_ELEMENT);
  return {
    beat: () => void Atomics.add(numbers, BEATS, 1),
    write(note) {
      const text = Buffer.from(JSON.stringify(note));
      const isShort = text.byteLength <= TEXT_BYTES;
      // Counted before and after, so that a reader notices a partially written text.
      Atomics.add(numbers, BEATS, 1);
      if (isShort) bytes.set(text);
      Atomics.store(numbers, TEXT_LENGTH, isShort ? text.byteLength : 0);
      Atomics.add(numbers, BEATS, 1);
    },
    get beats() {
      return Atomics.load(numbers, BEATS);
    },
    read(beats) {
      // `TextDecoder` does not accept shared memory.
      const text = bytes.slice(0, Atomics.load(numbers, TEXT_LENGTH));
      if (Atomics.load(numbers, BEATS) !== beats) return undefined;
      return text.byteLength === 0 ? { names: [] } : JSON.parse(new TextDecoder().decode(text));
    },
    release: () => void Atomics.store(numbers, RELEASED, 1),
    takeReleased: () => Atomics.exchange(numbers, RELEASED, 0) === 1,
    sleep: (ms) => void Atomics.wait(numbers, STILL, 0, ms),
  };
}
