/** Files outside of the site folder that pages and code use, as in a repository with several packages. */

import { expect, test } from "bun:test";
import { symlink, unlink } from "node:fs/promises";
import { configText, makeSite, type TestSite } from "../support/site.ts";
import { mainOf } from "../support/cli.ts";
import { openDev } from "./open-dev.ts";

const FILES = {
  "README.md": "First readme.\n",
  "data/list.json": '["first entry"]\n',
  "ui/package.json": '{ "name": "ui", "main": "button.jsx" }\n',
  "ui/button.jsx": "export default () => <b>First button</b>;\n",
  "shared/note.jsx": "import text from './text.js';\nexport default () => <i>{text}</i>;\n",
  "shared/text.js": "export default 'First note';\n",
  "site/docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
  "site/docs/a.mdx": `import Readme from "../../README.md";
import list from "../../data/list.json";
import Note from "../../shared/note";

# A

<Readme />

<Note />

{list[0]}
`,
  "site/src/pages/index.jsx": 'import Button from "ui";\nexport default () => <main><Button /></main>;\n',
};

/** The site folder of a repository, as a site. */
function siteIn(repository: TestSite): TestSite {
  const inSite = (path: string): string => `site/${path}`;
  return {
    ...repository,
    dir: repository.path("site"),
    path: (path) => repository.path(inSite(path)),
    write: (path, text) => repository.write(inSite(path), text),
    read: (path) => repository.read(inSite(path)),
  };
}

test("`dev` shows changes of what a loader of Markdown reads there", async () => {
  await using repository = await makeSite({
    "words.txt": "First word",
    "site/docusaurus.config.mjs": `export default {
  title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { blog: false }]],
  plugins: [() => ({ name: "own", configureWebpack: () => ({ module: { rules: [{ test: /\\.md$/, use: ["./loader.js"] }] } }) })],
};
`,
    "site/loader.js": `module.exports = function (text) {
  const file = require("path").join(__dirname, "../words.txt");
  this.addDependency(file);
  return text.replace("WORD", this.fs.readFileSync(file, "utf8"));
};
`,
    "site/docs/a.md": "# A\n\nWORD\n",
  });
  await using dev = await openDev({}, { site: siteIn(repository) });
  expect((await dev.get("/docs/a")).text).toContain("<p>First word</p>");
  await dev.updated(() => repository.write("words.txt", "Second word"));
  expect((await dev.get("/docs/a")).text).toContain("<p>Second word</p>");
});

test("`dev` shows their changes", async () => {
  await using repository = await makeSite(FILES);
  await repository.write("site/node_modules/.keep", "");
  await symlink("../../ui", repository.path("site/node_modules/ui"));
  await using dev = await openDev({}, { site: siteIn(repository) });
  const main = async (path: string): Promise<string> => mainOf((await dev.get(path)).text);
  expect(await main("/")).toContain("First button");
  const first = await main("/docs/a");
  for (const text of ["First readme.", "First note", "first entry"]) expect(first).toContain(text);

  for (const [path, before, after] of [
    ["README.md", "First", "Second"],
    ["shared/text.js", "First", "Second"],
    ["data/list.json", "first", "second"],
    ["ui/button.jsx", "First", "Second"],
  ] as const)
    await dev.updated(async () => repository.write(path, (await repository.read(path)).replace(before, after)));
  const second = await main("/docs/a");
  for (const text of ["Second readme.", "Second note", "second entry"]) expect(second).toContain(text);
  expect(await main("/")).toContain("Second button");
  expect(dev.bugs).toEqual([]);
});

test("`dev` shows changes behind symbolic links, also behind new ones", async () => {
  await using repository = await makeSite({
    "README.md": "# First readme\n",
    "guides/a.md": "# First guide\n",
    "shared/text.txt": "First text\n",
    "other.md": "# First other\n",
    "site/docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
    "site/docs/start.md": "# Start\n",
    "site/static/.keep": "",
  });
  const link = (target: string, path: string): Promise<void> => symlink(target, repository.path(path));
  await link("../../README.md", "site/docs/linked.md");
  await link("../../guides", "site/docs/guides");
  await link("../../shared", "site/static/shared");
  await using dev = await openDev({}, { site: siteIn(repository) });
  const text = async (path: string): Promise<string> => (await dev.get(path)).text;
  expect(await text("/docs/linked")).toContain("First readme");
  expect(await text("/docs/guides/a")).toContain("First guide");

  const change = (path: string, now: string) => dev.updated(() => repository.write(path, now));
  await change("README.md", "# Second readme\n");
  expect(await text("/docs/linked")).toContain("Second readme");
  await change("guides/a.md", "# Second guide\n");
  expect(await text("/docs/guides/a")).toContain("Second guide");
  await change("guides/b.md", "# New guide\n");
  expect(await text("/docs/guides/b")).toContain("New guide");
  await change("shared/text.txt", "Second text\n");
  expect(await text("/shared/text.txt")).toBe("Second text\n");

  await dev.updated(() => link("../../other.md", "site/docs/other.md"));
  expect(await text("/docs/other")).toContain("First other");
  await change("other.md", "# Second other\n");
  expect(await text("/docs/other")).toContain("Second other");
  await dev.updated(() => unlink(repository.path("site/docs/other.md")));
  expect((await dev.get("/docs/other")).status).toBe(404);
  expect(dev.bugs).toEqual([]);
});
