/**
 * Proves that builds with a cache write what clean builds write: `bun bench/random-edits.ts [--count 300] [--seed 1]`. Makes a small
 * site, edits it at random, builds it after each edit with the cache and without, and compares all files. Prints the edit that
 * makes a difference, and ends with code 1.
 */

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { makeRandom, type Random } from "./random.ts";

const CLI = [
  process.execPath,
  "--no-install",
  "--no-env-file",
  "--config=/dev/null",
  join(import.meta.dir, "../cli.ts"),
];

const CONFIG = `module.exports = {
  title: "Edited",
  url: "https://example.com",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  onBrokenMarkdownLinks: "ignore",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: {} }]],
};
`;

const PAGE = `# Start

See [another](./p1.md), \`code\` and a note[^1].

:::note

\`\`\`js title="a.js" {1}
const a = 1;
\`\`\`

:::

import Part from "./_part.mdx";

<Part name="x" />

{1 + 1}

[^1]: The note.
`;

const FILES: Readonly<Record<string, string>> = {
  "docusaurus.config.js": CONFIG,
  "docs/start.mdx": `---\nslug: /\n---\n\n${PAGE}`,
  "docs/_part.mdx": "A part called {props.name}.\n",
  "docs/p1.md": "# One\n\nText.\n",
  "docs/group/p2.md": "# Two\n\nText with ![a](./a.svg).\n",
  "docs/group/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  "blog/2024-01-01-first.md": "# First\n\nA post.\n",
  "src/pages/about.md": "# About\n",
  "src/css/extra.css": "p { color: red; }\n",
  "static/robots.txt": "User-agent: *\n",
};

type Edit = (dir: string, random: Random, number: number) => string;

/** Each changes files and says what it did. */
const EDITS: readonly [Edit, ...Edit[]] = [
  (dir, random, number) =>
    append(dir, random.pick(["docs/start.mdx", "docs/p1.md", "docs/group/p2.md"]), `\nEdit ${number}.\n`),
  (dir, _, number) => append(dir, "docs/_part.mdx", `\nPart ${number}.\n`),
  (dir, random, number) =>
    write(dir, "docs/p1.md", `# Title ${number}\n\n\`\`\`ts\nlet n = ${random.integer(1, 9)};\n\`\`\`\n`),
  (dir, random, number) => write(dir, `docs/new-${random.integer(1, 5)}.md`, `# New\n\nOf ${number % 4}.\n`),
  (dir, random) => remove(dir, `docs/new-${random.integer(1, 5)}.md`),
  (dir, random) => write(dir, "docusaurus.config.js", CONFIG.replace("Edited", `Edited ${random.integer(1, 3)}`)),
  (dir, random) =>
    write(
      dir,
      "docusaurus.config.js",
      CONFIG.replace("onBrokenLinks", `markdown: { mermaid: ${random.integer(0, 1) === 1} },\n  onBrokenLinks`),
    ),
  (dir, random, number) =>
    write(dir, "src/theme/Footer.js", `export default () => <footer>${number} ${random.integer(1, 3)}</footer>;\n`),
  (dir) => remove(dir, "src/theme/Footer.js"),
  (dir, random) =>
    write(
      dir,
      "docs/group/a.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" width="${random.integer(1, 9)}" height="1"/>`,
    ),
  (dir, random) => write(dir, "docs/group/_category_.json", JSON.stringify({ label: `Group ${random.integer(1, 3)}` })),
  (dir, _, number) =>
    write(dir, "blog/2024-01-01-first.md", `# First\n\nPost ${number}.\n\n<!-- truncate -->\n\nMore.\n`),
  (dir, _, number) => write(dir, "static/robots.txt", `# ${number}\n`),
  () => "nothing",
];

function write(dir: string, path: string, text: string): string {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
  return `wrote ${path}`;
}

function append(dir: string, path: string, text: string): string {
  return write(dir, path, readFileSync(join(dir, path), "utf8") + text);
}

function remove(dir: string, path: string): string {
  rmSync(join(dir, path), { force: true });
  return `removed ${path}`;
}

/** Text of all files by path. */
function readAll(dir: string): Map<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(dir, path)).isFile(),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(dir, path), "latin1")]));
}

function build(site: string, outDir: string, args: readonly string[]): void {
  const { exitCode, stdout, stderr } = Bun.spawnSync([...CLI, "build", site, "--out-dir", outDir, ...args]);
  if (exitCode !== 0) throw new Error(`A build failed:\n${stdout.toString()}${stderr.toString()}`);
}

/** Edits a site so many times. Out: the first difference in words, if there is one. */
export function findDifference({ count, seed }: { readonly count: number; readonly seed: number }): string | undefined {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), "veloci-edits-"));
  const [site, cached, clean] = ["site", "cached", "clean"].map((name) => join(dir, name)) as [string, string, string];
  const random = makeRandom(seed);
  try {
    for (const [path, text] of Object.entries(FILES)) write(site, path, text);
    build(site, cached, []);
    for (let number = 1; number <= count; number++) {
      const edit = random.pick(EDITS)(site, random, number);
      build(site, cached, []);
      build(site, clean, ["--no-cache"]);
      const [one, other] = [readAll(cached), readAll(clean)];
      const path = [...new Set([...one.keys(), ...other.keys()])].find((name) => one.get(name) !== other.get(name));
      if (path !== undefined) return `edit ${number} (${edit}) of seed ${seed}: \`${path}\` differs`;
    }
    return undefined;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { count: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
  });
  const difference = findDifference({ count: Number(values.count), seed: Number(values.seed) });
  console.log(difference ?? `${values.count} edits, no difference`);
  if (difference !== undefined) process.exitCode = 1;
}
