/** Parts of a site make what one machine would have written, or a clear diagnostic and nothing. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openParts } from "../../src/cache/check-parts.ts";
import { MergedParts } from "../../src/cache/merged-parts.ts";
import type { Entry } from "../../src/model/entries.ts";
import { openPart, type PartOptions, type PartOrigin, PartWriter, type Shard } from "../../src/cache/part-file.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { makePicture } from "../support/picture.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

const makeFolder = useTemporaryFolders();

const IMAGE = "import Image from '@theme/IdealImage';\n\n<Image img={require('./b.png')} />\n";

const FILES = {
  "docusaurus.config.mjs": configText({
    i18n: { defaultLocale: "en", locales: ["en", "fr"] },
    onBrokenLinks: "warn",
    presets: [["classic", { docs: { routeBasePath: "/" } }]],
    plugins: [["ideal-image", { sizes: [1, 2] }]],
    themeConfig: { navbar: { items: [{ to: "/nowhere", label: "Nowhere" }] } },
  }),
  "docs/start.md": "---\nslug: /\n---\n\n# Start\n\n```js\nlet a = 1;\n```\n",
  "docs/group/one.mdx": "import Now from '@site/src/Now';\n\n# One\n\n<Now/>\n",
  "docs/group/two.md": `# Two\n\n[One](./one.mdx), ![a](./a.svg)\n\n${IMAGE}`,
  "docs/group/three.md": `# Three\n\n${IMAGE}`,
  "docs/group/b.png": await makePicture({ width: 2, height: 2, format: "png" }),
  "docs/group/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  "i18n/fr/docusaurus-plugin-content-docs/current/start.md": "---\nslug: /\n---\n\n# Début\n",
  "blog/2024-01-01-post.md": "---\ntags: [a]\n---\n\n# Post\n\nText\n\n{/* truncate */}\n\nMore.\n",
  "src/Now.js": "export default () => <b>{new Date(0).getUTCDate()}</b>;\n",
};

describe("a site in parts", () => {
  let site: TestSite;
  /** On another machine. */
  let other: TestSite;
  const veloci = (...args: string[]) => runCli(args, { cwd: site.dir });

  beforeAll(async () => {
    site = await makeSite(FILES);
    other = await makeSite(FILES);
  });
  afterAll(() => Promise.all([site.remove(), other.remove()]));

  test("equals a site that was built at once, with the same warnings", async () => {
    const whole = await veloci("build", "--out-dir", "whole", "--json", "--no-cache");
    await veloci("build", "--shard", "1/3", "--out-dir", "out");
    const second = await veloci("build", other.dir, "--shard", "2/3", "--json");
    await veloci("build", "--shard", "3/3", "--out-dir", "out");
    const { facts, pack } = openPart(site.path("out-parts/1-of-3.part"));
    expect(facts?.keys.filter((key) => !pack.places?.has(key))).toEqual([]);
    const { part, pages } = JSON.parse(second.stdout) as { part: string; pages: number };
    expect(pages).toBeGreaterThan(2);
    cpSync(part, site.path("out-parts/second/2-of-3.part"));
    const merged = await veloci("merge", "--out-dir", "out", "--json");
    const diagnosticsOf = (text: string): unknown => (JSON.parse(text) as { diagnostics: unknown }).diagnostics;
    expect(diagnosticsOf(merged.stdout)).toEqual(diagnosticsOf(whole.stdout));
    expect(await hashFiles(site.path("out"))).toEqual(await hashFiles(site.path("whole")));
  });

  test("is not assembled from outdated parts", async () => {
    const before = await hashFiles(site.path("out"));
    await site.write("docs/group/two.md", "# Other\n");
    const { code, stderr } = await veloci("merge", "--out-dir", "out");
    expect(code).toBe(1);
    expect(stderr).toContain("The site differs from the one that the parts were rendered from");
    expect(await hashFiles(site.path("out"))).toEqual(before);
    expect(readdirSync(site.dir).filter((name) => name.startsWith(".veloci-"))).toEqual([]);
  });

  test("requires a part for each number, and parts without errors", async () => {
    const wrong = await veloci("build", "--shard", "4/3");
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain("Invalid part `4/3`.");
    await site.write("docs/group/two.md", "[Nothing](./nothing.md)\n");
    await site.write("docusaurus.config.mjs", FILES["docusaurus.config.mjs"].replace('"warn"', '"throw"'));
    expect((await veloci("build", "--shard", "1/1", "--out-dir", "none")).code).toBe(1);
    expect(readdirSync(site.path("none-parts"))).toEqual([".gitignore"]);
  });
});

const OWN: PartOrigin = { version: "1.0.0", engine: "hash 1.4 linux x64", commit: "1234567890abcdef" };
const OPTIONS: PartOptions = { minify: true, precompress: false, offlineZip: false };

interface Made extends Shard, Partial<PartOrigin>, Partial<PartOptions> {
  readonly dir?: string;
  readonly page?: string;
}

