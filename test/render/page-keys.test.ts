/** Keys of pages say what they are made from: the same on each machine, and another one for each difference. */

import { expect, test } from "bun:test";
import type { Route } from "../../src/model/route.ts";
import { makePageKeys } from "../../src/render/page-keys.ts";
import type { Rendering } from "../../src/render/rendering.ts";

const ROUTE = { path: "/", layers: [] } as unknown as Route;

/** The key of a page in a site at a folder; everything else is the same. */
function keyOf(dir: string, baseUrl: string, script = ""): string | undefined {
  const site = { dir, configPath: `${dir}/docusaurus.config.js`, config: { baseUrl } };
  const graph = { site, routes: [], documents: {}, slotUrls: {}, shared: {}, assets: [] };
  const rendering = {
    graph,
    shared: { urlOf: () => undefined },
    site: { siteConfig: site.config },
    bundle: { sheets: [], componentKinds: { plain: new Set(), inspecting: new Set() }, pageCode: { script } },
    localePages: { missing: () => [] },
  } as unknown as Rendering;
  const about = { frame: { html: `<link href="${baseUrl}a.css">` } as never, surroundings: "" };
  return makePageKeys(rendering, about)(ROUTE)?.shown;
}

test("the site's folder does not affect the key", () => {
  expect(keyOf("/home/a/docs", "/")).toBe(keyOf("/b", "/"));
  const map = (dir: string): string => `const a = "${dir}/a.js";\n//# sourceMappingURL=data:${btoa(dir)}`;
  expect(keyOf("/home/a", "/", map("/home/a"))).toBe(keyOf("/b", "/", map("/b")));
});

test("a path that starts like the folder does", () => {
  expect(keyOf("/docs", "/docs/")).not.toBe(keyOf("/docs", "/"));
});
