/**
 * Measures how the time to compile grows: `bun test/markdown/growth/measure.ts <data|code> [name]…`. A program of its own, so that
 * what hangs can be ended, and nothing else runs in its thread. Out: a line for each construct, with `!` before those whose time
 * grows too fast. Processor time of one thread is measured, and what looks bad is measured again, so a busy machine is no matter.
 */

import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../../src/markdown/options.ts";
import { CONSTRUCTS } from "./constructs.ts";

type Tier = "data" | "code";

const SMALLEST = 1024;
const LARGEST = 256 * 1024;

/** A text is this many times as long as the one before. */
const STEP = 4;

/** Growth per step that is allowed: three per doubling. What is too much must go on at the next step: one is at the mercy of the collector. */
const LIMIT = 9;

/** Milliseconds: shorter times are those of the collector as much as of the text. */
const FLOOR = 4;
/** By then, what grows too fast is most of the time. */
const ENOUGH = 16;

/** Growth per step that no error of measuring hides: what is linear takes four times as long, and what is quadratic sixteen. */
const SURE = 5;

/** Shorter times than those above, which are enough where they grow as linear ones do: what is quadratic hides from these steps no better. */
const EARLY = { before: 2, after: 8 };

const AGAIN = 4;

/** Makes a page have code. */
const CODE = "\n\nexport const f = () => 1;\n\n{f()}\n";

function measure(text: string, tier: Tier): number {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const start = readClock();
  compileDocument({ path: "docs/a.mdx", text: tier === "code" ? text + CODE : text }, options);
  return (readClock() - start) / 1000;
}

/** Microseconds of this thread. Linux counts them in steps of four milliseconds, but exactly when asked about the process. */
function readClock(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

function measureAgain(text: string, tier: Tier, { times, before }: { times: number; before: number }): number {
  let best = before;
  for (let left = times; left > 0; left--) best = Math.min(best, measure(text, tier));
  return best;
}

/** A text of a construct that is about as long as `size`. */
function toSize(make: (count: number) => string, size: number): string {
  let count = 16;
  let text = make(count);
  for (let left = 4; left > 0 && Math.abs(text.length - size) > size / 20; left--) {
    count = Math.max(1, Math.round((count * size) / text.length));
    text = make(count);
  }
  return text;
}

interface Measured {
  readonly text: string;
  readonly time: number;
}

function isSurelyLinear(shorter: Measured, time: number, tier: Tier): boolean {
  if (time < EARLY.after || shorter.time < EARLY.before || time > SURE * shorter.time) return false;
  const before = measureAgain(shorter.text, tier, { times: 2, before: shorter.time });
  return before >= EARLY.before && time <= SURE * before;
}

/** Times by size, and whether they grow too fast. The first two sizes whose times say something decide, unless they are suspect. */
function watch(make: (count: number) => string, tier: Tier): { times: number[]; isTooFast: boolean } {
  const times: number[] = [];
  let shorter = { text: "", time: 0 };
  let isSuspect = false;
  for (let size = SMALLEST; size <= LARGEST || (isSuspect && size <= STEP * LARGEST); size *= STEP) {
    const text = toSize(make, size);
    let time = measure(text, tier);
    times.push(time);
    if (isSurelyLinear(shorter, time, tier)) return { times, isTooFast: false };
    if (shorter.time >= FLOOR) {
      // What was long by chance must not hide growth, and what was short by chance must not accuse.
      const isSure = time <= SURE * shorter.time;
      const before = isSure ? shorter.time : measureAgain(shorter.text, tier, { times: 2, before: shorter.time });
      const wasSuspect = isSuspect;
      isSuspect = time > LIMIT * before;
      if (isSuspect) {
        time = measureAgain(text, tier, { times: AGAIN, before: time });
        const slow = measureAgain(shorter.text, tier, { times: AGAIN, before: Number.POSITIVE_INFINITY });
        isSuspect = time > LIMIT * Math.max(FLOOR, slow);
      }
      if (isSuspect ? wasSuspect : before >= FLOOR && time >= ENOUGH) break;
    }
    shorter = { text, time };
  }
  return { times, isTooFast: isSuspect };
}

const [tier, ...names] = process.argv.slice(2) as [Tier, ...string[]];
// The first texts pay for what is loaded, and for the runtime's own compiler.
for (const make of Object.values(CONSTRUCTS)) measure(make(20), tier);
for (const [name, make] of Object.entries(CONSTRUCTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { times, isTooFast } = watch(make, tier);
  console.log(`${isTooFast ? "!" : " "} ${name}: ${times.map((time) => time.toFixed(0)).join(" ")}`);
}
