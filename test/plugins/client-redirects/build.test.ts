/** Old addresses of a site: what is written for them, what `serve` answers, and what is said of those that cannot be. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Graph } from "../../../src/model/graph.ts";
import { buildFixture, type BuiltSite, runCli, serveBuilt } from "../../support/cli.ts";
import { makeSite } from "../../support/site.ts";

const TIMEOUT_MS = 60_000;

/** A config with the given members, each on lines of its own. */
function config(members: string): string {
  return `export default {
  title: "Test <1>",
  url: "https://example.com",
  ${members}
};
`;
}

const PAGES = {
  "docs/intro.md": "# Intro\n",
  "docs/guide/next.md": "# Next\n\n## Part\n\n[Old](/old), [older](/older.html?b=2), [part](/part?c=3#else)\n",
  "src/pages/index.md": "# Home\n",
  "static/files/a.pdf": "%PDF",
};

const REDIRECTS = `baseUrl: "/base/",
  presets: [["classic", { blog: false }]],
  themeConfig: {
    navbar: { items: [{ to: "/old", label: "Old" }, { label: "More", items: [{ to: "/else", label: "Else" }] }] },
    footer: { links: [{ title: "A", items: [{ to: "/oldest?x=1", label: "Oldest" }, { href: "/base/part", label: "Part" }] }] },
  },
  plugins: [
    ["client-redirects", {
      fromExtensions: ["html"],
      createRedirects: (path) => (path.startsWith("/docs/guide/") ? [path.replace("/guide/", "/help/")] : undefined),
      redirects: [
        { from: "/old", to: "/docs/intro" },
        { from: ["/older.html", "/oldest/"], to: "/old" },
        { from: "/part", to: "/docs/guide/next?a=1#part" },
        { from: "/else", to: "https://else.example/x" },
        { from: "/file", to: "/files/a.pdf" },
        { from: "/old \\"name\\"/ä", to: "/" },
      ],
    }],
  ],`;

