/**
 * Measures reading file dates from git: `bun bench/git-dates.ts [--files 5000] [--commits 20000]`. Prints time and memory, of the
 * program and of git, for files that all changed recently, for files of which the oldest changed only in the first commit, and for
 * creation dates.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readHistories } from "../src/content/git-history.ts";
import type { HistoryRequest } from "../src/model/history.ts";
import { makeReporter } from "../src/report/reporter.ts";
import { measure } from "./measure.ts";
import { makeRandom } from "./random.ts";
import { toTable } from "./table.ts";

const DAY = 86_400;

function pathOf(number: number): string {
  return `docs/section-${number % 25}/group-${number % 7}/page-${number}.md`;
}

/** Generates the history for `git fast-import`: a tenth of the files in the first commit, the others one by one, and edits in between. */
function* makeHistory(files: number, commits: number): Generator<string> {
  const random = makeRandom(1);
  const atStart = Math.ceil(files / 10);
  const change = (number: number, text: string): string =>
    `M 644 inline ${pathOf(number)}\ndata ${text.length}\n${text}\n`;
  for (let [commit, made] = [0, 0]; commit < commits; commit++) {
    const target = Math.min(files, atStart + Math.ceil((commit / (commits / 2)) * (files - atStart)));
    yield `commit refs/heads/main\ncommitter Author ${commit % 40} <a@example.com> ${commit * DAY} +0000\ndata 1\nx\n`;
    for (; made < target; made++) yield change(made, `# Page ${made}\n`);
    // The first page is never edited.
    for (let edit = random.integer(1, 3); edit > 0; edit--) {
      const number = random.integer(1, made - 1);
      yield change(number, `# Page ${number}\n\nEdit ${commit}.${edit}\n`);
    }
  }
}

async function writeHistory(dir: string, files: number, commits: number): Promise<void> {
  await run(dir, ["git", "init", "-q", "-b", "main", "."]);
  const importing = Bun.spawn(["git", "fast-import", "--quiet"], { cwd: dir, stdin: "pipe" });
  for (const part of makeHistory(files, commits)) {
    importing.stdin.write(part);
    if (part.startsWith("commit")) await importing.stdin.flush();
  }
  await importing.stdin.end();
  if ((await importing.exited) !== 0) throw new Error("git fast-import failed.");
  await run(dir, ["git", "checkout", "-q", "main"]);
  // Packed like a fresh clone.
  await run(dir, ["git", "repack", "-adq"]);
}

async function run(dir: string, command: readonly string[]): Promise<void> {
  const code = await Bun.spawn([...command], { cwd: dir, stdout: "ignore" }).exited;
  if (code !== 0) throw new Error(`${command.join(" ")} ended with code ${code}.`);
}

/** The files to ask for; `start` reads nothing, as a baseline. */
const SCENARIOS: Readonly<Record<string, (files: readonly string[]) => HistoryRequest>> = {
  start: () => ({ changed: [], isShown: false }),
  "changed, newest 100": (files) => ({ changed: files.slice(-100), isShown: false }),
  "changed, all": (files) => ({ changed: files, isShown: false }),
  "created, all": (files) => ({ changed: [], created: files, isShown: false }),
};

async function read(siteDir: string, files: number, scenario: string): Promise<void> {
  const paths = Array.from({ length: files }, (_, number) => pathOf(number));
  const request = SCENARIOS[scenario]?.(paths);
  const start = Bun.nanoseconds();
  const found = await readHistories({
    siteDir,
    requests: request ? [request] : [],
    pages: [],
    report: makeReporter(),
  });
  console.log(JSON.stringify({ ms: (Bun.nanoseconds() - start) / 1e6, found: Object.keys(found).length }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      files: { type: "string", default: "5000" },
      commits: { type: "string", default: "20000" },
      site: { type: "string" },
      scenario: { type: "string", default: "start" },
    },
  });
  const [files, commits] = [Number(values.files), Number(values.commits)];
  if (values.site !== undefined) return read(values.site, files, values.scenario);
  const dir = await mkdtemp(join(tmpdir(), "veloci-bench-"));
  try {
    await writeHistory(dir, files, commits);
    const rows = [["asked for", "found", "ms", "CPU ms with git", "peak MB above start"]];
    let base = 0;
    for (const scenario of Object.keys(SCENARIOS)) {
      const command = [
        process.execPath,
        import.meta.path,
        "--site",
        dir,
        "--files",
        values.files,
        "--scenario",
        scenario,
      ];
      const { stdout, cpuMs, peakBytes } = await measure(command, dir);
      base ||= peakBytes;
      const { ms, found } = JSON.parse(stdout) as { readonly ms: number; readonly found: number };
      rows.push([scenario, ...[found, ms, cpuMs, (peakBytes - base) / 1e6].map((value) => value.toFixed(0))]);
    }
    console.log(toTable(rows));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

await main();
