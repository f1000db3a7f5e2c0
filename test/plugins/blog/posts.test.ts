/** From files to posts: where they are, when they were written, what they are called, and what is said about mistakes. */

import { describe, expect, test } from "bun:test";
import type { BlogContent } from "../../../src/model/blog.ts";
import type { SiteConfig } from "../../../src/model/site.ts";
import type { ReadingTime } from "../../../src/plugins/blog/options.ts";
import { blogPlugin } from "../../../src/plugins/blog/plugin.ts";
import { type PluginResult, post, quiet, runPlugin } from "./run-plugin.ts";
import { withLocale } from "./site-model.ts";

function blog(
  files: Readonly<Record<string, string>>,
  options: object = {},
  config: Partial<SiteConfig> = {},
): Promise<PluginResult<BlogContent>> {
  const inBlog = Object.fromEntries(Object.entries(files).map(([path, text]) => [`blog/${path}`, text]));
  return runPlugin<BlogContent>(blogPlugin, { files: inBlog, options: { ...quiet, ...options }, config });
}

describe("posts", () => {
  test("get date and permalink from their file name, in all its forms", async () => {
    const { content } = await blog({
      "2021-08-01-name.md": "x",
      "2021-08-02/name.mdx": "x",
      "2021/08/03-name.md": "x",
      "2021/08/04/name.md": "x",
      "2021-08-05-folder/index.md": "x",
      "2021-08-06-folder/page.md": "x",
      "2021-08-09/index.md": "x",
      "deep/er/2021-08-07-name.md": "x",
      "2021-8-8-short.md": "x",
    });
    expect(content.posts.map(({ source, permalink, date }) => `${source} ${permalink} ${date.slice(0, 10)}`))
      .toMatchInlineSnapshot(`
      [
        "blog/2021-08-09/index.md /blog/2021/08/09/index 2021-08-09",
        "blog/2021-8-8-short.md /blog/2021/8/8/short 2021-08-08",
        "blog/deep/er/2021-08-07-name.md /blog/2021/08/07/deep/er/name 2021-08-07",
        "blog/2021-08-06-folder/page.md /blog/2021/08/06/folder/page 2021-08-06",
        "blog/2021-08-05-folder/index.md /blog/2021/08/05/folder 2021-08-05",
        "blog/2021/08/04/name.md /blog/2021/08/04/name 2021-08-04",
        "blog/2021/08/03-name.md /blog/2021/08/03/name 2021-08-03",
        "blog/2021-08-02/name.mdx /blog/2021/08/02/name 2021-08-02",
        "blog/2021-08-01-name.md /blog/2021/08/01/name 2021-08-01",
      ]
    `);
  });

  test("have routes below `baseUrl` and `routeBasePath`, with the site's trailing slash", async () => {
    const config = { baseUrl: "/base/", trailingSlash: true };
    const { routes } = await blog({ "2021-08-01-name.md": "x" }, { routeBasePath: "news" }, config);
    expect(routes.map(({ path }) => path)).toEqual([
      "/base/news/",
      "/base/news/2021/08/01/name/",
      "/base/news/archive/",
    ]);
  });

  test("a slug replaces date and name; a blog can be the whole site", async () => {
    const files = { "2021-08-01-a.md": post("slug: hello"), "2021-08-02-b.md": post("slug: /deep/er") };
    const { content } = await blog(files, { routeBasePath: "/" });
    expect(content.path).toBe("/");
    expect(content.posts.map(({ permalink }) => permalink)).toEqual(["/deep/er", "/hello"]);
  });

  test("front matter's date overrides the file name's, and is in UTC unless it has a time zone", async () => {
    const { content } = await blog({
      "2021-08-01-a.md": post("date: 2022-03-04"),
      "2021-08-01-b.md": post("date: 2022-03-04T10:30"),
      "2021-08-01-c.md": post("date: 2022-03-04T10:30:00+02:00"),
      "2021-08-01-d.md": post("date: July 14, 2020"),
    });
    const dates = Object.fromEntries(content.posts.map(({ source, date }) => [source.slice(-4, -3), date]));
    expect(dates).toEqual({
      a: "2022-03-04T00:00:00.000Z",
      b: "2022-03-04T10:30:00.000Z",
      c: "2022-03-04T08:30:00.000Z",
      d: "2020-07-14T00:00:00.000Z",
    });
  });

  test("a file without a date uses its modification time, and its path as slug", async () => {
    const { content, diagnostics } = await blog({ "notes/today.md": "x" });
    expect(content.posts[0]?.permalink).toBe("/blog/notes/today");
    expect(Date.now() - Date.parse(content.posts[0]?.date ?? "")).toBeLessThan(3_600_000);
    expect(diagnostics).toEqual([]);
  });

  test("dates are formatted in the locale's language and calendar", async () => {
    const { content } = await runPlugin<BlogContent>(blogPlugin, {
      files: { "blog/2022-07-14-a.md": "x" },
      options: quiet,
      config: withLocale("de", { htmlLang: "de-DE" }),
      locale: "de",
    });
    expect(content.posts[0]?.formattedDate).toBe("14. Juli 2022");
  });

  test("the title comes from front matter, else from the first heading, else from the file name", async () => {
    const { content } = await blog({
      "2021-01-03-a.md": post("title: From front matter", "# From heading\n\nText."),
      "2021-01-02-b.md": "# From *heading*\n\nText.",
      "2021-01-01-file-name.md": "Text.",
    });
    expect(content.posts.map(({ title }) => title)).toEqual(["From front matter", "From heading", "file-name"]);
  });

  test("are sorted newest or oldest first, and link to the neighboring listed posts", async () => {
    const files = {
      "2021-01-01-a.md": "x",
      "2021-01-02-b.md": post("unlisted: true"),
      "2021-01-03-c.md": "x",
      "2021-01-04-d.md": post("draft: true"),
    };
    const newest = await blog(files);
    expect(newest.content.posts.map(({ title, previous, next }) => [previous?.title, title, next?.title])).toEqual([
      [undefined, "c", "a"],
      [undefined, "b", undefined],
      ["c", "a", undefined],
    ]);
    const oldest = await blog(files, { sortPosts: "ascending" });
    expect(oldest.content.posts.map(({ title, next }) => `${title} ${next?.title}`)).toEqual([
      "a c",
      "b undefined",
      "c undefined",
    ]);
  });

  test("have a reading time, computed by the site's own function if it has one", async () => {
    const files = { "2021-01-01-a.md": post("title: A", "word ".repeat(500)) };
    const byDefault = await blog(files);
    const own = await blog(files, {
      readingTime: ({ content, defaultReadingTime }: { content: string; defaultReadingTime: (_: object) => number }) =>
        2 * defaultReadingTime({ content }),
    });
    const none = await blog(files, { showReadingTime: false });
    expect([byDefault, own, none].map(({ content }) => content.posts[0]?.readingTime)).toEqual([2.5, 5, undefined]);
  });

  test("count words as since version 3.8 of the format where the site names such a version", async () => {
    // The segmenter of the system finds several words in `One-two` and in the link, and one in `\u4f60\u597d`.
    const text = "One-two [three](/four/five.md) `six:seven` it's 1,000.5 don\u2019t \u4f60\u597d\n".repeat(100);
    const files = { "2021-01-01-a.md": post("title: A", text) };
    const manifest = (version: string) => ({
      "../package.json": JSON.stringify({ dependencies: { "@docusaurus/core": version } }),
    });
    const [earlier, later] = await Promise.all(
      ["3.7.0", "^3.8.1"].map((version) => blog({ ...files, ...manifest(version) })),
    );
    expect([earlier?.content.posts[0]?.readingTime, later?.content.posts[0]?.readingTime]).toEqual([4, 5]);
  });

  test("use the site's words per minute for the reading time", async () => {
    const { content } = await blog(
      {
        "2021-01-01-a.md": post("title: A", "One two three four five six seven."),
        "2020-01-01-b.mdx": 'import A from "@site/a";\n\n# A *title*\n\nOne two three.\n\n# Late\n',
        "2019-01-01-c.md": "A title\n===\n\nOne two.\n",
      },
      {
        readingTime: ({ content: text, locale, defaultReadingTime }: Parameters<ReadingTime>[0]) =>
          defaultReadingTime({ content: text, locale, options: { wordsPerMinute: 1 } }),
      },
    );
    // Titles do not count.
    expect(content.posts.map(({ readingTime: minutes }) => minutes)).toEqual([7, 9, 2]);
  });

  test("are truncated in lists at the marker: the format's or the site's own", async () => {
    const files = {
      "2021-01-02-a.md": "Before\n\n<!-- truncate -->\n\nAfter",
      "2021-01-01-b.md": "x\n\n<!--more-->\n\ny",
    };
    const byDefault = await blog(files);
    const own = await blog(files, { truncateMarker: /<!--more-->/ });
    expect(byDefault.content.posts.map(({ truncated }) => truncated)).toEqual([true, false]);
    expect(own.content.posts.map(({ truncated }) => truncated)).toEqual([false, true]);
  });

  test("have an edit link if the site sets one", async () => {
    const files = { "2021-01-02-a.md": "x", "2021-01-01-b.md": post("custom_edit_url: null") };
    const base = await blog(files, { editUrl: "https://example.org/edit/main" });
    expect(base.content.posts.map(({ editUrl }) => editUrl)).toEqual([
      "https://example.org/edit/main/blog/2021-01-02-a.md",
      undefined,
    ]);
    const own = await blog(files, { editUrl: (input: object) => JSON.stringify(input) });
    expect(JSON.parse(own.content.posts[0]?.editUrl ?? "")).toEqual({
      blogDirPath: "blog",
      blogPath: "2021-01-02-a.md",
      permalink: "/blog/2021/01/02/a",
      locale: "en",
    });
  });

  test("show who changed them last, if the site and the front matter enable that", async () => {
    const files = { "2021-01-02-a.md": post("last_update: {author: Jo, date: 2022-02-03}") };
    const { content, route } = await blog(files, { showLastUpdateTime: true, showLastUpdateAuthor: true });
    expect(content.posts[0]).toMatchObject({ lastUpdatedBy: "Jo", lastUpdatedAt: Date.UTC(2022, 1, 3) });
    expect(route("/blog/2021/01/02/a").lastModified).toBe("2022-02-03T00:00:00.000Z");
  });

  test("a site's own function filters, reorders and changes them", async () => {
    const { content } = await blog(
      { "2021-01-01-a.md": "x", "2021-01-02-b.md": "x", "2021-01-03-c.md": "x" },
      {
        processBlogPosts: async ({ blogPosts }: { blogPosts: { id: string; metadata: { title: string } }[] }) =>
          blogPosts
            .filter(({ metadata }) => metadata.title !== "b")
            .toReversed()
            .map((item) => ({ ...item, metadata: { ...item.metadata, title: item.metadata.title.toUpperCase() } })),
      },
    );
    expect(content.posts.map(({ title, next }) => [title, next?.title])).toEqual([
      ["A", "C"],
      ["C", undefined],
    ]);
  });

  test("translations replace posts and texts of options", async () => {
    const { content } = await runPlugin<BlogContent>(blogPlugin, {
      files: {
        "blog/2021-01-02-a.md": "# English",
        "blog/2021-01-01-b.md": "# Only English",
        "i18n/fr/docusaurus-plugin-content-blog-news/2021-01-02-a.md": "# Français",
        "i18n/fr/docusaurus-plugin-content-blog-news/options.json": '{"title": {"message": "Nouvelles"}}',
      },
      id: "news",
      options: { ...quiet, editUrl: "https://example.org", editLocalizedFiles: true },
      config: withLocale("fr"),
      locale: "fr",
    });
    expect(content.title).toBe("Nouvelles");
    expect(content.posts.map(({ title, permalink, editUrl }) => [title, permalink, editUrl])).toEqual([
      [
        "Français",
        "/blog/2021/01/02/a",
        "https://example.org/i18n/fr/docusaurus-plugin-content-blog-news/2021-01-02-a.md",
      ],
      ["Only English", "/blog/2021/01/01/b", "https://example.org/blog/2021-01-01-b.md"],
    ]);
  });
});

