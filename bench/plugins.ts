/**
 * Measures the cost of a site's own remark and rehype plugins: `bun bench/plugins.ts [--pages 300] [--runs 3]`. Builds the same
 * generated site without plugins and with several kinds. Prints a row per kind with its cost as a multiple of the first, and the
 * number of scripts in the built site.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeSite } from "./generate-site.ts";
import { measure, type Measurement, toSpread } from "./measure.ts";
import { toTable } from "./table.ts";

/** Options of the docs plugin, as JavaScript. */
const KINDS: Readonly<Record<string, string>> = {
  "no plugins": "",
  "remark, changes nothing": "remarkPlugins: [() => (tree) => visit(tree, () => {})]",
  "rehype, changes nothing": "rehypePlugins: [() => (tree) => visit(tree, () => {})]",
  "remark, marks links":
    "remarkPlugins: [() => (tree) => visit(tree, (node) => { if (node.type === 'link') node.data = { hProperties: { className: 'marked' } }; })]",
  "rehype, marks links":
    "rehypePlugins: [() => (tree) => visit(tree, (node) => { if (node.tagName === 'a') node.properties.className = ['marked']; })]",
};

function configText(options: string): string {
  return `const visit = (node, change) => { change(node); for (const child of node.children ?? []) visit(child, change); };
module.exports = {
  title: "Bench", url: "https://example.com", baseUrl: "/", onBrokenLinks: "throw",
  presets: [["classic", { docs: { routeBasePath: "/", ${options} }, blog: false }]],
};
`;
}

interface Result extends Measurement {
  readonly scripts: number;
  readonly scriptBytes: number;
}

async function build(dir: string, options: string): Promise<Result> {
  await Bun.write(join(dir, "docusaurus.config.js"), configText(options));
  await rm(join(dir, "build"), { recursive: true, force: true });
  const cli = resolve(import.meta.dir, "../cli.ts");
  const result = await measure(
    [process.execPath, cli, "build", dir, "--no-cache", "--out-dir", join(dir, "build")],
    dir,
  );
  const scripts = [...new Bun.Glob("**/*.js").scanSync(join(dir, "build"))];
  const scriptBytes = scripts.reduce((sum, path) => sum + Bun.file(join(dir, "build", path)).size, 0);
  return { ...result, scripts: scripts.length, scriptBytes };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { pages: { type: "string", default: "300" }, runs: { type: "string", default: "3" } },
  });
  const dir = await mkdtemp(join(tmpdir(), "veloci-bench-"));
  try {
    await writeSite(dir, Number(values.pages));
    const rows: string[][] = [];
    let base: number | undefined;
    for (const [kind, options] of Object.entries(KINDS)) {
      const runs: Result[] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await build(dir, options));
      const cpu = toSpread(runs.map(({ cpuMs }) => cpuMs)).median;
      base ??= cpu;
      const [{ scripts = 0, scriptBytes = 0 } = {}] = runs;
      const memory = toSpread(runs.map(({ peakBytes }) => peakBytes)).median;
      const sizes = [`${Math.round(memory / 2 ** 20)}`, `${scripts}`, `${Math.round(scriptBytes / 1000)}`];
      rows.push([kind, `${Math.round(cpu)}`, (cpu / base).toFixed(2), ...sizes]);
    }
    console.log(toTable([["plugins", "cpu ms", "times", "peak MiB", "scripts", "kB"], ...rows]));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

await main();
