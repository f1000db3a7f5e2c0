/** The pages of a blog: lists, posts, tags, archive, the shared sidebar, and two blogs side by side. */

import { describe, expect, test } from "bun:test";
import type { BlogContent } from "../../../src/model/blog.ts";
import { blogPlugin } from "../../../src/plugins/blog/plugin.ts";
import { type PluginResult, post, quiet, runPlugin } from "./run-plugin.ts";

/** Posts `p1` (newest) to `p<count>`, each with its own front matter. */
function blog(frontMatters: readonly string[], options: object = {}): Promise<PluginResult<BlogContent>> {
  const body = "# Heading\n\nBefore.\n\n<!-- truncate -->\n\n## After\n\nText.";
  const files = frontMatters.map((text, index) => [`blog/2021-01-${30 - index}-p${index + 1}.md`, post(text, body)]);
  return runPlugin<BlogContent>(blogPlugin, { files: Object.fromEntries(files), options: { ...quiet, ...options } });
}

const five = ["title: p1", "title: p2", "title: p3", "title: p4", "title: p5"];

describe("pages of a blog", () => {
  test("include list pages that link to each other, with truncated posts", async () => {
    const { routes, route } = await blog(five, { postsPerPage: 2, blogTitle: "News", blogDescription: "All of it" });
    const lists = routes.filter(({ layers }) => layers[0]?.component === "@theme/BlogListPage");
    expect(lists.map(({ path }) => path)).toEqual(["/blog", "/blog/page/2", "/blog/page/3"]);
    const second = route("/blog/page/2");
    expect(second.layers[0]?.props).toMatchObject({
      metadata: {
        permalink: "/blog/page/2",
        page: 2,
        totalPages: 3,
        totalCount: 5,
        postsPerPage: 2,
        previousPage: "/blog",
        nextPage: "/blog/page/3",
        blogTitle: "News",
        blogDescription: "All of it",
      },
      items: [{ post: { title: "p3" } }, { post: { title: "p4" } }],
    });
    expect(Object.values(second.bodies ?? {})).toEqual([
      { document: "blog/2021-01-28-p3.md", truncated: true },
      { document: "blog/2021-01-27-p4.md", truncated: true },
    ]);
  });

  test("all posts fit on one page if the site sets that", async () => {
    const { content } = await blog(five, { postsPerPage: "ALL" });
    expect(content.lists.map(({ items }) => items.length)).toEqual([5]);
  });

  test("a post's page has the whole body, its headings, and the path of its file as the format writes it", async () => {
    const { route } = await blog(["title: A\ntoc_max_heading_level: 2"]);
    const page = route("/blog/2021/01/30/p1");
    expect(page).toMatchObject({
      document: "blog/2021-01-30-p1.md",
      source: "blog/2021-01-30-p1.md",
      bodies: { content: { document: "blog/2021-01-30-p1.md" } },
      search: { title: "A", tag: "default" },
      lastModified: "2021-01-30T00:00:00.000Z",
      layers: [{ component: "@theme/BlogPostPage", props: { toc: [{ id: "after", level: 2 }], blogTitle: "Blog" } }],
    });
    expect(page.layers[0]?.props["post"]).toMatchObject({ source: "@site/blog/2021-01-30-p1.md" });
  });

  test("every page shares one sidebar of recent posts", async () => {
    const frontMatters = ["title: p1\nsidebar_label: First", "title: p2", "title: p3\ntags: [x]"];
    const { routes, shared } = await blog(frontMatters, { blogSidebarCount: 2, blogSidebarTitle: "Recent" });
    expect(new Set(routes.map(({ layers }) => layers[0]?.shared?.["sidebar"]))).toEqual(
      new Set(["blog-post-list-prop-default.json"]),
    );
    expect(shared["blog-post-list-prop-default.json"]).toEqual({
      title: "Recent",
      items: [
        { title: "First", permalink: "/blog/2021/01/30/p1", date: "2021-01-30T00:00:00.000Z", unlisted: false },
        { title: "p2", permalink: "/blog/2021/01/29/p2", date: "2021-01-29T00:00:00.000Z", unlisted: false },
      ],
    });
  });

  test("the archive has all listed posts, and can be turned off", async () => {
    const frontMatters = ["title: p1", "title: p2\nunlisted: true"];
    const { route } = await blog(frontMatters);
    expect(route("/blog/archive").layers[0]?.props).toMatchObject({ posts: [{ title: "p1" }] });
    const without = await blog(frontMatters, { archiveBasePath: null });
    expect(without.routes.map(({ path }) => path)).not.toContain("/blog/archive");
  });

  test("tags have a list and pages of posts; a tag with only unlisted posts is unlisted too", async () => {
    const { routes, route } = await blog(
      [
        "title: p1\ntags: [New, {label: Own, permalink: /my-own}]",
        "title: p2\ntags: [new]",
        "title: p3\ntags: [x]\nunlisted: true",
      ],
      { postsPerPage: 1 },
    );
    const paths = routes.map(({ path }) => path).filter((path) => path.includes("tags"));
    expect(paths).toEqual([
      "/blog/tags",
      "/blog/tags/new",
      "/blog/tags/new/page/2",
      "/blog/tags/my-own",
      "/blog/tags/x",
    ]);
    expect(route("/blog/tags").layers[0]?.props).toEqual({
      tags: [
        { label: "New", permalink: "/blog/tags/new", count: 2 },
        { label: "Own", permalink: "/blog/tags/my-own", count: 1 },
      ],
    });
    expect(route("/blog/tags/new/page/2").layers[0]?.props).toMatchObject({
      tag: { label: "New", count: 2, allTagsPath: "/blog/tags", unlisted: false },
      items: [{ post: { title: "p2" } }],
    });
    expect(route("/blog/tags/x").unlisted).toBe(true);
  });

  test("tags from the tags file have its labels and descriptions; others are reported at their level", async () => {
    const { route, diagnostics } = await runPlugin<BlogContent>(blogPlugin, {
      files: {
        "blog/2021-01-01-a.md": post("tags: [js, jss]"),
        "blog/tags.yml": "js:\n  label: JavaScript\n  permalink: /javascript\n  description: About scripts\n",
      },
      options: { ...quiet, onInlineTags: "warn" },
    });
    expect(route("/blog/tags/javascript").layers[0]?.props).toMatchObject({
      tag: { label: "JavaScript", description: "About scripts" },
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "warning[inline-tag] | blog/2021-01-01-a.md:2:1 | Tag \`jss\` is not declared in \`blog/tags.yml\`. | Did you mean \`js\`?",
      ]
    `);
  });

  test("unlisted posts have a page but appear in no list; drafts have neither", async () => {
    const { route, routes, content } = await blog(["title: p1\nunlisted: true", "title: p2\ndraft: true", "title: p3"]);
    expect(route("/blog/2021/01/30/p1").unlisted).toBe(true);
    expect(routes.map(({ path }) => path)).not.toContain("/blog/2021/01/29/p2");
    expect(content.lists[0]?.items).toEqual(["/blog/2021/01/28/p3"]);
  });

  test("components can be replaced", async () => {
    const { routes } = await blog(["title: p1\ntags: [x]"], {
      blogListComponent: "@site/src/List",
      blogPostComponent: "@site/src/Post",
      blogTagsListComponent: "@site/src/Tags",
      blogTagsPostsComponent: "@site/src/Tag",
      blogArchiveComponent: "@site/src/Archive",
    });
    const components = routes.map(({ layers }) => layers.map(({ component }) => component)).flat();
    expect(components.every((component) => component.startsWith("@site/src/"))).toBe(true);
  });

  test("a blog whose folder is empty has an empty list", async () => {
    const { routes } = await runPlugin<BlogContent>(blogPlugin, { files: { "blog/authors.yml": "" } });
    expect(routes.map(({ path }) => path)).toEqual(["/blog"]);
  });
});