describe("redirects", () => {
  let built: BuiltSite;
  beforeAll(async () => {
    built = await buildFixture({ ...PAGES, "docusaurus.config.mjs": config(REDIRECTS) });
  }, TIMEOUT_MS);
  afterAll(() => built[Symbol.asyncDispose]());

  /** Where a redirect page leads by its `meta refresh`. */
  async function target(path: string): Promise<string | undefined> {
    return /content="0; url=([^"]*)"/.exec(await built.read(path))?.[1];
  }

  test("are written without diagnostics, and links to them point to their targets", async () => {
    expect(built.stderr).toBe("");
    expect(built.code).toBe(0);
    const main = await built.main("docs/guide/next/index.html");
    expect([...main.matchAll(/<p>.*<\/p>/g)].join("").match(/href="[^"]*"/g)).toEqual([
      'href="/base/docs/intro"',
      'href="/base/docs/intro?b=2"',
      'href="/base/docs/guide/next?a=1&amp;c=3#else"',
    ]);
  });

  test("are skipped by navbar and footer links, and items stay active", async () => {
    const html = await built.read("docs/guide/next/index.html");
    const hrefs = html.match(/<a class="[^"]*(?:navbar__link|footer__link-item)[^>]*>[^<]*/g) ?? [];
    expect(hrefs.map((link) => link.replace(/ (?:class|target|rel)="[^"]*"/g, ""))).toMatchInlineSnapshot(`
      [
        "<a href="/base/docs/intro">Old",
        "<a href="/base/docs/intro?x=1">Oldest",
        "<a href="/base/docs/guide/next?a=1#part">Part",
      ]
    `);
    const graph = JSON.parse((await runCli(["graph"], { cwd: built.site.dir })).stdout) as Graph;
    expect(graph.site.config.themeConfig["navbar"]).toMatchObject({
      items: [{ to: "/base/docs/intro", activeBasePath: "/old" }, {}],
    });
  });

  test("point to pages, files and other sites, also through other redirects", async () => {
    const paths = ["old/index.html", "older.html", "oldest/index.html", "part/index.html", "else/index.html"];
    const more = ["file/index.html", 'old "name"/ä/index.html', "docs/help/next/index.html", "docs/intro.html"];
    const targets = await Promise.all([...paths, ...more].map(async (path) => `${path} → ${await target(path)}`));
    expect(targets).toEqual([
      "old/index.html → /base/docs/intro",
      "older.html → /base/docs/intro",
      "oldest/index.html → /base/docs/intro",
      "part/index.html → /base/docs/guide/next?a=1#part",
      "else/index.html → https://else.example/x",
      "file/index.html → /base/files/a.pdf",
      'old "name"/ä/index.html → /base/',
      "docs/help/next/index.html → /base/docs/guide/next",
      "docs/intro.html → /base/docs/intro",
    ]);
  });

  test("are small pages that work without scripts and name their canonical URL", async () => {
    expect(await built.read("part/index.html")).toMatchInlineSnapshot(`
      "<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Test &lt;1&gt;</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="https://example.com/base/docs/guide/next?a=1#part"><script data-to="/base/docs/guide/next?a=1#part">(function(){var t=document.currentScript.dataset.to,i=t.indexOf("#"),p=i<0?t:t.slice(0,i),q=location.search;location.replace(p+(p.indexOf("?")<0?q:q.replace("?","&"))+(location.hash||(i<0?"":t.slice(i))))})()</script><meta http-equiv="refresh" content="0; url=/base/docs/guide/next?a=1#part"></head><body><a href="/base/docs/guide/next?a=1#part">/base/docs/guide/next?a=1#part</a></body></html>
      "
    `);
    expect(await built.read("else/index.html")).toContain('<link rel="canonical" href="https://else.example/x">');
  });

  test("are excluded from the sitemap", async () => {
    const sitemap = await built.read("sitemap.xml");
    expect(sitemap).toContain("/base/docs/intro<");
    expect(sitemap).not.toMatch(/old|help|intro\.html|else/);
  });

  test("are served as written, with `.html`, and with a slash", async () => {
    await using served = await serveBuilt(built);
    const paths = ["old", "old/", "old.html", "older", "older.html", "docs/intro.html", "docs/help/next/"];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(`${served.url}/${path}`);
        return `${response.status} ${/url=([^"]*)"/.exec(await response.text())?.[1]}`;
      }),
    );
    const intro = "200 /base/docs/intro";
    expect(answers).toEqual([intro, intro, intro, intro, intro, intro, "200 /base/docs/guide/next"]);
  });
});

/** What `veloci graph` says of a config with these plugin options. */
async function diagnose(options: string, members = `baseUrl: "/",`): Promise<string> {
  const presets = `presets: [["classic", { blog: false }]],`;
  const plugins = `plugins: [["@docusaurus/plugin-client-redirects", ${options}]],`;
  const text = config([members, presets, plugins].join("\n  "));
  await using site = await makeSite({
    ...PAGES,
    "docs/guide/next.md": "# Next\n\n## Part\n",
    "docusaurus.config.mjs": text,
  });
  return `\n${(await runCli(["graph"], { cwd: site.dir })).stderr}`;
}

describe("errors in redirects", () => {
  test("wrong types, unknown options and invalid paths", async () => {
    const said = await diagnose(`{
    fromExtension: ["html"],
    toExtensions: [".html", 1],
    createRedirects: "/a",
    redirects: [
      { from: "/a?b=1", to: "/" },
      { from: ["/a", "b"], to: "docs" },
      { from: 1, to: "/" },
      { from: "/c" },
    ],
  }`);
    expect(said).toMatchInlineSnapshot(`
      "
      info[links-unchecked] Links are not checked, because pages are missing: \`client-redirects\` failed.

      error[unknown-option] Unknown redirects plugin option \`fromExtension\`.
        docusaurus.config.mjs:7:5
        6 |   plugins: [["@docusaurus/plugin-client-redirects", {
        7 |     fromExtension: ["html"],
          |     ^^^^^^^^^^^^^
        8 |     toExtensions: [".html", 1],
        help: Did you mean \`fromExtensions\`?

      error[invalid-option] Redirects plugin option \`toExtensions[0]\` must be an extension without its dot, such as \`html\`, but is the string \`.html\`.
        docusaurus.config.mjs:8:20
        7 |     fromExtension: ["html"],
        8 |     toExtensions: [".html", 1],
          |                    ^
        9 |     createRedirects: "/a",

      error[wrong-type] Redirects plugin option \`toExtensions[1]\` must be a string, but is the number \`1\`.
        docusaurus.config.mjs:8:29
        7 |     fromExtension: ["html"],
        8 |     toExtensions: [".html", 1],
          |                             ^
        9 |     createRedirects: "/a",

      error[wrong-type] Redirects plugin option \`createRedirects\` must be a function, but is the string \`/a\`.
        docusaurus.config.mjs:9:5
         8 |     toExtensions: [".html", 1],
         9 |     createRedirects: "/a",
           |     ^^^^^^^^^^^^^^^
        10 |     redirects: [

      error[invalid-option] Redirects plugin option \`redirects[0].from\` must be a path of this site such as \`/old/page\`, without query and hash, but is the string \`/a?b=1\`.
        docusaurus.config.mjs:11:9
        10 |     redirects: [
        11 |       { from: "/a?b=1", to: "/" },
           |         ^^^^
        12 |       { from: ["/a", "b"], to: "docs" },

      error[invalid-option] Redirects plugin option \`redirects[1].from[1]\` must be a path of this site such as \`/old/page\`, without query and hash, but is the string \`b\`.
        docusaurus.config.mjs:12:22
        11 |       { from: "/a?b=1", to: "/" },
        12 |       { from: ["/a", "b"], to: "docs" },
           |                      ^
        13 |       { from: 1, to: "/" },

      error[invalid-option] Redirects plugin option \`redirects[1].to\` must be a path of this site such as \`/new/page\`, or a full URL, but is the string \`docs\`.
        docusaurus.config.mjs:12:28
        11 |       { from: "/a?b=1", to: "/" },
        12 |       { from: ["/a", "b"], to: "docs" },
           |                            ^^
        13 |       { from: 1, to: "/" },

      error[wrong-type] Redirects plugin option \`redirects[2].from\` must be a path of this site such as \`/old/page\`, without query and hash or a list, but is the number \`1\`.
        docusaurus.config.mjs:13:9
        12 |       { from: ["/a", "b"], to: "docs" },
        13 |       { from: 1, to: "/" },
           |         ^^^^
        14 |       { from: "/c" },

      error[missing-option] Redirects plugin option \`redirects[3].to\` is missing: it must be a path of this site such as \`/new/page\`, or a full URL.
        docusaurus.config.mjs:14:7
        13 |       { from: 1, to: "/" },
        14 |       { from: "/c" },
           |       ^
        15 |     ],

      "
    `);
  });

  test("missing targets, loops, paths of pages and duplicates", async () => {
    const said = await diagnose(`{
    redirects: [
      { from: "/a", to: "/docs/intor" },
      { from: "/b", to: "/c" },
      { from: "/c", to: "/d/" },
      { from: "/d", to: "/b" },
      { from: "/e", to: "/b" },
      { from: "/self", to: "/self" },
      { from: "/docs/intro/", to: "/" },
      { from: "/twice", to: "/" },
      { from: "/twice/", to: "/docs/intro" },
      { from: "/anchor", to: "/docs/guide/next#prat" },
    ],
  }`);
    expect(said).toMatchInlineSnapshot(`
      "
      warning[redirect-from-page] The redirect from \`/docs/intro/\` to \`/\` is left out, because \`/docs/intro\` is a page.
        docusaurus.config.mjs:14:9
        13 |       { from: "/self", to: "/self" },
        14 |       { from: "/docs/intro/", to: "/" },
           |         ^^^^
        15 |       { from: "/twice", to: "/" },
        help: Remove the redirect or the page; \`onDuplicateRoutes\` relaxes this check.

      warning[duplicate-redirect] Two redirects start at \`/twice/\`: the first one, to \`/\`, is used and the one to \`/docs/intro\` is ignored.
        docusaurus.config.mjs:16:9
        15 |       { from: "/twice", to: "/" },
        16 |       { from: "/twice/", to: "/docs/intro" },
           |         ^^^^
        17 |       { from: "/anchor", to: "/docs/guide/next#prat" },
        help: Remove one of them; \`onDuplicateRoutes\` relaxes this check.

      warning[broken-anchor] Broken redirect to \`/docs/guide/next#prat\`: \`/docs/guide/next\` has no anchor \`#prat\`.
        docusaurus.config.mjs:17:26
        16 |       { from: "/twice/", to: "/docs/intro" },
        17 |       { from: "/anchor", to: "/docs/guide/next#prat" },
           |                          ^^
        18 |     ],
        help: Did you mean \`#part\`? \`onBrokenAnchors\` relaxes this check.

      error[broken-redirect] Broken redirect from \`/a\`: no page at \`/docs/intor\`.
        docusaurus.config.mjs:8:21
        7 |     redirects: [
        8 |       { from: "/a", to: "/docs/intor" },
          |                     ^^
        9 |       { from: "/b", to: "/c" },
        help: Did you mean \`/docs/intro\`?

      error[redirect-loop] These redirects form a loop: \`/b\` → \`/c\` → \`/d\` → \`/b\`.
        docusaurus.config.mjs:9:21
         8 |       { from: "/a", to: "/docs/intor" },
         9 |       { from: "/b", to: "/c" },
           |                     ^^
        10 |       { from: "/c", to: "/d/" },
        help: Point one of them at a page.

      error[redirect-loop] These redirects form a loop: \`/self\` → \`/self\`.
        docusaurus.config.mjs:13:24
        12 |       { from: "/e", to: "/b" },
        13 |       { from: "/self", to: "/self" },
           |                        ^^
        14 |       { from: "/docs/intro/", to: "/" },
        help: Point one of them at a page.

      "
    `);
  });

  test("a target that includes the base URL", async () => {
    const said = await diagnose(`{ redirects: [{ from: "/a", to: "/base/docs/intro" }] }`, `baseUrl: "/base/",`);
    expect(said).toMatchInlineSnapshot(`
      "
      error[broken-redirect] Broken redirect from \`/a\`: no page at \`/base/docs/intro\`.
        docusaurus.config.mjs:6:81
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { redirects: [{ from: "/a", to: "/base/do…
          |                                                                                 ^^
        7 | };
        help: Did you mean \`/docs/intro\`? Write the paths of redirects without \`baseUrl\`.

      "
    `);
  });

  test("invalid results of `createRedirects`, once for all pages", async () => {
    const rule = `(path) => (path === "/" ? 5 : path.includes("guide") ? "old" : path)`;
    expect(await diagnose(`{ createRedirects: ${rule} }`)).toMatchInlineSnapshot(`
      "
      warning[redirect-from-page] The redirect from \`/docs/intro\` to \`/docs/intro\` is left out, because \`/docs/intro\` is a page. The same applies to 1 more from \`createRedirects\`.
        docusaurus.config.mjs:6:55
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => (path === "/…
          |                                                       ^^^^^^^^^^^^^^^
        7 | };
        help: Remove the redirect or the page; \`onDuplicateRoutes\` relaxes this check.

      error[invalid-redirect] \`createRedirects\` returns the string \`old\` for the page \`/docs/guide/next\`; it must return a path of this site such as \`/old/page\`, without query and hash, a list of such paths, or nothing. The same applies to 1 more from \`createRedirects\`.
        docusaurus.config.mjs:6:55
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => (path === "/…
          |                                                       ^^^^^^^^^^^^^^^
        7 | };

      "
    `);
    expect(await diagnose(`{ createRedirects: (path) => ["/one"] }`)).toMatchInlineSnapshot(`
      "
      warning[duplicate-redirect] Two redirects start at \`/one\`: the first one, to \`/docs/guide/next\`, is used and the one to \`/docs/intro\` is ignored. The same applies to 2 more from \`createRedirects\`.
        docusaurus.config.mjs:6:55
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => ["/one"] }]],
          |                                                       ^^^^^^^^^^^^^^^
        7 | };
        help: Remove one of them; \`onDuplicateRoutes\` relaxes this check.

      "
    `);
    expect(await diagnose(`{ createRedirects: (path) => path.nothing.at(0) }`)).toMatchInlineSnapshot(`
      "
      error[site-function-failed] \`createRedirects\` of the redirects plugin fails: undefined is not an object (evaluating 'path.nothing.at').
        docusaurus.config.mjs:6:87
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => path.nothing…
          |                                                                                       ^
        7 | };

      "
    `);
  });

  test("computed redirects are reported at the list", async () => {
    const said = await diagnose(`{
    redirects: [...["/x", "/y"].map((from) => ({ from, to: "/nowhere" })), { from: "/z", to: "/docs/intro" }],
  }`);
    expect(said).toMatchInlineSnapshot(`
      "
      error[broken-redirect] Broken redirect from \`/x\`: no page at \`/nowhere\`.
        docusaurus.config.mjs:7:5
        6 |   plugins: [["@docusaurus/plugin-client-redirects", {
        7 |     redirects: [...["/x", "/y"].map((from) => ({ from, to: "/nowhere" })), { from: "/z", to: …
          |     ^^^^^^^^^
        8 |   }]],
        help: A page of another site needs its full URL.

      error[broken-redirect] Broken redirect from \`/y\`: no page at \`/nowhere\`.
        docusaurus.config.mjs:7:5
        6 |   plugins: [["@docusaurus/plugin-client-redirects", {
        7 |     redirects: [...["/x", "/y"].map((from) => ({ from, to: "/nowhere" })), { from: "/z", to: …
          |     ^^^^^^^^^
        8 |   }]],
        help: A page of another site needs its full URL.

      "
    `);
  });
});
