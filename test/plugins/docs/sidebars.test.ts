/** Sidebars by hand: every kind of item and shorthand, pages of categories, drafts and mistakes. */

import { describe, expect, test } from "bun:test";
import { makeDocs, makeVersion, outline, plainDocs } from "./docs-model.ts";

const DOCS = plainDocs("a.md", "b.md", "guides/index.md", "guides/c.md");

async function makeSidebar(items: unknown, model: Partial<Parameters<typeof makeVersion>[0]> = {}) {
  const made = await makeVersion({ docs: DOCS, sidebars: { docs: items }, ...model });
  return { ...made, items: made.version.sidebars["docs"] };
}

describe("items", () => {
  test("of all kinds and shorthands become links, categories and HTML", async () => {
    const { items, diagnostics } = await makeSidebar([
      "a",
      { type: "doc", id: "b", label: "Bee", className: "bee", customProps: { hot: true }, key: "k" },
      { type: "ref", id: "guides/c" },
      { type: "link", label: "Blog", href: "/blog", description: "News" },
      { type: "link", label: "Away", href: "https://example.com/x" },
      { type: "html", value: "<hr>", defaultStyle: true },
      { type: "category", label: "Guides", link: { type: "doc", id: "guides/index" }, items: ["guides/c"] },
      { Short: ["a", { Deep: ["b"] }] },
    ]);
    expect(diagnostics).toEqual([]);
    expect(items?.slice(0, 6)).toEqual([
      { type: "link", label: "a", href: "/docs/a", docId: "a" },
      {
        type: "link",
        label: "Bee",
        href: "/docs/b",
        docId: "b",
        className: "bee",
        customProps: { hot: true },
        key: "k",
      },
      { type: "link", label: "c", href: "/docs/guides/c", docId: "guides/c" },
      { type: "link", label: "Blog", href: "/blog", description: "News" },
      { type: "link", label: "Away", href: "https://example.com/x" },
      { type: "html", value: "<hr>", defaultStyle: true },
    ]);
    expect(outline(items?.slice(6))).toMatchInlineSnapshot(`
      "Guides → /docs/guides/
        c → /docs/guides/c
      Short
        a → /docs/a
        Deep
          b → /docs/b
      "
    `);
  });

  test("take class and data from the front matter of their docs", async () => {
    const fields = { sidebar_class_name: "hot", sidebar_custom_props: { n: 1 } };
    const { items } = await makeSidebar(["a", { type: "doc", id: "b", className: "own" }], {
      docs: { ...DOCS, "a.md": { frontMatter: fields }, "b.md": { frontMatter: fields } },
    });
    expect(items).toMatchObject([
      { docId: "a", className: "hot", customProps: { n: 1 } },
      { docId: "b", className: "hot", customProps: { n: 1 } },
    ]);
  });

  test("that contain only unlisted docs become an unlisted category, unless it has a page", async () => {
    const docs = { ...DOCS, "b.md": { frontMatter: { unlisted: true } } };
    const { items } = await makeSidebar(
      [
        { Outer: [{ Hidden: ["b"] }] },
        { Shown: ["a", "b"] },
        { type: "category", label: "Page", link: { type: "generated-index" }, items: ["b"] },
      ],
      { docs },
    );
    expect(items?.map(({ unlisted }) => unlisted)).toEqual([true, undefined, undefined]);
  });

  test("of a whole sidebar may use the short form", async () => {
    const { items } = await makeSidebar({ One: ["a"], Two: { Inner: ["b"] } });
    expect(outline(items)).toMatchInlineSnapshot(`
      "One
        a → /docs/a
      Two
        Inner
          b → /docs/b
      "
    `);
  });

  test("use the sidebar label from front matter, then their own label, then the title", async () => {
    const docs = { "a.md": { frontMatter: { sidebar_label: "Short" } }, "b.md": { contentTitle: "Long title" } };
    const { items } = await makeSidebar(
      [{ type: "doc", id: "a", label: "Own" }, { type: "doc", id: "b", label: "Own" }, "b"],
      { docs },
    );
    expect(outline(items)).toMatchInlineSnapshot(`
      "Short → /docs/a
      Own → /docs/b
      Long title → /docs/b
      "
    `);
  });

  test("that are links get the base URL and trailing slash of the site, unless they opt out", async () => {
    const made = await makeVersion(
      {
        docs: DOCS,
        sidebars: {
          docs: [
            { type: "link", label: "A", href: "/blog" },
            { type: "link", label: "B", href: "/other/app", autoAddBaseUrl: false },
          ],
        },
      },
      { config: { baseUrl: "/x/", trailingSlash: true } },
    );
    expect(outline(made.version.sidebars["docs"])).toMatchInlineSnapshot(`
      "A → /x/blog/
      B → /other/app/
      "
    `);
  });
});

