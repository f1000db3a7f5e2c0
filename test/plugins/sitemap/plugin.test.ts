/** What search engines are told: which pages, with which facts, in valid XML. */

import { describe, expect, test } from "bun:test";
import { parseDocument } from "htmlparser2";
import type { Graph } from "../../../src/model/graph.ts";
import type { Route } from "../../../src/model/route.ts";
import type { SiteConfig } from "../../../src/model/site.ts";
import type { ChangeDates } from "../../../src/plugins/sitemap/change-dates.ts";
import type { CreateSitemapItems } from "../../../src/plugins/sitemap/options.ts";
import { sitemapPlugin } from "../../../src/plugins/sitemap/plugin.ts";
import { toSitemapFiles } from "../../../src/plugins/sitemap/xml.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { siteModel } from "../blog/site-model.ts";

function route(path: string, more: Partial<Route> = {}): Route {
  return { path, exact: true, layers: [], plugin: { name: "docusaurus-plugin-content-pages", id: "default" }, ...more };
}

interface Build {
  readonly routes: readonly Route[];
  readonly options?: object;
  readonly config?: Partial<SiteConfig>;
  /** What `assemble` found. */
  readonly dates?: ChangeDates;
}

async function build({ routes, options = {}, config = {}, dates = {} }: Build): Promise<Record<string, string>> {
  const site = siteModel(config);
  const plugin = sitemapPlugin({ id: "default", options, site, report: makeReporter() });
  const files: Record<string, string> = {};
  const graph: Graph = {
    site,
    plugins: [],
    documents: {},
    slotUrls: {},
    renderedAnchors: [],
    assets: [],
    routes,
    routeTree: [],
    redirects: [],
    shared: {},
    globalData: {},
    diagnostics: [],
  };
  const output = {
    site,
    graph,
    report: makeReporter(),
    noIndex: new Set(routes.filter((each) => each.noIndex).map(({ path }) => path)),
    staticFiles: new Set<string>(),
    chunks: [],
    outDir: "",
    bodyHtml: () => "",
    tags: { headTags: "", preBodyTags: "", postBodyTags: "" },
    generatedFiles: () => ({}),
    isHashed: () => false,
    serviceWorker: async () => undefined,
    plugins: [],
    write: (path: string, content: string | Uint8Array) => {
      files[path] = String(content);
    },
  };
  await plugin?.afterBuild?.(output, dates);
  return files;
}

function locations(xml: string | undefined): string[] {
  return [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? "");
}

