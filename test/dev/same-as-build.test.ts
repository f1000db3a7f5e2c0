/** Pages of `dev` and of `build` are the same: routes, heads and markup, but for the names of scripts. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { buildFixture, type BuiltSite } from "../support/cli.ts";
import { makePicture } from "../support/picture.ts";
import { configText } from "../support/site.ts";
import { openDev, type OpenDev } from "./open-dev.ts";

const FILES = {
  "docusaurus.config.mjs": configText({
    url: "https://example.com",
    plugins: ["ideal-image"],
    themeConfig: { socialCards: true },
  }),
  "docs/picture.mdx":
    "import Image from '@theme/IdealImage';\n\n# Picture\n\n<Image img={require('./a.png')} alt='Colors' />\n",
  "docs/a.png": await makePicture({ width: 1200, height: 600 }),
  "docs/intro.md":
    "---\nsidebar_position: 1\ntags: [one]\n---\n\n# Intro\n\nText with `code` and [a link](./code.mdx).\n\n## Part\n",
  "docs/code.mdx":
    "import Counter from '@site/src/Counter';\n\n# Code\n\n<Counter start={3} />\n\n```js title=\"a.js\"\nconst a = 1;\n```\n\n:::tip\n\nA tip.\n\n:::\n",
  "docs/more/_category_.json": '{ "label": "More", "link": { "type": "generated-index" } }',
  "docs/more/a.md": "# A\n\nMore.\n",
  "src/Counter.jsx":
    "import React, { useState } from 'react';\nexport default function Counter({ start }) {\n  const [n, set] = useState(start);\n  return <button onClick={() => set(n + 1)}>{n}</button>;\n}\n",
  "src/pages/index.jsx":
    "import React from 'react';\nimport Layout from '@theme/Layout';\nexport default function Home() {\n  return <Layout title=\"Home\"><main>Home</main></Layout>;\n}\n",
  "src/pages/about.md": "# About\n\nText.\n",
  "blog/2024-01-02-first.md": "---\ntags: [one]\n---\n\n# First\n\nBeginning.\n\n<!-- truncate -->\n\nEnd.\n",
};

let built: BuiltSite;
let dev: OpenDev;
beforeAll(async () => {
  built = await buildFixture(FILES);
  dev = await openDev(FILES);
}, 90_000);
afterAll(async () => {
  await dev[Symbol.asyncDispose]();
  await built.site.remove();
});

/** What readers, search engines and scripts see of a page, without what names the code. */
function shape(html: string): string {
  const head =
    html.slice(html.indexOf("<title"), html.indexOf("</head>")).match(/<(?:title|meta|link|script)\b[^]*?>/g) ?? [];
  const own = head.filter((tag) => /data-rh/.test(tag));
  const body = html.slice(html.indexOf('<div id="__docusaurus"'), html.indexOf('<script type="application/json"'));
  return [...own, body].join("\n").replaceAll(/assets\/cards\/\w+/g, "assets/cards/-");
}

test("`dev` serves every page of the build, with the same head and markup", async () => {
  expect(built.code).toBe(0);
  const pages = (await built.files()).filter((path) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(10);
  const other: string[] = [];
  for (const page of pages) {
    const path = `/${page.replace(/(?:^|\/)index\.html$/, "")}`;
    const { text } = await dev.get(path);
    const build = await built.read(page);
    expect(shape(build)).toContain('<div id="__docusaurus"');
    if (shape(text) !== shape(build)) other.push(path);
  }
  expect(other).toEqual([]);
});

test("responsive images work", async () => {
  const [, forms = ""] = /srcset="([^"]+)"/i.exec((await dev.get("/docs/picture")).text) ?? [];
  const paths = forms.split(", ").map((form) => form.split(" ")[0] ?? "");
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect([path, (await dev.get(path)).status]).toEqual([path, 200]);
});

test("feeds, the sitemap and links to it equal those of the build", async () => {
  const dates = /<(?:lastmod|updated|lastBuildDate)>[^<]*/g;
  for (const path of ["sitemap.xml", "robots.txt", "blog/rss.xml", "blog/atom.xml"]) {
    const { status, text } = await dev.get(`/${path}`);
    expect([path, status, text.replaceAll(dates, "")]).toEqual([
      path,
      200,
      (await built.read(path)).replaceAll(dates, ""),
    ]);
  }
  expect((await dev.get("/blog/none.xml")).status).toBe(404);
});
