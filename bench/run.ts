/**
 * Measures builds of generated sites: `bun run bench [--sizes 100,1000,5000] [--runs 3] [--executable bin/veloci]`. Each build
 * runs in its own process and starts cold, without output and caches. Also measures the Markdown compiler alone. `--rebuild`
 * measures rebuilds instead (`rebuild.ts`).
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { StageTime } from "../src/model/build.ts";
import { measure, toSpread, type Measurement, type Spread } from "./measure.ts";
import { benchRebuilds } from "./rebuild.ts";
import { toTable } from "./table.ts";

/** Output and caches that a build writes into the site folder. */
const LEFTOVERS = ["build", "dist", ".veloci", ".docusaurus", "node_modules/.cache"];

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
    },
  });
  const interpreted = [process.execPath, resolve(import.meta.dir, "../cli.ts")];
  const program = values.executable ? [resolve(values.executable)] : interpreted;
  const sizes = (values.sizes ?? (values.rebuild ? "1000" : "100,1000,5000")).split(",").map(Number);
  if (values.rebuild) {
    for (const pages of sizes) await benchRebuilds({ pages, runs: Number(values.runs), program });
    return;
  }
  const results: Result[] = [];
  for (const pages of sizes) {
    results.push(await measureSize({ pages, runs: Number(values.runs), program }));
  }
  console.log(`${toTable(totalRows(results))}\n\n${toTable(stageRows(results))}`);
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
  const head = ["pages", "wall ms", "min–max", "cpu ms", "peak MiB", "ms per page"];
  const rows = list.map(({ pages, runs }) => {
    const wall = toSpread(runs.map(({ wallMs }) => wallMs));
    const cpu = toSpread(runs.map(({ cpuMs }) => cpuMs));
    const peak = toSpread(runs.map(({ peakBytes }) => peakBytes / 2 ** 20));
    const perPage = (wall.median / pages).toFixed(2);
    return [String(pages), round(wall.median), range(wall), round(cpu.median), round(peak.median), perPage];
  });
  return [head, ...rows];
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
