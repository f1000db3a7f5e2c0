/**
 * Measures rebuilds: `bun run bench --rebuild [--sizes 1000] [--runs 3] [--executable bin/veloci]`. Runs the yardstick on the same
 * pages in the same run, each in its own process. Prints the ratio of their times, the memory, and the time of the bundled site
 * without changes.
 */

import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { measure, type Measurement, toSpread } from "./measure.ts";
import { pagePath } from "./page.ts";
import { toTable } from "./table.ts";

export interface RebuildPlan {
  readonly pages: number;
  readonly runs: number;
  /** The command before `build`. */
  readonly program: readonly string[];
}

type Change = (site: string, run: number) => void;

/** The change before the measured build, by its name in the table. */
const CHANGES: Readonly<Record<string, Change>> = {
  "nothing changed": () => undefined,
  "one page": (site, run) => appendFileSync(pageOf(site, run), `\nEdit ${run}.\n`),
  "one title": (site, run) => retitle(pageOf(site, run), `Title ${run}`),
};

/** Measured last, because the next build has no previous output to start from. */
const WITHOUT_OUTPUT = "no output, full cache";

/** A machine with nothing, and a remote cache on the same machine with everything. */
const REMOTE = "cold, full remote cache";

/** Measures and prints. */
export async function benchRebuilds(plan: RebuildPlan): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-rebuild-"));
  try {
    const measured = await measureChanges(plan, dir);
    const head = [`${plan.pages} pages`, "wall ms", "of yardstick", "min–max", "cpu of yardstick", "peak MiB"];
    console.log(
      toTable([head, ...[...measured].map(([name, runs]) => toRow(name, runs, measured.get(YARDSTICK) ?? []))]),
    );
    console.log(`\nThe bundled site, nothing changed: ${await measureBundled(plan, dir)} ms`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const YARDSTICK = "yardstick";
const CLEAN = "clean build";

async function measureChanges({ pages, runs, program }: RebuildPlan, dir: string): Promise<Map<string, Measurement[]>> {
  const site = join(dir, "site");
  const bench = (name: string): string[] => [process.execPath, join(import.meta.dir, name)];
  await measure([...bench("generate-site.ts"), site, String(pages)], dir);
  const build = (...options: string[]): Promise<Measurement> => measure([...program, "build", site, ...options], dir);
  await build();
  const measured = new Map<string, Measurement[]>();
  const note = (name: string, one: Measurement): void => {
    measured.set(name, [...(measured.get(name) ?? []), one]);
    console.error(`${name}: ${Math.round(one.wallMs)} ms`);
  };
  for (let run = 1; run <= runs; run++) {
    note(YARDSTICK, await measure([...bench("yardstick.ts"), site, join(dir, `yardstick-${run}`)], dir));
    note(CLEAN, await build("--no-cache", "--out-dir", join(dir, `clean-${run}`)));
    for (const [name, change] of Object.entries(CHANGES)) {
      change(site, run);
      note(name, await build());
    }
  }
  for (let run = 1; run <= runs; run++) {
    rmSync(join(site, "dist"), { recursive: true });
    note(WITHOUT_OUTPUT, await build());
  }
  await withCacheServer(async (url) => {
    const env = { VELOCI_CACHE_URL: url };
    for (let run = 0; run <= runs; run++) {
      for (const name of ["dist", ".veloci"]) rmSync(join(site, name), { recursive: true });
      const one = await measure([...program, "build", site], dir, env);
      // The first run fills the cache.
      if (run > 0) note(REMOTE, one);
    }
  });
  return measured;
}

async function withCacheServer(work: (url: string) => Promise<void>): Promise<void> {
  const server = Bun.spawn([process.execPath, join(import.meta.dir, "cache-server.ts")], { stdout: "pipe" });
  try {
    const { value } = await server.stdout.getReader().read();
    await work(new TextDecoder().decode(value).trim());
  } finally {
    server.kill();
  }
}

/** Returns a different page in each run. */
function pageOf(site: string, run: number): string {
  return join(site, "docs", pagePath(run * 7));
}

function retitle(path: string, title: string): void {
  writeFileSync(path, readFileSync(path, "utf8").replace(/^(title:|#) .*$/m, `$1 ${title}`));
}

function toRow(name: string, runs: readonly Measurement[], yardsticks: readonly Measurement[]): string[] {
  const ratios = (of: "wallMs" | "cpuMs") =>
    toSpread(runs.map((run, index) => run[of] / (yardsticks[index]?.[of] ?? NaN)));
  const wall = ratios("wallMs");
  return [
    name,
    Math.round(toSpread(runs.map(({ wallMs }) => wallMs)).median).toString(),
    wall.median.toFixed(2),
    `${wall.min.toFixed(2)}–${wall.max.toFixed(2)}`,
    ratios("cpuMs").median.toFixed(2),
    Math.round(toSpread(runs.map(({ peakBytes }) => peakBytes / 2 ** 20)).median).toString(),
  ];
}

/** Measures the manual, written to another folder. */
async function measureBundled({ runs, program }: RebuildPlan, dir: string): Promise<number> {
  const content = resolve(import.meta.dir, "../content");
  const build = (): Promise<Measurement> =>
    measure([...program, "build", content, "--out-dir", join(dir, "bundled")], dir);
  await build();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push((await build()).wallMs);
  return Math.round(toSpread(times).median);
}
