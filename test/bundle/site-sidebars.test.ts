/** Sidebars whose items are a site's own, and copies of frames that import class names from the format's package. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";

// Starts the command line.
setDefaultTimeout(60_000);

/** ES imports beside `module.exports`, as many configs have. */
const CONFIG = `import { join } from "node:path";
module.exports = {
  title: "Test", url: "https://example.com", baseUrl: "/", tagline: process.env.NODE_ENV,
  presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
  plugins: [() => ({
    name: "reference",
    contentLoaded: ({ actions }) => actions.addRoute({ path: "/reference", component: join(__dirname, "src/Reference.jsx"), exact: true }),
  })],
};
`;

const REFERENCE = `import Layout from "@theme/Layout";
import DocSidebar from "@theme/DocSidebar";
const items = [
  { type: "category", label: "Methods", collapsible: true, collapsed: true, items: [{ type: "link", label: "Call", href: "/reference" }] },
];
export default () => <Layout><DocSidebar sidebar={items} path="/reference" onCollapse={() => {}} isHidden={false} /></Layout>;
`;

const COPY = `import styles from "@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css";
import Paginator from "@docusaurus/theme-classic/lib/theme/DocItem/Paginator";
export default ({ children }) => <main className={styles.docItemContainer}>{children}<Paginator /></main>;
`;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.js": CONFIG,
    "src/Reference.jsx": REFERENCE,
    "src/pages/mode.jsx":
      'import useDocusaurusContext from "@docusaurus/useDocusaurusContext";\nexport default () => <main>{useDocusaurusContext().siteConfig.tagline}</main>;\n',
    "src/theme/DocItem/Layout/index.jsx": COPY,
    "src/theme/DocSidebar/index.jsx": `import DocSidebar from "@theme-original/DocSidebar";
export default (props) => <DocSidebar {...props} sidebar={props.sidebar.map((item) => ({ ...item, className: "own" }))} />;
`,
    "docs/a.md": "---\nslug: /\n---\n# A\n",
    "docs/b.md": "# B\n",
  });
});

afterAll(() => built?.[Symbol.asyncDispose]());

const ACTIVE = /<a class="menu__link menu__link--active" aria-current="page" href="([^"]*)"/g;

async function activeOn(path: string): Promise<(string | undefined)[]> {
  return [...(await built.read(path)).matchAll(ACTIVE)].map(([, href]) => href);
}

test("a page that is not in the docs may have a sidebar, whose active item is found by its link", async () => {
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await activeOn("reference/index.html")).toEqual(["/reference"]);
  expect(await built.read("reference/index.html")).toContain("own");
});

test("so is that of a sidebar whose items a component has copied", async () => {
  expect(await activeOn("index.html")).toEqual(["/"]);
  expect(await activeOn("b/index.html")).toEqual(["/b"]);
});

test("a copy has the theme's class names and components where the format's package is not installed", async () => {
  const main = await built.main("b/index.html");
  expect(main).toContain("<h1>B</h1>");
  expect(await built.read("b/index.html")).toContain('<main class="docItemContainer">');
  expect(main).toContain("pagination-nav");
});

test("a config with imports beside `module.exports` is run in the mode of the command", async () => {
  expect(await built.main("mode/index.html")).toBe("production");
});
