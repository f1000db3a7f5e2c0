/** Which sidebar a doc shows, and which pages are before and after it. */

import { describe, expect, test } from "bun:test";
import { buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";
import type { DocsVersion } from "../../../src/model/docs.ts";
import { makeVersion, plainDocs } from "./docs-model.ts";

/** `previous < sidebar > next` of each doc. */
function ways({ docs }: DocsVersion): Record<string, string> {
  return Object.fromEntries(
    docs.map(({ id, sidebar, previous, next }) => [
      id,
      `${previous?.permalink ?? "-"} < ${sidebar ?? "none"} > ${next?.permalink ?? "-"}`,
    ]),
  );
}

const SIDEBARS = {
  docs: [
    "a",
    { type: "ref", id: "z" },
    { type: "link", label: "Away", href: "https://example.com" },
    { type: "category", label: "Guides", link: { type: "generated-index" }, items: ["b"] },
    { type: "category", label: "More", link: { type: "doc", id: "c" }, items: ["a", "d"] },
  ],
  other: ["z", "a"],
};

describe("a doc", () => {
  test("is in the last sidebar that lists it, between its neighbors there; references and links do not count", async () => {
    const { version } = await makeVersion({
      docs: plainDocs("a.md", "b.md", "c.md", "d.md", "z.md", "alone.md"),
      sidebars: SIDEBARS,
    });
    expect(ways(version)).toMatchInlineSnapshot(`
      {
        "a": "/docs/z < other > -",
        "alone": "- < none > -",
        "b": "/docs/category/guides < docs > /docs/c",
        "c": "/docs/b < docs > /docs/a",
        "d": "/docs/a < docs > -",
        "z": "- < other > /docs/a",
      }
    `);
    expect(version.generatedIndexes[0]).toMatchObject({
      previous: { title: "a", permalink: "/docs/a" },
      next: { title: "b", permalink: "/docs/b" },
    });
  });

  test("shows the sidebar from its front matter, or none", async () => {
    const docs = {
      ...plainDocs("b.md", "c.md", "d.md", "z.md"),
      "a.md": { frontMatter: { displayed_sidebar: "other" } },
      "away.md": { frontMatter: { displayed_sidebar: "other" } },
      "none.md": { frontMatter: { displayed_sidebar: null } },
    };
    const { version } = await makeVersion({ docs, sidebars: { ...SIDEBARS, third: ["none"] } });
    expect(ways(version)).toMatchObject({
      a: "/docs/z < other > -",
      away: "- < other > -",
      none: "- < none > -",
    });
  });

  test("has the neighbors from its front matter, or none", async () => {
    const docs = {
      "a.md": { frontMatter: { pagination_next: "c" } },
      "b.md": { frontMatter: { pagination_prev: null } },
      "c.md": {},
    };
    const { version } = await makeVersion({ docs, sidebars: { docs: ["a", "b", "c"] } });
    expect(ways(version)).toEqual({ a: "- < docs > /docs/c", b: "- < docs > /docs/c", c: "/docs/b < docs > -" });
  });

  test("that is unlisted is skipped", async () => {
    const docs = { "a.md": {}, "b.md": { frontMatter: { unlisted: true } }, "c.md": {} };
    const { version } = await makeVersion({ docs, sidebars: { docs: ["a", "b", "c"] } });
    expect(ways(version)).toEqual({ a: "- < docs > /docs/c", b: "- < docs > -", c: "/docs/a < docs > -" });
  });

  test("is labeled in links by pagination label, sidebar label, item label or title, in this order", async () => {
    const docs = {
      "a.md": {},
      "b.md": { contentTitle: "T", frontMatter: { pagination_label: "P", sidebar_label: "S" } },
      "c.md": { contentTitle: "T", frontMatter: { sidebar_label: "S" } },
      "d.md": { contentTitle: "T" },
      "e.md": { contentTitle: "T" },
    };
    const items = ["a", "b", "c", { type: "doc", id: "d", label: "I" }, "e"];
    const { version } = await makeVersion({ docs, sidebars: { docs: items } });
    expect(version.docs.map(({ next }) => next?.title)).toEqual(["P", "S", "I", "T", undefined]);
  });
});

test.each([
  ["3.2.0", "T"],
  ["3.3.0", "I"],
])("links of a site of release %s have the labels of that release", async (release, label) => {
  await using built = await buildFixture({
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": release } }),
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] }),
    "sidebars.js": 'module.exports = { docs: ["a", { type: "doc", id: "b", label: "I" }] };',
    "docs/a.md": "# A\n",
    "docs/b.md": "# T\n",
  });
  const html = await built.read("docs/a/index.html");
  expect(/pagination-nav__label">([^<]*)/.exec(html)?.[1]).toBe(label);
});

test("unknown sidebars and docs in front matter are reported at their position", async () => {
  const frontMatter = {
    title: "A",
    displayed_sidebar: "dosc",
    pagination_next: "bb",
    pagination_prev: "nothing/like/it",
  };
  const { diagnostics } = await makeVersion({
    docs: { "a.md": { frontMatter }, "b.md": {} },
    sidebars: { docs: ["b"] },
  });
  const lines = diagnostics.map(({ code, file, line, message, hint }) => `${file}:${line} ${code}: ${message} ${hint}`);
  expect(lines).toMatchInlineSnapshot(`
    [
      "docs/a.md:3 unknown-sidebar-id: \`displayed_sidebar\` names the sidebar \`dosc\`, which does not exist. Did you mean \`docs\`?",
      "docs/a.md:4 unknown-doc-id: \`pagination_next\` names the doc \`bb\`, which does not exist. Did you mean \`b\`?",
      "docs/a.md:5 unknown-doc-id: \`pagination_prev\` names the doc \`nothing/like/it\`, which does not exist. Set \`pagination_prev\` to \`null\` for no link.",
    ]
  `);
});

describe("the main doc of a version", () => {
  test("is the one at its route, else the first of the first sidebar, else the first", async () => {
    const main = async (model: Parameters<typeof makeVersion>[0]) => (await makeVersion(model)).version.mainDocId;
    const sidebars = { docs: [{ type: "link", label: "x", href: "/x" }, "b"] };
    expect(
      await main({ docs: { "a.md": {}, "z.md": { frontMatter: { slug: "/" } } }, sidebars: { docs: ["a"] } }),
    ).toBe("z");
    expect(await main({ docs: plainDocs("a.md", "b.md"), sidebars })).toBe("b");
    expect(await main({ docs: plainDocs("a.md", "b.md"), sidebars: false })).toBe("a");
  });
});
