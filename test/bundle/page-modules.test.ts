/** What single pages load of a site's own code is listed in a chunk by itself, which pages without such code do not load. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const LIST = /<link rel="modulepreload" href="\/assets\/js\/(site-module-pages-\w+\.js)"/;

test("only pages with components of the site load the list of them", async () => {
  await using built = await buildFixture({
    "src/pages/index.tsx": "export default function Home() { return <h1>Home</h1>; }\n",
    "docs/intro.md": "# Introduction\n",
    "docs/counter.mdx": 'import Counter from "@site/src/Counter";\n\n# Counter\n\n<Counter />\n',
    "src/Counter.tsx":
      'import { useState } from "react";\n\nexport default () => <button type="button">{useState(7)[0]}</button>;\n',
  });
  expect(built.stderr).toBe("");
  const list = LIST.exec(await built.read("index.html"))?.[1] ?? "";
  const text = await built.read(`assets/js/${list}`);
  expect(text).toContain("@site/src/pages/index.tsx");
  expect(text).toContain("@site/src/Counter");
  expect(await built.read("docs/counter/index.html")).toContain(list);
  expect(await built.read("docs/intro/index.html")).not.toContain(list);
  const scripts = (await built.files()).filter((path) => /\/site-modules-\w+\.js$/.test(path));
  expect(scripts).toHaveLength(1);
  expect(await built.read(scripts[0] ?? "")).not.toContain("@site/");
});
