/** Routes, shared data and global data of docs. */

import { themeConfigModel } from "../../support/theme-config-model.ts";
import { describe, expect, test } from "bun:test";
import { toGlobalDocs } from "../../../src/plugins/docs/global-data.ts";
import { makeSite } from "../../support/site.ts";
import { type AssembledDocs, makeDocs, makeVersion, plainDocs } from "./docs-model.ts";

function routeAt({ routes }: AssembledDocs, path: string) {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`There is no route ${path}, only ${routes.map((each) => each.path).join(", ")}.`);
  return route;
}

function propsAt(made: AssembledDocs, path: string): object {
  return routeAt(made, path).layers.at(-1)?.props ?? {};
}

const heading = (level: number, id: string) => ({ level, id, html: `<em>${id}</em>`, text: id, line: 1 });

describe("the route of a doc", () => {
  test("makes its layers when they are read, and copies of it keep that", async () => {
    const route = routeAt(await makeVersion({ docs: plainDocs("a") }), "/docs/a");
    expect(Object.getOwnPropertyDescriptor(route, "layers")?.get).toBeFunction();
    expect(route.layers).toEqual(route.layers);
    expect(route.layers).not.toBe(route.layers);
    expect({ ...route }.layers.map(({ component }) => component)).toEqual(["@theme/DocPage", "@theme/DocItem"]);
  });

  test("has wrappers for version and sidebar, and the doc with its body", async () => {
    const docs = { "guides/a.md": { contentTitle: "A", excerpt: "First.", headings: [heading(2, "one")] } };
    const made = await makeVersion({ docs, sidebars: { docs: [{ Guides: ["guides/a"] }] } });
    expect(routeAt(made, "/docs/guides/a")).toEqual({
      path: "/docs/guides/a",
      exact: true,
      layers: [
        {
          component: "@theme/DocPage",
          props: {},
          shared: { version: "current/version", sidebar: "current/sidebar/docs" },
          path: "/docs",
        },
        {
          component: "@theme/DocItem",
          props: {
            doc: {
              id: "guides/a",
              source: "@site/docs/guides/a.md",
              slug: "/guides/a",
              sourceDirName: "guides",
              version: "current",
              permalink: "/docs/guides/a",
              title: "A",
              description: "First.",
              sidebar: "docs",
              tags: [],
              draft: false,
              unlisted: false,
              frontMatter: {},
            },
            toc: [{ value: "<em>one</em>", id: "one", level: 2 }],
          },
        },
      ],
      context: { version: "current", sidebar: "docs", docId: "guides/a", alternates: {} },
      priority: -1,
      bodies: { content: { document: "docs/guides/a.md" } },
      document: "docs/guides/a.md",
      sidebar: "docs",
      source: "docs/guides/a.md",
      search: { title: "A", tag: "docs-default-current", breadcrumbs: ["Guides"] },
      about: { title: "A", description: "First." },
    });
  });

  test("has `noindex` if its version does", async () => {
    const made = await makeVersion({ docs: plainDocs("a.md"), spec: { noIndex: true } });
    expect(routeAt(made, "/docs/a").noIndex).toBe(true);
  });

  test("has no sidebar if the doc has none", async () => {
    const made = await makeVersion({ docs: plainDocs("a.md"), sidebars: false });
    expect(routeAt(made, "/docs/a").layers[0]?.shared).toEqual({ version: "current/version" });
  });

  test("shows a title unless the content has one or front matter hides it", async () => {
    const docs = {
      "a.md": { frontMatter: { title: "Said" } },
      "b.md": { contentTitle: "In content", frontMatter: { title: "Said" } },
      "c.md": { frontMatter: { title: "Said", hide_title: "true" } },
    };
    const made = await makeVersion({ docs });
    expect(propsAt(made, "/docs/a")).toMatchObject({ syntheticTitle: "Said" });
    expect(propsAt(made, "/docs/b")).not.toHaveProperty("syntheticTitle");
    expect(propsAt(made, "/docs/c")).not.toHaveProperty("syntheticTitle");
  });

  test("lists the heading levels from front matter or the site", async () => {
    const headings = [heading(2, "two"), heading(3, "three"), heading(4, "four")];
    const docs = {
      "a.md": { headings },
      "b.md": { headings, frontMatter: { toc_min_heading_level: 3, toc_max_heading_level: 3 } },
    };
    const idsOf = async (themeConfig: object, path: string) => {
      const made = await makeVersion({ docs }, { config: { themeConfig: themeConfigModel(themeConfig) } });
      return (propsAt(made, path) as { toc: { id: string }[] }).toc.map(({ id }) => id);
    };
    expect(await idsOf({}, "/docs/a")).toEqual(["two", "three"]);
    expect(await idsOf({ tableOfContents: { maxHeadingLevel: 4 } }, "/docs/a")).toEqual(["two", "three", "four"]);
    expect(await idsOf({ tableOfContents: { maxHeadingLevel: 4 } }, "/docs/b")).toEqual(["three"]);
  });

  test("uses the components that a site configures", async () => {
    const options = {
      docLayoutComponent: "@site/Layout",
      docItemComponent: "@site/Item",
      docVersionRootComponent: "@site/Root",
    };
    const made = await makeVersion({ docs: plainDocs("a.md") }, { options });
    expect(routeAt(made, "/docs/a").layers.map(({ component }) => component)).toEqual([
      "@site/Root",
      "@site/Layout",
      "@site/Item",
    ]);
  });

  test("links to the same doc in the other versions, or to their main doc", async () => {
    const made = await makeDocs({
      versions: { "2.0": { docs: plainDocs("a.md", "new.md") }, "1.0": { docs: plainDocs("old.md", "a.md") } },
    });
    expect(routeAt(made, "/docs/a").context).toMatchObject({ alternates: { "1.0": "/docs/1.0/a" } });
    expect(routeAt(made, "/docs/new").context).toMatchObject({ alternates: { "1.0": "/docs/1.0/a" } });
    expect(routeAt(made, "/docs/1.0/old").context).toMatchObject({ alternates: { "2.0": "/docs/a" } });
  });

  test("of an unlisted doc is unlisted, and has the date of the doc's last update", async () => {
    const docs = { "a.md": { frontMatter: { unlisted: true, last_update: { date: "2022-07-14" } } } };
    const made = await makeVersion({ docs }, { options: { showLastUpdateTime: true } });
    expect(routeAt(made, "/docs/a")).toMatchObject({ unlisted: true, lastModified: "2022-07-14T00:00:00.000Z" });
  });
});

