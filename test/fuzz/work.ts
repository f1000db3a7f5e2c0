/** The worker of `run.ts`: `bun test/fuzz/work.ts <markdown|sites> <seed> <count> <folder>`. Out: what it begins, and the first fault. */

import { readFolder } from "../../bench/sources.ts";
import { makeRandom } from "../../bench/random.ts";
import { makeMarkdownCheck } from "./markdown-faults.ts";
import { mutate } from "./mutate.ts";
import { shrink } from "./shrink.ts";
import { makeSiteCheck } from "./site-faults.ts";
import { makeUpSite } from "./sites.ts";

const [kind, from = "1", count = "1", folder = "."] = process.argv.slice(2);
const seeds = Array.from({ length: Number(count) }, (_, index) => Number(from) + index);
const [first = "", ...texts] = (await readFolder(folder)).map(({ text }) => text);

/** So many faults are enough to begin with; one that was seen before is not told again. */
const ENOUGH = 10;

type FindFault = (seed: number) => Promise<{ readonly kind: string; readonly report: string } | undefined>;

async function lookForFaults(findFault: FindFault): Promise<void> {
  const seen = new Set<string>();
  for (const seed of seeds) {
    process.stdout.write(`\u0001${seed}\n`);
    const fault = await findFault(seed);
    if (fault === undefined || seen.has(fault.kind)) continue;
    console.log(`${kind}, seed ${seed}: ${fault.report}\n`);
    if (seen.add(fault.kind).size === ENOUGH) break;
  }
  if (seen.size === 0) process.stdout.write("\u0002\n");
  else process.exitCode = 1;
}

if (kind === "markdown") {
  const findFault = makeMarkdownCheck();
  await lookForFaults(async (seed) => {
    const text = mutate([first, ...texts], makeRandom(seed));
    const fault = await findFault(text, seed);
    if (fault === undefined) return undefined;
    const small = await shrink(text, async (less) => (await findFault(less, seed))?.kind === fault.kind);
    return { kind: fault.kind, report: `${fault.message}\n\n${small}` };
  });
} else {
  await using check = await makeSiteCheck();
  await lookForFaults(async (seed) => {
    const files = makeUpSite(makeRandom(seed), [first, ...texts]);
    const fault = await check.findFault(files, seed);
    // A crash is known by its place.
    const place = fault?.split("\n", 2).join("\n").replace(/\d+/g, "");
    return fault && place ? { kind: place, report: `${fault}\n\n${JSON.stringify(files, null, 2)}` } : undefined;
  });
}
