/** What local plugins of public sites do, in small: an API reference that adds itself to the navbar, props of components as data, settings that plugins change. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.js": `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/",
  customFields: { version: "1", old: true },
  themeConfig: { navbar: { title: "Test", items: [{ to: "/reference", label: "First" }] } },
  plugins: ["./plugins/reference", "./plugins/components", "./plugins/fields", "./plugins/home", "./plugins/latest", "./plugins/api"],
  presets: [["classic", { docs: {}, blog: { onUntruncatedBlogPosts: "ignore" } }]] };
`,
    // The name of the component differs in case only.
    "plugins/reference.js": `const path = require("path");
module.exports = (context) => ({
  name: "reference",
  loadContent: async () => ({ configuration: { spec: { openapi: "3.0.0" } }, label: "API" }),
  async contentLoaded({ content, actions }) {
    context.siteConfig.themeConfig.navbar.items.push({ to: "/reference", label: "Added", position: "left" });
    actions.addRoute({ path: "/reference", component: path.resolve(__dirname, "./Reference"), exact: "true", ...content });
  },
});
`,
    "plugins/Reference.jsx": `export default ({ route }) => <p>{route.configuration.spec.openapi} {String(route.exact)}</p>;\n`,
    "plugins/components.js": `const path = require("path");
module.exports = () => ({
  name: "component-props",
  configureWebpack: ({ resolve }) => ({ resolve: { alias: { "@component-props": path.join(resolve.alias["@generated"], "component-props", "default") } } }),
  loadContent: async () => [{ name: "Button", props: { size: "Its size" } }],
  contentLoaded: async ({ content, actions }) => {
    for (const component of content) await actions.createData(component.name + ".json", JSON.stringify(component));
  },
});
`,
    "plugins/fields.js": `module.exports = ({ siteConfig }) => {
  siteConfig.customFields.made = "made";
  return {
    name: "fields",
    async loadContent() {
      siteConfig.customFields.version = "2";
      siteConfig.customFields.list = [1];
      delete siteConfig.customFields.old;
      siteConfig.headTags.push({ tagName: "meta", attributes: { name: "pushed", content: "yes" } });
    },
  };
};
`,
    "plugins/home.js": `module.exports = ({ siteConfig }) => ({
  name: "home",
  contentLoaded: ({ actions }) => actions.addRoute({ path: siteConfig.baseUrl, exact: true, component: "@site/src/Home.tsx" }),
});
`,
    // As plugins of release 2 could.
    "plugins/latest.js": `module.exports = () => ({
  name: "latest",
  loadContent: () => ({ most: 1 }),
  async contentLoaded({ content, allContent, actions }) {
    const { blogPosts } = allContent["docusaurus-plugin-content-blog"].default;
    const titles = blogPosts.slice(0, content.most).map(({ metadata }) => metadata.title);
    actions.setGlobalData({ titles });
    actions.addRoute({ path: "/latest", component: "@site/src/Latest.jsx", exact: true });
  },
});
`,
    // Around its pages are the frames of docs, with data of its own.
    "plugins/api.js": `const path = require("path");
module.exports = () => ({
  name: "api",
  async contentLoaded({ actions: { addRoute, createData } }) {
    const version = await createData("version.json", JSON.stringify({ pluginId: "default", version: "1.0", label: "One", isLast: true, banner: null, badge: false, noIndex: false, className: "docs-version-1", docsSidebars: { api: [{ type: "link", label: "All things", href: "/api/thing" }] } }));
    const thing = await createData("thing.json", JSON.stringify({ name: "Thing" }));
    const pages = [{ path: "/api/thing", exact: true, component: path.join(__dirname, "ApiItem.jsx"), modules: { content: thing }, sidebar: "api" }];
    const frame = { path: "/api", exact: false, component: path.join(__dirname, "ApiFrame.jsx"), routes: pages };
    const ofVersion = { path: "/api", exact: false, component: "@theme/DocVersionRoot", modules: { version }, routes: [frame] };
    addRoute({ path: "/api", exact: false, component: "@theme/DocsRoot", routes: [ofVersion] });
  },
});
`,
    "plugins/ApiFrame.jsx": `import DocRoot from "@theme/DocRoot";
import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
export default (props) => <section><b>{useDocsVersion().label}</b><DocRoot {...props} /></section>;
`,
    "plugins/ApiItem.jsx": "export default ({ content }) => <h1>{content.name}</h1>;\n",
    "src/Latest.jsx": `import { usePluginData } from "@docusaurus/useGlobalData";
export default () => <p>{usePluginData("latest").titles.join()}</p>;
`,
    "docs/a.md": "# A\n",
    "blog/2022-01-02-two.md": "# Two\n\nText.\n",
    "blog/2022-01-01-one.md": "# One\n\nText.\n",
    "src/Home.tsx": `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import button from "@component-props/Button.json";
export default function Home() {
  return <Layout><p>{button.props.size}</p><pre>{JSON.stringify(useDocusaurusContext().siteConfig.customFields)}</pre></Layout>;
}
`,
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test("a plugin adds a page, with data in its route, and an item of the navbar", async () => {
  expect(built.stderr).toBe("");
  expect(await built.read("reference/index.html")).toContain("<p>3.0.0<!-- --> <!-- -->true</p>");
  const labels = [...(await built.read("index.html")).matchAll(/navbar__link" href="[^"]*">([^<]*)/g)];
  expect(labels.map(([, label]) => label)).toEqual(["First", "Added"]);
});

test("`contentLoaded` may read the contents of all plugins", async () => {
  expect(await built.read("latest/index.html")).toContain("<p>Two</p>");
});

test("the frames of docs may be around pages of a plugin", async () => {
  const page = await built.read("api/thing/index.html");
  expect(page).toContain("<b>One</b>");
  expect(page).toContain("<h1>Thing</h1>");
  expect(page).toMatch(/<aside.*<a [^>]*aria-current="page"[^>]*>.*All things.*<\/aside>/);
  expect(page).toMatch(/<html[^>]* class="docs-wrapper docs-version-1[ "]/);
});

test("an alias finds the data of `createData`", async () => {
  expect(await built.read("index.html")).toContain("<p>Its size</p>");
});

test("pages see what plugins change in the custom fields and the tags of the config", async () => {
  const home = await built.read("index.html");
  const text = /<pre>(.*?)<\/pre>/.exec(home)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect(JSON.parse(text)).toEqual({ version: "2", made: "made", list: [1] });
  expect(home).toContain('<meta name="pushed" content="yes">');
});
