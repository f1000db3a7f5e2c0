/** Patterns of plugins and components that public sites have in common. */

import { expect, test } from "bun:test";
import { serveFixture } from "../../support/serve-fixture.ts";

const CONFIG = `import path from 'path';
import { Config } from '@docusaurus/types';
import attach from './src/remark/attach';
const config: Config = { title: "Test", url: "https://example.com", baseUrl: "/",
  plugins: [
    path.resolve(__dirname, "plugins/releases.ts"),
    path.resolve(__dirname, "plugins/api.js"),
    () => ({ name: "aliases", configureWebpack: () => ({ resolve: { alias: { react: path.resolve(__dirname, "other/react"), "react-dom$": path.resolve(__dirname, "other/react"), "@components": path.resolve(__dirname, "src/components") } } }) }),
  ],
  presets: [["classic", { blog: false, docs: { docItemComponent: require.resolve("./src/components/Item.tsx"), remarkPlugins: [attach], exclude: ["usage/**"] } }]] };
export default config;
`;

const site = serveFixture(
  {
    "docusaurus.config.ts": CONFIG,
    // Packages of types alone are installed nowhere.
    "src/remark/attach.ts": `import { Node, Parent } from 'unist';
import { Code } from 'mdast';
const isCode = (node: Node): node is Code => node.type === 'code';
export default function attach() { return (tree: Parent) => void tree.children.filter(isCode).forEach((code) => { code.value += ' // seen'; }); }
`,
    "plugins/releases.ts": `import path from 'node:path';
import { Plugin } from '@docusaurus/types';
interface Info { version: string }
export interface Content { stable: Info }
module.exports = async function releases() {
  const plugin: Plugin<Content> = {
    name: 'releases',
    async loadContent() { return { stable: { version: path.basename('/v/1.0.0') } }; },
    async contentLoaded({ content, actions }) { actions.setGlobalData(content); },
  };
  return plugin;
};
`,
    "plugins/api.js": `const own = require('./own');
module.exports = () => ({
  name: 'api',
  async contentLoaded({ actions: { createData } }) { await createData('v7/props.md', '### name ' + own.kind); },
  postBuild: ({ outDir }) => require('node:fs').promises.copyFile('.docusaurus/api/default/v7/props.md', outDir + '/props.md'),
});
`,
    "plugins/own.ts": "import { sep } from 'node:path';\nmodule.exports = { kind: sep.length };\n",
    "other/react/index.js": "module.exports = {};\n",
    "src/components/Item.tsx": `import React from 'react';
import DocItem from '@theme/DocItem';
import { usePluginData } from '@docusaurus/useGlobalData';
export default function Item(props) {
  const { stable } = usePluginData('releases') as { stable: { version: string } };
  return <section data-path={props.location.pathname} data-url={props.match.url} data-push={typeof props.history.push}><DocItem {...props} /><b>{stable.version}</b></section>;
}
`,
    "src/components/Show.tsx": `import React, { useEffect, useState } from 'react';
export default function Show({ code }: { code: { [name: string]: (props: object) => React.ReactNode } }) {
  const [shown, setShown] = useState({});
  useEffect(() => { setShown(Object.fromEntries(Object.entries(code).map(([name, text]) => [name, text({})]))); }, []);
  return <div id="shown">{Object.entries(shown).map(([name, text]) => <div key={name}>{text as React.ReactNode}</div>)}</div>;
}
`,
    "docs/a.md":
      "import Show from '@components/Show';\nimport sample from './usage/sample.md';\n\n# A\n\n```js\none\n```\n\n<Show code={{ sample }} />\n",
    "docs/usage/sample.md": "Called `like` a function.\n",
    "src/pages/index.md": "# Home\n",
  },
  { silent: true, isBuildOnly: true },
);

test("types need no package, ES modules may assign to `module.exports`, and data may be of any kind", async () => {
  const main = await site.built.main("docs/a/index.html");
  expect(main).toContain("<b>1.0.0</b>");
  expect(main).toContain("// seen");
  expect(await site.built.read("props.md")).toBe("### name 1");
});

test("a component that replaces a page receives the router's props, and aliases do not duplicate React", async () => {
  const main = await site.built.main("docs/a/index.html");
  expect(main).toContain('<section data-path="/docs/a" data-url="/" data-push="function">');
});

test("Markdown that a component calls as a function is rendered", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/docs/a`);
  expect(await page.locator("#shown code").innerText()).toBe("like");
  expect(await page.locator("section > b").innerText()).toBe("1.0.0");
  expect(problems).toEqual([]);
  await close();
});