describe("data of a version", () => {
  test("is shared: a page contains no copy of its sidebar", async () => {
    const made = await makeVersion({ docs: plainDocs("a.md", "b.md") });
    expect(Object.keys(made.shared)).toEqual(["current/version", "current/sidebar/defaultSidebar"]);
    expect(made.shared["current/sidebar/defaultSidebar"]).toMatchObject({
      name: "defaultSidebar",
      items: [{ href: "/docs/a" }, { href: "/docs/b" }],
    });
    expect(JSON.stringify(propsAt(made, "/docs/a"))).not.toContain('/docs/b"}]');
  });

  test("names the latest version and its main doc for the banner", async () => {
    const made = await makeDocs({
      versions: {
        "2.0": { docs: plainDocs("a.md"), spec: { label: "Two" } },
        "1.0": { docs: plainDocs("a.md"), spec: { banner: "unmaintained" } },
      },
    });
    expect(made.shared["1.0/version"]).toEqual({
      pluginId: "default",
      version: "1.0",
      label: "1.0",
      isLast: false,
      banner: "unmaintained",
      badge: false,
      noIndex: false,
      className: "docs-version-1.0",
      latest: { label: "Two", path: "/docs/a" },
    });
  });

  test("is known to every page in short: docs, category pages, and the starts of sidebars", async () => {
    const docs = { "draft.md": { frontMatter: { draft: true } }, ...plainDocs("a.md", "b.md") };
    const category = { type: "category", label: "All", link: { type: "generated-index" }, items: ["b"] };
    const sidebars = { docs: [{ Plain: [category] }], links: [{ type: "link", label: "x", href: "/x" }] };
    const made = await makeVersion({ docs, sidebars });
    expect(made.globalData).toEqual({
      path: "/docs",
      breadcrumbs: true,
      versions: [
        {
          name: "current",
          label: "current",
          isLast: true,
          path: "/docs",
          mainDocId: "b",
          mainPath: "/docs/b",
          docs: [
            { id: "a", path: "/docs/a" },
            { id: "b", path: "/docs/b", sidebar: "docs" },
            { id: "/category/all", path: "/docs/category/all", sidebar: "docs" },
          ],
          draftIds: ["draft"],
          sidebars: { docs: { link: { path: "/docs/category/all", label: "All" } }, links: {} },
        },
      ],
    });
  });
});

describe("pages of tags", () => {
  const tagged = (title: string, tags: string[], more: object = {}) => ({ frontMatter: { title, tags, ...more } });

  test("list their docs by title; without tags there are no pages", async () => {
    const docs = { "b.md": tagged("Beta", ["x", "some tag"]), "a.md": tagged("Alpha", ["some_tag"]) };
    const made = await makeVersion({ docs });
    expect(made.routes.map(({ path }) => path)).toEqual([
      "/docs/b",
      "/docs/a",
      "/docs/tags",
      "/docs/tags/x",
      "/docs/tags/some-tag",
    ]);
    expect(propsAt(made, "/docs/tags")).toEqual({
      tags: [
        { label: "x", permalink: "/docs/tags/x", count: 1 },
        { label: "some tag", permalink: "/docs/tags/some-tag", count: 2 },
      ],
    });
    expect(propsAt(made, "/docs/tags/some-tag")).toMatchObject({
      tag: { count: 2, allTagsPath: "/docs/tags", items: [{ title: "Alpha" }, { title: "Beta" }] },
    });
    expect((await makeVersion({ docs: plainDocs("a.md") })).routes).toHaveLength(1);
  });

  test("exclude unlisted docs; a tag with only unlisted docs has an unlisted page", async () => {
    const docs = {
      "a.md": tagged("A", ["both"]),
      "b.md": tagged("B", ["both", "hidden"], { unlisted: true }),
    };
    const made = await makeVersion({ docs });
    expect(propsAt(made, "/docs/tags")).toEqual({ tags: [{ label: "both", permalink: "/docs/tags/both", count: 1 }] });
    expect(routeAt(made, "/docs/tags/hidden").unlisted).toBe(true);
    expect(propsAt(made, "/docs/tags/hidden")).toMatchObject({ tag: { unlisted: true, items: [{ id: "b" }] } });
  });
});

test.each([
  ["3.4.0", { labelsToMain: true }],
  ["3.5.0", {}],
])("the global data of a site of release %s says where labels of version lists lead", async (release, expected) => {
  await using site = await makeSite({
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": release } }),
  });
  const content = { pluginId: "default", path: "/docs", breadcrumbs: true, versions: [] };
  expect(toGlobalDocs(content, site.dir)).toEqual({ path: "/docs", breadcrumbs: true, versions: [], ...expected });
});
