/** Which unknown front matter is taken for a slip of the hand, and which is the author's own. */

import { expect, test } from "bun:test";
import { reportNearMisses } from "../../src/plugin-kit/near-miss.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";
import { makeReporter } from "../../src/report/reporter.ts";

const KNOWN = ["title", "authors", "author", "date", "id", "slug", "hide_table_of_contents", "sidebar_label"];

function hintsFor(...keys: readonly string[]): (string | undefined)[] {
  const report = makeReporter();
  const text = `---\n${keys.map((key) => `${key}: x`).join("\n")}\n---\n`;
  const document = compileDocument({ path: "a.md", text }, defaultCompileOptions({ highlighter: makeHighlighter() }));
  reportNearMisses(document, KNOWN, report);
  return report.diagnostics.map(({ line, hint }) => `${line} ${hint}`);
}

test("a different case, dashes, and one letter wrong, missing, doubled or swapped count as typos", () => {
  expect(hintsFor("Title", "hide-table-of-contents", "sidebarLabel", "tilte", "autors", "slugg", "dat")).toEqual([
    "2 Did you mean `title`?",
    "3 Did you mean `hide_table_of_contents`?",
    "4 Did you mean `sidebar_label`?",
    "5 Did you mean `title`?",
    "6 Did you mean `authors`?",
    "7 Did you mean `slug`?",
    "8 Did you mean `date`?",
  ]);
});

test("other words are custom fields, also short ones and those similar to a field that is set", () => {
  expect(hintsFor("layout", "ids", "authorTwitter", "hero", "id2", "title", "titles")).toEqual([]);
});
