/** Mistakes in docs and posts, as the author sees them: every rule of the site's specification that a build can break. */

import { describe, expect, test } from "bun:test";
import { configText } from "./support/site.ts";
import { mistakesOf } from "./support/mistakes.ts";

describe("docs", () => {
  test("with the same ID, in versions without a folder, listed but missing, in empty categories", async () => {
    const stderr = await mistakesOf({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { blog: false, docs: { sidebarPath: "./sidebars.js" } }]],
      }),
      "versions.json": '["2.0", "1.0"]',
      "versioned_docs/version-2.0/a.md": "# A\n",
      "sidebars.js": `export default {
  docs: ["intro", "instal", { type: "category", label: "Empty" }, { type: "category", label: "None", items: [] }],
};
`,
      "docs/intro.md": "# Intro\n",
      "docs/install.md": "# Install\n",
      "docs/prepare.md": "---\nid: same\n---\n# Prepare\n",
      "docs/setup.md": "---\nid: same\n---\n# Set up\n",
    });
    expect(stderr).toMatchInlineSnapshot(`
      "error[duplicate-doc-id] Docs of one version have the same id \`same\`: \`docs/prepare.md\`, \`docs/setup.md\`.
        docs/setup.md:2:1
        1 | ---
        2 | id: same
          | ^^
        3 | ---
        help: Set a different \`id\` in front matter, or rename the files, until each id is unique.

      error[unknown-doc-id] The sidebar names the doc \`instal\`, which does not exist in the version \`current\`.
        sidebars.js:2:20
        1 | export default {
        2 |   docs: ["intro", "instal", { type: "category", label: "Empty" }, { type: "category", label: …
          |                    ^^^^^^
        3 | };
        help: Did you mean \`install\`?

      error[empty-category] The sidebar category \`Empty\` has neither items nor a link.
        sidebars.js:2:57
        1 | export default {
        2 |   docs: ["intro", "instal", { type: "category", label: "Empty" }, { type: "category", label: …
          |                                                         ^^^^^
        3 | };
        help: Give it \`items\`, or a \`link\` to a doc.

      error[empty-category] The sidebar category \`None\` has neither items nor a link.
        sidebars.js:2:95
        2 | …, { type: "category", label: "None", items: [] }],
          |                                ^^^^
        help: Give it \`items\`, or a \`link\` to a doc.

      error[missing-version-folder] The docs version \`1.0\` has no folder \`versioned_docs/version-1.0\`.
        versions.json:1:10
        1 | ["2.0", "1.0"]
          |          ^^^
        help: Restore the folder, or remove \`1.0\` from the list.

      Nothing built: 5 errors. \`build\` is unchanged.
      "
    `);
  });

  test("with fields of the wrong type, dates that do not exist, and tags that share a page", async () => {
    const stderr = await mistakesOf({
      "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
      "docs/a.md": `---
sidebar_position: first
tags: C++
keywords: word
hide_title: maybe
sidebar_custom_props: [1]
toc_max_heading_level: 9
pagination_next: nowhere
displayed_sidebar: nothing
last_update: {date: 2022-02-30}
---
# A
`,
      "docs/b.md": "---\ntags: [C]\n---\n# B\n",
      "docs/d.md": "---\ndraft: true\nunlisted: true\n---\n# D\n",
      "docs/c.md": "---\ntags: ['C++', {label: 'C sharp', permalink: '/c'}]\n---\n# C\n",
    });
    expect(stderr).toMatchInlineSnapshot(`
      "warning[tag-collision] Tags \`C++\` and \`C sharp\` share the page \`/docs/tags/c\`, so only the first is shown.
        docs/c.md:2:1
        1 | ---
        2 | tags: ['C++', {label: 'C sharp', permalink: '/c'}]
          | ^^^^
        3 | ---
        help: Give one its own permalink: \`tags: [{label: "C sharp", permalink: "…"}]\`.

      warning[tag-collision] Tags \`C\` (\`docs/b.md\`) and \`C++\` (\`docs/c.md\`) share the page \`/docs/tags/c\`.
        docs/c.md:2:1
        1 | ---
        2 | tags: ['C++', {label: 'C sharp', permalink: '/c'}]
          | ^^^^
        3 | ---
        help: Give one its own permalink: \`tags: [{label: "C++", permalink: "…"}]\`.

      error[wrong-type] Front matter field \`sidebar_position\` must be a number, but is the string \`first\`.
        docs/a.md:2:1
        1 | ---
        2 | sidebar_position: first
          | ^^^^^^^^^^^^^^^^
        3 | tags: C++

      error[wrong-type] Front matter field \`tags\` must be a list, but is the string \`C++\`.
        docs/a.md:3:1
        2 | sidebar_position: first
        3 | tags: C++
          | ^^^^
        4 | keywords: word

      error[wrong-type] Front matter field \`keywords\` must be a list, but is the string \`word\`.
        docs/a.md:4:1
        3 | tags: C++
        4 | keywords: word
          | ^^^^^^^^
        5 | hide_title: maybe

      error[wrong-type] Front matter field \`hide_title\` must be \`true\` or \`false\`, but is the string \`maybe\`.
        docs/a.md:5:1
        4 | keywords: word
        5 | hide_title: maybe
          | ^^^^^^^^^^
        6 | sidebar_custom_props: [1]

      error[wrong-type] Front matter field \`sidebar_custom_props\` must be an object, but is a list.
        docs/a.md:6:1
        5 | hide_title: maybe
        6 | sidebar_custom_props: [1]
          | ^^^^^^^^^^^^^^^^^^^^
        7 | toc_max_heading_level: 9

      error[invalid-option] Front matter field \`toc_max_heading_level\` must be a heading level from 2 to 6, but is the number \`9\`.
        docs/a.md:7:1
        6 | sidebar_custom_props: [1]
        7 | toc_max_heading_level: 9
          | ^^^^^^^^^^^^^^^^^^^^^
        8 | pagination_next: nowhere

      error[unknown-doc-id] \`pagination_next\` names the doc \`nowhere\`, which does not exist.
        docs/a.md:8:1
        7 | toc_max_heading_level: 9
        8 | pagination_next: nowhere
          | ^^^^^^^^^^^^^^^
        9 | displayed_sidebar: nothing
        help: Set \`pagination_next\` to \`null\` for no link.

      error[unknown-sidebar-id] \`displayed_sidebar\` names the sidebar \`nothing\`, which does not exist.
        docs/a.md:9:1
         8 | pagination_next: nowhere
         9 | displayed_sidebar: nothing
           | ^^^^^^^^^^^^^^^^^
        10 | last_update: {date: 2022-02-30}
        help: The sidebars are \`defaultSidebar\`.

      error[invalid-option] Front matter field \`last_update.date\` must be a date such as \`2022-07-14\`, but is the string \`2022-02-30\`.
        docs/a.md:10:1
         9 | displayed_sidebar: nothing
        10 | last_update: {date: 2022-02-30}
           | ^^^^
        11 | ---

      error[draft-and-unlisted] A page cannot be both a draft and unlisted: drafts are not published.
        docs/d.md:3:1
        2 | draft: true
        3 | unlisted: true
          | ^^^^^^^^
        4 | ---
        help: Remove \`draft\` to publish the page for readers who know its URL, or \`unlisted\` to keep it unpublished.

      Nothing built: 10 errors, 2 warnings. \`build\` is unchanged.
      "
    `);
  });
});

