import { describe, expect, test } from "bun:test";
import type { JsonObject } from "../../src/model/json.ts";
import { compileText } from "./compile-text.ts";

describe("front matter", () => {
  test("is plain data, dates stay text, and the body starts after it", () => {
    const { frontMatter, body } = compileText(
      "---\ntitle: A\ndate: 2022-01-02\ntags: [a, {label: b}]\ndraft: false\nnone:\n---\n\ntext\n",
    );
    expect(frontMatter).toEqual({
      title: "A",
      date: "2022-01-02",
      tags: ["a", { label: "b" }],
      draft: false,
      none: null,
    });
    expect(body).toEqual(["<p>text</p>"]);
  });

  test("returns the position of each key, including quoted ones, but not nested keys", () => {
    const { frontMatterPositions } = compileText(
      '---\n# comment: no\ntitle: A\n"quoted key": 1\nlist:\n  inner: x\nlast: y\n---\n',
    );
    expect(frontMatterPositions).toEqual({
      title: { line: 3, column: 1 },
      "quoted key": { line: 4, column: 1 },
      list: { line: 5, column: 1 },
      last: { line: 7, column: 1 },
    });
  });

  test("a thematic break at the top of a file is not front matter", () => {
    expect(compileText("---\n\ntext\n").body).toEqual(["<hr><p>text</p>"]);
  });

  test("an empty one is allowed", () => {
    expect(compileText("---\n---\ntext\n")).toMatchObject({ frontMatter: {}, body: ["<p>text</p>"], complaints: "" });
  });

  test("lines after it are counted from the start of the file", () => {
    expect(compileText("---\ntitle: A\n---\n\n[a](b.md)\n").slots).toEqual([
      { kind: "link", url: "b.md", line: 5, column: 5 },
    ]);
  });
});

describe("invalid front matter is reported with its place, and the page keeps the other entries", () => {
  const complain = (yaml: string, kept: JsonObject = {}): string => {
    const { frontMatter, body, complaints } = compileText(`---\n${yaml}\n---\n\ntext\n`);
    expect(frontMatter).toEqual(kept);
    expect(body).toEqual(["<p>text</p>"]);
    return complaints;
  };

  test("a colon in a value", () => {
    expect(complain("id: a\ntitle: Docs: the guide\nslug: /b", { id: "a", slug: "/b" })).toMatchInlineSnapshot(
      `"error docs/a.md:3:12 The front matter is not valid YAML: a value that contains \`: \` must be quoted. Put the value in quotes: \`title: "Docs: the guide"\`."`,
    );
  });

  test("a quote that is not closed", () => {
    expect(complain('id: a\nslug: /b\ntitle: "Docs', { id: "a", slug: "/b" })).toMatchInlineSnapshot(
      `"error docs/a.md:4:8 The front matter is not valid YAML: the quote \`"\` is not closed. Add \`"\` at the end of the value."`,
    );
  });

  test("text after a quoted value", () => {
    expect(complain("title: 'a' guide")).toMatchInlineSnapshot(
      `"error docs/a.md:2:11 The front matter is not valid YAML: text follows the closing quote \`'\`. Use the other kind of quotes around the whole value: \`"…"\`."`,
    );
  });

  test("a bracket that is not closed", () => {
    expect(complain("title: A\ntags: [a, b\nslug: /b", { title: "A", slug: "/b" })).toMatchInlineSnapshot(
      `"error docs/a.md:3:7 The front matter is not valid YAML: \`[\` is not closed. Add \`]\`, or put the value in quotes."`,
    );
  });

  test("a value that starts with YAML syntax", () => {
    expect(complain("title: @theme/Layout")).toMatchInlineSnapshot(
      `"error docs/a.md:2:8 The front matter is not valid YAML: a value may not begin with \`@\`. Put the value in quotes: \`title: "@theme/Layout"\`."`,
    );
  });

  test("a tab", () => {
    expect(complain("title: A\nlast_update:\n\tauthor: B", { title: "A" })).toMatchInlineSnapshot(
      `"error docs/a.md:4:1 The front matter is not valid YAML: a tab is used where only spaces are allowed. Indent with spaces."`,
    );
  });

  test("a value that is not a mapping", () => {
    expect(complain("just text")).toMatchInlineSnapshot(
      `"error docs/a.md:2:1 The front matter is not a list of \`key: value\` lines. Write one \`key: value\` per line between the two lines of dashes."`,
    );
  });
});
