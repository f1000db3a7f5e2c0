/** Components that plugins and themes of a site bring in a folder of theirs. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

const component = (text: string) => `export default () => <p>${text}</p>;\n`;

let built: BuiltSite;

/** Two themes, of which the second one is in `node_modules`, and a site that wraps a component of it. */
beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  themes: ["./first/index.mjs", "other"],
  presets: [["classic", { docs: {}, blog: false }]],
};
`,
    "docs/a.md": "# Doc A\n\nText.\n",
    "src/pages/index.jsx": 'import Own from "@theme/OnlyHere";\nexport default () => <main><Own /></main>;\n',
    "first/index.mjs": `export default () => ({
  name: "first",
  getThemePath: () => "./theme",
  contentLoaded: ({ actions }) => actions.addRoute({ path: "/extra", component: "@theme/FirstPage", exact: true }),
});
`,
    "first/theme/Footer/index.jsx": component("footer of the first"),
    "first/theme/SearchBar.jsx": component("own search"),
    "first/theme/FirstPage.jsx": component("page of the first"),
    "first/theme/CodeBlock/Title/index.jsx": component("title of the first"),
    "node_modules/other/package.json": '{ "name": "other", "main": "lib/index.js" }',
    "node_modules/other/lib/index.js": `module.exports = () => ({ name: "other", getThemePath: () => "../theme" });\n`,
    "node_modules/other/theme/Footer.js": `import Original from "@theme-init/Footer";
export default () => <div className="other"><Original />footer of the other</div>;
`,
    "node_modules/other/theme/OnlyHere/index.js": `import styles from "./styles.module.css";
export default () => <em className={styles.em}>component of the other</em>;
`,
    "node_modules/other/theme/OnlyHere/styles.module.css": ".em { color: red; }\n",
    "node_modules/other/theme/OnlyHere/index.test.js": "throw new Error('not a component');\n",
    "node_modules/other/theme/MDXComponents.js": `import Original from "@theme-original/MDXComponents";
export default { ...Original, Added: () => <b>added component</b> };
`,
    "docs/b.mdx": '# Doc B\n\n<Added />\n\n```js title="x"\n1;\n```\n',
    "src/theme/Footer/index.jsx": `import Original from "@theme-original/Footer";
export default () => <div className="mine"><Original /></div>;
`,
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test("a build with plugin themes reports nothing", () => {
  expect(built.stderr).not.toMatch(/^(?:error|warning|info)\[/m);
  expect(built.code).toBe(0);
});

test("later themes take precedence, and the site can wrap the result", async () => {
  const html = await built.read("docs/a/index.html");
  expect(html).toMatch(/<div class="mine"><div class="other">.*footer of the other<\/div><\/div>/s);
  expect(html).not.toContain("footer of the first");
});

test("components that only a plugin provides can be imported, rendered by its routes, and used in Markdown", async () => {
  expect(await built.read("index.html")).toMatch(/<em class="[^"]+">component of the other<\/em>/);
  expect(await built.read("extra/index.html")).toContain("<p>page of the first</p>");
  expect(await built.read("docs/b/index.html")).toContain("<b>added component</b>");
});

test("a part of the theme may come from a plugin, and its search box replaces the theme's search", async () => {
  expect(await built.read("docs/b/index.html")).toContain("<p>title of the first</p>");
  expect(await built.read("docs/a/index.html")).toContain("<p>own search</p>");
  expect((await built.files()).filter((path) => path.startsWith("assets/search/"))).toEqual([]);
});
