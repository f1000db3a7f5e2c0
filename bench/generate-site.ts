/** Generates a site: `bun bench/generate-site.ts <folder> <pages>`. Any generator for the Docusaurus format can build it. */

import { join } from "node:path";
import { makePage, pagePath } from "./page.ts";

const CONFIG = `module.exports = {
  title: "Bench",
  url: "https://example.com",
  baseUrl: "/",
  onBrokenLinks: "throw",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themeConfig: { navbar: { title: "Bench" } },
};
`;

const START = `---
slug: /
---

# Bench

Made-up pages, for measuring.
`;

/** Writes a site of `pages` pages, including its start page. */
export async function writeSite(dir: string, pages: number): Promise<void> {
  await Bun.write(join(dir, "docusaurus.config.js"), CONFIG);
  await Bun.write(join(dir, "docs/start.md"), START);
  const total = pages - 1;
  for (let number = 0; number < total; number++) {
    await Bun.write(join(dir, "docs", pagePath(number)), makePage(number, total));
  }
}

if (import.meta.main) {
  const [dir, count] = process.argv.slice(2);
  const pages = Number(count);
  if (dir === undefined || !Number.isInteger(pages) || pages < 2) {
    console.error("Usage: bun bench/generate-site.ts <folder> <pages, at least 2>");
    process.exit(2);
  }
  await writeSite(dir, pages);
  console.log(`${pages} pages in ${dir}`);
}
