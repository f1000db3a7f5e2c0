/** Redirects that cannot be made, as their author reads of them. */

import { describe, expect, test } from "bun:test";
import { runCli } from "../../support/cli.ts";
import { makeSite } from "../../support/site.ts";
import { config, PAGES } from "./site.ts";

/** What `veloci graph` says of a config with these plugin options. */
async function diagnose(options: string, members = `baseUrl: "/",`): Promise<string> {
  const presets = `presets: [["classic", { blog: false }]],`;
  const plugins = `plugins: [["@docusaurus/plugin-client-redirects", ${options}]],`;
  const text = config([members, presets, plugins].join("\n  "));
  await using site = await makeSite({
    ...PAGES,
    "docs/guide/next.md": "# Next\n\n## Part\n",
    "docusaurus.config.mjs": text,
  });
  return `\n${(await runCli(["graph"], { cwd: site.dir })).stderr}`;
}

describe("errors in redirects", () => {
  test("wrong types, unknown options and invalid paths", async () => {
    const said = await diagnose(`{
    fromExtension: ["html"],
    toExtensions: [".html", 1],
    createRedirects: "/a",
    redirects: [
      { from: "/a?b=1", to: "/" },
      { from: ["/a", "b"], to: "docs" },
      { from: 1, to: "/" },
      { from: "/c" },
    ],
  }`);
    expect(said).toMatchInlineSnapshot(`
      "
      info[links-unchecked] Links are not checked, because pages are missing: \`client-redirects\` failed.

      error[unknown-option] Unknown redirects plugin option \`fromExtension\`.
        docusaurus.config.mjs:7:5
        6 |   plugins: [["@docusaurus/plugin-client-redirects", {
        7 |     fromExtension: ["html"],
          |     ^^^^^^^^^^^^^
        8 |     toExtensions: [".html", 1],
        help: Did you mean \`fromExtensions\`?

      error[invalid-option] Redirects plugin option \`toExtensions[0]\` must be an extension without its dot, such as \`html\`, but is the string \`.html\`.
        docusaurus.config.mjs:8:20
        7 |     fromExtension: ["html"],
        8 |     toExtensions: [".html", 1],
          |                    ^
        9 |     createRedirects: "/a",

      error[wrong-type] Redirects plugin option \`toExtensions[1]\` must be a string, but is the number \`1\`.
        docusaurus.config.mjs:8:29
        7 |     fromExtension: ["html"],
        8 |     toExtensions: [".html", 1],
          |                             ^
        9 |     createRedirects: "/a",

      error[wrong-type] Redirects plugin option \`createRedirects\` must be a function, but is the string \`/a\`.
        docusaurus.config.mjs:9:5
         8 |     toExtensions: [".html", 1],
         9 |     createRedirects: "/a",
           |     ^^^^^^^^^^^^^^^
        10 |     redirects: [

      error[invalid-option] Redirects plugin option \`redirects[0].from\` must be a path of this site such as \`/old/page\`, without query and hash, but is the string \`/a?b=1\`.
        docusaurus.config.mjs:11:9
        10 |     redirects: [
        11 |       { from: "/a?b=1", to: "/" },
           |         ^^^^
        12 |       { from: ["/a", "b"], to: "docs" },

      error[invalid-option] Redirects plugin option \`redirects[1].from[1]\` must be a path of this site such as \`/old/page\`, without query and hash, but is the string \`b\`.
        docusaurus.config.mjs:12:22
        11 |       { from: "/a?b=1", to: "/" },
        12 |       { from: ["/a", "b"], to: "docs" },
           |                      ^
        13 |       { from: 1, to: "/" },

      error[invalid-option] Redirects plugin option \`redirects[1].to\` must be a path of this site such as \`/new/page\`, or a full URL, but is the string \`docs\`.
        docusaurus.config.mjs:12:28
        11 |       { from: "/a?b=1", to: "/" },
        12 |       { from: ["/a", "b"], to: "docs" },
           |                            ^^
        13 |       { from: 1, to: "/" },

      error[wrong-type] Redirects plugin option \`redirects[2].from\` must be a path of this site such as \`/old/page\`, without query and hash or a list, but is the number \`1\`.
        docusaurus.config.mjs:13:9
        12 |       { from: ["/a", "b"], to: "docs" },
        13 |       { from: 1, to: "/" },
           |         ^^^^
        14 |       { from: "/c" },

      error[missing-option] Redirects plugin option \`redirects[3].to\` is missing: it must be a path of this site such as \`/new/page\`, or a full URL.
        docusaurus.config.mjs:14:7
        13 |       { from: 1, to: "/" },
        14 |       { from: "/c" },
           |       ^
        15 |     ],

      "
    `);
  });

  test("missing targets, loops, paths of pages and duplicates", async () => {
    const said = await diagnose(`{
    redirects: [
      { from: "/a", to: "/docs/intor" },
      { from: "/b", to: "/c" },
      { from: "/c", to: "/d/" },
      { from: "/d", to: "/b" },
      { from: "/e", to: "/b" },
      { from: "/self", to: "/self" },
      { from: "/docs/intro/", to: "/" },
      { from: "/twice", to: "/" },
      { from: "/twice/", to: "/docs/intro" },
      { from: "/anchor", to: "/docs/guide/next#prat" },
    ],
  }`);
    expect(said).toMatchInlineSnapshot(`
      "
      warning[redirect-from-page] The redirect from \`/docs/intro/\` to \`/\` is left out, because \`/docs/intro\` is a page.
        docusaurus.config.mjs:14:9
        13 |       { from: "/self", to: "/self" },
        14 |       { from: "/docs/intro/", to: "/" },
           |         ^^^^
        15 |       { from: "/twice", to: "/" },
        help: Remove the redirect or the page; \`onDuplicateRoutes\` relaxes this check.

      warning[duplicate-redirect] Two redirects start at \`/twice/\`: the first one, to \`/\`, is used and the one to \`/docs/intro\` is ignored.
        docusaurus.config.mjs:16:9
        15 |       { from: "/twice", to: "/" },
        16 |       { from: "/twice/", to: "/docs/intro" },
           |         ^^^^
        17 |       { from: "/anchor", to: "/docs/guide/next#prat" },
        help: Remove one of them; \`onDuplicateRoutes\` relaxes this check.

      warning[broken-anchor] Broken redirect to \`/docs/guide/next#prat\`: \`/docs/guide/next\` has no anchor \`#prat\`.
        docusaurus.config.mjs:17:26
        16 |       { from: "/twice/", to: "/docs/intro" },
        17 |       { from: "/anchor", to: "/docs/guide/next#prat" },
           |                          ^^
        18 |     ],
        help: Did you mean \`#part\`? \`onBrokenAnchors\` relaxes this check.

      error[broken-redirect] Broken redirect from \`/a\`: no page at \`/docs/intor\`.
        docusaurus.config.mjs:8:21
        7 |     redirects: [
        8 |       { from: "/a", to: "/docs/intor" },
          |                     ^^
        9 |       { from: "/b", to: "/c" },
        help: Did you mean \`/docs/intro\`?

      error[redirect-loop] These redirects form a loop: \`/b\` → \`/c\` → \`/d\` → \`/b\`.
        docusaurus.config.mjs:9:21
         8 |       { from: "/a", to: "/docs/intor" },
         9 |       { from: "/b", to: "/c" },
           |                     ^^
        10 |       { from: "/c", to: "/d/" },
        help: Point one of them at a page.

      error[redirect-loop] These redirects form a loop: \`/self\` → \`/self\`.
        docusaurus.config.mjs:13:24
        12 |       { from: "/e", to: "/b" },
        13 |       { from: "/self", to: "/self" },
           |                        ^^
        14 |       { from: "/docs/intro/", to: "/" },
        help: Point one of them at a page.

      "
    `);
  });

  test("a target that includes the base URL", async () => {
    const said = await diagnose(`{ redirects: [{ from: "/a", to: "/base/docs/intro" }] }`, `baseUrl: "/base/",`);
    expect(said).toMatchInlineSnapshot(`
      "
      error[broken-redirect] Broken redirect from \`/a\`: no page at \`/base/docs/intro\`.
        docusaurus.config.mjs:6:81
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { redirects: [{ from: "/a", to: "/base/do…
          |                                                                                 ^^
        7 | };
        help: Did you mean \`/docs/intro\`? Write the paths of redirects without \`baseUrl\`.

      "
    `);
  });

  test("invalid results of `createRedirects`, once for all pages", async () => {
    const rule = `(path) => (path === "/" ? 5 : path.includes("guide") ? "old" : path)`;
    expect(await diagnose(`{ createRedirects: ${rule} }`)).toMatchInlineSnapshot(`
      "
      warning[redirect-from-page] The redirect from \`/docs/intro\` to \`/docs/intro\` is left out, because \`/docs/intro\` is a page. The same applies to 1 more from \`createRedirects\`.
        docusaurus.config.mjs:6:55
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => (path === "/…
          |                                                       ^^^^^^^^^^^^^^^
        7 | };
        help: Remove the redirect or the page; \`onDuplicateRoutes\` relaxes this check.

      error[invalid-redirect] \`createRedirects\` returns the string \`old\` for the page \`/docs/guide/next\`; it must return a path of this site such as \`/old/page\`, without query and hash, a list of such paths, or nothing. The same applies to 1 more from \`createRedirects\`.
        docusaurus.config.mjs:6:55
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => (path === "/…
          |                                                       ^^^^^^^^^^^^^^^
        7 | };

      "
    `);
    expect(await diagnose(`{ createRedirects: (path) => ["/one"] }`)).toMatchInlineSnapshot(`
      "
      warning[duplicate-redirect] Two redirects start at \`/one\`: the first one, to \`/docs/guide/next\`, is used and the one to \`/docs/intro\` is ignored. The same applies to 2 more from \`createRedirects\`.
        docusaurus.config.mjs:6:55
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => ["/one"] }]],
          |                                                       ^^^^^^^^^^^^^^^
        7 | };
        help: Remove one of them; \`onDuplicateRoutes\` relaxes this check.

      "
    `);
    expect(await diagnose(`{ createRedirects: (path) => path.nothing.at(0) }`)).toMatchInlineSnapshot(`
      "
      error[site-function-failed] \`createRedirects\` of the redirects plugin fails: undefined is not an object (evaluating 'path.nothing.at').
        docusaurus.config.mjs:6:87
        5 |   presets: [["classic", { blog: false }]],
        6 |   plugins: [["@docusaurus/plugin-client-redirects", { createRedirects: (path) => path.nothing…
          |                                                                                       ^
        7 | };

      "
    `);
  });

  test("computed redirects are reported at the list", async () => {
    const said = await diagnose(`{
    redirects: [...["/x", "/y"].map((from) => ({ from, to: "/nowhere" })), { from: "/z", to: "/docs/intro" }],
  }`);
    expect(said).toMatchInlineSnapshot(`
      "
      error[broken-redirect] Broken redirect from \`/x\`: no page at \`/nowhere\`.
        docusaurus.config.mjs:7:5
        6 |   plugins: [["@docusaurus/plugin-client-redirects", {
        7 |     redirects: [...["/x", "/y"].map((from) => ({ from, to: "/nowhere" })), { from: "/z", to: …
          |     ^^^^^^^^^
        8 |   }]],
        help: A page of another site needs its full URL.

      error[broken-redirect] Broken redirect from \`/y\`: no page at \`/nowhere\`.
        docusaurus.config.mjs:7:5
        6 |   plugins: [["@docusaurus/plugin-client-redirects", {
        7 |     redirects: [...["/x", "/y"].map((from) => ({ from, to: "/nowhere" })), { from: "/z", to: …
          |     ^^^^^^^^^
        8 |   }]],
        help: A page of another site needs its full URL.

      "
    `);
  });
});
