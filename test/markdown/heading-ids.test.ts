/** Ids of headings, written into the files. */

import { describe, expect, test } from "bun:test";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { type WriteIdsOptions, writeHeadingIds } from "../../src/markdown/heading-ids/write-ids.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";

function write(
  text: string,
  options: Partial<WriteIdsOptions> & { maintainCase?: boolean; path?: string } = {},
): string {
  const { maintainCase = false, path = "docs/a.md", ...rest } = options;
  const defaults = defaultCompileOptions({ highlighter: makeHighlighter() });
  const written = writeHeadingIds(
    { path, text },
    { compile: { ...defaults, maintainCase }, syntax: "classic", overwrite: false, migrate: false, ...rest },
  );
  return written.text;
}

describe("ids are written", () => {
  test.each([
    ["behind the text", "## Some *text*\n", "## Some *text* {#some-text}\n"],
    [
      "at all levels but the first",
      "# One\n\n### Three\n\n###### Six\n",
      "# One\n\n### Three {#three}\n\n###### Six {#six}\n",
    ],
    ["apart, as on the page", "## Same\n\n## Same\n", "## Same {#same}\n\n## Same {#same-1}\n"],
    ["for other scripts", "## 你好 Wörld\n", "## 你好 Wörld {#你好-wörld}\n"],
    ["for links and code", "## The [`x`](./b.md) option\n", "## The [`x`](./b.md) option {#the-x-option}\n"],
    ["before closing signs", "## Closed ##\n", "## Closed {#closed} ##\n"],
    [
      "to underlined headings",
      "Text of\ntwo lines\n---\n\nBig\n===\n",
      "Text of\ntwo lines {#text-oftwo-lines}\n---\n\nBig\n===\n",
    ],
    [
      "in tabs, at any indentation",
      "<Tabs>\n  <TabItem>\n    ### In tab\n  </TabItem>\n</Tabs>\n",
      "<Tabs>\n  <TabItem>\n    ### In tab {#in-tab}\n  </TabItem>\n</Tabs>\n",
    ],
    [
      "below front matter, in pages with code",
      "---\ntitle: x\n---\n\nexport const a = 1;\n\n## Head\n",
      "---\ntitle: x\n---\n\nexport const a = 1;\n\n## Head {#head}\n",
    ],
  ])("%s", (_, before, after) => {
    expect(write(before)).toBe(after);
    // Once written they stay.
    expect(write(after)).toBe(after);
  });
});

test.each([
  ["an id of its own", "## A {#own}\n\n## B {/* #other */}\n"],
  ["code", "```md\n## no heading\n```\n\n~~~\n## no\n~~~\n\n<CodeBlock>\n## no\n</CodeBlock>\n"],
  ["comments, paragraphs and lists", "<!--\n## no\n-->\n\n{/*\n## no\n*/}\n\ntext\n\\## no\n\n- ## no\n\n> ## no\n"],
  ["values in it", "## For {props.name}\n"],
  ["nothing but signs", "##\n\n## !!!\n"],
])("text with %s is unchanged", (_, text) => {
  expect(write(text)).toBe(text);
});

test("line ends and spaces are unchanged", () => {
  expect(write("## A\r\n\r\ntext  \r\n## B \t\r\n\r## C")).toBe(
    "## A {#a}\r\n\r\ntext  \r\n## B {#b} \t\r\n\r## C {#c}",
  );
});

test("options keep capitals, regenerate IDs, or write them as comments", () => {
  expect(write("## Some Text\n", { maintainCase: true })).toBe("## Some Text {#Some-Text}\n");
  expect(write("## A {#old}\n\n## B {/* #old-b */}\n", { overwrite: true })).toBe("## A {#a}\n\n## B {#b}\n");
  expect(write("## A\n\n## B {#b}\n", { syntax: "mdx-comment" })).toBe("## A {/* #a */}\n\n## B {#b}\n");
  expect(write("## A\n\n## B {#x} ##\n", { syntax: "mdx-comment", migrate: true })).toBe(
    "## A {/* #a */}\n\n## B {/* #x */} ##\n",
  );
});
