/** CommonMark's own examples, in CommonMark files and in MDX files. */

import { describe, expect, test } from "bun:test";
import { tests as examples } from "commonmark-spec";
import { compileText } from "./compile-text.ts";
import { canonicalHtml, documentHtml } from "./spec/canonical-html.ts";
import { COMMONMARK, type Differences, MDX } from "./spec/differences.ts";

const PER_FORMAT = { md: COMMONMARK, mdx: MDX } as const;

/** The specification shows tabs as arrows. */
const withTabs = (text: string): string => text.replaceAll("→", "\t");

describe.each(["md", "mdx"] as const)("CommonMark's examples in `%s` files", (format) => {
  const listed = numbersOf(PER_FORMAT[format]);

  test.each(examples)("$number $section", ({ number, markdown, html }) => {
    const actual = canonicalHtml(documentHtml(compileText(withTabs(markdown), { format })));
    const expected = canonicalHtml(withTabs(html));
    if (listed.has(number)) expect(actual, "a listed difference has gone").not.toBe(expected);
    else expect(actual).toBe(expected);
  });

  test("each difference is listed once, and refers to an example", () => {
    const numbers = Object.values(PER_FORMAT[format]).flat();
    expect(listed.size).toBe(numbers.length);
    expect(numbers.filter((number) => number < 1 || number > examples.length)).toEqual([]);
  });
});

function numbersOf(differences: Differences): ReadonlySet<number> {
  return new Set(Object.values(differences).flat());
}
