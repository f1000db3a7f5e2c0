/** Old addresses of a site: what is written for them, and what `serve` answers. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Graph } from "../../../src/model/graph.ts";
import { buildFixture, type BuiltSite, runCli, serveBuilt } from "../../support/cli.ts";
import { config, PAGES } from "./site.ts";

const TIMEOUT_MS = 60_000;

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
    const more = [
      "file/index.html",
      'old "name"/ä/index.html',
      "docs/help/next/index.html",
      "docs/intro.html/index.html",
    ];
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
      "docs/intro.html/index.html → /base/docs/intro",
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
    const paths = ["old", "old/", "old.html", "older", "older.html", "docs/help/next/"];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(`${served.url}/${path}`);
        return `${response.status} ${/url=([^"]*)"/.exec(await response.text())?.[1]}`;
      }),
    );
    const intro = "200 /base/docs/intro";
    expect(answers).toEqual([intro, intro, intro, intro, intro, "200 /base/docs/guide/next"]);
    const { url } = await fetch(`${served.url}/docs/intro.html`);
    expect(url).toBe(`${served.url}/docs/intro`);
  });

  test("never hide a page on hosts that prefer `a.html` to `a/index.html`", async () => {
    const files = new Set(await built.files());
    expect(files).toContain("docs/intro/index.html");
    expect(files).not.toContain("docs/intro.html");
  });
});