test("a function for edit links gets the folder of the file, also of a translated one", async () => {
  const { content } = await runPlugin<BlogContent>(blogPlugin, {
    files: {
      "blog/2021-01-02-a.md": "# A",
      "blog/2021-01-01-b.md": "# B",
      "i18n/fr/docusaurus-plugin-content-blog/2021-01-02-a.md": "# A fr",
    },
    options: {
      ...quiet,
      editUrl: ({ blogDirPath }: { readonly blogDirPath: string }) => `https://e.org/${blogDirPath}`,
    },
    config: withLocale("fr"),
    locale: "fr",
  });
  expect(content.posts.map(({ editUrl }) => editUrl)).toEqual([
    "https://e.org/i18n/fr/docusaurus-plugin-content-blog",
    "https://e.org/blog",
  ]);
});

describe("errors in posts", () => {
  test("wrong fields, dates that do not exist and misspelled fields are reported at their lines", async () => {
    const { diagnostics, content } = await blog({
      "2021-01-01-a.md": post(
        "title: [a]\nslug: here\ntoc_max_heading_level: 9\nautors: me\nhideTableOfContents: true",
      ),
      "2021-01-02-b.md": post("title: B\ndate: 2021-02-30"),
      "2021-13-03-c.md": "x",
      "2021-01-04-d.md": post("hero: own field\nlayout: post\nauthorTwitter: me"),
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "error[wrong-type] | blog/2021-01-01-a.md:2:1 | Front matter field \`title\` must be a string, but is a list.",
        "error[invalid-option] | blog/2021-01-01-a.md:4:1 | Front matter field \`toc_max_heading_level\` must be a heading level from 2 to 6, but is the number \`9\`.",
        "warning[misspelled-front-matter] | blog/2021-01-01-a.md:5:1 | Unknown front matter field \`autors\`. | Did you mean \`authors\`?",
        "warning[misspelled-front-matter] | blog/2021-01-01-a.md:6:1 | Unknown front matter field \`hideTableOfContents\`. | Did you mean \`hide_table_of_contents\`?",
        "warning[invalid-date] | blog/2021-01-02-b.md:3:1 | The day \`2021-02-30\` does not exist, so it is read as \`2021-03-02\`.",
        "error[invalid-date] | blog/2021-13-03-c.md | \`2021-13-03\` in the name of the file is not a date. | Rename the file, or set \`date\` in its front matter.",
      ]
    `);
    expect(content.posts.map(({ permalink }) => permalink)).toContain("/blog/here");
  });

  test("two posts with one permalink are reported, and the first gets the page", async () => {
    const files = { "2021-01-01-a.md": post("slug: same"), "2021-01-02-b.md": post("slug: same") };
    const { diagnostics, routes } = await blog(files);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "warning[duplicate-permalink] | blog/2021-01-01-a.md:2:1 | \`blog/2021-01-01-a.md\` and \`blog/2021-01-02-b.md\` have the same permalink \`/blog/same\`. | Give one of them another \`slug\`.",
      ]
    `);
    expect(routes.filter(({ path }) => path === "/blog/same").map(({ source }) => source)).toEqual([
      "blog/2021-01-02-b.md",
    ]);
  });

  test("posts without a marker are reported at the site's level, except drafts", async () => {
    const files = { "2021-01-01-a.md": "x", "2021-01-02-b.md": post("draft: true") };
    const { diagnostics } = await blog(files, { onUntruncatedBlogPosts: "throw" });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "error[untruncated-post] | blog/2021-01-01-a.md | The post has no truncate marker, so lists show the whole post. | Put \`<!-- truncate -->\` after its first lines, or set the option \`onUntruncatedBlogPosts\` to \`ignore\`.",
      ]
    `);
  });

  test("a missing folder is a warning only if the site configures it", async () => {
    const named = await runPlugin<BlogContent>(blogPlugin, { files: {}, options: { path: "news" } });
    const byDefault = await runPlugin<BlogContent>(blogPlugin, { files: {} });
    expect(named.diagnostics).toMatchInlineSnapshot(`
      [
        "warning[missing-blog-folder] | The folder \`news\` does not exist, so the blog has no pages. | Create it, or set the option \`path\`.",
      ]
    `);
    expect(byDefault.diagnostics).toEqual([]);
    expect(byDefault.routes).toEqual([]);
  });

  test("invalid options are reported by name", async () => {
    const options = { postPerPage: 5, sortPosts: "up", feedOptions: { type: "rs" }, blogSidebarCount: -1 };
    await expect(blog({}, options)).rejects.toThrowErrorMatchingInlineSnapshot(`
      "error[invalid-option] | docusaurus.config.js | Blog plugin option \`blogSidebarCount\` must be a number of at least 0, but is the number \`-1\`.
      error[invalid-option] | docusaurus.config.js | Blog plugin option \`sortPosts\` must be \`descending\` or \`ascending\`, but is the string \`up\`.
      error[unknown-option] | docusaurus.config.js | Unknown blog plugin option \`postPerPage\`. | Did you mean \`postsPerPage\`?
      error[wrong-type] | docusaurus.config.js | Blog plugin option \`feedOptions.type\` must be \`rss\`, \`atom\` or \`json\`, \`all\` or a list, but is the string \`rs\`."
    `);
  });
});
