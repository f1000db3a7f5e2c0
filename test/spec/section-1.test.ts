/** SPEC §1: what the product is and for whom. */

import { describe, expect, test } from "bun:test";
import { bundledSite } from "./bundled-site.ts";

const site = bundledSite();

describe("§1 What the product does", () => {
  test.each([
    ["home page", "/"],
    ["current docs", "/docs/"],
    ["docs of a former version", "/docs/2.0.0-rc.1/"],
    ["community section", "/community/support/"],
    ["blog", "/blog/"],
    ["changelog", "/changelog/"],
    ["showcase", "/showcase/"],
    ["feature-requests page", "/feature-requests/"],
    ["versions page", "/versions/"],
    ["search page", "/search/"],
    ["test area", "/tests/"],
  ])("§1 the site has a %s, at %s", async (_, path) => {
    expect(await site.paths()).toContain(path);
    expect(await site.html(path)).toContain("<h1");
  });

  test("§1 English is the only locale", async () => {
    const { i18n } = await site.debug<{ readonly i18n: { readonly locales: readonly string[] } }>("config");
    expect(i18n.locales).toEqual(["en"]);
    expect(await site.html("/")).toContain('<html lang="en"');
  });

  test("§1 everything is a static file: each route has its HTML, and no page sends a form anywhere", async () => {
    const paths = await site.paths();
    expect(paths.length).toBeGreaterThan(460);
    for (const path of paths) {
      const html = await site.html(path);
      expect({ path, start: html.slice(0, 15) }).toEqual({ path, start: "<!doctype html>" });
      expect({ path, posts: /<form[^>]+method="?post/i.test(html) }).toEqual({ path, posts: false });
    }
  });
});
