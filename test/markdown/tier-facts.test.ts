/**
 * What is known of a case is the same whichever way it is compiled: title, headings, anchors, links, excerpt, and the text for
 * search. What it looks like is compared in `both-tiers.test.ts`.
 */

import { describe, expect, test } from "bun:test";
import { compileCodeDocument } from "../../src/markdown/code-tier/code-document.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import type { Document } from "../../src/model/document.ts";
import { CASE_NAMES, readCase } from "./case-files.ts";

/** Cases of which something else is known as code, with the reason. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "code-tier-export": "code in itself",
  "commonmark-html.commonmark": "HTML of a CommonMark file is JSX as code, where tags must be closed",
  "code-indented.commonmark": "HTML of a CommonMark file is JSX as code, and indentation makes no code",
  "component-asset-import": "the bundler finds the files that code imports",
  "component-asset-props": "`useBaseUrl` is called when code runs",
  "component-values": "`useBaseUrl` is called when code runs",
  "component-comment-in-tag": "a tag that cannot be read is an error as code",
  "component-crossed": "tags that do not match are an error as code",
  "component-unknown-close": "a tag that is not opened is an error as code",
  "component-unclosed": "a component that is not closed is an error as code",
  "expressions-in-table-and-list": "a space between values is kept as code",
  "footnote-names": "names of footnotes are percent-encoded as code",
  "front-matter-format": "indentation makes no code as code",
  "html-block.commonmark": "HTML of a CommonMark file is JSX as code",
  "html-details": "an element that begins in a line of text must end there as code",
  "html-mismatched": "tags that do not match are an error as code",
  "html-raw-elements": "what is inside of `<pre>` is HTML as code, and not read",
  "html-unclosed-inline": "a tag that is not closed is an error as code",
  "image-require": "the bundler finds the files that code requires",
  "html-void-and-optional": "closing tags must be written as code",
};

interface Both {
  readonly text: string;
  readonly data: Document;
  readonly code: Document;
}

async function compileBoth(name: string): Promise<Both> {
  const { source, options } = await readCase(name);
  return {
    text: source.text,
    data: compileDocument(source, options),
    code: await compileCodeDocument(source, options),
  };
}

/** What of HTML at the start counts as the first line is not the same: there the excerpt is not compared. */
const BEGINS_WITH_HTML = /^\s*</;

function factsOf({ contentTitle, headings, anchors, slots, excerpt, sections }: Document, source: string): object {
  return {
    contentTitle,
    excerpt: BEGINS_WITH_HTML.test(source) ? "" : excerpt,
    headings: headings.map(({ level, id, text, line }) => ({ level, id, text, line })),
    anchors,
    sections,
    // On code pages the links of footnotes are made by others.
    slots: slots
      .filter(({ url }) => !url.startsWith("#user-content-fn"))
      .map(({ kind, url, line }) => `${line} ${kind} ${url}`)
      .sort(),
  };
}

describe("the same is known of a case as data and as code", () => {
  test.each(CASE_NAMES.filter((name) => !(name in DIFFERENT)))("%s", async (name) => {
    const { text, data, code } = await compileBoth(name);
    expect(factsOf(code, text)).toEqual(factsOf(data, text));
  });

  test.each(Object.keys(DIFFERENT))("but for %s", async (name) => {
    const { text, data, code } = await compileBoth(name);
    expect(factsOf(code, text), "a listed difference has gone").not.toEqual(factsOf(data, text));
  });
});
