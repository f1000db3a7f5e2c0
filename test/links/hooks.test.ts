/** A site's own functions in place of the levels of broken links and images. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const CONFIG = `export default {
  title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
  markdown: {
    hooks: {
      onBrokenMarkdownLinks: ({ sourceFilePath, url }) => "https://else.example/" + sourceFilePath + "?" + url.slice(2),
      onBrokenMarkdownImages: ({ url, node }) => (node.type === "image" ? "/placeholder.svg#" + url.slice(2) : undefined),
    },
  },
};`;

test("functions return other URLs on both tiers, without diagnostics", async () => {
  const text = "# Page\n\n[a](./a.md) ![b](./b.png)\n";
  await using built = await buildFixture({
    "docusaurus.config.mjs": CONFIG,
    "src/pages/index.md": text,
    "src/pages/code.mdx": `${text}\n{[1].map((n) => n)}\n`,
  });
  expect(built.stderr).toBe("");
  for (const [page, file] of [
    ["index.html", "index.md"],
    ["code/index.html", "code.mdx"],
  ]) {
    const main = await built.main(page ?? "");
    expect(main).toContain(`href="https://else.example/src/pages/${file}?a.md"`);
    expect(main).toContain('src="/placeholder.svg#b.png"');
  }
});

test("a path that a function returns gets the base URL, as other links do", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
      title: "Test", url: "https://example.com", baseUrl: "/base/", presets: [["classic", { docs: false, blog: false }]],
      markdown: { hooks: { onBrokenMarkdownLinks: () => "/other" } },
    };`,
    "src/pages/index.md": "# Page\n\n[a](./a.md)\n",
    "src/pages/other.md": "# Other\n",
  });
  expect(await built.main("index.html")).toContain('href="/base/other"');
});
