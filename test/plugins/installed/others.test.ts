/** Packages from npm, as published, that have the place of others: more local searches, and a button that doc pages have. */

import { describe, expect, test } from "bun:test";
import { buildFixture } from "../../support/cli.ts";
import { serveFixture } from "../../support/serve-fixture.ts";

const config = (plugin: string) =>
  `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", plugins: ["${plugin}"], presets: [["classic", { blog: false }]] };\n`;

const DOCS = { "docs/a.md": "# Doc A\n\nZanzibar is an island.\n", "src/pages/index.md": "# Home\n" };

describe("`docusaurus-lunr-search`", () => {
  const site = serveFixture(
    { "docusaurus.config.js": config("docusaurus-lunr-search"), ...DOCS },
    { isBuildOnly: true, packages: ["docusaurus-lunr-search"] },
  );

  test("indexes the pages that were built", async () => {
    const { searchDocs } = JSON.parse(await site.built.read("search-doc.json")) as { searchDocs: { url: string }[] };
    expect(searchDocs.map(({ url }) => url)).toContain("/docs/a");
  });

  test("finds words in the browser", async () => {
    const { page, problems, close } = await site.browser.open(`${site.served.url}/`);
    const input = page.locator("#search_input_react");
    await input.click();
    await input.pressSequentially("zanzibar");
    await page.locator('[class*="suggestion"]', { hasText: "Zanzibar" }).first().click();
    await page.waitForURL(/\/docs\/a/);
    expect(problems).toEqual([]);
    await close();
  });
});

test("`@cmfcmf/docusaurus-search-local` is refused before its code runs", async () => {
  const name = "@cmfcmf/docusaurus-search-local";
  await using built = await buildFixture({ "docusaurus.config.js": config(name), ...DOCS }, { packages: [name] });
  expect(built.code).toBe(1);
  expect(built.stderr.match(/^error\[.*/gm)).toEqual([
    `error[not-supported] The plugin \`${name}\` is not supported: a webpack loader writes part of its code.`,
  ]);
});

test("`docusaurus-plugin-copy-page-button` works beside the button that doc pages have", async () => {
  const name = "docusaurus-plugin-copy-page-button";
  await using built = await buildFixture({ "docusaurus.config.js": config(name), ...DOCS }, { packages: [name] });
  expect(built.stderr.match(/^\w+\[.*/gm)).toEqual([
    `info[not-needed] The plugin \`${name}\` is not needed: doc pages already have such a button.`,
  ]);
  expect(await built.read("docs/a/index.html")).toContain("window.__COPY_PAGE_BUTTON_OPTIONS__ = {");
  const scripts = (await built.files()).filter((path) => path.endsWith(".js"));
  const texts = await Promise.all(scripts.map((path) => built.read(path)));
  expect(texts.join()).toContain("copy-page-button-container");
});
