/** Mistakes in front matter, as the author sees them: each at its line, with the nearest name. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { picture } from "../support/picture.ts";

const presets = [["classic", { blog: { onUntruncatedBlogPosts: "ignore", onInlineAuthors: "ignore" } }]];

test("invalid fields and missing images are reported at their lines", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets }),
    "static/img/card.png": picture,
    "docs/cover.png": picture,
    "docs/a.md": `---
title: A
sidebar_postion: 2
image: ./covr.png
last_update: {date: the other day}
toc_min_heading_level: 4
toc_max_heading_level: 3
mine: kept
---
Text.
`,
    "docs/b.md": "---\nimage: /img/kard.png\nslug: [a]\n---\nText.\n",
    "blog/authors.yml": "ann:\n  name: Ann\nbob:\n  name: Bob\n  image_url: ./bob.png\n",
    "blog/2022-01-02-a.md": "---\nid: a\nauthors:\n  - {name: Cleo, image_url: ./cleo.png}\n---\nText.\n",
    "src/pages/index.md": "---\nwrapper_class_name: wide\nimage: https://else.example/x.png\n---\nText.\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "warning[replaced-front-matter] Front matter field \`id\` has no effect in a post.
      blog/2022-01-02-a.md:2:1
      1 | ---
      2 | id: a
        | ^^
      3 | authors:
      help: Use \`slug\` to choose the URL.

    warning[misspelled-front-matter] Unknown front matter field \`sidebar_postion\`.
      docs/a.md:3:1
      2 | title: A
      3 | sidebar_postion: 2
        | ^^^^^^^^^^^^^^^
      4 | image: ./covr.png
      help: Did you mean \`sidebar_position\`?

    warning[broken-image] Broken image \`/img/kard.png\`: no file \`static/img/kard.png\`.
      docs/b.md:2:1
      1 | ---
      2 | image: /img/kard.png
        | ^^^^^
      3 | slug: [a]
      help: Did you mean \`card.png\`? \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    warning[misspelled-front-matter] Unknown front matter field \`wrapper_class_name\`.
      src/pages/index.md:2:1
      1 | ---
      2 | wrapper_class_name: wide
        | ^^^^^^^^^^^^^^^^^^
      3 | image: https://else.example/x.png
      help: Did you mean \`wrapperClassName\`?

    error[broken-image] Broken image \`./cleo.png\`: no file \`blog/cleo.png\`.
      blog/2022-01-02-a.md:3:1
      2 | id: a
      3 | authors:
        | ^^^^^^^
      4 |   - {name: Cleo, image_url: ./cleo.png}
      help: Add the file or correct the path; \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    error[broken-image] Broken image \`./bob.png\`: no file \`blog/bob.png\`.
      blog/authors.yml:5:3
      4 |   name: Bob
      5 |   image_url: ./bob.png
        |   ^^^^^^^^^
      help: Add the file or correct the path; \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    error[broken-image] Broken image \`./covr.png\`: no file \`docs/covr.png\`.
      docs/a.md:4:1
      3 | sidebar_postion: 2
      4 | image: ./covr.png
        | ^^^^^
      5 | last_update: {date: the other day}
      help: Did you mean \`cover.png\`? \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    error[invalid-option] Front matter field \`last_update.date\` must be a date such as \`2022-07-14\`, but is the string \`the other day\`.
      docs/a.md:5:1
      4 | image: ./covr.png
      5 | last_update: {date: the other day}
        | ^^^^
      6 | toc_min_heading_level: 4

    error[invalid-option] Front matter field \`toc_min_heading_level\` must be at most \`toc_max_heading_level\`, which is \`3\`, but is the number \`4\`.
      docs/a.md:6:1
      5 | last_update: {date: the other day}
      6 | toc_min_heading_level: 4
        | ^^^^^^^^^^^^^^^^^^^^^
      7 | toc_max_heading_level: 3

    error[wrong-type] Front matter field \`slug\` must be a string, but is a list.
      docs/b.md:3:1
      2 | image: /img/kard.png
      3 | slug: [a]
        | ^^^^
      4 | ---

    Nothing built: 6 errors, 4 warnings. \`build\` is unchanged.
    "
  `);
});

test("errors of the site's functions, and in the fields they change, have the lines of the file", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
      title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
      markdown: {
        preprocessor: ({ filePath, fileContent }) => {
          if (!filePath.startsWith("/")) throw new Error("no path");
          return fileContent.replaceAll("{{name}}", "Example");
        },
        parseFrontMatter: async (input) => {
          const { frontMatter, content } = await input.defaultParseFrontMatter(input);
          if (frontMatter.bad) return { frontMatter };
          return { frontMatter: { ...frontMatter, title: frontMatter.name, hide: undefined }, content: content + "\\nAdded." };
        },
      },
    };`,
    "src/pages/index.md": "---\nname: From {{name}}\n---\n\n[broken](./nowhere.md)\n",
    "src/pages/bad.md": "---\nbad: true\n---\nText.\n",
  });
  expect(built.stderr).toMatchInlineSnapshot(`
    "warning[broken-markdown-link] Broken link \`./nowhere.md\`: \`src/pages/nowhere.md\` is not a page of this site.
      src/pages/index.md:5:10
      5 | [broken](./nowhere.md)
        |          ^^^^^^^^^^^^
      help: \`onBrokenMarkdownLinks\` relaxes this check.

    error[site-function-failed] \`markdown.parseFrontMatter\` of the config must return an object with \`frontMatter\` and \`content\` for this file.
      src/pages/bad.md

    Nothing built: 1 error, 1 warning. \`build\` is unchanged.
    "
  `);
});

test("front matter returned by the site's own function applies to the page", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
      title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
      markdown: {
        parseFrontMatter: async (input) => {
          const { frontMatter, content } = await input.defaultParseFrontMatter(input);
          return { frontMatter: { ...frontMatter, title: frontMatter.name }, content: content + "\\nAdded." };
        },
      },
    };`,
    "src/pages/index.md": "---\nname: Given\n---\n\nText.\n",
  });
  expect(built.stderr).toBe("");
  expect(await built.read("index.html")).toContain("Given | Test");
  expect(await built.main("index.html")).toContain("Added.");
});

test("a preprocessor that returns nothing is an error", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
      title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
      markdown: { preprocessor: () => {} },
    };`,
    "src/pages/index.md": "Text\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[site-function-failed] \`markdown.preprocessor\` of the config must return a string for this file, but returns nothing.
      src/pages/index.md

    Nothing built: 1 error. \`build\` is unchanged.
    "
  `);
});
