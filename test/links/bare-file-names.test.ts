/** Where a link to a bare file name leads depends on the release that a site is written for. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

test.each([
  ["3.8.1", "/docs/b", "/docs/1.0/b"],
  ["3.9.0", "/docs/part/b", "/docs/1.0/part/b"],
])("with release %s, it leads to %s", async (release, current, older) => {
  const docs = { "a.md": "[b](b.md)\n\n# A\n", "b.md": "# Beside\n" };
  const of = (folder: string): Record<string, string> => ({
    [`${folder}/b.md`]: "# Top\n",
    ...Object.fromEntries(Object.entries(docs).map(([name, text]) => [`${folder}/part/${name}`, text])),
  });
  await using built = await buildFixture({
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": release } }),
    ...of("docs"),
    ...of("versioned_docs/version-1.0"),
    ...of("versioned_docs/version-2.0"),
    "versions.json": '["2.0", "1.0"]',
  });
  const linkOn = async (page: string): Promise<string | undefined> =>
    /<a [^>]*href="([^"]*)"[^>]*>b<\/a>/.exec(await built.main(`${page}/index.html`))?.[1];
  expect([await linkOn("docs/part/a"), await linkOn("docs/1.0/part/a")]).toEqual([current, older]);
});
