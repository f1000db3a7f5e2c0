/** Every field of front matter has its effect in the pages: docs, posts and Markdown pages built by the real program. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { files } from "./front-matter-site.ts";

const TIMEOUT_MS = 60_000;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture(files);
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

/** What a page says in its head: title, and content of `<meta>` by name. */
async function headOf(path: string): Promise<Record<string, string | undefined>> {
  const html = await built.read(path);
  const metas = html.matchAll(/<meta[^>]*? (?:name|property)="([^"]*)" content="([^"]*)"/g);
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
  return { title, ...Object.fromEntries([...metas].map(([, name = "", content]) => [name, content])) };
}

/** Texts of the links to headings beside a page. */
async function tocOf(path: string): Promise<string[]> {
  const html = await built.read(path);
  return [...html.matchAll(/class="table-of-contents__link[^"]*">([^<]*)</g)].map(([, text = ""]) => text);
}

test("the site builds, and reports only the missing git history", () => {
  expect(built.stderr).toStartWith("warning[no-git-history]");
  expect(built.stderr.match(/^(?:warning|error)/gm)).toHaveLength(1);
  expect(built.code).toBe(0);
});

describe("a doc", () => {
  const page = "docs/begin/index.html";

  test("has head tags from its fields", async () => {
    expect(await headOf(page)).toMatchObject({
      title: "Own title | Test",
      description: "Own description.",
      keywords: "one,two",
      "og:title": "Own title | Test",
      "og:description": "Own description.",
      "og:image": expect.stringMatching(/^https:\/\/example\.com\/assets\/images\/cover-[\da-f]{8}\.png$/),
      "twitter:image": expect.stringMatching(/cover-[\da-f]{8}\.png$/),
    });
    expect((await headOf("docs/first/index.html"))["og:image"]).toBe("https://example.com/img/card.png");
  });

  test("has the title, the tags, the edit link and the date from its fields", async () => {
    const main = await built.main(page);
    expect(main).toContain("<h1>Own title</h1>");
    expect(main).toContain('href="/docs/tags/alpha-beta">Alpha Beta</a>');
    expect(main).toContain('href="/docs/tags/mine">Own tag</a>');
    expect(main).toContain('href="https://own.example/edit"');
    expect(main).toContain("Feb 3, 2022");
    expect(main).toContain("<b>Ann</b>");
    expect(await built.read(page)).toContain("docs-doc-id-start");
  });

  test("lists the configured heading levels", async () => {
    expect(await tocOf(page)).toEqual(["Third", "Fourth"]);
    expect(await tocOf("docs/first/index.html")).toEqual(["Part", "Deep"]);
    expect(await tocOf("docs/quiet/index.html")).toEqual([]);
  });

  test("appears in the sidebar as configured, with its own label in the paginator", async () => {
    const html = await built.read("docs/first/index.html");
    const sidebar = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
    const labels = [...sidebar.matchAll(/class="menu__link[^>]*>([^<]*)</g)].map(([, text]) => text);
    // The doc without title goes by its id; unlisted ones and drafts are left out.
    expect(labels).toEqual(["First", "Side label", "alone", "Numbered", "Plain"]);
    expect(sidebar).toMatch(/<li class="[^"]*side-class/);
    expect(html).toMatch(/pagination-nav__link--next" href="\/docs\/begin"[\s\S]*?Turned to/);
  });

  test("has the configured pagination links", async () => {
    const main = await built.main(page);
    expect(main).toMatch(/pagination-nav__link--prev" href="\/docs\/quiet"[\s\S]*?Quiet title/);
    expect(main).not.toContain("pagination-nav__link--next");
  });

  test("can be unlisted, without title and edit link, and in another sidebar or none", async () => {
    const html = await built.read("docs/quiet/index.html");
    const main = await built.main("docs/quiet/index.html");
    expect(main).not.toContain("<h1");
    expect(main).not.toContain("Edit this page");
    expect(main).toContain("Unlisted page");
    expect(html).toContain('href="https://else.example"');
    expect((await headOf("docs/quiet/index.html"))["robots"]).toBe("noindex, nofollow");
    expect(await built.read("sitemap.xml")).not.toContain("/docs/quiet");
    expect(await built.read("docs/alone/index.html")).not.toContain("theme-doc-sidebar-container");
  });

  test("can keep its number, use CommonMark, or be excluded", async () => {
    const pages = (await built.files()).filter((path) => /^docs\/[^/]*\/index\.html$/.test(path));
    expect(pages).toEqual(
      ["9-numbered", "alone", "begin", "first", "plain", "quiet", "tags"].map((name) => `docs/${name}/index.html`),
    );
    expect(await built.main("docs/plain/index.html")).toContain("{1}");
    expect((await built.files()).filter((path) => path.includes("draft"))).toEqual([]);
  });

  test("carries data for the site's own components", async () => {
    const sidebars = (await built.files()).filter((path) => path.endsWith(".json") && !path.includes("search"));
    const texts = await Promise.all(sidebars.map((path) => built.read(path)));
    const text = texts.find((data) => data.includes('"label":"Side label"')) ?? "";
    expect(text).toContain('"customProps":{"icon":"star"}');
    expect(text).toContain('"key":"side-key"');
  });
});

describe("a post", () => {
  const page = "blog/own/slug/index.html";

  test("has head tags from its fields", async () => {
    expect(await headOf(page)).toMatchObject({
      title: "Title for search | Test",
      description: "Post description.",
      keywords: "k1,k2",
      "og:image": expect.stringMatching(/^https:\/\/example\.com\/assets\/images\/cover-[\da-f]{8}\.png$/),
      "article:published_time": "2023-04-05T06:07:00.000Z",
      "article:author": "https://ann.example",
      "article:tag": "news",
    });
  });

  test("shows its title, date and authors with their pictures", async () => {
    const main = await built.main(page);
    expect(main).toMatch(/<h1[^>]*>Post title<\/h1>/);
    expect(main).toContain("April 5, 2023");
    expect(main).toContain("May 6, 2023");
    expect(main).toMatch(/src="\/assets\/images\/ann-[\da-f]{8}\.png"/);
    expect(main).toMatch(/src="\/assets\/images\/bob-[\da-f]{8}\.png"/);
    expect(main).toContain(">Writer<");
    expect(main).toContain(">Guest<");
    expect(main).toContain("https://github.com/ann");
    expect(main).toContain('href="/blog/tags/news"');
    expect(await tocOf(page)).toEqual(["Level two"]);
    expect(await built.read("blog/authors/bob/index.html")).toMatch(/src="\/assets\/images\/bob-/);
  });

  test("has its short label in the sidebar; unlisted posts and drafts are absent", async () => {
    const list = await built.read("blog/index.html");
    expect(list).toContain(">Short</a>");
    expect(list).not.toContain("Legacy");
    expect((await built.files()).filter((path) => path.includes("draft"))).toEqual([]);
  });

  test("may have its author in the old fields, its own edit link and no table of contents", async () => {
    const main = await built.main("blog/2022/01/03/old/index.html");
    expect(main).toContain(">Old<");
    expect(main).toContain("Legacy writer");
    expect(main).toContain('href="https://old.example"');
    expect(main).toContain('src="/img/card.png"');
    expect(main).toContain('href="https://own.example/post"');
    expect(main).toContain("Unlisted page");
    expect(await tocOf("blog/2022/01/03/old/index.html")).toEqual([]);
  });
});

describe("a page", () => {
  const page = "own-page/index.html";

  test("has head tags from its fields", async () => {
    expect(await headOf(page)).toMatchObject({
      title: "Page title | Test",
      description: "Page description.",
      keywords: "p1,p2",
      robots: "noindex, nofollow",
      "og:image": expect.stringMatching(/^https:\/\/example\.com\/assets\/images\/card-[\da-f]{8}\.png$/),
    });
    expect(await built.read(page)).toMatch(/<html [^>]*class="wide mdx-page/);
  });

  test("shows its edit link, its last update and the configured heading levels", async () => {
    const main = await built.main(page);
    expect(main).toContain('href="https://own.example/page"');
    expect(main).toContain("Feb 4, 2022");
    expect(main).toContain("<b>Bob</b>");
    expect(await tocOf(page)).toEqual(["Level two"]);
    expect(await tocOf("index.html")).toEqual([]);
    expect((await built.files()).includes("draft/index.html")).toBeFalse();
  });
});
