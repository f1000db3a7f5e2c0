/** Pages whose names have percent signs: their files, their addresses, and everything that is published of them. */

import { expect, test } from "bun:test";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";

test("a page called `100%` is built, linked and served like any other", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { blog: { onUntruncatedBlogPosts: "ignore" } }]] }),
    "docs/100%.md": "# Hundred\n\n[Half](./50%25-off.md)\n",
    "docs/50%-off.md": "---\ntags: [50% off]\n---\n# Half\n\n[All](./100%25.md)\n",
    "blog/2022-01-01-10%.md": "# Post\n",
    "src/pages/index.md": "# Home\n\n[All](/docs/100%25)\n",
  });
  expect(built.stderr).toBe("");
  const files = await built.files();
  expect(files).toContain("docs/100%/index.html");
  expect(files).toContain("docs/100%.md");
  expect(await built.read("sitemap.xml")).toContain("<loc>https://example.com/docs/100%25</loc>");
  const html = await built.read("docs/50%-off/index.html");
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  await using served = await serveBuilt(built);
  for (const link of new Set(links)) {
    expect({ link, status: (await fetch(served.url + link)).status }).toEqual({ link, status: 200 });
  }
});
