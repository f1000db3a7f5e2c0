/** Functions that a site gives to the content plugins, when they throw or return what they must not. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const page = "src/pages/index.md";

test("their errors are reported at the line of the config, with the file they were called for", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `const fail = (what) => { throw new Error("No " + what + "."); };
export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  presets: [["classic", {
    docs: { editUrl: ({ docPath }) => fail(docPath) },
    blog: {
      editUrl: ({ blogPath }) => blogPath.nothing.here,
      readingTime: () => fail("time"),
      processBlogPosts: async () => fail("posts"),
      onUntruncatedBlogPosts: "ignore",
    },
    pages: { editUrl: ({ pagesPath }) => fail(pagesPath) },
  }]],
};
`,
    "docs/a.md": "# A\n",
    "blog/2022-01-02-b.md": "# B\n",
    [page]: "# Home\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[site-function-failed] \`editUrl\` of the docs plugin fails for \`docs/a.md\`: No a.md.
      docusaurus.config.mjs:1:36
      1 | const fail = (what) => { throw new Error("No " + what + "."); };
        |                                    ^
      2 | export default {

    error[site-function-failed] \`editUrl\` of the pages plugin fails for \`src/pages/index.md\`: No index.md.
      docusaurus.config.mjs:1:36
      1 | const fail = (what) => { throw new Error("No " + what + "."); };
        |                                    ^
      2 | export default {

    error[site-function-failed] \`processBlogPosts\` of the blog plugin fails: No posts.
      docusaurus.config.mjs:1:36
      1 | const fail = (what) => { throw new Error("No " + what + "."); };
        |                                    ^
      2 | export default {

    error[site-function-failed] \`readingTime\` of the blog plugin fails for \`blog/2022-01-02-b.md\`: No time.
      docusaurus.config.mjs:1:36
      1 | const fail = (what) => { throw new Error("No " + what + "."); };
        |                                    ^
      2 | export default {

    error[site-function-failed] \`editUrl\` of the blog plugin fails for \`blog/2022-01-02-b.md\`: undefined is not an object (evaluating 'blogPath.nothing.here').
      docusaurus.config.mjs:7:43
      6 |     blog: {
      7 |       editUrl: ({ blogPath }) => blogPath.nothing.here,
        |                                           ^
      8 |       readingTime: () => fail("time"),

    Nothing built: 5 errors. \`build\` is unchanged.
    "
  `);
});

test("their results are checked", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  presets: [["classic", {
    docs: { editUrl: () => 1, numberPrefixParser: (name) => (name === "01-a" ? undefined : { filename: name }) },
    blog: { readingTime: () => "long", processBlogPosts: () => [{}], onUntruncatedBlogPosts: "ignore" },
    pages: { editUrl: () => false },
  }]],
};
`,
    "docs/01-a.md": "# A\n",
    "blog/2022-01-02-b.md": "# B\n",
    [page]: "# Home\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[site-function-failed] \`readingTime\` of the blog plugin must return a number of minutes or nothing for this file.
      blog/2022-01-02-b.md

    error[site-function-failed] \`editUrl\` of the docs plugin must return a URL or nothing for this file.
      docs/01-a.md

    error[site-function-failed] \`numberPrefixParser\` of the docs plugin must return an object with \`filename\`, but returns nothing.
      docusaurus.config.mjs

    error[site-function-failed] \`processBlogPosts\` of the blog plugin must return a list of posts or nothing.
      docusaurus.config.mjs

    Nothing built: 4 errors. \`build\` is unchanged.
    "
  `);
});

test("an error in a feed function leaves the old site in place", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  presets: [["classic", {
    docs: false,
    blog: { feedOptions: { createFeedItems: () => [{ title: "No link" }] }, onUntruncatedBlogPosts: "ignore" },
  }]],
};
`,
    "blog/2022-01-02-b.md": "# B\n",
    [page]: "# Home\n",
  });
  expect(built.code).toBe(1);
  expect(await built.files()).toEqual([]);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[site-function-failed] \`createFeedItems\` of the blog plugin must return a list of items with \`title\`, \`link\` and \`date\`.
      docusaurus.config.mjs

    Nothing built: 1 error. \`build\` is unchanged.
    "
  `);
});
