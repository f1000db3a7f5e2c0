/** A plugin that does nothing costs no byte: the site is built as without it, scripts included. */

import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFixture } from "../../support/cli.ts";
import { CASES_FOLDER } from "../case-files.ts";

const NAMES = /^(?:admonitions?|tables?|lists?|headings?|footnotes?|links?|html|component|entities|emoji)\b[^.]*\.md$/;

function config(plugins: string): string {
  return `export default {
  title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore", onBrokenAnchors: "ignore", onDuplicateRoutes: "ignore",
  markdown: { hooks: { onBrokenMarkdownLinks: "ignore", onBrokenMarkdownImages: "ignore" } },
  presets: [["classic", { blog: false, docs: { routeBasePath: "/", ${plugins} } }]],
};
`;
}

const docs = Object.fromEntries(
  readdirSync(CASES_FOLDER)
    .filter((name) => NAMES.test(name))
    .map((name) => [`docs/${name}`, readFileSync(join(CASES_FOLDER, name), "utf8")]),
);

test("the output is the same, byte for byte", async () => {
  const lists = ["beforeDefaultRemarkPlugins", "remarkPlugins", "beforeDefaultRehypePlugins", "rehypePlugins"];
  const nothing = lists.map((list) => `${list}: [() => (tree) => tree]`).join(", ");
  await using plain = await buildFixture({ "docusaurus.config.mjs": config(""), ...docs });
  await using plugged = await buildFixture({ "docusaurus.config.mjs": config(nothing), ...docs });
  expect(Object.keys(docs).length).toBeGreaterThan(50);
  expect(plugged.stderr).toBe(plain.stderr);
  const files = await plain.files();
  expect(await plugged.files()).toEqual(files);
  for (const file of files) {
    const [one, other] = [plain, plugged].map(({ outDir }) => readFileSync(join(outDir, file)));
    expect(one?.equals(other ?? Buffer.alloc(0)) ? "the same" : "different", file).toBe("the same");
  }
}, 60_000);