describe("categories", () => {
  test("are open or closed as configured, and never permanently closed", async () => {
    const category = (more: object) => ({ type: "category", label: "C", items: ["a"], ...more });
    const { items } = await makeSidebar([
      category({}),
      category({ collapsed: false }),
      category({ collapsible: false }),
    ]);
    expect(items?.map((item) => item.type === "category" && [item.collapsible, item.collapsed])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  test("with a generated index get a page, whose slug comes from the label and is unique", async () => {
    const category = (label: string, link: object = {}) => ({
      type: "category",
      label,
      link: { type: "generated-index", ...link },
      items: ["a"],
    });
    const { version } = await makeSidebar([
      category("Getting Started"),
      category("Getting Started"),
      category("Other", { slug: "/own", title: "Title", description: "D", keywords: ["k"], image: "/i.png" }),
    ]);
    expect(version.generatedIndexes).toMatchObject([
      { title: "Getting Started", slug: "/category/getting-started", permalink: "/docs/category/getting-started" },
      { slug: "/category/getting-started-1" },
      { title: "Title", description: "D", keywords: ["k"], image: "/i.png", permalink: "/docs/own", sidebar: "docs" },
    ]);
  });

  test("that contain only a doc become a link to it", async () => {
    const { items } = await makeSidebar([
      { type: "category", label: "Guides", link: { type: "doc", id: "guides/index" }, items: [] },
    ]);
    expect(items).toEqual([{ type: "link", label: "Guides", href: "/docs/guides/", docId: "guides/index" }]);
  });
});

describe("drafts and unlisted docs", () => {
  const docs = {
    "a.md": {},
    "draft.md": { frontMatter: { draft: true } },
    "hidden.md": { frontMatter: { unlisted: true } },
  };

  test("drafts are removed without a diagnostic, and so are categories of drafts with their pages", async () => {
    const { version, items, diagnostics } = await makeSidebar(
      [
        "a",
        "draft",
        { type: "category", label: "Soon", link: { type: "generated-index" }, items: ["draft"] },
        { type: "category", label: "Kept", link: { type: "doc", id: "draft" }, items: ["a"] },
      ],
      { docs },
    );
    expect(diagnostics).toEqual([]);
    expect(outline(items)).toBe("a → /docs/a\nKept\n  a → /docs/a\n");
    expect(version.draftIds).toEqual(["draft"]);
    expect(version.docs.map(({ id }) => id)).toEqual(["a", "hidden"]);
    expect(version.generatedIndexes).toEqual([]);
  });

  test("a category of drafts with a doc as its page is a link to it", async () => {
    const category = { type: "category", label: "Page", link: { type: "doc", id: "a" }, items: ["draft"] };
    const { items } = await makeSidebar([category], { docs });
    expect(items).toEqual([{ type: "link", label: "Page", href: "/docs/a", docId: "a" }]);
  });

  test("unlisted docs stay and are marked, but no category links to one", async () => {
    const { items } = await makeSidebar(
      ["hidden", { type: "category", label: "C", link: { type: "doc", id: "hidden" }, items: ["a"] }],
      { docs },
    );
    expect(items).toMatchObject([
      { type: "link", docId: "hidden", unlisted: true },
      { type: "category", label: "C" },
    ]);
    expect(items?.[1]).not.toHaveProperty("href");
    expect(items?.[1]).toHaveProperty("unlistedHref", "/docs/hidden");
  });
});

describe("sidebars of a version", () => {
  test("may use the prefixes of older releases", async () => {
    const sidebars = { "version-1.0/docs": ["version-1.0/a", { type: "ref", id: "version-1.0/b" }] };
    const { content } = await makeDocs({ versions: { "1.0": { docs: DOCS, sidebars } } });
    expect(outline(content.versions[0]?.sidebars["docs"])).toBe("a → /docs/a\nb → /docs/b\n");
  });

  test("are absent if the site disables them", async () => {
    const { version } = await makeVersion({ docs: DOCS, sidebars: false });
    expect(version.sidebars).toEqual({});
    expect(version.docs.every(({ sidebar }) => sidebar === undefined)).toBe(true);
  });
});

describe("errors", () => {
  test("are reported with the nearest name, and their position in the file", async () => {
    const items = [
      "aa",
      { type: "catgory", label: "X" },
      { type: "doc", id: "a", lable: "A" },
      { type: "category", label: "Empty", items: [] },
      { type: "link", label: "No target" },
      7,
    ];
    const sidebarsText = `export default {
  docs: [
    "aa",
    { type: "catgory", label: "X" },
    { type: "doc", id: "a", lable: "A" },
    { type: "category", label: "Empty", items: [] },
    { type: "link", label: "No target" },
    7,
  ],
};
`;
    const { diagnostics } = await makeSidebar(items, { sidebarsText });
    const lines = diagnostics.map(
      ({ code, file, line, column, message, hint }) => `${file}:${line}:${column} ${code}: ${message} ${hint ?? ""}`,
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "sidebars.js:3:6 unknown-doc-id: The sidebar names the doc \`aa\`, which does not exist in the version \`current\`. Did you mean \`a\`?",
        "sidebars.js:4:7 unknown-sidebar-item: \`catgory\` is not a type of sidebar item. Did you mean \`category\`?",
        "sidebars.js:5:29 unknown-option: Unknown sidebar field \`docs[2].lable\`. Did you mean \`label\`?",
        "sidebars.js:6:33 empty-category: The sidebar category \`Empty\` has neither items nor a link. Give it \`items\`, or a \`link\` to a doc.",
        "sidebars.js:7:5 missing-option: Sidebar field \`docs[4].href\` is missing: it must be a string. ",
        "sidebars.js:8:5 wrong-type: Sidebar field \`docs[5]\` must be a doc id or an item, but is the number \`7\`. ",
      ]
    `);
  });

  test("in the items or the link of a category cause no further errors", async () => {
    const { diagnostics } = await makeSidebar([
      { type: "category", label: "C", items: "a" },
      { type: "category", label: "D", items: [7] },
      { Short: "b" },
      { type: "category", label: "E", items: ["a"], link: { type: "nope" } },
      { type: "category", label: "F", items: ["a"], link: { type: "generated-indx" } },
      { type: "category", label: "G", items: ["a"], link: { id: "a" } },
    ]);
    expect(diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint ?? ""}`)).toMatchInlineSnapshot(`
      [
        "invalid-option: Sidebar field \`docs[3].link.type\` must be \`doc\` or \`generated-index\`, but is the string \`nope\`. ",
        "invalid-option: Sidebar field \`docs[4].link.type\` must be \`doc\` or \`generated-index\`, but is the string \`generated-indx\`. Did you mean \`generated-index\`?",
        "missing-option: Sidebar field \`docs[5].link.type\` is missing: it must be \`doc\` or \`generated-index\`. ",
        "wrong-type: Sidebar field \`docs[0].items\` must be a list, but is the string \`a\`. ",
        "wrong-type: Sidebar field \`docs[1].items[0]\` must be a doc id or an item, but is the number \`7\`. ",
        "wrong-type: Sidebar field \`docs[2].Short\` must be a list, but is the string \`b\`. ",
      ]
    `);
  });

  test("include a category page with the route of a doc", async () => {
    const { diagnostics } = await makeSidebar([
      { type: "category", label: "C", link: { type: "generated-index", slug: "/a" }, items: ["b"] },
    ]);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "category-page-taken",
          "file": "sidebars.js",
          "hint": "Give the \`link\` of the category a \`slug\` other than \`/a\`; \`onDuplicateRoutes\` relaxes this check.",
          "message": "The page \`/docs/a\` of the category \`C\` (sidebar \`docs\`) has the same address as the doc \`docs/a.md\`, which is shown.",
          "severity": "warning",
        },
      ]
    `);
  });
});
