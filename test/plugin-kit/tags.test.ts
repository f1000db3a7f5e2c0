/** Tags of front matter: permalinks, declared tags, and the pages they share. */

import { describe, expect, test } from "bun:test";
import { groupByTag, toTagPath, toTags, type TagRules } from "../../src/plugin-kit/tags.ts";
import { makeReporter } from "../../src/report/reporter.ts";

function makeRules(more: Partial<TagRules> = {}): TagRules {
  return {
    tagsPath: "/docs/tags",
    url: { trailingSlash: undefined, baseUrl: "/" },
    onInlineTags: "warn",
    report: makeReporter(),
    ...more,
  };
}

describe("the path of a tag", () => {
  test.each([
    ["some tag", "some-tag"],
    ["some_tag", "some-tag"],
    ["someTag", "some-tag"],
    ["XMLHttp request", "xml-http-request"],
    ["Déjà vu", "deja-vu"],
    ["beta22", "beta-22"],
    ["日本語", "日本語"],
    ["C++", "c"],
    ["+++", "u2b-u2b-u2b"],
    ["&", "u26"],
    ["..", "u2e-u2e"],
    ["100", "100"],
    ["🎉", "%F0%9F%8E%89"],
    ["🎉&", "%F0%9F%8E%89-u26"],
    ["!", "!"],
    ["%", "%25"],
    ["---", "---"],
  ])("of `%s` is `%s`", (label, path) => {
    expect(toTagPath(label)).toBe(path);
  });
});

describe("tags of one page", () => {
  test("different spellings of a tag are merged, and the first label is kept", () => {
    expect(toTags(["a", "some-tag", "some_tag"], makeRules(), {})).toEqual([
      { label: "a", permalink: "/docs/tags/a" },
      { label: "some-tag", permalink: "/docs/tags/some-tag" },
    ]);
  });

  test("two tags with the same URL are reported at their positions, and the first is kept", () => {
    const rules = makeRules();
    const tags = toTags(["C", { label: "C++", permalink: "c" }], rules, { file: "docs/a.md", line: 2, column: 1 });
    expect(tags).toEqual([{ label: "C", permalink: "/docs/tags/c" }]);
    expect(toTags(["a b", "a/b", "A_B"], rules, { file: "docs/b.md" })).toHaveLength(1);
    expect(rules.report.diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "tag-collision",
          "column": 1,
          "file": "docs/a.md",
          "hint": "Give one its own permalink: \`tags: [{label: "C++", permalink: "…"}]\`.",
          "line": 2,
          "message": "Tags \`C\` and \`C++\` share the page \`/docs/tags/c\`, so only the first is shown.",
          "severity": "warning",
        },
        {
          "code": "tag-collision",
          "file": "docs/b.md",
          "hint": "Give one its own permalink: \`tags: [{label: "a/b", permalink: "…"}]\`.",
          "message": "Tags \`a b\` and \`a/b\` share the page \`/docs/tags/a-b\`, so only the first is shown.",
          "severity": "warning",
        },
      ]
    `);
  });

  test("a tag may set its own permalink, and trailing slashes follow the site's setting", () => {
    const rules = makeRules({ url: { trailingSlash: true, baseUrl: "/" } });
    expect(toTags([{ label: "d", permalink: "d-custom-permalink" }], rules, {})).toEqual([
      { label: "d", permalink: "/docs/tags/d-custom-permalink/" },
    ]);
  });

  test("a declared tag has the label and description of the tags file; another one is reported with the nearest key", () => {
    const tags = { release: { label: "Release", permalink: "/releases", description: "What is new." } };
    const rules = makeRules({ declared: { file: "docs/tags.yml", tags } });
    expect(toTags(["release", "relaese"], rules, { file: "docs/a.md", line: 3 })).toEqual([
      { label: "Release", permalink: "/docs/tags/releases", description: "What is new." },
      { label: "relaese", permalink: "/docs/tags/relaese" },
    ]);
    expect(rules.report.diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "inline-tag",
          "file": "docs/a.md",
          "hint": "Did you mean \`release\`?",
          "line": 3,
          "message": "Tag \`relaese\` is not declared in \`docs/tags.yml\`.",
          "severity": "warning",
        },
      ]
    `);
  });
});

describe("pages of a tag", () => {
  const tagged = (source: string, ...labels: string[]) => ({ source, tags: toTags(labels, makeRules(), {}) });

  test("different spellings of one word share a page without a diagnostic", () => {
    const report = makeReporter();
    const groups = groupByTag([tagged("a.md", "some tag"), tagged("b.md", "Some_Tag")], {
      report,
      documents: new Map(),
    });
    expect(groups.map(({ tag, items }) => [tag.label, items.length])).toEqual([["some tag", 2]]);
    expect(report.diagnostics).toEqual([]);
  });

  test("two words with the same page are reported with both files", () => {
    const report = makeReporter();
    groupByTag([tagged("a.md", "C"), tagged("b.md", "C++")], { report, documents: new Map() });
    expect(report.diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "tag-collision",
          "file": "b.md",
          "hint": "Give one its own permalink: \`tags: [{label: "C++", permalink: "…"}]\`.",
          "message": "Tags \`C\` (\`a.md\`) and \`C++\` (\`b.md\`) share the page \`/docs/tags/c\`.",
          "severity": "warning",
        },
      ]
    `);
  });
});
