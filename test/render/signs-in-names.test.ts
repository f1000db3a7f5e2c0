/** Pages whose names have signs with a meaning in URLs: their files, their addresses, and everything that is published of them. */

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

test("tag pages with punctuation, emoji and Chinese names are linked and found", async () => {
  const labels = ["???", "&", "+++", "..", "%", "🎉", "日本語"];
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
    "docs/a.md": `---\ntags: ${JSON.stringify(labels)}\n---\n# A\n`,
    "src/pages/index.md": "# Home\n",
  });
  expect(built.stderr).toBe("");
  const html = await built.read("docs/tags/index.html");
  const links = [...html.matchAll(/href="(\/docs\/tags\/[^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  expect(new Set(links).size).toBe(labels.length);
  await using served = await serveBuilt(built);
  for (const link of new Set(links)) {
    const response = await fetch(served.url + link);
    expect({ link, status: response.status }).toEqual({ link, status: 200 });
    expect(await response.text()).toContain("One doc tagged with");
  }
  // As plain servers look for files: by the decoded path.
  const files = await built.files();
  for (const link of links) expect(files).toContain(`${decodeURIComponent(link.slice(1))}/index.html`);
});

test("names that would end a URL are reported at their position", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { blog: { onUntruncatedBlogPosts: "ignore" } }]] }),
    "docs/c#d.md": "# C sharp\n",
    "docs/what.md": '---\nslug: "/what?"\n---\n# What\n',
    "blog/2022-01-01-a.md": '---\nslug: "a#b"\n---\n# Post\n',
    "src/pages/index.md": "# Home\n",
    "src/pages/f#.md": "# F sharp\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[address-ends-early] The address \`/blog/a#b\` contains \`#\`, which ends a path, so no link could reach the page.
      blog/2022-01-01-a.md:2:1
      1 | ---
      2 | slug: "a#b"
        | ^^^^
      3 | ---
      help: Remove it from the name of the file or folder, or from the \`slug\`.

    error[address-ends-early] The address \`/docs/c#d\` contains \`#\`, which ends a path, so no link could reach the page.
      docs/c#d.md
      help: Remove it from the name of the file or folder, or from the \`slug\`.

    error[address-ends-early] The address \`/docs/what?\` contains \`?\`, which ends a path, so no link could reach the page.
      docs/what.md:2:1
      1 | ---
      2 | slug: "/what?"
        | ^^^^
      3 | ---
      help: Remove it from the name of the file or folder, or from the \`slug\`.

    error[address-ends-early] The address \`/f#\` contains \`#\`, which ends a path, so no link could reach the page.
      src/pages/f#.md
      help: Remove it from the name of the file or folder, or from the \`slug\`.

    Nothing built: 4 errors. \`build\` is unchanged.
    "
  `);
});
