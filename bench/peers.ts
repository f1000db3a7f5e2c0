/**
 * Compares generators on the same pages: `bun bench/peers.ts [--pages 1000] [--runs 1] [--only Hugo,VitePress] [--dir <folder>]
 * [--write]`. Compiles the executable of this clone, and installs each other generator from npm into its own folder. Builds cold
 * (without output and caches) and again after an edit of one page, and prints both times. Hugo must be on the `PATH`, and Node.js
 * must be a version that all generators support. `--write` saves the figures for the home page.
 */

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, cpus, totalmem, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { measure, toSpread } from "./measure.ts";
import {
  contentPath,
  type Generator,
  GENERATORS,
  makePages,
  type Page,
  toSource,
  writeSiteFor,
} from "./peers/generators.ts";
import { VELOCI } from "./peers/veloci.ts";
import { toTable } from "./table.ts";

const FIGURES = resolve(import.meta.dir, "../content/src/figures/peers.json");

/** Figures of one generator: medians in milliseconds. */
interface Row {
  readonly name: string;
  readonly version: string;
  readonly cold: number;
  readonly again: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "1000" },
      runs: { type: "string", default: "1" },
      only: { type: "string" },
      dir: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  const selected = values.only?.split(",");
  const count = Number(values.pages);
  const pages = makePages(count);
  const dir = values.dir ? resolve(values.dir) : await mkdtemp(join(tmpdir(), "veloci-peers-"));
  const rows: Row[] = [];
  try {
    for (const generator of [VELOCI, ...GENERATORS]) {
      if (selected && !selected.includes(generator.name)) continue;
      rows.push(await measureGenerator(generator, { dir, pages, runs: Number(values.runs) }));
    }
  } finally {
    if (!values.dir) await rm(dir, { recursive: true, force: true });
  }
  const cores = availableParallelism();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cores} ${cores === 1 ? "core" : "cores"} of ${cpus()[0]?.model ?? "an unknown processor"}, ${memory} GiB of memory`;
  const head = ["generator", "version", "cold ms", "after an edit ms"];
  console.log(`${count} pages on ${machine}\n`);
  console.log(toTable([head, ...rows.map((row) => [row.name, row.version, String(row.cold), String(row.again)])]));
  if (values.write) await writeFigures({ date: new Date().toISOString().slice(0, 10), pages: count, machine, rows });
}

interface Figures {
  readonly date: string;
  readonly pages: number;
  readonly machine: string;
  readonly rows: readonly Row[];
}

/** Writes the figures. Keeps rows of generators that were not measured this time if they are from the same machine and day. */
async function writeFigures(figures: Figures): Promise<void> {
  const file = Bun.file(FIGURES);
  const old = (await file.exists()) ? ((await file.json()) as Figures) : figures;
  const isComparable = (["date", "pages", "machine"] as const).every((field) => old[field] === figures[field]);
  const names = new Set(figures.rows.map(({ name }) => name));
  const kept = isComparable ? old.rows.filter(({ name }) => !names.has(name)) : [];
  const rows = [...kept, ...figures.rows].sort((a, b) => a.cold - b.cold);
  await Bun.write(FIGURES, `${JSON.stringify({ ...figures, rows }, undefined, 2)}\n`);
}

interface Plan {
  readonly dir: string;
  readonly pages: readonly Page[];
  readonly runs: number;
}

async function measureGenerator(generator: Generator, { dir: parent, pages, runs }: Plan): Promise<Row> {
  const dir = join(parent, generator.name.toLowerCase().replaceAll(" ", "-"));
  await mkdir(dir, { recursive: true });
  await install(generator, dir);
  await writeSiteFor(generator, dir, pages);
  const cold: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < runs; run++) {
    await Promise.all(generator.leftovers.map((path) => rm(join(dir, path), { recursive: true, force: true })));
    cold.push(await timeBuild(generator, dir));
    const edited = toEdited(pages, run);
    await Bun.write(join(dir, contentPath(generator, edited)), toSource(generator, edited));
    again.push(await timeBuild(generator, dir));
  }
  const median = (times: readonly number[]): number => Math.round(toSpread(times).median);
  const row = {
    name: generator.name,
    version: await readVersion(generator, dir),
    cold: median(cold),
    again: median(again),
  };
  console.error(`${row.name} ${row.version}: ${row.cold} ms, ${row.again} ms`);
  return row;
}

async function timeBuild({ command: [program = "", ...options], env }: Generator, dir: string): Promise<number> {
  const variables = { NODE_ENV: "production", CI: "true", ...env };
  const { wallMs } = await measure([pathOf(program, dir), ...options], dir, variables);
  return wallMs;
}

function pathOf(program: string, dir: string): string {
  return program.startsWith("./") ? join(dir, program) : program;
}

/** Adds a sentence to one page, a different one in each run. */
function toEdited(pages: readonly Page[], run: number): Page {
  const page = pages[Math.floor(pages.length / 2)];
  if (!page) throw new Error("There are no pages to edit.");
  return { ...page, body: `${page.body}\nEdited in run ${run + 1}.\n` };
}

async function install({ packages, setUp }: Generator, dir: string): Promise<void> {
  await setUp?.(dir);
  if (packages.length === 0 || (await Bun.file(join(dir, "package.json")).exists())) return;
  await Bun.write(join(dir, "package.json"), '{ "private": true }\n');
  await measure(["npm", "install", "--no-audit", "--no-fund", ...packages], dir);
}

async function readVersion(generator: Generator, dir: string): Promise<string> {
  const [first] = generator.packages;
  if (first !== undefined) {
    const manifest: unknown = await Bun.file(join(dir, "node_modules", first, "package.json")).json();
    return typeof manifest === "object" && manifest && "version" in manifest ? String(manifest.version) : "unknown";
  }
  const [program = ""] = generator.command;
  const words = generator.name === "Hugo" ? ["hugo", "version"] : [pathOf(program, dir), "--version"];
  const { stdout } = await measure(words, dir);
  return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? "unknown";
}

await main();
