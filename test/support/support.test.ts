/** The helpers that all tests lean on: what they find wrong must be wrong, and what they make must go away. */

import { expect, test } from "bun:test";
import { mainOf } from "./cli.ts";
import { findAxeViolations, openBrowser } from "./browser.ts";
import { configText, makeSite, templateSite } from "./site.ts";

test("a site has its files and a config, and is gone after its block", async () => {
  let dir: string;
  {
    await using site = await makeSite({ "docs/deep/a.md": "# A" });
    dir = site.dir;
    expect(await site.list()).toEqual(["docs/deep/a.md", "docusaurus.config.mjs"]);
    expect(await site.read("docusaurus.config.mjs")).toBe(configText());
  }
  expect(await Bun.file(`${dir}/docs/deep/a.md`).exists()).toBe(false);
});

test("a site's own config is left alone", async () => {
  await using site = await makeSite({ "docusaurus.config.ts": "export default {}" });
  expect(await site.list()).toEqual(["docusaurus.config.ts"]);
});

test("the scaffolded sites of both major versions are whole", async () => {
  for (const version of [2, 3] as const) {
    for (const variant of ["classic", "classic-typescript"] as const) {
      await using site = await templateSite(version, variant);
      const files = await site.list();
      const typed = variant === "classic-typescript";
      expect(files).toContain(typed ? "src/pages/index.tsx" : "src/pages/index.js");
      expect(files).not.toContain(typed ? "src/pages/index.js" : "src/pages/index.tsx");
      expect(files).toContain(typed && version === 3 ? "docusaurus.config.ts" : "docusaurus.config.js");
      expect(files).toContain(version === 3 ? "docs/intro.mdx" : "docs/intro.md");
      expect(await site.exists(".gitignore")).toBe(true);
      expect(files).not.toContain("gitignore");
    }
  }
});

test("the inside of main is what counts, and a page without one is an error", () => {
  expect(mainOf('<body><nav></nav><main class="a"><p>b</p></main></body>')).toBe("<p>b</p>");
  expect(() => mainOf("<body></body>")).toThrow("no <main>");
});

test("a page in the browser remembers what went wrong", async () => {
  using server = Bun.serve({ port: 0, fetch: (request) => pageFor(new URL(request.url).pathname) });
  await using browser = await openBrowser();
  const good = await browser.open(`${server.url}good`);
  expect(good.problems).toEqual([]);
  expect(await findAxeViolations(good.page)).toEqual([]);
  const bad = await browser.open(`${server.url}bad`);
  expect(bad.problems).toContain("error: said");
  expect(bad.problems).toContain("uncaught: thrown");
  expect(bad.problems).toContain(`404: ${server.url}missing.png`);
  expect((await findAxeViolations(bad.page)).map(({ id }) => id)).toContain("image-alt");
}, 30_000);

function pageFor(path: string): Response {
  const bodies: Record<string, string> = {
    "/good": "<main><h1>Good</h1></main>",
    "/bad":
      '<main><h1>Bad</h1><img src="/missing.png"></main><script>console.error("said"); throw Error("thrown")</script>',
    "/favicon.ico": "",
  };
  const body = bodies[path];
  if (body === undefined) return new Response("", { status: 404 });
  const html = `<!doctype html><html lang="en"><head><title>${path}</title></head><body>${body}</body></html>`;
  return new Response(html, { headers: { "content-type": "text/html" } });
}