describe("sitemap", () => {
  test("lists every page with its absolute URL, change frequency and priority", async () => {
    const files = await build({ routes: [route("/"), route("/docs/a/"), route("/changelog/V2 Changelog/")] });
    expect(files["sitemap.xml"]).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://example.org/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
      <url><loc>https://example.org/docs/a/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
      <url><loc>https://example.org/changelog/V2%20Changelog/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
      </urlset>
      "
    `);
    expect(parseDocument(files["sitemap.xml"] ?? "", { xmlMode: true }).children.length).toBeGreaterThan(0);
  });

  test("excludes unlisted pages, the error page, ignored globs and `noindex` pages", async () => {
    const files = await build({
      routes: [
        route("/base/"),
        route("/base/404.html"),
        route("/base/secret", { unlisted: true }),
        route("/base/tests/a/b"),
        route("/base/docs/1.0/a", { noIndex: true }),
        route("/base/docs/a"),
      ],
      options: { ignorePatterns: ["/base/tests/**"] },
      config: { baseUrl: "/base/" },
    });
    expect(locations(files["sitemap.xml"])).toEqual(["https://example.org/base/", "https://example.org/base/docs/a"]);
  });

  test("contains the last change as a date or with time, and omits it if unknown", async () => {
    const routes = [route("/a", { lastModified: "2022-07-28T10:11:12.000Z" }), route("/b")];
    const options = { changefreq: null, priority: null };
    const byDate = await build({ routes, options: { ...options, lastmod: "date" } });
    const byTime = await build({ routes, options: { ...options, lastmod: "datetime" } });
    const without = await build({ routes, options });
    expect(byDate["sitemap.xml"]).toContain("<url><loc>https://example.org/a</loc><lastmod>2022-07-28</lastmod></url>");
    expect(byTime["sitemap.xml"]).toContain("<lastmod>2022-07-28T10:11:12.000Z</lastmod>");
    expect(byTime["sitemap.xml"]).toContain("<url><loc>https://example.org/b</loc></url>");
    expect(without["sitemap.xml"]).not.toContain("lastmod");
  });

  test("is not written for a `noIndex` site", async () => {
    expect(await build({ routes: [route("/")], config: { noIndex: true } })).toEqual({});
  });

  test("accepts a leading slash in the file name", async () => {
    const files = await build({ routes: [route("/")], options: { filename: "/docs/map.xml" } });
    expect(locations(files["docs/map.xml"])).toEqual(["https://example.org/"]);
  });

  test("a site can change the items", async () => {
    const files = await build({
      routes: [route("/a"), route("/b")],
      options: {
        filename: "map.xml",
        createSitemapItems: async ({ defaultCreateSitemapItems, ...request }: Parameters<CreateSitemapItems>[0]) =>
          (await defaultCreateSitemapItems(request)).slice(1),
      },
    });
    expect(locations(files["map.xml"])).toEqual(["https://example.org/b"]);
  });

  test("URLs from a site's own function become absolute and encoded, and dates follow the options", async () => {
    const date = new Date("2024-05-06T07:08:09Z");
    const items = [
      { url: "/a b/ä", lastmod: date },
      { url: "c", lastmod: "2023-01-02" },
      { url: "https://example.org/d?e=%20", priority: 1 },
    ];
    const options = { createSitemapItems: async () => items };
    const files = await build({ routes: [], options });
    expect((files["sitemap.xml"] ?? "").match(/<url>.*/g)).toEqual([
      "<url><loc>https://example.org/a%20b/%C3%A4</loc><lastmod>2024-05-06T07:08:09.000Z</lastmod></url>",
      "<url><loc>https://example.org/c</loc><lastmod>2023-01-02</lastmod></url>",
      "<url><loc>https://example.org/d?e=%20</loc><priority>1</priority></url>",
    ]);
    const byDate = await build({ routes: [], options: { ...options, lastmod: "date" } });
    expect(byDate["sitemap.xml"]).toContain("<lastmod>2024-05-06</lastmod>");
  });

  test("its routes have the file they come from and when it was changed", async () => {
    const routes = [
      route("/a", { source: "docs/a.md" }),
      route("/b", { source: "blog/b.md", lastModified: "2022-07-28T10:11:12.000Z" }),
      route("/c"),
    ];
    const seen: unknown[] = [];
    const createSitemapItems = ({ routes: given }: Parameters<CreateSitemapItems>[0]) => {
      seen.push(...given.map(({ metadata }) => metadata));
      return [];
    };
    await build({ routes, options: { createSitemapItems }, dates: { "docs/a.md": 1_000 } });
    expect(seen).toEqual([
      { sourceFilePath: "docs/a.md", lastUpdatedAt: 1_000 },
      { sourceFilePath: "blog/b.md", lastUpdatedAt: Date.parse("2022-07-28T10:11:12.000Z") },
      {},
    ]);
  });

  test("a site of fifty thousand pages and one has two sitemaps and an index", async () => {
    const routes = Array.from({ length: 50_001 }, (_, index) => route(`/docs/${index}`));
    const files = await build({ routes });
    expect(Object.keys(files)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
    expect(locations(files["sitemap-1.xml"])).toHaveLength(50_000);
    expect(locations(files["sitemap-2.xml"])).toEqual(["https://example.org/docs/50000"]);
  });

  test("more URLs than one file may contain become an index with parts", () => {
    const items = ["a", "b", "c"].map((name) => ({ url: `https://example.org/x/${name}` }));
    const files = toSitemapFiles(items, { filename: "sitemap.xml", baseUrl: "https://example.org/x/", maxUrls: 2 });
    expect(files.map(({ name }) => name)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
    expect(locations(files[0]?.text)).toEqual([
      "https://example.org/x/sitemap-1.xml",
      "https://example.org/x/sitemap-2.xml",
    ]);
    expect(locations(files[2]?.text)).toEqual(["https://example.org/x/c"]);
  });

  test("no file is larger than the protocol allows", () => {
    const items = ["ä", "b", "c"].map((name) => ({ url: `https://example.org/${name.repeat(300)}` }));
    const files = toSitemapFiles(items, { filename: "map.xml", baseUrl: "https://example.org/", maxBytes: 1000 });
    expect(files.map(({ name }) => name)).toEqual(["map.xml", "map-1.xml", "map-2.xml"]);
    expect(files.slice(1).every(({ text }) => Buffer.byteLength(text) <= 1000)).toBe(true);
    expect(locations(files[2]?.text)).toEqual(items.slice(1).map(({ url }) => url));
  });

  test("wrong options are reported", () => {
    const report = makeReporter();
    const options = { changefreq: "dayly", priority: 2, ignorePattern: [] };
    expect(sitemapPlugin({ id: "default", options, site: siteModel(), report })).toBeUndefined();
    expect(report.diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint ?? ""}`))
      .toMatchInlineSnapshot(`
      [
        "invalid-option: Sitemap plugin option \`changefreq\` must be \`always\`, \`hourly\`, \`daily\`, \`weekly\`, \`monthly\`, \`yearly\` or \`never\`, but is the string \`dayly\`. Did you mean \`daily\`?",
        "invalid-option: Sitemap plugin option \`priority\` must be a number of at most 1, but is the number \`2\`. ",
        "unknown-option: Unknown sitemap plugin option \`ignorePattern\`. Did you mean \`ignorePatterns\`?",
      ]
    `);
  });
});
