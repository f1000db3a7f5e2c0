/**
 * Files look the same whichever parser reads them: the lexer of our own, or micromark where a plugin adds syntax. Every case, and
 * the examples of CommonMark and GFM, by both.
 */

import { describe, expect, test } from "bun:test";
import { tests as examples } from "commonmark-spec";
import { decodeHTML } from "entities";
import { compileDocument } from "../../../src/markdown/compile.ts";
import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { type CompileOptions, defaultCompileOptions } from "../../../src/markdown/options.ts";
import type { Document, Source } from "../../../src/model/document.ts";
import { CASE_NAMES, readCase } from "../case-files.ts";
import { canonicalHtml } from "../spec/canonical-html.ts";
import { type Differences, GFM } from "../spec/differences.ts";
import { GFM_EXAMPLES } from "../spec/gfm-examples.ts";
import { printBody } from "../print-document.ts";
import { compileByOther } from "./compile-with.ts";

/** Cases that differ, and why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "admonition-closed-by-opening": "only a scan of the whole text tells such an end from a beginning",
  "html-void-and-optional": "the text behind a `<p>` that is not closed is a paragraph to micromark",
};

/** Examples that differ, by the reason. */
const BOTH: Differences = {
  "A mail address in angle brackets that CommonMark does not know is one of GFM to micromark.": [606],
};
const IN_MDX: Differences = {
  ...BOTH,
  "Where indentation makes no code, micromark lets any of it stand before a block, also in a paragraph or list.": [
    49, 70, 87, 115, 137, 238, 273, 274, 312, 313,
  ],
  "A line goes on behind an element whose inside is not Markdown.": [178],
  "Text behind a tag that is not closed is a paragraph to micromark.": [187],
  "Micromark lets no tag stand in the URL of a link.": [491, 494],
  "A comment ends at the first `-->`, also right behind `<!`.": [626],
};

function toText({ body, slots, headings, anchors, sections, contentTitle, truncatedBody, imports }: Document): string {
  const facts = {
    headings: headings.map(({ id, text, line }) => [id, text, line]),
    sections,
    anchors,
    links: slots.map(({ kind, url }) => `${kind} ${url}`).sort(),
    contentTitle,
    imports: imports.map(({ from, names }) => [from, names]),
  };
  const html = [body, truncatedBody ?? []].map((nodes) => printBody(nodes, slots));
  return decodeHTML(JSON.stringify([...html, facts]))
    .replace(/(?:\s|\\n)+/g, " ")
    .replace(/ ?(<[^>]*>) ?/g, "$1");
}

async function readBoth(source: Source, options: CompileOptions): Promise<readonly [Document, Document]> {
  return [compileDocument(source, options), await compileByOther(source, options)];
}

describe("Markdown cases", () => {
  test.each(CASE_NAMES)("%s", async (name) => {
    const { source, options } = await readCase(name);
    const [one, other] = await readBoth(source, options);
    if (Object.hasOwn(DIFFERENT, name)) expect(toText(other), "a listed difference has gone").not.toBe(toText(one));
    else expect(toText(other)).toBe(toText(one));
  });

  test("listed differences are real", () => {
    for (const name of Object.keys(DIFFERENT)) expect(CASE_NAMES).toContain(name);
  });
});

const EXAMPLES: readonly (readonly [name: string, text: string])[] = [
  ...examples.map(({ number, markdown }) => [String(number), markdown.replaceAll("→", "\t")] as const),
  ...Object.entries(GFM_EXAMPLES),
];

describe.each(["md", "mdx"] as const)("examples in `%s` files", (format) => {
  const options = { ...defaultCompileOptions({ highlighter: makeHighlighter() }), format };

  const listed = new Set(Object.values(format === "mdx" ? IN_MDX : BOTH).flat());

  test.each(EXAMPLES)("%s", async (name, text) => {
    const [one, other] = await readBoth({ path: "docs/a.md", text }, options);
    const [expected, actual] = [one, other].map(({ body, slots }) => canonicalHtml(printBody(body, slots)));
    if (listed.has(Number(name)) || name in GFM) expect(actual, "a listed difference has gone").not.toBe(expected);
    else expect(actual).toBe(expected ?? "");
  });
});
