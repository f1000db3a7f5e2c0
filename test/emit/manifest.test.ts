/** The manifest marks a folder as written by Veloci, and nothing else does. */

import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME, manifestFile, readManifest } from "../../src/emit/manifest.ts";
import type { Manifest } from "../../src/model/manifest.ts";
import { version } from "../../package.json";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { MANIFEST } from "./emit-request.ts";
import { useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function makeFolderWith(text: string): string {
  const dir = makeFolder();
  writeTree(dir, { [MANIFEST_NAME]: text });
  return dir;
}

const FULL: Manifest = { ...MANIFEST, nonExact: { "/a/": "a/index.html" }, immutable: ["assets/a-1a2b3c4d.js"] };

describe("the manifest", () => {
  test("survives writing and reading", () => {
    for (const manifest of [MANIFEST, { ...MANIFEST, baseUrl: "/docs/", trailingSlash: false }, FULL]) {
      const dir = makeFolderWith(String(manifestFile(manifest).content));
      expect(readManifest(dir)).toEqual({ state: "fine", manifest });
    }
  });

  test("is absent from an empty folder, a folder of other files, and a folder that does not exist", () => {
    const dir = makeFolder();
    expect(readManifest(dir)).toEqual({ state: "absent" });
    writeTree(dir, { "index.html": '{"generator":"Veloci"}' });
    expect(readManifest(dir)).toEqual({ state: "absent" });
    expect(readManifest(join(dir, "nowhere"))).toEqual({ state: "absent" });
    expect(readManifest(join(dir, "index.html"))).toEqual({ state: "absent" });
  });

  test.each(['{"generator":"Other","format":1}', "[]", "null", '"Veloci"', "{}"])("is foreign: %s", (text) => {
    expect(readManifest(makeFolderWith(text))).toEqual({ state: "foreign" });
  });

  test.each([
    "",
    '{"generator":"Vel',
    '{"generator":"Veloci"}',
    JSON.stringify({ ...MANIFEST, format: 0 }),
    JSON.stringify({ ...MANIFEST, format: "2" }),
    JSON.stringify({ ...MANIFEST, baseUrl: "docs" }),
    JSON.stringify({ ...MANIFEST, trailingSlash: "yes" }),
    JSON.stringify({ ...MANIFEST, nonExact: ["/a/"] }),
    JSON.stringify({ ...MANIFEST, nonExact: { "/a/": 1 } }),
    JSON.stringify({ ...MANIFEST, immutable: [1] }),
  ])("is broken: %s", (text) => {
    expect(readManifest(makeFolderWith(text))).toEqual({ state: "broken" });
  });

  test("is invalid if it is a folder or a link to another site's", () => {
    const folder = makeFolder();
    mkdirSync(join(folder, MANIFEST_NAME));
    expect(readManifest(folder)).toEqual({ state: "broken" });
    const linked = makeFolder();
    symlinkSync(
      join(makeFolderWith(String(manifestFile(MANIFEST).content)), MANIFEST_NAME),
      join(linked, MANIFEST_NAME),
    );
    expect(readManifest(linked)).toEqual({ state: "broken" });
  });

  test("may be from a later version of Veloci", () => {
    expect(readManifest(makeFolderWith('{"generator":"Veloci","format":2}'))).toEqual({ state: "newer" });
  });
});

test("a built site has a manifest, and a file of that name in the site is reported", async () => {
  const config =
    "export default { title: 'A', url: 'https://a.com', baseUrl: '/a/', trailingSlash: true, plugins: ['@docusaurus/plugin-content-pages'] };";
  const page = { "docusaurus.config.js": config, "src/pages/index.md": "# A" };
  await using built = await buildFixture(page);
  expect(built.stderr).toBe("");
  expect(JSON.parse(readFileSync(join(built.outDir, MANIFEST_NAME), "utf8"))).toEqual({
    generator: "Veloci",
    format: 1,
    version,
    baseUrl: "/a/",
    trailingSlash: true,
    immutable: expect.any(Array),
  });
  await using rival = await buildFixture({ ...page, [`static/${MANIFEST_NAME}`]: "{}" });
  expect(rival.code).toBe(1);
  expect(rival.stderr).toContain(`\`static/${MANIFEST_NAME}\` and \`Veloci's manifest\``);
});

test("a file that the manifest calls immutable never changes its content", async () => {
  const config = configText({
    presets: [["classic", { blog: { onUntruncatedBlogPosts: "ignore" }, theme: { customCss: "./src/a.css" } }]],
    themeConfig: { search: { local: true }, socialCards: true },
    plugins: ["./wishes.js"],
  });
  const site = (word: string) => ({
    "docusaurus.config.js": config,
    "wishes.js": `module.exports = () => ({ name: "wishes", contentLoaded: ({ actions }) =>
      actions.addRoute({ path: "/wishes", exact: false, component: "@site/src/Wishes.js" }) });`,
    "src/Wishes.js": `export default () => <p>${word}</p>;`,
    "src/a.css": `.${word} { color: red; }`,
    "docs/a.mdx": `# ${word}\n\n![](./a.png)\n\nimport B from "./b.svg";\n\n<B />\n\n[file](./${word}.zip)\n`,
    "docs/a.png": word,
    "docs/b.svg": `<svg><title>${word}</title></svg>`,
    [`docs/${word}.zip`]: word,
    "src/pages/index.md": `# ${word}\n`,
    "blog/2024-01-01-a.md": `# ${word}\n`,
    "static/assets/logo-1a2b3c4d.png": word,
  });
  await using one = await buildFixture(site("one"));
  await using two = await buildFixture(site("two"));
  expect([one.stderr, two.stderr]).toEqual(["", ""]);
  const bytesOf = ({ outDir }: typeof one) => {
    const reading = readManifest(outDir);
    if (reading.state !== "fine") throw new Error(reading.state);
    const { immutable = [], nonExact } = reading.manifest;
    expect(nonExact).toEqual({ "/wishes": "wishes/index.html" });
    return new Map(immutable.map((path) => [path, readFileSync(join(outDir, path))]));
  };
  const [first, second] = [bytesOf(one), bytesOf(two)];
  const kinds = (paths: Iterable<string>) => [...new Set([...paths].map((path) => path.split("/")[1]))].sort();
  expect(kinds(first.keys())).toEqual(["cards", "css", "data", "files", "images", "js", "search"]);
  const shared = [...first].filter(([path]) => second.has(path));
  expect(shared.length).toBeGreaterThan(5);
  for (const [path, bytes] of shared) expect([path, second.get(path)?.equals(bytes)]).toEqual([path, true]);
  expect(first.has("assets/logo-1a2b3c4d.png")).toBe(false);
});
