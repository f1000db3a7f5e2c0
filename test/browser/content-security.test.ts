/**
 * The bundled site under the policy that its build writes, which allows neither `eval` nor scripts without a hash: everything
 * that runs in pages runs, and the browser reports no violation.
 */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openBrowser, type PageOptions, type TestBrowser, type TestPage } from "../support/browser.ts";
import { buildBundledSite, BUNDLED_SITE } from "../support/bundled-build.ts";
import { buildFixture, serveBuilt, type Served } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { IS_DEV } from "../support/site-variant.ts";
import { untilHydrated } from "../support/until.ts";
import { untilIdle } from "./tour.ts";

const TIMEOUT_MS = 180_000;

let served: Served;
let browser: TestBrowser;

beforeAll(async () => {
  const { outDir } = await buildBundledSite();
  [served, browser] = await Promise.all([
    serveBuilt({ siteDir: BUNDLED_SITE, outDir, isBuildOnly: true }),
    openBrowser(),
  ]);
}, TIMEOUT_MS);

afterAll(async () => {
  await Promise.all([browser?.close(), served?.stop()]);
});

/** Opens a page; violations of its policy are among its problems, as Chromium writes them to the console. */
async function open(path: string, options: PageOptions = {}): Promise<TestPage> {
  const opened = await browser.open(served.url + path, options);
  await untilIdle(opened.page);
  return opened;
}

test("the policy is on every page, and strict", async () => {
  for (const path of ["/", "/docs/cli/", "/nowhere"]) {
    const policy = (await fetch(served.url + path)).headers.get("content-security-policy") ?? "";
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+')+ blob:$/);
  }
});

test("sources outside the policy are blocked", async () => {
  const { page, problems, close } = await open("/docs/cli/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.isInjected = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "isInjected" in window)).toBe(false);
  expect(problems.join()).toContain("Content Security Policy");
  await close();
});

test("pages of each kind", async () => {
  const { page, problems, close } = await open("/");
  for (const path of [
    "/",
    "/docs/installation/",
    "/docs/markdown-features/math-equations/",
    "/blog/",
    "/tests/pages/markdown-tests/",
    "/search/?q=config",
    "/feature-requests/some/where",
    "/__docusaurus/debug/",
    "/docs/cli/?docusaurus-theme=dark&docusaurus-data-a%20b=",
  ]) {
    if (path !== "/") await page.goto(served.url + path);
    await untilHydrated(page);
    await untilIdle(page);
    expect({ path, problems }).toEqual({ path, problems: [] });
  }
  await close();
});

test("pages that are fetched ahead", async () => {
  const { page, problems, requests, close } = await open("/docs/installation/", { fetchesAhead: true });
  const isAhead = (url: string): boolean => new URL(url).pathname.startsWith("/assets/pages/");
  if (!requests.some(isAhead)) await page.waitForRequest((request) => isAhead(request.url()));
  await untilIdle(page);
  expect(problems).toEqual([]);
  await close();
});

test("search modal and navigation", async () => {
  const { page, problems, close } = await open("/docs/installation/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("sidebar");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith("/docs/installation"));
  await untilIdle(page);
  expect(problems).toEqual([]);
  await close();
});

test("a live editor", async () => {
  const { page, problems, close } = await open("/docs/markdown-features/code-blocks/");
  const preview = page.locator(".playgroundPreview").first();
  await page.locator(".playgroundEditor").first().scrollIntoViewIfNeeded();
  await preview.locator("*").first().waitFor();
  await page.getByRole("textbox", { name: "Live Editor" }).first().fill("<b>under a policy</b>");
  await preview.locator("b", { hasText: "under a policy" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("diagrams", async () => {
  const { page, problems, close } = await open("/docs/markdown-features/diagrams/");
  await page.locator("svg[id^='mermaid'], .docusaurus-mermaid-container svg").first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("a redirect keeps query and hash, and the color mode is set before the site's first script", async () => {
  const { page, problems, close } = await open("/community/?a=1#support");
  await page.waitForURL(`${served.url}/community/support/?a=1#support`);
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${served.url}/docs/cli/`, { waitUntil: "domcontentloaded" });
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(problems.filter((problem) => problem.includes("Content Security Policy"))).toEqual([]);
  await close();
});

test(
  "scripts of analytics, of the config, of a page and of a static file run, wherever they are written",
  async () => {
    const mark = (name: string) => `window.ran = [...(window.ran ?? []), "${name}"];`;
    await using built = await buildFixture({
      "docusaurus.config.js": configText({
        csp: true,
        presets: [],
        plugins: [
          "@docusaurus/plugin-content-pages",
          ["@docusaurus/plugin-google-gtag", { trackingID: "G-1" }],
          ["@docusaurus/plugin-google-tag-manager", { containerId: "GTM-1" }],
          ["@docusaurus/plugin-google-analytics", { trackingID: "UA-1" }],
          "@docusaurus/plugin-vercel-analytics",
        ],
        headTags: [
          { tagName: "script", attributes: {}, innerHTML: mark("head \u00e9") },
          { tagName: "script", attributes: { type: "application/ld+json" }, innerHTML: "{}" },
        ],
        scripts: ["https://cdn.example/a.js", "/b.js"],
        stylesheets: ["https://fonts.example/a.css"],
      }),
      "static/b.js": mark("file"),
      "static/old.html": `<!doctype html><title>Old</title><script>\r\n${mark("old")}\r\n</script>`,
      "static/_vercel/insights/script.js": "",
      "src/pages/index.mdx": `<head>\n<script>{${JSON.stringify(mark("page"))}}</script>\n</head>\n\n# Home\n\n<p style={{ color: "red" }}>Red</p>\n`,
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    await using site = await serveBuilt(built);
    const ranAt = async (path: string): Promise<unknown> => {
      const { page, problems, close } = await browser.open(site.url + path, { asksOthers: true });
      const ran = await page.evaluate(() => [Reflect.get(window, "ran"), typeof Reflect.get(window, "gtag")]);
      expect(problems).toEqual([]);
      await close();
      return ran;
    };
    // `dev` counts no visits.
    const gtag = IS_DEV ? "undefined" : "function";
    expect(await ranAt("/")).toEqual([expect.arrayContaining(["head \u00e9", "file", "page"]), gtag]);
    expect(await ranAt("/old")).toEqual([["old"], "undefined"]);
  },
  TIMEOUT_MS,
);
