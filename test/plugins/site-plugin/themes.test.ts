/** Components that plugins and themes of a site bring in a folder of theirs. */

import { expect, test } from "bun:test";
import { serveFixture } from "../../support/serve-fixture.ts";

const component = (text: string) => `export default () => <p>${text}</p>;\n`;

/** Two themes, of which the second one is in `node_modules`, and a site that wraps a component of it. */
const site = serveFixture({
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
  "first/theme/FirstPage.jsx":
    'import { useEffect, useState } from "react";\nexport default ({ route }) => { const [n, set] = useState(0); useEffect(() => set(1), []); return <p>page of the first {n} {route.path}</p>; };\n',
  "first/theme/CodeBlock/Title/index.jsx": component("title of the first"),
  "node_modules/other/package.json": '{ "name": "other", "main": "lib/index.js" }',
  "node_modules/other/lib/index.js": `module.exports = () => ({ name: "other", getThemePath: () => "../theme" });\n`,
  "node_modules/other/theme/Footer.js": `import Original from "@theme-init/Footer";
export default () => <div className="other"><Original />footer of the other</div>;
`,
  "node_modules/other/theme/OnlyHere/index.js": `import styles from "./styles.module.css";
import { useEffect, useState } from "react";
export default () => {
  const [live, setLive] = useState();
  useEffect(() => setLive("yes"), []);
  return <em className={styles.em} data-live={live}>component of the other</em>;
};
`,
  "node_modules/other/theme/OnlyHere/styles.module.css": ".em { color: red; }\n",
  "node_modules/other/theme/OnlyHere/index.test.js": "throw new Error('not a component');\n",
  "node_modules/other/theme/MDXComponents.js": `import Original from "@theme-original/MDXComponents";
export default { ...Original, Added: () => <b>added component</b> };
`,
  "docs/b.mdx": 'import Own from "@theme/OnlyHere";\n\n# Doc B\n\n<Added />\n\n<Own />\n\n```js title="x"\n1;\n```\n',
  "src/theme/Footer/index.jsx": `import Original from "@theme-original/Footer";
export default () => <div className="mine"><Original /></div>;
`,
});

test("a build with plugin themes reports nothing", () => {
  expect(site.built.stderr).not.toMatch(/^(?:error|warning|info)\[/m);
  expect(site.built.code).toBe(0);
});

test("later themes take precedence, and the site can wrap the result", async () => {
  const html = await site.built.read("docs/a/index.html");
  expect(html).toMatch(/<div class="mine"><div class="other">.*footer of the other<\/div><\/div>/s);
  expect(html).not.toContain("footer of the first");
});

test("components that only a plugin provides can be imported, rendered by its routes, and used in Markdown", async () => {
  expect(await site.built.read("index.html")).toMatch(/<em class="[^"]+">component of the other<\/em>/);
  expect(await site.built.read("extra/index.html")).toContain(
    "<p>page of the first <!-- -->0<!-- --> <!-- -->/extra</p>",
  );
  expect(await site.built.read("docs/b/index.html")).toContain("<b>added component</b>");
});

test("a part of the theme may come from a plugin, and its search box replaces the theme's search", async () => {
  expect(await site.built.read("docs/b/index.html")).toContain("<p>title of the first</p>");
  expect(await site.built.read("docs/a/index.html")).toContain("<p>own search</p>");
  expect((await site.built.files()).filter((path) => path.startsWith("assets/search/"))).toEqual([]);
});

test("in browsers, such components are live: of routes, and in Markdown", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/extra`);
  await page.locator("p", { hasText: "page of the first 1 /extra" }).waitFor();
  await page.goto(`${site.served.url}/docs/b`);
  await page.locator("em[data-live]").waitFor();
  expect(problems).toEqual([]);
  await close();
});
