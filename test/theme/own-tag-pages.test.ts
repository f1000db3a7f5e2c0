/** Pages of tags that a site has in the place of the theme's: as in later releases of the format with a column, in earlier ones with the layout, too. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";

setDefaultTimeout(60_000);

const FILES = {
  "docs/one.md": "---\ntags: [red]\n---\n\n# One\n",
  "src/theme/DocTagDocListPage/index.jsx": `import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
export default ({ tag }) => <main id="own" data-version={useDocsVersion().version}>{tag.label}</main>;
`,
};

let built: BuiltSite;
beforeAll(async () => {
  built = await buildFixture({
    ...FILES,
    "src/theme/DocTagsListPage.jsx": `import Layout from "@theme/Layout";
export default ({ tags }) => <Layout title="Own tags"><main id="own">{tags.length}</main></Layout>;
`,
  });
});
afterAll(() => built[Symbol.asyncDispose]());

const countOf = (html: string, text: string): number => html.split(text).length - 1;

test("each has one navbar, one footer and one main part", async () => {
  expect(built.stderr).toBe("");
  for (const path of ["docs/tags/index.html", "docs/tags/red/index.html"]) {
    const html = await built.read(path);
    expect([countOf(html, "navbar__inner"), countOf(html, "<main"), countOf(html, 'id="own"')]).toEqual([1, 1, 1]);
  }
  expect(await built.read("docs/tags/index.html")).toContain(">Own tags | ");
});

test("the version is that of the docs", async () => {
  expect(await built.read("docs/tags/red/index.html")).toContain('data-version="current"');
});

test("a component around the theme's page stays in the column of docs", async () => {
  await using wrapped = await buildFixture({
    ...FILES,
    "src/theme/DocTagDocListPage/index.jsx": `import Original from "@theme-original/DocTagDocListPage";
export default (props) => <div id="own"><Original {...props} /></div>;
`,
  });
  const html = await wrapped.read("docs/tags/red/index.html");
  expect([countOf(html, "<main"), countOf(html, 'id="own"')]).toEqual([1, 1]);
  expect(html).toContain("docMainContainer");
});