/** Writes parts and says what is wrong with them. */
function problemsOf(parts: readonly Made[], spoil: (dir: string) => void = () => {}): readonly (readonly string[])[] {
  const dir = makeFolder();
  for (const { dir: folder = "", part, of, page = "page", version, engine, commit, ...options } of parts) {
    const writer = new PartWriter(join(dir, folder), { part, of });
    writer.onPage(page, true);
    writer.files.put(page, { files: [{ path: "a", content: "text" }], note: null });
    const given = { ...(version && { version }), ...(engine && { engine }), ...(commit && { commit }) };
    writer.finish({ ...OWN, ...given }, { ...OPTIONS, ...options });
  }
  spoil(dir);
  const opened = openParts({ dir, shown: "dist-parts", own: OWN });
  return "parts" in opened ? [] : opened.problems.map(({ code, message }) => [code, message]);
}

const ONE = { part: 1, of: 2 };
const TWO = { part: 2, of: 2 };

test("matching parts are accepted", () => {
  expect(problemsOf([ONE, { ...TWO, dir: "job-2" }])).toEqual([]);
});

test.each<[string, readonly Made[], readonly [string, string]]>([
  ["none", [], ["part-missing", "No parts found in `dist-parts`."]],
  [
    "too few",
    [
      { part: 2, of: 4 },
      { part: 4, of: 4 },
    ],
    ["part-missing", "Parts 1 and 3 of 4 are missing."],
  ],
  [
    "one twice",
    [ONE, TWO, { ...TWO, dir: "again" }],
    ["part-duplicate", "Part 2 of 2 exists twice: `dist-parts/2-of-2.part` and `dist-parts/again/2-of-2.part`."],
  ],
  [
    "those of another division",
    [ONE, TWO, { part: 3, of: 3 }],
    ["part-mismatch", "`dist-parts/1-of-2.part` is one of 2 parts, and `dist-parts/3-of-3.part` one of 3."],
  ],
  [
    "another version",
    [ONE, { ...TWO, version: "0.9.0", engine: "other 1.4 linux x64" }],
    [
      "part-mismatch",
      "`dist-parts/2-of-2.part` was rendered by Veloci 0.9.0 for linux-x64, and this is Veloci 1.0.0 for linux-x64.",
    ],
  ],
  [
    "another build of this version",
    [{ ...ONE, engine: "other 1.4 linux x64" }, TWO],
    ["part-mismatch", "`dist-parts/1-of-2.part` was rendered by another build of Veloci 1.0.0 for linux-x64."],
  ],
  [
    "another commit",
    [ONE, { ...TWO, commit: "fedcba0987654321" }],
    ["part-mismatch", "`dist-parts/2-of-2.part` was rendered from commit `fedcba09`, and this is `12345678`."],
  ],
  [
    "other options",
    [ONE, { ...TWO, minify: false, locale: "fr" }],
    [
      "part-mismatch",
      "`dist-parts/1-of-2.part` was rendered without options, and `dist-parts/2-of-2.part` with `--locale fr --no-minify`.",
    ],
  ],
  [
    "other files",
    [ONE, { ...TWO, page: "other" }],
    [
      "part-mismatch",
      "`dist-parts/1-of-2.part` and `dist-parts/2-of-2.part` were rendered from different sites: a file, a variable or the time differs.",
    ],
  ],
])("%s: parts are refused", (_, parts, problem) => {
  expect(problemsOf(parts)).toEqual([problem]);
});

test("parts have the compiled documents among them, each once", () => {
  const dir = makeFolder();
  const keys = ["a", "b", "c", "d", "e", "f"];
  const sizes = [1, 2].map((part) => {
    const writer = new PartWriter(dir, { part, of: 2 });
    const known = new Map([["a", "known a"]]);
    const documents = writer.documents({
      get: (key) => toEntry(known.get(key)),
      put: (key, bytes) => void known.set(key, bytes.toString()),
    });
    for (const key of keys) if (!documents.get(key)) documents.put(key, Buffer.from(`made ${key}`));
    expect(known.size).toBe(keys.length);
    writer.finish(OWN, OPTIONS);
    return openPart(join(dir, `${part}-of-2.part`)).pack.places?.size ?? 0;
  });
  // Each has its facts, too.
  expect(sizes.reduce((sum, size) => sum + size - 1, 0)).toBe(keys.length);
  const opened = openParts({ dir, shown: "dist-parts", own: OWN });
  using merged = new MergedParts("parts" in opened ? opened.parts : []);
  const documents = merged.documents({ get: (key) => toEntry(key === "g" ? "only here" : "old"), put: () => {} });
  expect(keys.map((key) => documents.get(key)?.bytes.toString())).toEqual(
    keys.map((key) => (key === "a" ? "known a" : `made ${key}`)),
  );
  expect(documents.get("b")?.reader(5, 1)().toString()).toBe("b");
  expect(documents.get("g")?.bytes.toString()).toBe("only here");
});

function toEntry(text: string | undefined): Entry | undefined {
  return text === undefined ? undefined : { bytes: Buffer.from(text), reader: () => () => Buffer.from(text) };
}

test("a truncated or damaged part is rejected", () => {
  const cut = (dir: string): void => {
    const path = join(dir, "2-of-2.part");
    writeFileSync(path, readFileSync(path).subarray(0, -1));
  };
  expect(problemsOf([ONE, TWO], cut)).toEqual([
    ["part-damaged", "`dist-parts/2-of-2.part` is damaged, or written by another version of Veloci."],
  ]);
});
