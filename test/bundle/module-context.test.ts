/** `require.context` in components: images, code, data and Markdown of a folder, on the server and in browsers. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { readContext } from "../../src/content/module-context.ts";
import { readSourceTree } from "../../src/config/source-tree.ts";
import { openBrowser } from "../support/browser.ts";
import { type BuiltSite, buildFixture, serveBuilt } from "../support/cli.ts";

setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.js": `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { blog: false }]] };\n`,
    "docs/index.md": "# Start\n",
    "docs/one/index.md": "---\ntitle: First\nslug: /first\norder: 2\n---\n\nText of **one**.\n\n```js\nlet a;\n```\n",
    "docs/two/index.mdx": "# Second\n\nexport const own = 3;\n\n## Part\n\nText of two.\n",
    "docs/two/other.md": "# Other\n",
    "cards/a.tsx": 'export const label = "A";\nexport default (): object => <b>card a</b>;\n',
    "cards/b.mdx": "Card **b**\n",
    "cards/deep/c.tsx": "export default () => <b>card c</b>;\n",
    "static/img/one.png": "1",
    "src/data/x.json": '{ "x": 1 }',
    "src/data/y.json": '{ "x": 2 }',
    "src/pages/index.jsx": `const docs = require.context("@site/docs", true, /index\\.mdx?$/);
const cards = require.context("@site/cards/", false, /\\.(tsx|mdx)$/i);
const images = require.context("../../static/img", false, /\\.(png|jpe?g)$/);
const data = require
  .context("../data");
const late = require.context("@site/src/data", true, /\\.json$/, "lazy");
import { useState } from "react";
export default function Home() {
  const [text, set] = useState("");
  return <main>
    <ul>{docs.keys().filter((key) => key !== "./index.md").map((key) => {
      const { default: Text, frontMatter, metadata, toc, contentTitle } = docs(key);
      return <li key={key}>{[key, frontMatter.order, metadata.title, metadata.permalink, toc.length, contentTitle].join(" ")}<Text /></li>;
    })}</ul>
    <div id="cards">{cards.keys().map((key) => { const Card = cards(key).default; return <Card key={key} />; })}</div>
    <img src={images("./one.png").default} />
    <p id="data">{data.keys().join(" ")} {data("./y").x}</p>
    <button onClick={() => late("./x.json").then((found) => set("late " + found.x))}>load {text}</button>
  </main>;
}
`,
  });
});
afterAll(() => built?.[Symbol.asyncDispose]());

test("code finds the files of a folder, and Markdown with its metadata", async () => {
  expect(built.stderr).toBe("");
  const main = (await built.main("index.html")).replaceAll("<!-- -->", "");
  expect(main).toContain("<li>./one/index.md 2 First /docs/first 0 <p>Text of <strong>one</strong>.</p>");
  expect(main).toContain("<li>./two/index.mdx  Second /docs/two/ 1 Second");
  expect(main).toContain('<div id="cards"><b>card a</b><p>Card <strong>b</strong></p></div>');
  expect(main).toMatch(/<img src="\/assets\/images\/one-\w+\.png"/);
  expect(main).toContain('<p id="data">./x ./x.json ./y ./y.json 2</p>');
});

test("browsers load the components that such Markdown contains before they hydrate the page", async () => {
  expect(await built.read("index.html")).toContain('"modules":["@theme/MDXComponents"]');
  await using served = await serveBuilt(built);
  await using browser = await openBrowser();
  const { page, problems } = await browser.open(`${served.url}/`);
  await page.getByRole("button", { name: "load" }).click();
  await page.getByText("load late 1").waitFor();
  expect(problems.filter((problem) => !problem.includes("one-"))).toEqual([]);
});

test.each([
  ['"./a"', { folder: "./a", recursive: true, pattern: /^\.\/.*$/, isLazy: false }],
  ['"@site/docs/", false, /x,y/gi', { folder: "@site/docs", recursive: false, pattern: /x,y/i, isLazy: false }],
  ['"..", true, /a/, "lazy-once"', { folder: "..", recursive: true, pattern: /a/, isLazy: true }],
  ["`./${a}`", undefined],
  ['"package/folder"', undefined],
  ['"./a", deep', undefined],
  ['"./a", true, new RegExp("a")', undefined],
])("arguments are read where they are known: %s", (text, expected) => {
  expect(readContext(readSourceTree(text))).toEqual(expected as ReturnType<typeof readContext>);
});
