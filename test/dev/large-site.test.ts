/** A site with so many pages that they are compiled when they are asked for: pages are as they are on a small one. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { configText, makeFolder, type TestSite } from "../support/site.ts";
import { openDev, type OpenDev } from "./open-dev.ts";

const CONFIG = configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] });

const PAGES = Object.fromEntries(
  Array.from({ length: 90 }, (_, index) => [
    `docs/page-${index}.md`,
    `# Page ${index}\n\nThe *first* sentence of ${index}.\n\n## Part ${index}\n\nSee [the next](page-${index + 1}.md), word${index}.\n`,
  ]),
);

const FILES = {
  "docusaurus.config.mjs": CONFIG,
  ...PAGES,
  "docs/code.mdx": "# Code\n\nexport const twice = (x) => 2 * x;\n\nTwice three is <b>{twice(3)}</b>.\n",
};

let cache: TestSite;
let dev: OpenDev;
beforeAll(async () => {
  cache = await makeFolder();
  dev = await openDev(FILES, { cacheDir: cache.dir });
});
afterAll(async () => {
  expect(dev.bugs).toEqual([]);
  await dev[Symbol.asyncDispose]();
  await cache.remove();
});

const compiled = async (): Promise<void> => {
  for (let waited = 0; !dev.updates.some(({ changed }) => changed?.size === 0) && waited < 20_000; waited += 20)
    await Bun.sleep(20);
};

test("a requested page is complete: text, table of contents, links, description, pagination", async () => {
  const { text } = await dev.get("/page-70");
  expect(text).toContain("word70");
  expect(text).toContain('href="#part-70"');
  expect(text).toContain('href="/page-71"');
  expect(text).toContain('name="description" content="The first sentence of 70."');
  expect(text).toContain('<div class="pagination-nav__label">Page 71</div>');
  expect((await dev.get("/code")).text).toContain("<b>6</b>");
  expect(dev.updates).toHaveLength(1);
});

test("files made from the whole site contain the texts of unrequested pages", async () => {
  expect((await dev.get("/llms-full.txt")).text).toContain("word42");
});

test("once all is compiled, all errors are known, and saved texts still appear", async () => {
  await compiled();
  const last = dev.updates.at(-1);
  expect(last?.changed?.size).toBe(0);
  expect(last?.diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ["broken-markdown-link", "docs/page-89.md"],
  ]);
  await dev.save("docs/page-3.md", "# Page 3\n\nAnother text.\n");
  expect((await dev.get("/page-3")).text).toContain("Another text.");
});

test("the next session compiles only what has changed since", async () => {
  const packs = async (): Promise<string[]> => (await cache.list()).filter((path) => path.endsWith(".pack"));
  expect(await packs()).toHaveLength(1);
  const open = async (files: Readonly<Record<string, string>>): Promise<string> => {
    await using next = await openDev(files, { cacheDir: cache.dir, site: dev.site });
    // Made from all files.
    return (await next.get("/llms-full.txt")).text;
  };
  expect(await open(FILES)).toContain("word42");
  expect(await packs()).toHaveLength(1);
  expect(await open({ ...FILES, "docs/page-42.md": "# Page 42\n\nChanged.\n" })).toContain("Changed.");
  expect(await packs()).toHaveLength(2);
});

test("menus of the next session show new titles of changed files, even if its results are damaged", async () => {
  const readMenu = async (files: Readonly<Record<string, string>>): Promise<string> => {
    await using next = await openDev({ ...FILES, ...files }, { cacheDir: cache.dir, site: dev.site });
    return (await next.get("/page-7")).text;
  };
  const session = join(cache.dir, "session.json");
  const text = await Bun.file(session).text();
  expect(await readMenu({ "docs/page-6.md": "# Page new\n\nChanged.\n" })).toContain('href="/page-6">Page new</a>');
  await Bun.write(session, text.slice(0, 2000));
  expect(await readMenu({})).toContain('href="/page-6">Page 6</a>');
});
