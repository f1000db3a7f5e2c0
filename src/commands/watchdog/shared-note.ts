/** Memory that a thread shares with its watchdog: a heartbeat counter, a counter of signals, and a note about the code that runs. */

import type { SiteCodeNote } from "../../model/site-code.ts";

/** Size of a note's text in bytes: a few names and a path. */
const TEXT_BYTES = 64 * 1024;

const BEATS = 0;
const TEXT_LENGTH = 1;
/** Signals that no listener has answered. */
const SIGNALS = 2;
/** Number of such signals after which the next one has its default effect, in case the watchdog has ended. */
export const MOST_UNANSWERED = 2;
/** The state of counting: 0 until the listeners are installed, 1 until the counter is, then 2. */
const COUNTING = 3;
const NUMBERS = 4;

/** Maximum time to wait for the other thread. */
const MOST_WAIT_MS = 1000;

/** One side's view of the memory; see `openSharedNote`. */
export interface SharedNote {
  /** Counts a heartbeat. */
  beat(): void;
  /** Replaces the note and counts a heartbeat. */
  write(note: SiteCodeNote): void;
  readonly beats: number;
  /** Returns the note, or `undefined` if the heartbeat counter has moved past `beats`. */
  read(beats: number): SiteCodeNote | undefined;
  /** Blocks the calling thread. Installs the counter of signals as soon as the other side has called `listened`. */
  sleep(ms: number, install?: (counter: Int32Array) => void): void;
  /** States that the listeners of signals are installed. Blocks the calling thread until the counter is, too. */
  listened(): void;
  /** Resets the counter of signals. */
  answer(): void;
  /** Sets the counter so high that the next signal has its default effect. */
  release(): void;
  /** Whether a signal has not been answered. */
  readonly isCalled: boolean;
}

/** Allocates memory that `postMessage` can share. */
export function makeSharedMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(NUMBERS * Int32Array.BYTES_PER_ELEMENT + TEXT_BYTES);
}

/** Opens one side's view of the memory. */
export function openSharedNote(memory: SharedArrayBuffer): SharedNote {
  const numbers = new Int32Array(memory, 0, NUMBERS);
  const bytes = new Uint8Array(memory, NUMBERS * Int32Array.BYTES_PER_ELEMENT);
  const step = (state: number): void => {
    Atomics.store(numbers, COUNTING, state);
    Atomics.notify(numbers, COUNTING);
  };
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
    sleep(ms, install) {
      const state = Atomics.load(numbers, COUNTING);
      if (state !== 1) Atomics.wait(numbers, COUNTING, state, ms);
      if (Atomics.load(numbers, COUNTING) !== 1) return;
      install?.(numbers.subarray(SIGNALS));
      step(2);
    },
    listened() {
      step(1);
      Atomics.wait(numbers, COUNTING, 1, MOST_WAIT_MS);
    },
    answer: () => void Atomics.store(numbers, SIGNALS, 0),
    release: () => void Atomics.store(numbers, SIGNALS, MOST_UNANSWERED),
    get isCalled() {
      return Atomics.load(numbers, SIGNALS) > 0;
    },
  };
}
