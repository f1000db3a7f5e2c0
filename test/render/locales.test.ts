/** A site with several locales: one is built, and no page leads to the others. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

test("pages have no links to locales that are not built, in the head and in the navbar", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr", "de"] },
  future: { v4: { useCssCascadeLayers: true } },
  themeConfig: { navbar: { items: [{ type: "localeDropdown" }] } },
  presets: [["classic", { docs: false, blog: false }]],
};
`,
    "src/pages/index.md": "# Home\n",
  });
  expect(built.code).toBe(0);
  expect(built.stderr.match(/warning\[/g)).toHaveLength(1);
  expect(built.stderr).toContain("warning[not-supported] Building the locales `fr` and `de` is not supported");
  const html = await built.read("index.html");
  expect(html.match(/<link [^>]*hreflang="[^"]*"/g)?.map((link) => /hreflang="(.*)"/.exec(link)?.[1])).toEqual([
    "en",
    "x-default",
  ]);
  expect(html).toContain("dropdown__link--active");
  expect(html).not.toMatch(/\/fr\/|\/de\/|og:locale:alternate/);
  const sheet = (await built.files()).find((path) => /^assets\/css\/styles-.*\.css$/.test(path));
  expect(await built.read(sheet ?? "")).toStartWith("@layer docusaurus.theme-classic{");
});
