/** Titles of pages, as the release has them that a site is written for. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

test.each([
  ["2.2.0", "Page `a` | Test"],
  ["2.3.0", "Page a | Test"],
])("code in a title has backticks before release 2.3: %s", async (release, title) => {
  await using built = await buildFixture({
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": release } }),
    "docs/a.md": "# Page `a`\n",
  });
  const html = await built.read("docs/a/index.html");
  expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title);
});
