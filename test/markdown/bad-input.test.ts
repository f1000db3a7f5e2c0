/** Text that no author means must neither crash the compiler nor keep it busy: each of these ends at once or never. */

import { describe, expect, test } from "bun:test";
import { compileText } from "./compile-text.ts";

const MANY = 5_000;
const texts: Record<string, string> = {
  "quote marks": ">".repeat(MANY),
  "quotes within each other with lazy lines": `${"> ".repeat(60)}a\nb\n${"> ".repeat(60)}c\nd\n`,
  "opening brackets": "[".repeat(MANY),
  "brackets in pairs": "[".repeat(MANY) + "]".repeat(MANY),
  "links that do not end": "[a](b".repeat(MANY),
  emphasis: "*".repeat(MANY) + "a" + "*".repeat(MANY),
  "mixed emphasis": "*a **b ".repeat(MANY),
  "opening braces": "{".repeat(MANY),
  "comments that do not end": "{/* <!-- ".repeat(MANY),
  "strings that do not end": "{' {` {\"".repeat(MANY),
  "tags that are not closed": "<div>\n".repeat(MANY),
  "tags that do not end": "<a b='<c d={".repeat(MANY),
  components: "<Foo>".repeat(MANY),
  "closing tags": "</div>\n".repeat(MANY),
  "rows of a table in HTML": "<td>a\n".repeat(MANY),
  "admonitions that are not closed": ":::note\n".repeat(MANY),
  "lists within each other": Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"),
  "tables that are none": "|a|b|\n|-|\n".repeat(MANY),
  "a paragraph of many lines": "a\n".repeat(5 * MANY),
  "a line without spaces": "a".repeat(50 * MANY),
  "footnotes of footnotes": Array.from({ length: MANY }, (_, index) => `[^${index}]: a[^${index + 1}]\n\n`).join(""),
  "front matter that does not end": `---\n${"a: [\n".repeat(MANY)}`,
};

describe("bad input is compiled all the same", () => {
  test.each(Object.entries(texts))("%s", (_, text) => {
    for (const format of ["mdx", "md"] as const)
      expect(compileText(text, { format }).body.length).toBeGreaterThanOrEqual(0);
  });
});

test("what is nested too deep is text, with a warning", () => {
  expect(compileText(`${">".repeat(200)}a\n`).complaints).toMatchInlineSnapshot(
    `"warning docs/a.md:1:1 Lists, quotes or emphasis are nested more than 100 levels deep: what is deeper is shown as text."`,
  );
});
