/** What a doc is called: ids, slugs, titles and edit links by its path and front matter. */

import { describe, expect, test } from "bun:test";
import { parseNumberPrefix } from "../../../src/plugins/docs/number-prefix.ts";
import { type DocModel, makeDocs, makeVersion, type VersionModel } from "./docs-model.ts";

async function makeDoc(path: string, doc: DocModel = {}, more: Parameters<typeof makeVersion>[1] = {}) {
  const { version } = await makeVersion({ docs: { [path]: doc } }, more);
  const [made] = version.docs;
  if (!made) throw new Error("No doc was made.");
  return made;
}

describe("number prefixes", () => {
  test.each([
    ["01-intro", "intro", 1],
    ["2 . intro", "intro", 2],
    ["003_intro", "intro", 3],
    ["1---intro", "intro", 1],
    ["intro", "intro", undefined],
    ["2021-11-foo", "2021-11-foo", undefined],
    ["7.0-foo", "7.0-foo", undefined],
    ["01-", "01-", undefined],
  ])("`%s` is `%s`", (name, filename, numberPrefix) => {
    expect(parseNumberPrefix(name)).toEqual(numberPrefix === undefined ? { filename } : { filename, numberPrefix });
  });
});

describe("the id and route of a doc", () => {
  test.each([
    ["intro.md", {}, "intro", "/docs/intro"],
    ["guides/intro.mdx", {}, "guides/intro", "/docs/guides/intro"],
    ["02-guides/01-intro.md", {}, "guides/intro", "/docs/guides/intro"],
    ["02-guides/01-intro.md", { parse_number_prefixes: false }, "02-guides/01-intro", "/docs/02-guides/01-intro"],
    ["guides/intro.md", { id: "start" }, "guides/start", "/docs/guides/start"],
    ["guides/intro.md", { slug: "/" }, "guides/intro", "/docs/"],
    ["guides/intro.md", { slug: "/start/" }, "guides/intro", "/docs/start/"],
    ["guides/intro.md", { slug: "start" }, "guides/intro", "/docs/guides/start"],
    ["guides/intro.md", { slug: "../start" }, "guides/intro", "/docs/start"],
    ["dummy.md", { slug: "dummy.html" }, "dummy", "/docs/dummy.html"],
    ["folder with space/doc 1.md", {}, "folder with space/doc 1", "/docs/folder with space/doc 1"],
  ] as const)("of `%s` with %j is `%s` at `%s`", async (...[path, frontMatter, id, permalink]) => {
    expect(await makeDoc(path, { frontMatter })).toMatchObject({ id, permalink });
  });

  test.each([
    ["index.md", "index", "/docs/"],
    ["guides/index.md", "guides/index", "/docs/guides/"],
    ["guides/README.md", "guides/README", "/docs/guides/"],
    ["guides/guides.md", "guides/guides", "/docs/guides/"],
    ["01-guides/01-guides.md", "guides/guides", "/docs/guides/"],
    ["01-guides/guides.md", "guides/guides", "/docs/guides/guides"],
  ])("`%s` is the index of its folder, by the names on disk", async (path, id, permalink) => {
    expect(await makeDoc(path)).toMatchObject({ id, permalink });
  });

  test("ends with a slash if the site sets that", async () => {
    expect((await makeDoc("a.md", {}, { config: { trailingSlash: true } })).permalink).toBe("/docs/a/");
    expect((await makeDoc("index.md", {}, { config: { trailingSlash: false } })).permalink).toBe("/docs");
  });

  test("keeps numbers if the site disables prefixes, or uses its own parser", async () => {
    expect((await makeDoc("1-a.md", {}, { options: { numberPrefixParser: false } })).id).toBe("1-a");
    const numberPrefixParser = (name: string) => ({ filename: name.replace(/^step/, ""), numberPrefix: 4 });
    const doc = await makeDoc("stepone.md", {}, { options: { numberPrefixParser } });
    expect(doc).toMatchObject({ id: "one", sidebarPosition: 4 });
  });
});

describe("title and description", () => {
  test("come from front matter, then from the content, then from the file name", async () => {
    const content = { contentTitle: "From content", excerpt: "First line." };
    expect(await makeDoc("x/a.md", { ...content, frontMatter: { title: "Own", description: "Said." } })).toMatchObject({
      title: "Own",
      description: "Said.",
    });
    expect(await makeDoc("x/a.md", content)).toMatchObject({ title: "From content", description: "First line." });
    expect(await makeDoc("x/a.md")).toMatchObject({ title: "a", description: "" });
  });
});

