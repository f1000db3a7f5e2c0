/** One file of releases becomes a page for each, whichever way people write such files. */

import { describe, expect, test } from "bun:test";
import type { BlogContent } from "../../../src/model/blog.ts";
import { changelogPlugin } from "../../../src/plugins/blog/changelog/plugin.ts";
import { type PluginResult, runPlugin } from "./run-plugin.ts";

type Run = PluginResult<BlogContent>;

function read(text: string, options: object = {}, files: Readonly<Record<string, string>> = {}): Promise<Run> {
  return runPlugin<BlogContent>(changelogPlugin, { files: { "CHANGELOG.md": text, ...files }, options });
}

/** `permalink date flags` of each release. */
function releases({ content }: Run): string[] {
  return content.posts.map(({ permalink, date, frontMatter }) =>
    [permalink, date.slice(0, 10), ...Object.keys((frontMatter["release"] as object | undefined) ?? {})].join(" "),
  );
}

describe("headings", () => {
  test("of tools that publish from commits", async () => {
    const run = await read("# Changes\n\n## 2.0.0-rc.1 (2022-07-14)\n\nA.\n\n## V2 Changelog (2019-04-10)\n\nB.\n");
    expect(run.diagnostics).toEqual([]);
    expect(releases(run)).toEqual(["/changelog/2.0.0-rc.1 2022-07-14", "/changelog/V2 Changelog 2019-04-10"]);
    expect(run.content.posts.map(({ title }) => title)).toEqual(["2.0.0-rc.1", "V2 Changelog"]);
  });

  test("of Keep a Changelog, with links at the end of the file", async () => {
    const run = await read(`# Changelog

## [Unreleased]

### Added

- Not yet.

## [1.1.1] - 2023-03-05

### Fixed

- A [mistake][#7].

## [1.1.0] - 2019-02-15 [YANKED]

- B.

[unreleased]: https://example.com/compare/1.1.1...HEAD
[1.1.1]: https://example.com/compare/1.1.0...1.1.1
[#7]: https://example.com/issues/7
`);
    expect(run.diagnostics).toEqual([]);
    expect(releases(run)).toEqual(["/changelog/1.1.1 2023-03-05 url", "/changelog/1.1.0 2019-02-15 yanked"]);
    expect(run.content.posts[0]?.frontMatter["release"]).toEqual({ url: "https://example.com/compare/1.1.0...1.1.1" });
  });

  test("of tools that write patch releases one level deeper", async () => {
    const run = await read(`# [2.0.0](https://example.com/a...b) (2024-01-03)

### Features

## [1.0.1](https://example.com/b...c) (2024-01-02)

### [1.0.0](https://example.com/c...d) (2024-01-01)

### Bug Fixes
`);
    expect(releases(run)).toEqual([
      "/changelog/2.0.0 2024-01-03 url",
      "/changelog/1.0.1 2024-01-02 url",
      "/changelog/1.0.0 2024-01-01 url",
    ]);
  });

  test("with a line below, a date in words, marks of emphasis, an id and a name of a package", async () => {
    const run = await read(`5.0.1 / 2024-03-05
==================

  * deps: a

4.9.0 / 4th July 2023
=====================

@scope/tool@4.8.0 (Feb 3, 2023)
===============================

**v4.7.0** _2023/1/2_ {#old}
============================
`);
    expect(run.diagnostics).toEqual([]);
    expect(releases(run)).toEqual([
      "/changelog/5.0.1 2024-03-05",
      "/changelog/4.9.0 2023-07-04",
      "/changelog/@scope-tool@4.8.0 2023-02-03",
      "/changelog/v4.7.0 2023-01-02",
    ]);
  });

  test("in code and comments are ignored", async () => {
    const run = await read(`<!--
## 3.0.0 (2024-01-01)
-->

## 2.0.0 (2022-01-01)

\`\`\`md
## 1.0.0 (2021-01-01)
\`\`\`

<!-- ## 1.5.0 -->

- \`\`\`
  ## 1.2.0
  \`\`\`
`);
    expect(releases(run)).toEqual(["/changelog/2.0.0 2022-01-01"]);
  });
});

describe("dates", () => {
  test("of a release without one come from the next release, and are hidden on pages", async () => {
    const run = await read("## 1.2.0\n\n## 1.1.0 (2022-02-02)\n\n## 1.0.0\n");
    expect(releases(run)).toEqual([
      "/changelog/1.2.0 2022-02-02 undated",
      "/changelog/1.1.0 2022-02-02",
      "/changelog/1.0.0 2022-02-02 undated",
    ]);
    expect(run.diagnostics).toEqual([
      "warning[undated-release] | CHANGELOG.md:1:4 | The release `1.2.0` has no date, and one more has none. | Write `## 1.2.3 (2022-07-14)`, or set the option `onUndatedReleases` to `ignore`: the release keeps its position in the file.",
    ]);
  });

  test("that do not exist are reported at their position", async () => {
    const run = await read("## 1.0.0 (2022-02-30)\n", { onUndatedReleases: "ignore" });
    expect(run.diagnostics).toEqual([
      "error[invalid-date] | CHANGELOG.md:1:11 | `2022-02-30` is not a date. | Write it as `2022-07-14`.",
    ]);
  });
});

