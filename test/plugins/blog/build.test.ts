/** A blog as its readers get it: built by the real program, read from the output. */

import { expect, test } from "bun:test";
import { buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";
import { quiet } from "./run-plugin.ts";

const POST = `---
tags: [news]
authors: {name: Ann Example, url: https://ann.example}
---

# The title

Before the marker.

<!-- truncate -->

After the marker, [a picture](./more.txt).
`;

test("titles appear once, lists are truncated, feeds contain the full post and are linked from every page", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: quiet }]] }),
    "blog/2022-07-28-first.md": POST,
    "blog/more.txt": "more",
    "src/pages/index.md": "# Home\n\n[The post](../../blog/2022-07-28-first.md)",
  });
  expect(built.stderr).toBe("");
  expect(built.code).toBe(0);
  const page = await built.main("blog/2022/07/28/first/index.html");
  expect(page.match(/The title/g)).toHaveLength(1);
  expect(page).toContain("After the marker");
  const list = await built.main("blog/index.html");
  expect(list).toContain("Before the marker");
  expect(list).not.toContain("After the marker");
  expect(await built.read("blog/rss.xml")).toContain("After the marker");
  const home = await built.read("index.html");
  expect(home).toContain('href="/blog/2022/07/28/first"');
  expect(home).toContain('href="/blog/rss.xml"');
  const sitemap = await built.read("sitemap.xml");
  expect(sitemap).toContain("<loc>https://example.com/blog/2022/07/28/first</loc>");
  expect(sitemap).not.toContain("404");
});

test("pagination links say which post is newer, also in blogs sorted by oldest first", async () => {
  const site = (sortPosts: string) => ({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { docs: false, blog: { sortPosts, postsPerPage: 1, onUntruncatedBlogPosts: "ignore" } }]],
    }),
    "blog/2022-01-01-old.md": "# Old\n",
    "blog/2022-01-02-middle.md": "# Middle\n",
    "blog/2022-01-03-new.md": "# New\n",
    "src/pages/index.md": "# Home\n",
  });
  const linksOf = (html: string): string[] =>
    [...html.matchAll(/pagination-nav__(?:sublabel|label)">([^<]*)</g)].map(([, label = ""]) => label);
  for (const order of ["descending", "ascending"]) {
    await using built = await buildFixture(site(order));
    const [first, second] = order === "descending" ? ["New", "Old"] : ["Old", "New"];
    const words = order === "descending" ? ["Newer", "Older"] : ["Older", "Newer"];
    expect(linksOf(await built.main("blog/2022/01/02/middle/index.html"))).toEqual([
      `${words[0]} Post`,
      String(first),
      `${words[1]} Post`,
      String(second),
    ]);
    expect(linksOf(await built.main("blog/page/2/index.html"))).toEqual([`${words[0]} Entries`, `${words[1]} Entries`]);
  }
});

test("a marker that the site's preprocessor removes still ends the excerpt", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: ${JSON.stringify(quiet)} }]],
  markdown: { preprocessor: ({ fileContent }) => fileContent.replace(/<!--.*?-->/gs, "") },
};
`,
    "blog/2022-07-28-first.md": POST.replace("Before", "<!-- a note -->Before"),
    "blog/more.txt": "more",
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const list = await built.main("blog/index.html");
  expect(list).toContain("Before the marker");
  expect(list).not.toContain("After the marker");
  expect(await built.main("blog/2022/07/28/first/index.html")).toContain("After the marker");
});
