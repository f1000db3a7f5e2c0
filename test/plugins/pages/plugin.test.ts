/** Files of a folder become pages: which ones, where, and what is said about mistakes in them. */

import { describe, expect, test } from "bun:test";
import type { SiteConfig } from "../../../src/model/site.ts";
import { pagesPlugin, type PagesContent } from "../../../src/plugins/pages/plugin.ts";
import { type PluginResult, post, runPlugin } from "../blog/run-plugin.ts";
import { withLocale } from "../blog/site-model.ts";

const COMPONENT = "export default () => null;\n";

function pages(
  files: Readonly<Record<string, string>>,
  options: object = {},
  config: Partial<SiteConfig> = {},
): Promise<PluginResult<PagesContent>> {
  const inPages = Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/pages/${path}`, text]));
  return runPlugin<PagesContent>(pagesPlugin, { files: inPages, options, config });
}

describe("pages", () => {
  test("are Markdown and React files, at the path of the file", async () => {
    const { routes } = await pages({
      "index.tsx": COMPONENT,
      "about.md": "# About",
      "deep/index.mdx": "# Deep",
      "deep/er.js": COMPONENT,
      "with space.md": "x",
    });
    expect(routes.map(({ path, layers }) => `${path} ${layers[0]?.component}`).sort()).toMatchInlineSnapshot(`
      [
        "/ @site/src/pages/index.tsx",
        "/about @theme/MDXPage",
        "/deep/ @theme/MDXPage",
        "/deep/er @site/src/pages/deep/er.js",
        "/with space @theme/MDXPage",
      ]
    `);
  });

  test("exclude partials, tests, declarations and what the site excludes", async () => {
    const files = {
      "index.js": COMPONENT,
      "_part.md": "x",
      "_parts/a.md": "x",
      "a.test.js": COMPONENT,
      "__tests__/b.js": COMPONENT,
      "types.d.ts": "export {};",
      "style.css": "",
    };
    expect((await pages(files)).routes.map(({ path }) => path)).toEqual(["/"]);
    const own = await pages(files, { exclude: ["**/*.{js,ts}"] });
    expect(own.routes.map(({ path }) => path).sort()).toEqual(["/_part", "/_parts/a"]);
  });

  test("have routes below `baseUrl` and `routeBasePath`, with the site's trailing slash", async () => {
    const files = { "index.js": COMPONENT, "a.md": "x" };
    const { routes } = await pages(files, { routeBasePath: "more" }, { baseUrl: "/base/", trailingSlash: true });
    expect(routes.map(({ path }) => path).sort()).toEqual(["/base/more/", "/base/more/a/"]);
  });

  test("from Markdown show title, description, table of contents and body", async () => {
    const { route } = await pages({
      "a.md": post(
        "wrapperClassName: wide\ntoc_max_heading_level: 2",
        "# Title\n\nFirst line.\n\n## Part\n\n### Detail",
      ),
      "b.md": post("title: Other\ndescription: Own\nhide_table_of_contents: true", "# Title"),
    });
    expect(route("/a")).toMatchObject({
      layers: [
        {
          component: "@theme/MDXPage",
          props: {
            title: "Title",
            description: "First line.",
            permalink: "/a",
            toc: [{ id: "part", level: 2 }],
            hideTableOfContents: false,
            wrapperClassName: "wide",
            unlisted: false,
          },
        },
      ],
      bodies: { content: { document: "src/pages/a.md" } },
      document: "src/pages/a.md",
      search: { title: "Title", tag: "default" },
    });
    expect(route("/b").layers[0]?.props).toMatchObject({
      title: "Other",
      description: "Own",
      hideTableOfContents: true,
    });
  });

  test("from React render the site's component, without props", async () => {
    const { route } = await pages({ "a/b.tsx": COMPONENT });
    expect(route("/a/b")).toEqual({
      path: "/a/b",
      exact: true,
      layers: [{ component: "@site/src/pages/a/b.tsx", props: {} }],
      source: "src/pages/a/b.tsx",
    });
  });

  test("can have a slug, be unlisted or drafts, and use another component", async () => {
    const files = {
      "folder/a.md": post("slug: own"),
      "b.md": post("slug: /some/where\nunlisted: true"),
      "c.md": post("draft: true"),
    };
    const { routes } = await pages(files, { mdxPageComponent: "@site/src/Page" });
    expect(routes.map(({ path, unlisted, layers }) => [path, unlisted, layers[0]?.component])).toEqual([
      ["/some/where", true, "@site/src/Page"],
      ["/folder/own", undefined, "@site/src/Page"],
    ]);
  });

  test("can have an edit link, and show when they were changed", async () => {
    const files = {
      "a.md": post("last_update: {date: 2022-02-03}"),
      "b.md": post("custom_edit_url: https://else.example"),
    };
    const { route } = await pages(files, { editUrl: "https://example.org/edit", showLastUpdateTime: true });
    expect(route("/a").layers[0]?.props).toMatchObject({
      editUrl: "https://example.org/edit/src/pages/a.md",
      lastUpdatedAt: Date.UTC(2022, 1, 3),
    });
    expect(route("/a").lastModified).toBe("2022-02-03T00:00:00.000Z");
    expect(route("/b").layers[0]?.props).toMatchObject({ editUrl: "https://else.example" });
    const own = await pages(files, { editUrl: (input: object) => JSON.stringify(input) });
    expect(own.route("/a").layers[0]?.props).toMatchObject({
      editUrl: '{"pagesDirPath":"src/pages","pagesPath":"a.md","permalink":"/a","locale":"en"}',
    });
  });

  test("use the translated file if one exists", async () => {
    const translations = "i18n/fr/docusaurus-plugin-content-pages";
    const { route } = await runPlugin<PagesContent>(pagesPlugin, {
      files: {
        "src/pages/a.md": "# English",
        "src/pages/b.js": COMPONENT,
        "src/pages/c.js": COMPONENT,
        [`${translations}/a.md`]: "# Français",
        [`${translations}/b.js`]: COMPONENT,
      },
      options: { editUrl: "https://example.org" },
      config: withLocale("fr"),
      locale: "fr",
    });
    expect(route("/a").layers[0]?.props).toMatchObject({
      title: "Français",
      editUrl: "https://example.org/src/pages/a.md",
    });
    expect(route("/b").layers[0]?.component).toBe(`@site/${translations}/b.js`);
    expect(route("/c").layers[0]?.component).toBe("@site/src/pages/c.js");
  });

  test("a site without the folder has none, which is not an error", async () => {
    const { routes, diagnostics } = await pages({});
    expect({ routes, diagnostics }).toEqual({ routes: [], diagnostics: [] });
  });

  test("keep the valid fields if one is invalid", async () => {
    const { route, diagnostics } = await pages({
      "a.md": post("slug: own\ntitle: Right\nunlisted: maybe\nmine: kept", "Text."),
    });
    expect(route("/own").layers[0]?.props).toMatchObject({
      title: "Right",
      unlisted: false,
      frontMatter: { slug: "own", title: "Right", mine: "kept" },
    });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toStartWith(
      "error[wrong-type] | src/pages/a.md:4:1 | Front matter field `unlisted` must be",
    );
  });

  test("wrong and misspelled fields are reported at their lines, invalid options by name", async () => {
    const { diagnostics } = await pages({
      "a.md": post("title: A\nunlisted: maybe\nkeywords: word"),
      "b.md": post("wrapperClasName: b\nsubtitle: own field"),
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "error[wrong-type] | src/pages/a.md:3:1 | Front matter field \`unlisted\` must be \`true\` or \`false\`, but is the string \`maybe\`.",
        "error[wrong-type] | src/pages/a.md:4:1 | Front matter field \`keywords\` must be a list, but is the string \`word\`.",
        "warning[misspelled-front-matter] | src/pages/b.md:2:1 | Unknown front matter field \`wrapperClasName\`. | Did you mean \`wrapperClassName\`?",
      ]
    `);
    await expect(pages({}, { mdxPageComponents: "x", include: "*.md" })).rejects.toThrowErrorMatchingInlineSnapshot(`
      "error[unknown-option] | docusaurus.config.js | Unknown pages plugin option \`mdxPageComponents\`. | Did you mean \`mdxPageComponent\`?
      error[wrong-type] | docusaurus.config.js | Pages plugin option \`include\` must be a list, but is the string \`*.md\`."
    `);
  });
});
