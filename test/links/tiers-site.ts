/** A site with the same links on data pages and on code pages, right ones and wrong ones. */

import { picture } from "../support/picture.ts";

const TEXT = `
[relative](./sub/deep.md) [query](./sub/deep.md?x=1#a-heading) [site](@site/docs/sub/deep.md#a-heading)
[encoded](./with%20space/page%20one.md#heading-one) [brackets](<./with space/page one.md>) [reference][deep]
[absolute](/docs/sub/deep) [no extension](./sub/deep) [with base](/base/docs/sub/deep)
[other instance](../community/c.md#here) [its route](/community/c) [old version](../versioned_docs/version-1.0/sub/deep.md)

[deep]: ./sub/deep.md "Title"

[pdf](./file.pdf#page=2) [static](/download.zip) [as it is](pathname:///download.zip) [no extension](./LICENSE)
[picture](./x.png) [out](https://else.example/a) [mail](mailto:a@b.example)

![plain](./x.png) ![space](<./with space/y z.png> "Title") ![encoded](./with%20space/y%20z.png) ![static](/img/s.png)
![site](@site/static/img/s.png) ![kept](./x.png?a=b#gh-dark-mode-only) ![out](https://else.example/x.png) ![reference][x]

[x]: ./x.png

<img src="./x.png" alt="tag" /> <img src={require("./x.png").default} alt="require" width="10" />
<a href="./sub/deep.md">tag</a> <a href={require("./file.pdf").default}>require</a>
<a href="./file.pdf" target="_self">here</a>

[here](#own-heading)

## Own heading
`;

const MISTAKES = `
[1](./nope.md) [2](/docs/sub/dep) [3](./sub/dep.md#x) [4](./sub/deep.md#a-headin) [5](#own-headin) [6](./nope.pdf)

[7][wrong] [8][wrong] ![9](./xx.png) ![10](/img/t.png) <a href="/docs/nope">11</a> <img src="./nope.png" alt="" />

- [13](./nope2.md)

> ![14](./nope3.png)

| table |
|---|
| [15](./nope4.md) |

[wrong]: <./wrong file.md>

## Own heading
`;

const CODE = "\n{[1].map((n) => n)}\n";

export const files = {
  "docusaurus.config.mjs": `export default {
    title: "Test", url: "https://example.com", baseUrl: "/base/",
    presets: [["classic", { blog: false }]],
    plugins: [["content-docs", { id: "community", path: "community", routeBasePath: "community", sidebarPath: false }]],
    onBrokenLinks: "warn", onBrokenAnchors: "warn",
    markdown: { hooks: { onBrokenMarkdownLinks: "warn", onBrokenMarkdownImages: "warn" } },
  };`,
  "versions.json": '["1.0"]',
  "versioned_docs/version-1.0/sub/deep.md": "# Deep\n\n[up](../top.md) [own](/sub/deep.md)\n",
  "versioned_docs/version-1.0/top.md": "# Top\n",
  "community/c.md": "# C\n\n## Here\n",
  "docs/sub/deep.md": "---\nslug: /sub/deep\n---\n# Deep\n\n## A heading\n",
  "docs/with space/page one.md": "# One\n\n## Heading one\n",
  "docs/x.png": picture,
  "docs/with space/y z.png": picture,
  "docs/file.pdf": "pdf",
  "docs/LICENSE": "free",
  "static/img/s.png": picture,
  "static/download.zip": "zip",
  "docs/data.mdx": `# Data\n${TEXT}`,
  "docs/code.mdx": `# Code\n${TEXT}${CODE}`,
  "docs/wrong-data.mdx": `# Data\n${MISTAKES}`,
  "docs/wrong-code.mdx": `# Code\n${MISTAKES}${CODE}`,
  "src/pages/index.jsx": `import Link from "@docusaurus/Link";
export default function Home() {
  return (
    <main>
      <Link to="/docs/next/sub/deep#a-heading">right</Link>
      <Link to="/docs/gone">page</Link>
      <Link to="/docs/next/sub/deep#gone">anchor</Link>
      <Link to="pathname:///download.zip">file</Link>
      <Link to="docs/next/sub/deep">relative</Link>
      <Link to="docs/away">relative</Link>
      <Link to="@site/docs/sub/deep.md">file</Link>
    </main>
  );
}
`,
};
