/** Who wrote a post: authors from the map, inline and in the old fields, and what is said about wrong ones. */

import { describe, expect, test } from "bun:test";
import type { Author, BlogContent } from "../../../src/model/blog.ts";
import type { SiteConfig } from "../../../src/model/site.ts";
import { blogPlugin } from "../../../src/plugins/blog/plugin.ts";
import { type PluginResult, post, quiet, runPlugin } from "./run-plugin.ts";

const MAP = `
ann:
  name: Ann Example
  title: Writer
  url: https://ann.example
  image_url: /img/ann.png
  page: true
  socials:
    x: ann
    github: https://github.com/ann-e
    mastodon: "@ann"
    email: ann@ann.example
    blog: https://ann.example/blog
bob:
  image_url: https://bob.example/bob.png
  page:
    permalink: /all-of-bob
cleo:
  name: Cleo
`;

const PICTURES = { "static/img/ann.png": "", "static/eve.png": "" };

function blog(
  posts: readonly string[],
  options: object = {},
  { map = MAP, config = {} }: { readonly map?: string; readonly config?: Partial<SiteConfig> } = {},
): Promise<PluginResult<BlogContent>> {
  const files = Object.fromEntries(posts.map((text, index) => [`blog/2021-01-0${9 - index}-p${index}.md`, text]));
  return runPlugin<BlogContent>(blogPlugin, {
    files: { ...files, ...PICTURES, ...(map === "" ? {} : { "blog/authors.yml": map }) },
    options: { ...quiet, ...options },
    config,
  });
}

function names(authors: readonly Author[] | undefined): (string | undefined)[] {
  return (authors ?? []).map(({ name, key }) => name ?? key);
}

describe("authors", () => {
  test("of the map have all fields, with URLs of their handles", async () => {
    const { content, diagnostics } = await blog([post("authors: ann")], {}, { config: { baseUrl: "/base/" } });
    expect(content.posts[0]?.authors).toMatchInlineSnapshot(`
      [
        {
          "imageURL": "/base/img/ann.png",
          "key": "ann",
          "name": "Ann Example",
          "page": {
            "permalink": "/base/blog/authors/ann",
          },
          "socials": {
            "blog": "https://ann.example/blog",
            "email": "mailto:ann@ann.example",
            "github": "https://github.com/ann-e",
            "mastodon": "https://mastodon.social/@ann",
            "x": "https://x.com/ann",
          },
          "title": "Writer",
          "url": "https://ann.example",
        },
      ]
    `);
    expect(diagnostics).toEqual([]);
  });

  test("are one or several, by key, inline, or a key with overrides", async () => {
    const { content } = await blog([
      post("authors: cleo"),
      post("authors: [cleo, {name: Dan}]"),
      post("authors: {key: cleo, title: Guest}"),
      post("title: Nobody"),
    ]);
    expect(content.posts.map(({ authors }) => names(authors))).toEqual([["Cleo"], ["Cleo", "Dan"], ["Cleo"], []]);
    expect(content.posts[2]?.authors[0]).toEqual({ key: "cleo", name: "Cleo", title: "Guest" });
  });

  test("in the old fields form one author", async () => {
    const { content } = await blog([
      post("author: Eve\nauthor_title: Editor\nauthor_url: https://eve.example\nauthor_image_url: /eve.png"),
      post("author: Eve\nauthorTitle: Editor\nauthorURL: https://eve.example\nauthorImageURL: /eve.png"),
    ]);
    const eve = { name: "Eve", title: "Editor", url: "https://eve.example", imageURL: "/eve.png" };
    expect(content.posts.map(({ authors }) => authors)).toEqual([[eve], [eve]]);
  });

  test("have a list, and pages of their posts if the map sets `page`", async () => {
    const posts = [post("authors: [ann, bob]"), post("authors: ann"), post("authors: ann\nunlisted: true")];
    const { route, routes } = await blog(posts, { postsPerPage: 1 });
    const paths = routes.map(({ path }) => path).filter((path) => path.includes("authors"));
    expect(paths).toEqual([
      "/blog/authors",
      "/blog/authors/ann",
      "/blog/authors/ann/page/2",
      "/blog/authors/all-of-bob",
    ]);
    const [list] = route("/blog/authors").layers;
    expect(list).toMatchObject({
      component: "@theme/Blog/Pages/BlogAuthorsListPage",
      props: {
        authors: [
          { key: "ann", count: 2 },
          { key: "bob", count: 1 },
          { key: "cleo", count: 0 },
        ],
      },
    });
    const [page] = route("/blog/authors/ann/page/2").layers;
    expect(page).toMatchObject({
      component: "@theme/Blog/Pages/BlogAuthorsPostsPage",
      props: {
        author: { key: "ann", count: 2, allAuthorsPath: "/blog/authors" },
        metadata: { page: 2, totalPages: 2, previousPage: "/blog/authors/ann" },
        items: [{ post: { title: "p1" } }],
      },
    });
  });

  test("have no pages if the site disables them", async () => {
    const { content, routes } = await blog([post("authors: [ann, cleo]")], { authorsBasePath: null });
    expect(routes.map(({ path }) => path).filter((path) => path.includes("authors"))).toEqual([]);
    expect(names(content.posts[0]?.authors)).toEqual(["Ann Example", "Cleo"]);
    expect(content.posts[0]?.authors[0]).not.toHaveProperty("page");
    expect(content).not.toHaveProperty("authorsPath");
  });

  test("have no list before release 3.5 of the format, unless one of them has a page", async () => {
    const listFor = async (map: string): Promise<unknown> => {
      const manifest = JSON.stringify({ dependencies: { "@docusaurus/core": "2.4.3" } });
      const files = {
        "package.json": manifest,
        "blog/2021-01-01-a.md": post("authors: [cleo]"),
        "blog/authors.yml": map,
      };
      return (await runPlugin<BlogContent>(blogPlugin, { files, options: quiet })).content.authorsPath;
    };
    expect(await listFor("cleo:\n  name: Cleo\n")).toBeUndefined();
    expect(await listFor("cleo:\n  name: Cleo\n  page: true\n")).toBe("/blog/authors");
  });

  test("come from a JSON map at another path", async () => {
    const files = { "blog/2021-01-01-a.md": post("authors: fay"), "blog/people.json": '{"fay": {"name": "Fay"}}' };
    const options = { ...quiet, authorsMapPath: "people.json" };
    const { content } = await runPlugin<BlogContent>(blogPlugin, { files, options });
    expect(names(content.posts[0]?.authors)).toEqual(["Fay"]);
  });
});

