/** Measures builds of generated sites (`bun run bench --help`). Each build runs in its own process and starts cold, without output and caches. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { StageTime } from "../src/model/build.ts";
import { measure, toSpread, type Measurement, type Spread } from "./measure.ts";
import { benchRebuilds } from "./rebuild.ts";
import { toTable } from "./table.ts";

/** Sizes that a build must scale to, and its limits. */
const SCALE = { sizes: [100, 1000, 10_000, 100_000], comparedWith: 1000, peakMiB: 1024, growth: 1.1 };

/** Output and caches that a build writes into the site folder. */
const LEFTOVERS = ["build", "dist", ".veloci", ".docusaurus", "node_modules/.cache"];

const HELP = `Usage: bun run bench [options]

Builds generated sites of several sizes, and prints time, time per page and memory.

  --sizes <n,n,…>      Numbers of pages (default: 100,1000,5000)
  --runs <n>           Builds of each size (default: 3)
  --scale              Build 100, 1,000, 10,000 and 100,000 pages once. Fails if 100,000 pages need more than
                       ${SCALE.peakMiB} MiB, or more processor time per page than 1,000. Takes half an hour.
  --rebuild            Measure rebuilds instead (default size: 1000)
  --executable <file>  Measure this program instead of the sources`;

interface Result {
  readonly pages: number;
  readonly runs: readonly (Measurement & { readonly stages: readonly StageTime[] })[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: "string" },
      runs: { type: "string", default: "3" },
      executable: { type: "string" },
      rebuild: { type: "boolean", default: false },
      scale: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const interpreted = [process.execPath, resolve(import.meta.dir, "../cli.ts")];
  const program = values.executable ? [resolve(values.executable)] : interpreted;
  const defaultSizes = values.scale ? SCALE.sizes.join() : values.rebuild ? "1000" : "100,1000,5000";
  const sizes = (values.sizes ?? defaultSizes).split(",").map(Number);
  const runs = values.scale ? 1 : Number(values.runs);
  if (values.rebuild) {
    for (const pages of sizes) await benchRebuilds({ pages, runs, program });
    return;
  }
  const results: Result[] = [];
  for (const pages of sizes) {
    results.push(await measureSize({ pages, runs, program }));
  }
  console.log(`${toTable(totalRows(results))}\n\n${toTable(stageRows(results))}`);
  if (values.scale) return checkScale(results);
  // In its own process, which has compiled nothing yet.
  const markdown = await measure([process.execPath, join(import.meta.dir, "markdown.ts")], import.meta.dir);
  console.log(`\n${markdown.stdout.trimEnd()}`);
}

interface Plan {
  readonly pages: number;
  readonly runs: number;
  /** The command before `build`. */
  readonly program: readonly string[];
}

async function measureSize({ pages, runs, program }: Plan): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-bench-"));
  try {
    // In its own process: the peak memory that the system reports for a child is at least its parent's memory at the start.
    await measure([process.execPath, join(import.meta.dir, "generate-site.ts"), dir, String(pages)], dir);
    const measured: Result["runs"][number][] = [];
    for (let run = 0; run < runs; run++) {
      await Promise.all(LEFTOVERS.map((path) => rm(join(dir, path), { recursive: true, force: true })));
      const result = await measure([...program, "build", dir, "--out-dir", join(dir, "build"), "--json"], dir);
      measured.push({ ...result, stages: readStages(result.stdout) });
      console.error(`${pages} pages, run ${run + 1} of ${runs}: ${Math.round(result.wallMs)} ms`);
    }
    return { pages, runs: measured };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Reads the stages from `build --json`. */
function readStages(json: string): readonly StageTime[] {
  const result: unknown = JSON.parse(json);
  const stages: unknown =
    typeof result === "object" && result !== null && "stages" in result ? result.stages : undefined;
  if (!Array.isArray(stages)) throw new Error(`\`build --json\` printed no stages: ${json.slice(0, 200)}`);
  return stages;
}

function totalRows(list: readonly Result[]): string[][] {
  const head = ["pages", "wall ms", "min–max", "cpu ms", "peak MiB", "ms per page", "cpu per page"];
  const rows = list.map(({ pages, runs }) => {
    const wall = toSpread(runs.map(({ wallMs }) => wallMs));
    const cpu = toSpread(runs.map(({ cpuMs }) => cpuMs));
    const peak = toSpread(runs.map(({ peakBytes }) => peakBytes / 2 ** 20));
    const perPage = [wall, cpu].map(({ median }) => (median / pages).toFixed(2));
    return [String(pages), round(wall.median), range(wall), round(cpu.median), round(peak.median), ...perPage];
  });
  return [head, ...rows];
}

/** Fails if the largest build needs too much memory, or more processor time per page than one of a thousand pages. */
function checkScale(results: readonly Result[]): void {
  const thousand = results.find(({ pages }) => pages === SCALE.comparedWith) ?? results[0];
  const largest = results.at(-1);
  const [cpu = 0, before = 0] = [largest, thousand].map(
    (result) => (result?.runs[0]?.cpuMs ?? 0) / (result?.pages ?? 1),
  );
  const peakMiB = (largest?.runs[0]?.peakBytes ?? 0) / 2 ** 20;
  const isWithin = peakMiB <= SCALE.peakMiB && cpu <= before * SCALE.growth;
  const figures = `${round(peakMiB)} MiB of ${SCALE.peakMiB}, ${(cpu / before).toFixed(2)} times the processor time per page`;
  console.log(`\n${largest?.pages} pages: ${figures} of ${thousand?.pages} pages`);
  if (!isWithin) process.exitCode = 1;
}

/** Returns the median of each stage in milliseconds. Stages overlap, so their sum may exceed the total. */
function stageRows(list: readonly Result[]): string[][] {
  const names = new Set(list.flatMap(({ runs }) => runs.flatMap(({ stages }) => stages.map(({ name }) => name))));
  const rows = [...names].map((name) => [
    name,
    ...list.map(({ runs }) => round(toSpread(runs.map(({ stages }) => timeOf(stages, name))).median)),
  ]);
  return [["stage, ms", ...list.map(({ pages }) => `${pages} pages`)], ...rows];
}

function timeOf(stages: readonly StageTime[], name: string): number {
  return stages.filter((stage) => stage.name === name).reduce((sum, { ms }) => sum + ms, 0);
}

function round(value: number): string {
  return Math.round(value).toString();
}

function range({ min, max }: Spread): string {
  return `${round(min)}–${round(max)}`;
}

await main();
