/** A site with what made public sites request files that do not exist: readers' browsers ask for none of them. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openBrowser, type TestBrowser } from "../support/browser.ts";
import { type BuiltSite, buildFixture, type Served, serveBuilt } from "../support/cli.ts";
import { configText } from "../support/site.ts";

// Starts the command line and Chromium.
setDefaultTimeout(60_000);

let built: BuiltSite;
let served: Served;
let browser: TestBrowser;

beforeAll(async () => {
  built = await buildFixture(
    {
      "docusaurus.config.mjs": configText({
        title: "Own",
        tagline: "Said below",
        onBrokenLinks: "ignore",
        presets: [["classic", { blog: false }]],
        i18n: { defaultLocale: "en", locales: ["en", "de", "fr"] },
        themeConfig: {
          navbar: {
            items: [
              { type: "localeDropdown", position: "right" },
              { href: "pathname:///report.html", label: "Report", position: "left" },
              { to: "/", label: "Start", position: "left" },
              { to: "/report.html", label: "Static", position: "left" },
              { to: "/gone/in-navbar", label: "Gone", position: "left" },
              { to: "/docs/FIRST", label: "Other case", position: "left" },
            ],
          },
          footer: {
            links: [
              { href: "pathname:///report.html", label: "Below" },
              { to: "/gone/in-footer", label: "Gone" },
            ],
          },
        },
      }),
      "docs/first.md":
        "# First\n\n[Read it](pathname:///report.html) or <a href='pathname:///report.html'>this</a>, not [that](/docs/gone)\n",
      "src/pages/index.jsx": `import Layout from "@theme/Layout";
import Link from "@docusaurus/Link";
export default () => <Layout title="Own"><main><Link to="pathname:///report.html">All</Link> <Link to="/docs/first">Docs</Link> <Link to="/gone/café">Gone</Link></main></Layout>;
`,
      "static/report.html": "<title>Report</title>A file of the site",
    },
    { args: ["--locale", "en"] },
  );
  served = await serveBuilt({ ...built, isBuildOnly: true });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await served?.stop();
  await built?.[Symbol.asyncDispose]();
});

/** Titles of a page, as many as it has. */
const titlesOf = async (path: string) => (await built.read(path)).match(/(?<=<title[^>]*>)[^<]*/g);

test("a page named as its site has its title once", async () => {
  expect(await titlesOf("index.html")).toEqual(["Own"]);
  expect(await titlesOf("docs/first/index.html")).toEqual(["First | Own"]);
});

for (const path of ["/", "/docs/first"]) {
  test(`${path}: no request for a file of a plain link, of another language, or of a missing page fails`, async () => {
    const { page, problems, requests, close } = await browser.open(served.url + path, { fetchesAhead: true });
    for (const link of await page.locator("a[href*='report'], a[href*='gone']").all())
      if (await link.isVisible()) await link.hover();
    await page.locator(".dropdown").first().hover();
    // What is fetched ahead is fetched when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 400))));
    expect(problems).toEqual([]);
    expect(requests.filter((url) => /report|gone|FIRST|\/(?:de|fr)\//.test(url))).toEqual([]);
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.locator("main a[href*='report']").first().click(),
    ]);
    expect(await popup.title()).toBe("Report");
    await popup.close();
    await close();
  });
}

test("a link to a missing page loads it as a document, also after navigation", async () => {
  const { page, requests, close } = await browser.open(`${served.url}/docs/first`, { fetchesAhead: true });
  await page.locator(".navbar__link", { hasText: "Start" }).click();
  const link = page.locator("main a[href*='caf']");
  await link.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 400))));
  expect(requests.filter((url) => url.includes("gone"))).toEqual([]);
  await Promise.all([page.waitForURL("**/gone/*"), link.click()]);
  expect(requests.filter((url) => url.includes("gone"))).toEqual([`${served.url}/gone/caf%C3%A9`]);
  await close();
});