describe("edit links", () => {
  const base = "https://example.com/edit/main/website";
  const editUrlOf = async (options: object, doc: DocModel = {}, found: VersionModel["found"] = {}) =>
    (await makeVersion({ docs: { "guides/1-a.md": doc }, found }, { options })).version.docs[0]?.editUrl;

  test("point to the file", async () => {
    expect(await editUrlOf({ editUrl: base })).toBe(`${base}/docs/guides/1-a.md`);
  });

  test("may begin at the root of the host or at the page", async () => {
    expect(await editUrlOf({ editUrl: "/edit/" })).toBe("/edit/docs/guides/1-a.md");
    expect(await editUrlOf({ editUrl: "edit" })).toBe("edit/docs/guides/1-a.md");
  });

  test("come from front matter, which may also disable them", async () => {
    const custom = { frontMatter: { custom_edit_url: "https://example.org/a" } };
    expect(await editUrlOf({ editUrl: base }, custom)).toBe("https://example.org/a");
    expect(await editUrlOf({ editUrl: base }, { frontMatter: { custom_edit_url: null } })).toBeUndefined();
  });

  test("may be computed by a function, which receives the version and the file", async () => {
    expect(await editUrlOf({ editUrl: (page: object) => JSON.stringify(page) })).toBe(
      JSON.stringify({
        version: "current",
        versionDocsDirPath: "docs",
        docPath: "guides/1-a.md",
        permalink: "/docs/guides/a",
        locale: "en",
      }),
    );
  });

  test("of an old version point to it, or to the current one if the site sets that", async () => {
    const versions = { current: { docs: { "a.md": {} } }, "1.0": { docs: { "a.md": {} } } };
    const old = async (options: object) =>
      (await makeDocs({ versions, options })).content.versions[1]?.docs[0]?.editUrl;
    expect(await old({ editUrl: base })).toBe(`${base}/versioned_docs/version-1.0/a.md`);
    expect(await old({ editUrl: base, editCurrentVersion: true })).toBe(`${base}/docs/a.md`);
  });
});

describe("the last update", () => {
  const histories = { "docs/a.md": { created: 1, changed: 86_400_000, author: "Grace" } };
  const show = { showLastUpdateTime: true, showLastUpdateAuthor: true };

  test("comes from git, and front matter overrides it field by field", async () => {
    const frontMatter = { last_update: { author: "Ada" } };
    const doc = await makeDoc("a.md", { frontMatter }, { options: show, histories });
    expect(doc).toMatchObject({ lastUpdatedBy: "Ada", lastUpdatedAt: 86_400_000 });
  });

  test("is omitted unless the site enables it", async () => {
    expect(await makeDoc("a.md", {}, { histories })).not.toContainAnyKeys(["lastUpdatedAt", "lastUpdatedBy"]);
  });
});

describe("errors in front matter", () => {
  test("are reported at their position, and the other fields still apply", async () => {
    const frontMatter = { slug: "/own", title: true, sidebar_position: "first", tags: "a" };
    const { version, diagnostics } = await makeVersion({ docs: { "a.md": { frontMatter, contentTitle: "A" } } });
    expect(version.docs[0]).toMatchObject({ permalink: "/docs/own", title: "A", tags: [] });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "wrong-type",
          "column": 1,
          "file": "docs/a.md",
          "length": 5,
          "line": 3,
          "message": "Front matter field \`title\` must be a string, but is \`true\`.",
          "severity": "error",
        },
        {
          "code": "wrong-type",
          "column": 1,
          "file": "docs/a.md",
          "length": 16,
          "line": 4,
          "message": "Front matter field \`sidebar_position\` must be a number, but is the string \`first\`.",
          "severity": "error",
        },
        {
          "code": "wrong-type",
          "column": 1,
          "file": "docs/a.md",
          "length": 4,
          "line": 5,
          "message": "Front matter field \`tags\` must be a list, but is the string \`a\`.",
          "severity": "error",
        },
      ]
    `);
  });

  test("include an ID with a slash, and reversed heading levels", async () => {
    const { diagnostics } = await makeVersion({
      docs: {
        "a.md": { frontMatter: { id: "x/y" } },
        "b.md": { frontMatter: { toc_min_heading_level: 4, toc_max_heading_level: 3 } },
      },
    });
    expect(diagnostics.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "Front matter field \`id\` must be an id without \`/\`, but is the string \`x/y\`.",
        "Front matter field \`toc_min_heading_level\` must be at most \`toc_max_heading_level\`, which is \`3\`, but is the number \`4\`.",
      ]
    `);
  });

  test("include a field that is similar to a known one", async () => {
    const { diagnostics } = await makeVersion({ docs: { "a.md": { frontMatter: { sidebar_lable: "A", mine: 1 } } } });
    expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toMatchInlineSnapshot(`
      [
        "Unknown front matter field \`sidebar_lable\`. Did you mean \`sidebar_label\`?",
      ]
    `);
  });

  test("include the same ID in two files, which are both named", async () => {
    const docs = { "1-a.md": {}, "b.md": { frontMatter: { title: "B", id: "a" } } };
    const { version, diagnostics } = await makeVersion({ docs });
    expect(version.docs.map(({ source }) => source)).toEqual(["docs/1-a.md"]);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "duplicate-doc-id",
          "column": 1,
          "file": "docs/b.md",
          "hint": "Set a different \`id\` in front matter, or rename the files, until each id is unique.",
          "length": 2,
          "line": 3,
          "message": "Docs of one version have the same id \`a\`: \`docs/1-a.md\`, \`docs/b.md\`.",
          "severity": "error",
        },
      ]
    `);
  });
});

test("a percent sign in a file name or slug is encoded in the URL, and an encoded one is kept", async () => {
  expect((await makeDoc("100%.md")).permalink).toBe("/docs/100%25");
  expect((await makeDoc("a.md", { frontMatter: { slug: "/50%-off" } })).permalink).toBe("/docs/50%25-off");
  expect((await makeDoc("a.md", { frontMatter: { slug: "/a%20b" } })).permalink).toBe("/docs/a%20b");
});
