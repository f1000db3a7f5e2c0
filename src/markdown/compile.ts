/**
 * Compiles one Markdown file. In: its text. Out: the `Document`. Pure: the site is not known here, and what needs it is
 * left as slots.
 */

import type { Document, Source } from "../model/document.ts";
import { Assembler } from "./assemble.ts";
import { Compilation } from "./compilation.ts";
import { Frame } from "./frame.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { DocumentLexer } from "./lexer.ts";
import { withoutNoncharacters } from "./marks.ts";
import { type CompileOptions, isMdx } from "./options.ts";
import { makeRuleTable } from "./rule.ts";
import { blockquoteRule } from "./rules/blockquote.ts";
import { blockRules } from "./rules/blocks.ts";
import { fenceRule } from "./rules/fence.ts";
import { headingRule } from "./rules/heading.ts";
import { imageRule } from "./rules/image.ts";
import { linkRule } from "./rules/link.ts";
import { listRules } from "./rules/list.ts";
import { tableRule } from "./rules/table.ts";
import { textRules } from "./rules/text.ts";
import { countWords } from "./words.ts";

const RULES = makeRuleTable([
  ...textRules,
  ...blockRules,
  headingRule,
  linkRule,
  imageRule,
  fenceRule,
  ...listRules,
  blockquoteRule,
  tableRule,
]);

/** Compiles a Markdown file; mistakes are reported, and what can be shown is. */
export function compileDocument(source: Source, options: CompileOptions): Document {
  const text = withoutNoncharacters(source.text.includes("\r") ? source.text.replace(/\r\n?/g, "\n") : source.text);
  const { frontMatter, positions, body, bodyLine } = splitFrontMatter({ path: source.path, text }, options.report);
  const frame = Frame.ofBody(body, bodyLine);
  const mdx = isMdx(source.path, options.format);
  const document = new Compilation({ source, options, mdx, frontMatter, body: frame, rules: RULES });
  const html = document.render(new DocumentLexer().lex(body), 0);
  document.startSection("", "");
  return {
    path: source.path,
    hash: Bun.hash(source.text).toString(36),
    tier: "data",
    frontMatter,
    frontMatterPositions: positions,
    ...(document.contentTitle !== undefined && { contentTitle: document.contentTitle }),
    excerpt: document.excerpt ?? "",
    headings: document.headings,
    anchors: document.anchors,
    body: new Assembler(document.marks).assemble(html),
    slots: document.slots,
    imports: document.imports,
    sections: document.sections,
    words: countWords(body),
  };
}
