/**
 * Compares builds with the minimum that pages cost: `bun bench/against-yardstick.ts [--sizes 100,1000,5000,10000] [--runs 3]
 * [--executable bin/veloci]`. Runs the yardstick and a build alternately on the same generated pages, each in its own process, so
 * that both see the same machine load. Prints the ratio of their times, and the build's peak memory.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measure, type Measurement, type Spread, toSpread } from "./measure.ts";
import { toTable } from "./table.ts";

/** One run of each, back to back. */
interface Pair {
  readonly yardstick: Measurement;
  readonly build: Measurement;
}

interface Plan {
  readonly pages: number;
  readonly runs: number;
  /** The command before `build`. */
  readonly program: readonly string[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: "string", default: "100,1000,5000,10000" },
      runs: { type: "string", default: "3" },
      executable: { type: "string" },
    },
  });
  const cli = resolve(import.meta.dir, "../cli.ts");
  const interpreted = [process.execPath, "--no-install", "--no-env-file", "--config=/dev/null", cli];
  const program = values.executable ? [resolve(values.executable)] : interpreted;
  const rows: string[][] = [];
  for (const size of values.sizes.split(",")) {
    const pages = Number(size);
    rows.push(toRow(pages, await measurePairs({ pages, runs: Number(values.runs), program })));
  }
  const head = ["pages", "yardstick ms", "build ms", "ratio", "min–max", "cpu ratio", "min–max", "peak MiB"];
  console.log(toTable([head, ...rows]));
}

async function measurePairs({ pages, runs, program }: Plan): Promise<Pair[]> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-yardstick-"));
  const site = join(dir, "site");
  const bench = (name: string): string[] => [process.execPath, join(import.meta.dir, name)];
  try {
    await measure([...bench("generate-site.ts"), site, String(pages)], dir);
    const pairs: Pair[] = [];
    for (let run = 0; run <= runs; run++) {
      // Folders are deleted at the end: right after many deletions, a file system is slower at creating folders.
      const yardstick = await measure([...bench("yardstick.ts"), site, join(dir, `yardstick-${run}`)], dir);
      const build = await measure(
        [...program, "build", site, "--no-cache", "--out-dir", join(dir, `build-${run}`)],
        dir,
      );
      await rm(join(site, ".docusaurus"), { recursive: true, force: true });
      // The first run fills caches: the system's, and the theme's if the program is interpreted.
      if (run > 0) pairs.push({ yardstick, build });
      console.error(`${pages} pages, run ${run} of ${runs}: ${Math.round(build.wallMs)} ms`);
    }
    return pairs;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function toRow(pages: number, pairs: readonly Pair[]): string[] {
  const spreadOf = (toValue: (pair: Pair) => number): Spread => toSpread(pairs.map(toValue));
  const wall = spreadOf(({ yardstick, build }) => build.wallMs / yardstick.wallMs);
  const cpu = spreadOf(({ yardstick, build }) => build.cpuMs / yardstick.cpuMs);
  return [
    String(pages),
    Math.round(spreadOf(({ yardstick }) => yardstick.wallMs).median).toString(),
    Math.round(spreadOf(({ build }) => build.wallMs).median).toString(),
    wall.median.toFixed(2),
    toRange(wall),
    cpu.median.toFixed(2),
    toRange(cpu),
    Math.round(spreadOf(({ build }) => build.peakBytes / 2 ** 20).median).toString(),
  ];
}

function toRange({ min, max }: Spread): string {
  return `${min.toFixed(2)}–${max.toFixed(2)}`;
}

await main();
