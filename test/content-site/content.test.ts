/** The bundled site: it builds without complaint, has its routes, and every link in it leads somewhere. */

import { beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { buildBundledSite } from "../support/bundled-build.ts";
import type { CliResult } from "../support/cli.ts";
import { xmlMistakes } from "../support/validate-xml.ts";
import { type BuiltPage, findBrokenLinks, readPages } from "./built-pages.ts";
import { readReference } from "./reference.ts";

describe("the bundled site", () => {
  let outDir: string;
  let result: CliResult;
  let pages: BuiltPage[];

  beforeAll(async () => {
    ({ outDir, result } = await buildBundledSite());
    pages = await readPages(outDir);
  }, 120_000);

  const read = (path: string): Promise<string> => Bun.file(join(outDir, path)).text();
  const list = (): Promise<string[]> => findFiles({ dir: outDir, include: ["**/*"], exclude: [] });

  test("builds without a single diagnostic", () => {
    const { ok, diagnostics } = JSON.parse(result.stdout) as { ok: boolean; diagnostics: object[] };
    expect(diagnostics).toEqual([]);
    expect(ok).toBe(true);
    expect(result.code).toBe(0);
  });

  test("has a page for each route of the reference site", async () => {
    const { routes } = await readReference();
    const paths = new Set(pages.map(({ path }) => path));
    expect(routes.filter(({ path }) => !paths.has(path))).toEqual([]);
    expect(paths).toContain("/404.html");
  });

  test("has no broken link, image, script, style sheet or anchor", async () => {
    expect(pages.length).toBeGreaterThan(300);
    expect(findBrokenLinks(pages, await list())).toEqual([]);
  });

  test("lists its pages for search engines, except the test area", async () => {
    const sitemap = await read("sitemap.xml");
    expect(sitemap).toContain("<loc>https://veloci.example/docs/cli/</loc>");
    expect(sitemap).not.toContain("/tests/");
  });

  test("publishes valid feeds and a valid sitemap", async () => {
    const feeds = (await list()).filter((path) => /(?:rss|atom)\.xml$/.test(path));
    expect(feeds).toContain("changelog/rss.xml");
    for (const path of feeds) {
      const schema = path.endsWith("rss.xml") ? "rss" : "atom";
      expect({ path, mistakes: await xmlMistakes(await read(path), schema) }).toEqual({
        path,
        mistakes: [],
      });
    }
    expect(await xmlMistakes(await read("sitemap.xml"), "sitemap")).toEqual([]);
  });

  test("is readable without scripts: the prose is in the HTML", async () => {
    expect(await read("docs/cli/index.html")).toContain("Builds the site into a folder of static files.");
  });
});

test("its link check finds a missing page, a missing file and a missing anchor", () => {
  const home = { path: "/", ids: new Set(["top"]), links: ["/a/", "a/#x", "/a/#y", "/b/", "c.png", "https://x.test/"] };
  const other = { path: "/a/", ids: new Set(["x"]), links: ["../#top", "../#up"] };
  expect(findBrokenLinks([home, other], ["index.html", "a/index.html"])).toEqual([
    "/ -> /a/#y",
    "/ -> /b/",
    "/ -> c.png",
    "/a/ -> ../#up",
  ]);
});
