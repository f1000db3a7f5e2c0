/** Plugins and themes from npm, as published and unedited: what each of them does is in the output. */

import { expect, test } from "bun:test";
import type { Support } from "../../../src/config/support-kinds.ts";
import { PACKAGE_ROWS } from "../../../src/config/support-packages.ts";
import { serveFixture } from "../../support/serve-fixture.ts";
import { untilTrue } from "../../support/until.ts";

/** Each with what the Compatibility page says of it; `built-in` are those of the format. */
const STATUS: Readonly<Record<string, Support["status"] | "built-in">> = {
  "@dipakparmar/docusaurus-plugin-umami": "supported",
  "@docusaurus/plugin-client-redirects": "translated",
  "@docusaurus/plugin-google-gtag": "built-in",
  "@docusaurus/plugin-ideal-image": "translated",
  "@easyops-cn/docusaurus-search-local": "supported",
  "docusaurus-plugin-drawio": "supported",
  "docusaurus-plugin-goatcounter": "supported",
  "docusaurus-plugin-image-zoom": "supported",
  "docusaurus-plugin-llms": "not-needed",
  "docusaurus-plugin-matomo": "supported",
  "docusaurus-plugin-module-alias": "supported",
  "docusaurus-plugin-plausible": "supported",
  "docusaurus-plugin-sass": "translated",
  "docusaurus-theme-github-codeblock": "supported",
  "posthog-docusaurus": "supported",
};

const CONFIG = `const path = require("path");
module.exports = {
  title: "Test", tagline: "Tried", url: "https://example.com", baseUrl: "/base/",
  themeConfig: {
    goatcounter: { code: "goat" },
    matomo: { matomoUrl: "https://matomo.example/", siteId: "7" },
    zoom: { selector: ".markdown img", background: { light: "rgb(1, 2, 3)" } },
  },
  themes: [
    ["@easyops-cn/docusaurus-search-local", { hashed: true, indexBlog: false }],
    "docusaurus-theme-github-codeblock",
  ],
  plugins: [
    ["@dipakparmar/docusaurus-plugin-umami", { websiteID: "u-1", analyticsDomain: "umami.example" }],
    ["@docusaurus/plugin-client-redirects", { redirects: [{ from: "/old", to: "/docs/a" }] }],
    ["@docusaurus/plugin-google-gtag", { trackingID: "G-1" }],
    "@docusaurus/plugin-ideal-image",
    ["docusaurus-plugin-drawio", { lib: "/base/viewer.js" }],
    "docusaurus-plugin-goatcounter",
    "docusaurus-plugin-image-zoom",
    ["docusaurus-plugin-llms", { generateLLMsFullTxt: true }],
    "docusaurus-plugin-matomo",
    ["docusaurus-plugin-module-alias", { alias: { "own-parts": path.resolve(__dirname, "parts") } }],
    ["docusaurus-plugin-plausible", { domain: "plausible.example" }],
    "docusaurus-plugin-sass",
    ["posthog-docusaurus", { apiKey: "ph-1" }],
  ],
  presets: [["classic", { blog: false, theme: { customCss: "./custom.scss" } }]],
};
`;

const site = serveFixture(
  {
    "docusaurus.config.js": CONFIG,
    "custom.scss": "$c: teal;\n.from-sass { .inner { color: $c } }\n",
    "static/viewer.js":
      "window.GraphViewer = { createViewerForElement(element) { element.dataset.drawn = JSON.parse(element.dataset.mxgraph).xml; } };\n",
    "static/img/a.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>\n',
    "parts/part.js": 'export const part = "aliased";\n',
    "docs/a.md": "---\ndescription: About A\n---\n\n# Doc A\n\nZanzibar is an island.\n\n![Picture](/img/a.svg)\n",
    "docs/code.md":
      "# Code\n\n```js reference\nhttps://github.com/a/b/blob/main/c.js#L1-L2\n```\n\n```js\nconst own = 1;\n```\n",
    "docs/plan.mdx":
      'import Drawio from "@theme/Drawio";\nimport plan from "!!raw-loader!./plan.drawio";\nimport { part } from "own-parts/part";\n\n# Plan {part}\n\n<Drawio content={plan} />\n',
    "docs/plan.drawio": "<mxfile>boxes</mxfile>",
    "src/pages/index.md": "# Home\n",
  },
  { isBuildOnly: true, packages: Object.keys(STATUS) },
);

