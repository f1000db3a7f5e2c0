/**
 * Checks that builds with a cache write the same files as clean builds: `bun bench/random-edits.ts [--count 300] [--kills 0]
 * [--seed 1] [--packs] [--parts] [--texts] [--executable bin/veloci]`. Generates a small site, edits it at random, builds it after each edit with and without the
 * cache, and compares all files. `--kills` sets how many builds are killed at random moments beforehand. With `--packs`, the
 * output is deleted before each build, and pages come from packs as on CI. With `--parts`, the site is built in two
 * parts and merged. With `--texts`, nine of ten edits only change texts of pages. Prints the edit that causes a difference, and exits with 1.
 */

import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { COUNTING_FILES, EDITS, editCounting, FILES, write } from "./edits/site-edits.ts";
import { editText } from "./edits/text-edits.ts";
import { makeRandom, type Random } from "./random.ts";

/** The program from its sources. */
const SOURCES = [
  process.execPath,
  "--no-install",
  "--no-env-file",
  "--config=/dev/null",
  join(import.meta.dir, "../cli.ts"),
];

/** Returns the text of all files by path. */
function readAll(dir: string): Map<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(dir, path)).isFile(),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(dir, path), "latin1")]));
}

interface BuildSettings {
  readonly program: readonly string[];
  readonly command?: "build" | "merge";
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds the site. Ignores errors: the next edit may fix them. */
function build(
  site: string,
  outDir: string,
  { program, command = "build", args = [], env = {} }: BuildSettings,
): string {
  const options = { env: { ...process.env, ...env } };
  const { exitCode, stdout, stderr } = Bun.spawnSync(
    [...program, command, site, "--out-dir", outDir, ...args],
    options,
  );
  if (exitCode === 0) return "";
  if (exitCode === 1 && /error\[(?!internal)/.test(stderr.toString())) return withoutPlaces(stderr.toString());
  throw new Error(`A build failed with code ${exitCode}:\n${stdout.toString()}${stderr.toString()}`);
}

/** Builds the site in parts, as on two machines. Either one part reports an error (of a page) or both do (of the site). */
function buildInParts(site: string, outDir: string, program: readonly string[]): string {
  const failures = [1, 2].map((part) => build(site, outDir, { program, args: ["--shard", `${part}/2`] }));
  return failures.find((failure) => failure !== "") ?? build(site, outDir, { program, command: "merge" });
}

function withoutPlaces(report: string): string {
  return [...report.matchAll(/error\[[\w-]+\]/g)].join(" ");
}

/** Kills a build with SIGKILL after a delay, so that it cannot clean up. */
async function killBuild(command: readonly string[], ms: number): Promise<void> {
  const child = Bun.spawn([...command], { stdout: "ignore", stderr: "ignore" });
  await Promise.race([child.exited, Bun.sleep(ms)]);
  child.kill("SIGKILL");
  await child.exited;
}

export interface EditPlan {
  readonly count: number;
  /** Total number of builds to kill. */
  readonly kills?: number;
  readonly seed: number;
  /** Takes pages from packs instead of the last output. */
  readonly packs?: boolean;
  /** Builds parts and merges them. */
  readonly parts?: boolean;
  /** Most edits only change texts of pages. */
  readonly texts?: boolean;
  /** The command before `build`; the sources when absent. */
  readonly program?: readonly string[];
}

/** On CI, output files are stored in packs. */
const PACKS = { CI: "true" };

/** Edits a site `count` times. Describes the first difference, if any. */
export async function findDifference({
  count,
  kills = 0,
  seed,
  packs = false,
  parts = false,
  texts = false,
  program = SOURCES,
}: EditPlan): Promise<string | undefined> {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), "veloci-edits-"));
  const [site, cached, clean] = ["site", "cached", "clean"].map((name) => join(dir, name)) as [string, string, string];
  const random = makeRandom(seed);
  try {
    const files = { ...FILES, ...(parts ? {} : COUNTING_FILES) };
    for (const [path, text] of Object.entries(files)) write(site, path, text);
    const edits: typeof EDITS = parts ? EDITS : [...EDITS, editCounting];
    const env = packs ? PACKS : { CI: "" };
    build(site, cached, { program, env });
    for (let number = 1; number <= count; number++) {
      const change = texts && random.integer(1, 10) > 1 ? editText : random.pick(edits);
      const edit = change(site, random, number);
      const killed = killsBefore(number, { count, kills });
      for (let kill = 0; kill < killed; kill++)
        await killBuild([...program, "build", site, "--out-dir", cached], toMoment(random));
      if (packs) rmSync(cached, { recursive: true, force: true });
      const made = parts ? buildInParts(site, cached, program) : build(site, cached, { program, env });
      const failures = [made, build(site, clean, { program, args: ["--no-cache"] })];
      const place = `edit ${number} (${edit}, ${killed} killed) of seed ${seed}`;
      if (failures[0] !== failures[1]) return `${place}: ${failures.join(" and ")}`;
      if (failures[0] !== "") continue;
      const [one, other] = [readAll(cached), readAll(clean)];
      const path = [...new Set([...one.keys(), ...other.keys()])].find((name) => one.get(name) !== other.get(name));
      if (path !== undefined) return `${place}: \`${path}\` differs`;
    }
    return undefined;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Returns how many kills precede an edit's build, so that they are evenly spread. */
function killsBefore(number: number, { count, kills }: { readonly count: number; readonly kills: number }): number {
  return Math.floor((number * kills) / count) - Math.floor(((number - 1) * kills) / count);
}

/** Picks a delay between the program's start and the end of a small build. */
function toMoment(random: Random): number {
  return random.integer(100, 2000);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "300" },
      kills: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
      packs: { type: "boolean", default: false },
      parts: { type: "boolean", default: false },
      texts: { type: "boolean", default: false },
      executable: { type: "string" },
    },
  });
  const plan = {
    count: Number(values.count),
    kills: Number(values.kills),
    seed: Number(values.seed),
    packs: values.packs,
    parts: values.parts,
    texts: values.texts,
    ...(values.executable !== undefined && { program: [resolve(values.executable)] }),
  };
  const difference = await findDifference(plan);
  console.log(difference ?? `${plan.count} edits and ${plan.kills} kills, no difference`);
  if (difference !== undefined) process.exitCode = 1;
}
