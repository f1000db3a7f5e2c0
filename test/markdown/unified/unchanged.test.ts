/**
 * Trees for plugins say all that the tokens they are made of say: every Markdown case comes out the same when plugins change
 * nothing, when they change something else on the page, and when they give back a copy of the tree.
 */

import { describe, expect, test } from "bun:test";
import { decodeHTML } from "entities";
import { compileDocument } from "../../../src/markdown/compile.ts";
import { makeChain } from "../../../src/markdown/unified/chain.ts";
import { compileWithChain } from "../../../src/markdown/unified/compile.ts";
import type { SitePlugins } from "../../../src/markdown/unified/site-plugins.ts";
import type { Document } from "../../../src/model/document.ts";
import { CASE_NAMES, readCase } from "../case-files.ts";
import { printDocument } from "../print-document.ts";
import type { Tree } from "./compile-with.ts";

const nothing = () => (): void => {};
const touch = () => (tree: Tree) => void (tree.data = { touched: true });
const copy = () => (tree: Tree) => copyTree(tree);

function copyTree({ children, ...node }: Tree): Tree {
  return { ...node, ...(children && { children: children.map(copyTree) }) };
}

interface Kind {
  readonly plugins: SitePlugins;
  /** Makes of a document what must be the same. */
  readonly toText: (document: Document) => string;
}

const exact = (document: Document): string => JSON.stringify({ ...document, plain: "", diagnostics: known(document) });

/** A highlighter names an unknown language once. */
function known({ diagnostics }: Document): Document["diagnostics"] {
  return diagnostics.filter(({ code }) => code !== "unknown-language");
}

/** Line breaks between elements, and how references are written, are for the lexer alone. */
function loose(document: Document): string {
  const { sections, anchors, headings, truncatedBody, contentTitle } = document;
  const facts = { sections, anchors, headings, truncatedBody: !truncatedBody, contentTitle };
  return decodeHTML(printDocument(document, known(document)) + JSON.stringify(facts))
    .replace(/\s+/g, " ")
    .replace(/ ?(<[^>]*>) ?/g, "$1");
}

/** A copy knows its lines; columns of URLs in it are those of the node. */
function looser(document: Document): string {
  return loose({ ...document, diagnostics: [] }).replaceAll(/ \d+:\d+| on line \d+/g, "");
}

const kinds: Readonly<Record<string, Kind>> = {
  "remark plugins that change nothing": { plugins: { remarkPlugins: [nothing] }, toText: exact },
  "rehype plugins that change nothing": { plugins: { rehypePlugins: [nothing] }, toText: exact },
  "remark plugins that change something else": { plugins: { remarkPlugins: [touch] }, toText: loose },
  "rehype plugins that change something else": { plugins: { rehypePlugins: [touch] }, toText: loose },
  "remark plugins that copy the tree": { plugins: { remarkPlugins: [copy] }, toText: looser },
  "rehype plugins that copy the tree": { plugins: { rehypePlugins: [copy] }, toText: looser },
};

describe.each(Object.entries(kinds))("%s", (_, { plugins, toText }) => {
  const chain = makeChain(plugins);

  test.each(CASE_NAMES)("%s", async (name) => {
    const { source, options } = await readCase(name);
    const expected = compileDocument(source, options);
    const actual = await compileWithChain(source, options, chain);
    expect(toText(actual)).toBe(toText(expected));
    expect(actual.excerpt).toBe(expected.excerpt);
  });
});