test("the Compatibility page says of each what this site shows", () => {
  const said = Object.keys(STATUS).map((name) => [name, PACKAGE_ROWS[name]?.status ?? "built-in"]);
  expect(Object.fromEntries(said)).toEqual(STATUS);
});

async function scripts(): Promise<string> {
  const files = (await site.built.files()).filter((path) => path.endsWith(".js"));
  return (await Promise.all(files.map((path) => site.built.read(path)))).join("\n");
}

test("the build says only which of them a site does not need", () => {
  expect(site.built.stderr.match(/^\w+\[.*/gm)).toEqual([
    "info[not-needed] The plugin `docusaurus-plugin-llms` is not needed: every site has `llms.txt`, and its pages as Markdown.",
  ]);
});

test.each([
  ["@dipakparmar/docusaurus-plugin-umami", 'src="https://umami.example/script.js" data-website-id="u-1"'],
  ["@docusaurus/plugin-google-gtag", 'gtag("config","G-1")'],
  ["docusaurus-plugin-drawio", '<script src="/base/viewer.js"></script>'],
  ["docusaurus-plugin-goatcounter", 'data-goatcounter="https://goat.goatcounter.com/count"'],
  ["docusaurus-plugin-matomo", "_paq.push(['setSiteId', '7'])"],
  ["docusaurus-plugin-plausible", 'data-domain="plausible.example"'],
  ["posthog-docusaurus", 'posthog.init("ph-1", {"api_host":"https://us.i.posthog.com"'],
])("the tags of `%s` are in each page", async (_, tag) => {
  for (const page of ["index.html", "docs/a/index.html", "404.html"])
    expect(await site.built.read(page)).toContain(tag);
});

test("client modules that count visits are among the scripts", async () => {
  const text = await scripts();
  // Of Matomo, Plausible and PostHog.
  for (const part of ["setCustomUrl", "plausibleExcludePaths", "$pageview"]) expect(text).toContain(part);
});

test("redirects, ideal images and Sass are built in, whatever is installed", async () => {
  expect(await site.built.read("old/index.html")).toContain('url=/base/docs/a"');
  const css = (await site.built.files()).filter((path) => /^assets\/css\/styles\.\w+\.css$/.test(path));
  expect((await Promise.all(css.map((path) => site.built.read(path)))).join("")).toContain(
    ".from-sass .inner{color:teal}",
  );
});

test("aliases, and files as texts for components, are found", async () => {
  const main = await site.built.main("docs/plan/index.html");
  expect(main).toMatch(/<h1>Plan (?:<!-- -->)?aliased/);
});

test("a plugin that writes `llms.txt` replaces the built-in one", async () => {
  expect(await site.built.read("llms.txt")).toStartWith("# Test");
  expect(await site.built.read("llms.txt")).toContain("https://example.com/base/docs/a");
  expect(await site.built.read("llms-full.txt")).toContain("Zanzibar is an island.");
});

test("a theme may replace code blocks: of files on GitHub, and of texts", async () => {
  const main = await site.built.main("docs/code/index.html");
  expect(main).toContain("https://github.com/a/b/blob/main/c.js#L1-L2");
  expect(main).toContain("own");
});

test("pages are silent: images zoom, diagrams are drawn, and the local search finds words", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/docs/a`);
  // It attaches itself a second after the page is there.
  await page.locator(".markdown img.medium-zoom-image").click();
  await page.locator(".medium-zoom-overlay").waitFor();
  expect(
    await page.locator(".medium-zoom-overlay").evaluate((element) => getComputedStyle(element).backgroundColor),
  ).toBe("rgb(1, 2, 3)");
  // While it moves, it does not close.
  await untilTrue(page, () => document.getAnimations().length === 0);
  await page.keyboard.press("Escape");
  await page.locator(".medium-zoom-overlay").waitFor({ state: "detached" });
  await page.locator("input.navbar__search-input").pressSequentially("zanzibar");
  await page.locator('[class*="suggestion"]', { hasText: "Zanzibar" }).first().click();
  await page.waitForURL(/docs\/a/);
  await page.goto(`${site.served.url}/docs/plan`);
  await page.locator('.docusaurus-plugin-drawio__content[data-drawn="<mxfile>boxes</mxfile>"]').waitFor();
  // Nobody answers where visits are counted.
  expect(problems.filter((problem) => !problem.includes("ERR_NAME_NOT_RESOLVED"))).toEqual([]);
  await close();
});
