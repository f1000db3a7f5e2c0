/** Components of a site in Markdown: which of them pages get as HTML alone, through the real command line. */

import { expect, test } from "bun:test";
import { type BuiltSite, buildFixture, mainOf } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] });

/** Names of the modules that a page loads for its body. */
async function modulesOf(built: BuiltSite, path: string): Promise<readonly string[]> {
  const data = /id="__page">(.*?)<\/script>/s.exec(await built.read(path))?.[1] ?? "{}";
  return (JSON.parse(data) as { modules: readonly string[] }).modules;
}

/** A page for each component, which shows it with a text inside. */
function pagesOf(components: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(components).flatMap(([name, source], index) => [
    [`src/${name}.jsx`, source],
    [
      `docs/${name}.mdx`,
      `---\nslug: ${index === 0 ? "/" : name}\n---\n\nimport Shown from "@site/src/${name}";\n\n<Shown title="A &amp; B">**inside**</Shown>\n`,
    ],
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

const STATIC = {
  plain: "export default ({ title, children }) => <aside title={title}>{children}</aside>;",
  styled: 'import styles from "./a.module.css";\nexport default () => <p className={styles.a}>a</p>;',
  linking:
    'import Link from "@docusaurus/Link";\nimport useBaseUrl from "@docusaurus/useBaseUrl";\nimport clsx from "clsx";\nexport default () => <Link to="/styled" className={clsx("a", useBaseUrl("b"))}>a</Link>;',
  themed:
    'import Admonition from "@theme/Admonition";\nimport CodeBlock from "@theme/CodeBlock";\nexport default ({ children }) => <Admonition type="tip">{children}<CodeBlock language="js">const a = 1;</CodeBlock></Admonition>;',
  configured:
    'import useDocusaurusContext from "@docusaurus/useDocusaurusContext";\nexport default () => <b>{useDocusaurusContext().siteConfig.title}</b>;',
  classical:
    'import React from "react";\nfunction Box({ color, children }) { return React.createElement("div", { style: { color } }, React.Children.count(children)); }\nBox.defaultProps = { color: "red" };\nexport default Box;',
  packaged: 'import { double } from "twice";\nexport default () => <b>{double(2)}</b>;',
};

const LIVE = {
  counter: 'import { useState } from "react";\nexport default () => <b>{useState(0)[0]}</b>;',
  deep: 'import Counter from "./counter";\nexport default () => <p><Counter /></p>;',
  handler: "export default () => <button onClick={() => {}}>a</button>;",
  classy: 'import React from "react";\nexport default class extends React.Component { render() { return <b />; } }',
  context:
    'import { createContext, useContext } from "react";\nconst C = createContext(1);\nexport default () => <b>{useContext(C)}</b>;',
  browser: "export default () => <b>{typeof window}</b>;",
  tabs: 'import Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\nexport default () => <Tabs><TabItem value="a">a</TabItem></Tabs>;',
  located: 'import { useLocation } from "@docusaurus/router";\nexport default () => <b>{useLocation().hash}</b>;',
  chosen: '// Its own choice.\n"use client";\nexport default () => <b>a</b>;',
  effect: 'import "./mark.js";\nexport default () => <b>a</b>;',
  custom: 'import { tag } from "tagged";\nexport default () => <b>{tag}</b>;',
};

const SHARED = {
  "docusaurus.config.mjs": CONFIG,
  "src/a.module.css": ".a { color: rgb(1, 2, 3) }",
  "src/mark.js": 'globalThis.mark = "a";',
  "node_modules/twice/package.json": '{ "name": "twice", "version": "1.0.0", "type": "module", "main": "index.js" }',
  "node_modules/twice/index.js": "export const double = (n) => n * 2;\nexport const other = () => window.a;\n",
  "node_modules/tagged/package.json": '{ "name": "tagged", "version": "1.0.0", "type": "module", "main": "index.js" }',
  "node_modules/tagged/index.js":
    'export const tag = "t";\nglobalThis.customElements?.define("t-a", class extends HTMLElement {});\n',
};

test(
  "components that only describe are HTML, all others bring their code",
  async () => {
    await using built = await buildFixture({ ...SHARED, ...pagesOf({ ...STATIC, ...LIVE }) });
    expect(built.stderr).not.toContain("error");
    const pageOf = (name: string): string => (name === "plain" ? "index.html" : `${name}/index.html`);
    const modules = Object.keys({ ...STATIC, ...LIVE }).map(async (name) => [
      name,
      await modulesOf(built, pageOf(name)),
    ]);
    expect(Object.fromEntries(await Promise.all(modules))).toEqual({
      ...Object.fromEntries(Object.keys(STATIC).map((name) => [name, []])),
      ...Object.fromEntries(Object.keys(LIVE).map((name) => [name, [`@site/src/${name}`]])),
    });
    const html = async (name: string): Promise<string> => mainOf(await built.read(pageOf(name)));
    expect(await html("plain")).toContain('<aside title="A &amp; B"><strong>inside</strong></aside>');
    expect(await html("linking")).toContain('<a class="a /b" href="/styled">a</a>');
    expect(await html("configured")).toContain("<b>Test</b>");
    expect(await html("classical")).toContain('<div style="color:red">1</div>');
    expect(await html("packaged")).toContain("<b>4</b>");
    expect(await html("themed")).toMatch(
      /theme-admonition-tip.*<strong>inside<\/strong>.*<span class="hljs-keyword">const<\/span>/s,
    );
    const [, name = ""] = /<p class="(a_\w+)">/.exec(await html("styled")) ?? [];
    const sheets = (await built.files()).filter((path) => path.endsWith(".css"));
    const texts = await Promise.all(sheets.map((path) => built.read(path)));
    expect(texts.some((text) => text.includes(`.${name}{`))).toBe(true);
  },
  TIMEOUT_MS,
);

test(
  "links of such components are checked, and their errors are reported at their line",
  async () => {
    const pages = pagesOf({
      linking: 'import Link from "@docusaurus/Link";\nexport default () => <Link to="/gone">a</Link>;',
      failing: "export default ({ list }) => (\n  <b>{list.length}</b>\n);",
    });
    await using built = await buildFixture({ "docusaurus.config.mjs": CONFIG, ...pages });
    expect(built.code).toBe(1);
    expect(built.stderr).toContain("links to `/gone`, which does not exist");
    expect(built.stderr).toContain("src/failing.jsx:2:");
  },
  TIMEOUT_MS,
);

test(
  "a component of the theme that a site replaces is what the site makes of it",
  async () => {
    const admonition =
      'import Admonition from "@theme/Admonition";\nexport default () => <Admonition type="tip">a</Admonition>;';
    const layout = 'import { useState } from "react";\nexport default () => <b>{useState(1)[0]}</b>;';
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "src/theme/Admonition/Layout.jsx": layout,
      ...pagesOf({ note: admonition }),
    });
    expect(built.stderr).not.toContain("error");
    expect(await modulesOf(built, "index.html")).toEqual(["@site/src/note"]);
  },
  TIMEOUT_MS,
);