describe("a blog", () => {
  test("with invalid dates, unknown authors, and one URL for two posts", async () => {
    const stderr = await mistakesOf({
      "docusaurus.config.mjs": configText({
        onDuplicateRoutes: "throw",
        presets: [["classic", { docs: false, blog: { onUntruncatedBlogPosts: "ignore" } }]],
      }),
      "blog/authors.yml": "grace:\n  name: Grace\n",
      "blog/2022-02-30-a.md": "---\nauthors: grase\n---\n# A\n",
      "blog/b.md": "---\ndate: 2022-13-01\nslug: same\nauthors: [grace, {title: No name}]\n---\n# B\n",
      "blog/2022-01-01-c.md": "---\nslug: same\nauthors: {key: nobody}\n---\n# C\n",
    });
    expect(stderr).toMatchInlineSnapshot(`
      "warning[inline-author] Author \`No name\` is declared inline in the post.
        blog/b.md:4:1
        3 | slug: same
        4 | authors: [grace, {title: No name}]
          | ^^^^^^^
        5 | ---
        help: Declare authors in \`blog/authors.yml\`, or set the option \`onInlineAuthors\` to \`ignore\`.

      error[unknown-author] Author \`nobody\` is not declared in \`blog/authors.yml\`.
        blog/2022-01-01-c.md:3:1
        2 | slug: same
        3 | authors: {key: nobody}
          | ^^^^^^^
        4 | ---
        help: Declare the author there, or write \`authors: {name: "nobody"}\`.

      error[invalid-date] \`2022-02-30\` in the name of the file is not a date.
        blog/2022-02-30-a.md
        help: Rename the file, or set \`date\` in its front matter.

      error[unknown-author] Author \`grase\` is not declared in \`blog/authors.yml\`.
        blog/2022-02-30-a.md:2:1
        1 | ---
        2 | authors: grase
          | ^^^^^^^
        3 | ---
        help: Did you mean \`grace\`?

      error[invalid-date] \`2022-13-01\` is not a date.
        blog/b.md:2:1
        1 | ---
        2 | date: 2022-13-01
          | ^^^^
        3 | slug: same
        help: Write it as \`2022-07-14\` or \`2022-07-14T10:30\`.

      error[duplicate-permalink] \`blog/b.md\` and \`blog/2022-01-01-c.md\` have the same permalink \`/blog/same\`.
        blog/b.md:3:1
        2 | date: 2022-13-01
        3 | slug: same
          | ^^^^
        4 | authors: [grace, {title: No name}]
        help: Give one of them another \`slug\`.

      Nothing built: 5 errors, 1 warning. \`build\` is unchanged.
      "
    `);
  });
});
