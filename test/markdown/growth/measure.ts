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

/**
 * Growth per doubling that is allowed. Two doublings are looked at together, and what is too much must go on at the next one: a single
 * step is at the mercy of the collector.
 */
const MAX_GROWTH = 3;

/** Milliseconds: shorter times say nothing, and longer ones are proof enough. */
const FLOOR = 8;
const ENOUGH: Readonly<Record<Tier, number>> = { data: 60, code: 50 };

const AGAIN = 4;

/** Makes a page have code. */
const CODE = "\n\nexport const f = () => 1;\n\n{f()}\n";

function measure(text: string, tier: Tier): number {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const start = process.threadCpuUsage();
  compileDocument({ path: "docs/a.mdx", text: tier === "code" ? text + CODE : text }, options);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function measureAgain(text: string, tier: Tier, before: number): number {
  let best = before;
  for (let left = AGAIN; left > 0; left--) best = Math.min(best, measure(text, tier));
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

/** Times by size, and whether they grow too fast. */
function watch(make: (count: number) => string, tier: Tier): { times: number[]; isTooFast: boolean } {
  const times: number[] = [];
  const texts: string[] = [];
  let isSuspect = false;
  // A step that happens once, as when memory is cleaned up for the first time, is no growth: what is suspect at the end is tried longer.
  for (let size = SMALLEST; size <= LARGEST || (isSuspect && size <= 2 * LARGEST); size *= 2) {
    const text = toSize(make, size);
    const time = measure(text, tier);
    const index = times.push(time) - 1;
    texts.push(text);
    const limit = MAX_GROWTH ** 2;
    const before = times[index - 2] ?? 0;
    const wasSuspect = isSuspect;
    isSuspect = before >= FLOOR && time > limit * before;
    if (isSuspect) {
      times[index] = measureAgain(text, tier, time);
      // What was short by chance must not accuse the rest.
      const slow = Math.max(before, measureAgain(texts[index - 2] ?? "", tier, Number.POSITIVE_INFINITY));
      isSuspect = (times[index] ?? 0) > limit * slow;
      if (isSuspect && wasSuspect) return { times, isTooFast: true };
    }
    if (time > ENOUGH[tier] && !isSuspect) break;
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
