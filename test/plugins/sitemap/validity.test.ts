/** Sitemaps by a validator: against a schema of the protocol. */

import { expect, test } from "bun:test";
import { toSitemapFiles } from "../../../src/plugins/sitemap/xml.ts";
import { buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";
import { xmlMistakes } from "../../support/validate-xml.ts";

test("a site's sitemap is valid, with every option and with names that XML must escape", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [
        ["classic", { docs: {}, blog: false, sitemap: { lastmod: "datetime", changefreq: "daily", priority: 0.7 } }],
      ],
    }),
    "docs/a & b's <c>.md": "---\nlast_update: {date: 2022-07-14}\n---\n# A\n",
    "docs/ünï.md": "---\nslug: /\n---\n# U\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.code).toBe(0);
  const xml = await built.read("sitemap.xml");
  expect(await xmlMistakes(xml, "sitemap")).toEqual([]);
  expect(xml).toContain("2022-07-14");
  expect(xml).toContain("&amp;");
});

test("more than 50,000 URLs are split into parts, listed by an index", async () => {
  const items = Array.from({ length: 50_001 }, (_, index) => ({ url: `https://example.org/${index}` }));
  const files = toSitemapFiles(items, { filename: "sitemap.xml", baseUrl: "https://example.org/base/" });
  expect(files.map(({ name }) => name)).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
  for (const { text } of files) expect(await xmlMistakes(text, "sitemap")).toEqual([]);
  expect(files.map(({ text }) => text.match(/<loc>/g)?.length)).toEqual([2, 50_000, 1]);
});

test("the check detects an invalid sitemap", async () => {
  const files = toSitemapFiles([{ url: "/relative", priority: 7 }], {
    filename: "s.xml",
    baseUrl: "https://a.example/",
  });
  expect(await xmlMistakes(files[0]?.text ?? "", "sitemap")).not.toEqual([]);
});