test("unreleased changes come before all releases, if the site enables them", async () => {
  const text = "## 1.1.0 (unreleased)\n\nA.\n\n## 1.0.0 (2022-02-02)\n";
  expect(releases(await read(text))).toEqual(["/changelog/1.0.0 2022-02-02"]);
  const run = await read(text, { showUnreleased: true });
  expect(run.diagnostics).toEqual([]);
  expect(run.content.posts[0]).toMatchObject({ title: "1.1.0", frontMatter: { release: { unreleased: true } } });
});

describe("errors have the lines of the file", () => {
  test("two releases with the same name", async () => {
    const run = await read("## 1.0.0 (2022-01-02)\n\n## [1.0.0](https://example.com) (2022-01-01)\n");
    expect(run.diagnostics).toEqual([
      "error[duplicate-release] | CHANGELOG.md:3:4 | The release `1.0.0` is already on line 1. | Merge the two sections, or rename one of them.",
    ]);
    expect(run.content.posts).toHaveLength(1);
  });

  test("a release without a name", async () => {
    const run = await read("# Changelog\n\n## \n\nA.\n\n## [](https://example.com)\n\n## 1.0.0 (2022-01-01)\n");
    expect(run.diagnostics).toMatchInlineSnapshot(`
      [
        "error[nameless-release] | CHANGELOG.md:3:4 | The heading of a release is empty. | Add the version, as in \`## 1.2.3 (2022-07-14)\`, or remove the heading.",
        "error[nameless-release] | CHANGELOG.md:7:4 | The heading of a release is empty. | Add the version, as in \`## 1.2.3 (2022-07-14)\`, or remove the heading.",
      ]
    `);
    expect(releases(run)).toEqual(["/changelog/1.0.0 2022-01-01"]);
  });

  test("a missing image", async () => {
    const run = await read("# Changelog\n\n## 2.0.0 (2022-01-02)\n\n## 1.0.0 (2022-01-01)\n\nSee ![this](./no.png).\n");
    expect(run.diagnostics.map((line) => line.split(" | ").slice(0, 2))).toEqual([
      ["error[broken-image]", "CHANGELOG.md:7:13"],
    ]);
  });

  test("no release, no file, a file with another name, an invalid option", async () => {
    expect((await read("# Changelog\n\nSoon.\n")).diagnostics).toEqual([
      "warning[no-releases] | CHANGELOG.md:1 | `CHANGELOG.md` has no release. | Each release is a section with a heading such as `## 1.2.3 (2022-07-14)`.",
    ]);
    const missing = { files: { "HISTORY.md": "## 1.0.0 (2022-01-01)\n" } };
    expect((await runPlugin(changelogPlugin, missing)).diagnostics).toEqual([
      "error[missing-changelog] | docusaurus.config.js | The file `CHANGELOG.md` does not exist, so there are no releases to show. | Set the option `path` to `HISTORY.md`.",
    ]);
    expect(read("", { showUnrelease: true })).rejects.toThrow("Unknown changelog plugin option `showUnrelease`");
  });
});

describe("contributors", () => {
  const text = `## 1.0.0 (2022-01-01)

Text.

#### Committers: 3

- Ann Example ([@ann](https://example.com/ann))
- [@bob](https://example.com/bob)
- @cleo
`;

  test("in a list of committers become authors from the authors map", async () => {
    const run = await read(text, {}, { "authors.yml": "cleo:\n  name: Cleo Example\n" });
    expect(run.diagnostics).toEqual([]);
    expect(run.content.posts[0]?.authors).toEqual([
      { name: "Ann Example", url: "https://example.com/ann" },
      { name: "@bob", url: "https://example.com/bob" },
      { key: "cleo", name: "Cleo Example" },
    ]);
    expect(run.content.authorsPath).toBeUndefined();
  });

  test("in a list with more information stay text", async () => {
    const run = await read(`${text}- and many who wrote in\n`);
    expect(run.content.posts[0]?.authors).toEqual([]);
  });
});

test("routes are those of a blog, with 20 releases per page, without archive, tags and author pages", async () => {
  const sections = Array.from({ length: 45 }, (_, index) => `## 1.${44 - index}.0 (2022-01-01)\n\nText.\n`);
  const run = await read(`# Changelog\n\nAll releases.\n\n${sections.join("\n")}`);
  const lists = run.routes.filter(({ layers }) => layers[0]?.component === "@theme/ChangelogList");
  expect(lists.map(({ path }) => path)).toEqual(["/changelog", "/changelog/page/2", "/changelog/page/3"]);
  expect(run.routes.filter(({ layers }) => layers[0]?.component === "@theme/ChangelogPage")).toHaveLength(45);
  expect(run.routes).toHaveLength(48);
  expect(lists[0]).toMatchObject({ document: "CHANGELOG.md", bodies: { introduction: { document: "CHANGELOG.md" } } });
  expect(lists[1]?.bodies).not.toHaveProperty("introduction");
  expect(run.content.posts[0]).toMatchObject({
    permalink: "/changelog/1.44.0",
    next: { title: "1.43.0", permalink: "/changelog/1.43.0" },
  });
});