describe("errors in authors", () => {
  test("unknown keys, and both forms at once", async () => {
    const { diagnostics, content } = await blog([
      post("title: A\nauthors: [anne, cleo]"),
      post("authors: zacharias"),
      post("authors: cleo\nauthor: Cleo"),
    ]);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "error[mixed-authors] | blog/2021-01-07-p2.md:3:1 | \`authors\` and \`author\` cannot be used together. | Keep \`authors\`, and remove \`author\`.",
        "error[unknown-author] | blog/2021-01-08-p1.md:2:1 | Author \`zacharias\` is not declared in \`blog/authors.yml\`. | Declare the author there, or write \`authors: {name: "zacharias"}\`.",
        "error[unknown-author] | blog/2021-01-09-p0.md:3:1 | Author \`anne\` is not declared in \`blog/authors.yml\`. | Did you mean \`ann\`?",
      ]
    `);
    expect(names(content.posts[0]?.authors)).toEqual(["Cleo"]);
  });

  test("a key without a map", async () => {
    const { diagnostics } = await blog([post("authors: ann")], {}, { map: "" });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "error[unknown-author] | blog/2021-01-09-p0.md:2:1 | Author \`ann\` is not declared: the blog has no authors map \`authors.yml\`. | Declare the author there, or write \`authors: {name: "ann"}\`.",
      ]
    `);
  });

  test("inline authors, at the site's reporting level", async () => {
    const posts = [post("authors: [ann, {name: Dan}]"), post("author: Eve")];
    const { diagnostics } = await blog(posts, { onInlineAuthors: "warn" });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "warning[inline-author] | blog/2021-01-08-p1.md:2:1 | Author \`Eve\` is declared inline in the post. | Declare authors in \`blog/authors.yml\`, or set the option \`onInlineAuthors\` to \`ignore\`.",
        "warning[inline-author] | blog/2021-01-09-p0.md:2:1 | Author \`Dan\` is declared inline in the post. | Declare authors in \`blog/authors.yml\`, or set the option \`onInlineAuthors\` to \`ignore\`.",
      ]
    `);
  });

  test("a map of the wrong type, at its lines", async () => {
    const wrong = "ann:\n  title: Nameless\nbob:\n  name: Bob\n  page: /bob\n  socials:\n    x: 3\n";
    const { diagnostics } = await blog([post("title: A")], {}, { map: wrong });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "error[invalid-option] | blog/authors.yml:1:1 | Author \`ann\` must be an object with at least \`name\` or \`image_url\`.",
        "error[wrong-type] | blog/authors.yml:5:3 | Author \`bob.page\` must be \`true\` or \`false\` or an object, but is the string \`/bob\`.",
      ]
    `);
    const flat = await blog([post("title: A")], {}, { map: "name: Ann\nurl: https://ann.example\n" });
    expect(flat.diagnostics).toMatchInlineSnapshot(`
      [
        "error[wrong-type] | blog/authors.yml:1:1 | Author \`name\` must be an object, but is the string \`Ann\`.",
        "error[wrong-type] | blog/authors.yml:2:1 | Author \`url\` must be an object, but is the string \`https://ann.example\`.",
      ]
    `);
  });

  test("a handle on an unknown network", async () => {
    const { diagnostics } = await blog(
      [post("authors: gus")],
      {},
      {
        map: "gus:\n  name: Gus\n  socials: {gihub: gus, elsewhere: gus}\n",
      },
    );
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        "warning[unknown-network] | blog/authors.yml:1:1 | \`gus\` is not a URL, and Veloci does not know handles on \`elsewhere\`. | Write the whole URL.",
        "warning[unknown-network] | blog/authors.yml:1:1 | \`gus\` is not a URL, and Veloci does not know handles on \`gihub\`. | Did you mean \`github\`? Otherwise, write the whole URL.",
      ]
    `);
  });
});
