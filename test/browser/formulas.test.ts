/** Formulas on built pages: their styles come from the site itself, and only where there are any. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { findAxeViolations } from "../support/browser.ts";
import { untilHydrated } from "../support/until.ts";

const TEXT = String.raw`
The $x^2$ rule, and a [plain page](./plain.md).

$$
${Array.from({ length: 40 }, (_, index) => `x_{${index}}`).join(" + ")}
$$
`;

const SITE = {
  "docusaurus.config.mjs": `
import math from "remark-math";
import katex from "rehype-katex";
const plugins = { remarkPlugins: [math], rehypePlugins: [katex] };
export default { title: "Test", url: "https://example.com", baseUrl: "/base/",
  presets: [["classic", { docs: plugins, blog: plugins }]],
  themeConfig: { navbar: { title: "Test" } },
  stylesheets: [{ href: "https://cdn.example.com/katex@0.13.24/dist/katex.min.css", integrity: "sha384-x", crossorigin: "anonymous" }] };`,
  "docs/formulas.md": `# Formulas\n${TEXT}`,
  "docs/code.mdx": `# Code\n${TEXT}\nexport const n = 1;\n\n{n}\n\n| a | b |\n|---|---|\n| ~~c~~ | d |\n`,
  "docs/plain.md": "# Plain\n\n[Formulas](./formulas.md) cost $5 at most.\n",
  "src/pages/index.md": "# Home\n",
  "blog/2024-01-01-post.md": "---\ntitle: Post\n---\n\nA post with $e^x$.\n\n<!-- truncate -->\n\nMore.\n",
};

const fixture = serveFixture(SITE);

const FONT = "KaTeX_Math";

test.each(["docs/formulas", "docs/code"])("%s is typeset with the site's own styles and fonts", async (path) => {
  const { page, problems, requests, close } = await fixture.browser.open(`${fixture.served.url}/${path}`);
  const letter = page.locator(".math-inline .mathnormal").first();
  expect(await letter.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(FONT);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(requests.some((url) => url.includes(FONT))).toBe(true);
  expect(requests.filter((url) => !url.startsWith(fixture.served.url))).toEqual([]);
  // Wide formulas scroll where they stand, by keyboard as well.
  const wide = page.locator(".math-display");
  await expectSoon(() => wide.getAttribute("tabindex"), "0");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test("a page without formulas loads none of their files; navigating to one with formulas loads the styles", async () => {
  const { page, problems, requests, close } = await fixture.browser.open(`${fixture.served.url}/docs/plain`);
  expect(requests.filter((url) => /formulas-|katex/i.test(url))).toEqual([]);
  await untilHydrated(page);
  await page.locator(".markdown").getByRole("link", { name: "Formulas" }).click();
  const letter = page.locator(".math-inline .mathnormal").first();
  await expectSoon(() => letter.evaluate((element) => getComputedStyle(element).fontFamily), /KaTeX_Math/);
  expect(
    await page
      .locator(".katex-mathml")
      .first()
      .evaluate((element) => element.clientWidth),
  ).toBeLessThan(2);
  await page.locator(".markdown").getByRole("link", { name: "plain page" }).click();
  await page.getByRole("heading", { name: "Plain" }).waitFor();
  expect(await page.locator('link[href*="formulas-"]').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test("lists of posts have the styles too, feeds contain only MathML; GFM works alongside", async () => {
  expect(await fixture.built.read("blog/index.html")).toContain("assets/css/formulas-");
  const feed = await fixture.built.read("blog/atom.xml");
  expect(feed).toContain("&lt;math");
  expect(feed).not.toContain("katex-html");
  expect(await fixture.built.main("docs/code/index.html")).toMatch(/<td><del>c<\/del><\/td>/);
});

/** Waits until a value is as expected, for what a browser does a moment later. */
async function expectSoon(read: () => Promise<string | null>, expected: string | RegExp): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await read();
    if (typeof expected === "string" ? value === expected : expected.test(value ?? "")) return;
    await Bun.sleep(30);
  }
  expect(await read()).toMatch(expected);
}
