/** Files that plugins generate: code of `createData` as modules, and the list of posts that components import under the format's name. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openBrowser } from "../../support/browser.ts";
import { type BuiltSite, buildFixture, serveBuilt } from "../../support/cli.ts";

setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.js": `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", plugins: ["./plugin.js"],
  presets: [["classic", { docs: false, blog: { onUntruncatedBlogPosts: "ignore" } }]] };
`,
    "plugin.js": `const { readFileSync, writeFileSync } = require("fs");
module.exports = ({ generatedFilesDir }) => ({
  name: "maker",
  async postBuild({ outDir }) {
    writeFileSync(outDir + "/index.bin", readFileSync(generatedFilesDir + "/index.bin"));
  },
  async contentLoaded({ actions }) {
    writeFileSync(generatedFilesDir + "/index.bin", "index");
    const words = await actions.createData("words.js", 'import { size } from "@site/src/size";\\nexport const first = "one";\\nexport default (word) => word.repeat(size);\\n');
    const Box = await actions.createData("box.jsx", 'import { useState } from "react";\\nexport default function Box() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>box {n}</button>; }\\n');
    actions.addRoute({ path: "/made", component: "@site/src/Made.jsx", exact: true, modules: { words, Box } });
    const size = await actions.createData("size.json", JSON.stringify({ size: 3 }));
    actions.addRoute({ path: "/sized", component: "@site/src/Sized", exact: true, modules: { size } });
  },
});
`,
    "src/size.js": "export const size = 2;\n",
    "src/Made.jsx": `export default ({ words, Box }) => <main><p id="words">{words("ab")}</p><Box /></main>;\n`,
    "src/Sized.jsx": "export default ({ size, location }) => <main>{size.size} {location.pathname}</main>;\n",
    "src/pages/index.jsx": `import posts from "@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json";
import repeat, { first } from "@generated/maker/default/words";
export default () => <main><h1>{posts.title}</h1><p id="words">{first} {repeat("cd")}</p>{posts.items.map(({ permalink, title }) => <a key={permalink} href={permalink}>{title}</a>)}</main>;
`,
    "src/pages/required.jsx": `const posts = require("../../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json");
const config = require("@generated/docusaurus.config");
export default () => <main>{posts.items.length} {config.default.title}</main>;
`,
    "blog/2022-01-02-two.md": "# Two\n\nText.\n",
    "blog/2022-01-01-one.md": "# One\n\nText.\n",
  });
});
afterAll(() => built?.[Symbol.asyncDispose]());

test("code of `createData` is a module of routes and components", async () => {
  expect(built.stderr).toBe("");
  expect(await built.main("made/index.html")).toMatch(/<p id="words">abab<\/p><button[^>]*>box /);
  expect(await built.main("index.html")).toContain('<p id="words">one<!-- --> <!-- -->cdcd</p>');
});

test("plugins write into the folder of generated files, which exists", async () => {
  expect(await built.read("index.bin")).toBe("index");
});

test("components import the recent posts from the generated files of the blog", async () => {
  expect(await built.main("index.html")).toContain(
    '<h1>Recent posts</h1><p id="words">one<!-- --> <!-- -->cdcd</p><a href="/blog/2022/01/02/two">Two</a>',
  );
});

test("a component with data only receives what the router gives, also without its extension", async () => {
  expect((await built.main("sized/index.html")).replaceAll("<!-- -->", "")).toBe("3 /sized");
});

test("`require` returns data itself, and the config as a module", async () => {
  expect((await built.main("required/index.html")).replaceAll("<!-- -->", "")).toBe("2 Test");
});

test("both run in browsers", async () => {
  await using served = await serveBuilt(built);
  await using browser = await openBrowser();
  const { page, problems } = await browser.open(`${served.url}/made`);
  await page.getByRole("button").click();
  await page.getByText("box 1").waitFor();
  await page.goto(`${served.url}/`);
  expect(await page.locator("#words").innerText()).toBe("one cdcd");
  expect(problems).toEqual([]);
});
