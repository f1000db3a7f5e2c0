/** Compiles one Markdown file. Pure: it knows nothing about the site, and leaves slots for everything that depends on it. */

import type { Token } from "marked";
import type { Document, DocumentCode, DocumentImport, Node, Source, UsedComponent } from "../model/document.ts";
import { createExcerpt } from "../config/excerpt.ts";
import { makeReporter } from "../report/reporter.ts";
import { type Assembled, assemble } from "./body/assemble.ts";
import { Compilation } from "./compilation.ts";
import { Frame } from "./source/frame.ts";
import { splitFrontMatter } from "./source/front-matter.ts";
import { DocumentLexer } from "./lex/lexer.ts";
import { TRUNCATE_MARK } from "./body/marks.ts";
import { type CompileOptions, isMdx, readFormat } from "./options.ts";
import { makeRuleTable } from "./rules/rule.ts";
import { admonitionRule } from "./rules/admonition.ts";
import { blockquoteRules } from "./rules/containers.ts";
import { blockRules } from "./rules/blocks.ts";
import { containerRules } from "./rules/containers.ts";
import { expressionRules } from "./rules/expression.ts";
import { fenceRule } from "./rules/fence.ts";
import { withGaps } from "./rules/gaps.ts";
import { footnoteRules, renderFootnotes } from "./rules/footnote.ts";
import { formulaRule } from "./rules/formula.ts";
import { headingRule } from "./rules/heading.ts";
import { imageRule } from "./rules/image.ts";
import { linkRule } from "./rules/link.ts";
import { listRules } from "./rules/list.ts";
import { rawRules } from "./rules/raw.ts";
import { tableRule } from "./rules/table.ts";
import { tagRules } from "./rules/tag.ts";
import { textRules } from "./rules/text.ts";
import { findFirstTitle, withoutTitle } from "./text/first-title.ts";
import { isAsset } from "./values/imported-file.ts";
import { takeSlots } from "./body/slots.ts";
import { isComponent } from "./body/slotted.ts";
import { LAYOUT } from "./script/page-script.ts";
import { toRootName } from "./tags/tag.ts";
import { checkTabs } from "./tabs/check-tabs.ts";
import { findDataTabs, TAB_COMPONENTS } from "./tabs/data-tabs.ts";
import { reportTags } from "./tags/tag-problems.ts";
import { markTruncation } from "./source/truncation.ts";
import type { Lex } from "./unified/hast-nodes.ts";
import { toOwnMarkdown } from "./text/own-markdown.ts";
import { countWords } from "./text/words.ts";

const RULES = makeRuleTable([
  ...textRules,
  ...blockRules,
  headingRule,
  linkRule,
  imageRule,
  fenceRule,
  ...listRules,
  ...blockquoteRules,
  tableRule,
  admonitionRule,
  ...footnoteRules,
  ...containerRules,
  ...expressionRules,
  ...tagRules,
  formulaRule,
  ...rawRules,
]);

/** Compiles a Markdown file. Mistakes become diagnostics of the document, and everything else is shown. */
export function compileDocument(source: Source, options: CompileOptions): Document {
  const opened = openDocument(source, options);
  return closeDocument(opened, opened.tokens);
}

/** A lexed document, ready to be rendered. */
export interface OpenedDocument {
  readonly document: Compilation;
  readonly tokens: readonly Token[];
  readonly body: string;
  /** The body with a sign where the excerpt ends. */
  readonly text: string;
  readonly bodyLine: number;
  readonly positions: Document["frontMatterPositions"];
  /** Whether lists or quotes are nested too deeply. */
  readonly tooDeep: boolean;
  /** Reads text of a plugin as part of the document. */
  readonly lex: Lex;
}

/** Lexes a Markdown file. */
export function openDocument(source: Source, settings: CompileOptions): OpenedDocument {
  const report = makeReporter(settings.siteCode);
  const options = { ...settings, report };
  const { frontMatter, positions, body, bodyLine } = splitFrontMatter(source, report);
  const mdx = isMdx(source.path, readFormat(frontMatter) ?? options.format);
  const data = [frontMatter, source.imported, options.given];
  const marked = markTruncation(body, { marker: options.truncateMarker, data });
  const document = new Compilation({
    source,
    options,
    mdx,
    truncateSign: marked.sign,
    frontMatter,
    body: Frame.ofBody(body, bodyLine),
    rules: RULES,
  });
  const lexer = makeLexer(marked.text, document);
  const tokens = lexer.lex(marked.text);
  bindImports(lexer, document);
  const lex: Lex = {
    bind: (text) => document.addModule(text),
    blocks: (text) => {
      const inner = makeLexer(text, document);
      const inside = inner.lex(text);
      bindImports(inner, document);
      return inside;
    },
    inline: (text) => makeLexer(text, document).inlineTokens(text),
  };
  return { document, tokens, body, text: marked.text, bodyLine, positions, tooDeep: lexer.tooDeep, lex };
}

/** Renders the tokens of a document: its own, or those that plugins returned. */
export function closeDocument(opened: OpenedDocument, tokens: readonly Token[]): Document {
  const { document, body, bodyLine, positions } = opened;
  const { source, options, frontMatter } = document;
  const html = renderBody(tokens, opened);
  // As in the format, plugins do not change the title.
  if (tokens !== opened.tokens) document.contentTitle ??= findFirstTitle(opened.tokens);
  const assembled = assemble(html, document.marks);
  const { nodes } = assembled;
  reportTree(assembled, document);
  const cut = html.indexOf(TRUNCATE_MARK);
  const code = readCode(document);
  const isOwn = tokens === opened.tokens && !code && isPlain(document, nodes);
  const plain = isOwn ? toOwnMarkdown(body) : undefined;
  const wrap = (inside: readonly Node[]): readonly Node[] =>
    document.module.hasLayout ? [{ c: LAYOUT, b: inside }] : inside;
  return {
    path: source.path,
    hash: Bun.hash(source.text).toString(36),
    frontMatter,
    frontMatterPositions: positions,
    ...(document.contentTitle !== undefined && { contentTitle: document.contentTitle }),
    ...(document.contentTitle === undefined && document.isTitled && { hasLateTitle: true }),
    excerpt: createExcerpt(body) ?? "",
    headings: document.headings,
    anchors: [...document.anchors, ...(code ? document.script.names.ids : [])],
    body: wrap(nodes),
    ...(cut >= 0 && { truncatedBody: wrap(assemble(html.slice(0, cut), document.marks).nodes) }),
    slots: document.slots,
    imports: document.imports.map((statement) =>
      isDrawn(statement, document) ? { ...statement, drawn: true } : statement,
    ),
    components: [...usedComponents(nodes, document), ...(code ? document.script.components : [])],
    ...(document.includes.length > 0 && {
      includes: document.includes.map((include) => ({ ...include, ...takeSlots(include.props) })),
    }),
    sections: document.sections,
    words: countWords(withoutTitle(body)),
    ...(plain !== undefined && { plain: { text: plain, line: bodyLine } }),
    ...(code && { code }),
    ...(code && document.script.names.hasUnknownId && { hasUnknownIds: true as const }),
    ...(options.asModule && { isModule: true }),
    ...(document.hasFormulas && { formulas: true }),
    diagnostics: options.report.diagnostics,
  };
}

/** Reports unmatched tags, and mistakes with tabs. */
function reportTree({ nodes, problems, tabs }: Assembled, document: Compilation): void {
  reportTags(problems, document);
  // The unmatched tag is the cause, and is reported.
  const areWhole = !problems.some(({ name }) => TAB_COMPONENTS.has(name));
  if (!areWhole || bringsOwn("Tabs", document)) return;
  for (const use of findDataTabs(nodes, tabs)) checkTabs(use, document.source.path, document.options.report);
}

function isPlain({ components, imports, includes, hasFormulas }: Compilation, nodes: readonly Node[]): boolean {
  const isText = components.size === 0 && imports.length === 0 && includes.length === 0 && !hasFormulas;
  return isText && nodes.every(saysItAll);
}

/** Whether the source text is equivalent to the body. Marked lines of code may come from magic comments, which the text contains. */
function saysItAll(node: Node): boolean {
  if (!isComponent(node)) return true;
  const { c: name, b = [] } = node;
  if (name === "CodeBlock")
    return !b.some((part) => typeof part === "string" && part.includes('<span class="token-line '));
  return (name === "Admonition" || name === "Mermaid" || /^[a-z][a-z\d]*$/.test(name)) && b.every(saysItAll);
}

/** Whether a theme component's name means a component of the site. */
function bringsOwn(name: string, { imports, module }: Compilation): boolean {
  if (module.exported.has(name)) return true;
  return imports.some(({ names, from }) => Object.hasOwn(names, name) && from !== `@theme/${name}`);
}

/** The code of the document, if its body uses some. */
function readCode({ components, module, script, options }: Compilation): DocumentCode | undefined {
  const used = [...components].filter(([name]) => module.exported.has(toRootName(name)));
  const exports = [...new Set(used.map(([name]) => toRootName(name))), ...(module.hasLayout ? [LAYOUT] : [])];
  return script.finish({ exports, isModule: options.asModule === true });
}

/** Components in the final body: an unclosed tag may be text. */
function usedComponents(nodes: readonly Node[], { components, imports, module }: Compilation): UsedComponent[] {
  if (components.size === 0) return [];
  const known = new Set([...module.exported, ...imports.flatMap(({ names: bound }) => Object.keys(bound))]);
  const names = new Set<string>();
  const collect = (list: readonly Node[]): void => {
    for (const node of list) {
      if (!isComponent(node)) continue;
      names.add(node.c);
      if (node.b !== undefined) collect(node.b);
    }
  };
  collect(nodes);
  return [...components].flatMap(([name, position]) =>
    names.has(name) && !known.has(toRootName(name)) ? [{ name, ...position }] : [],
  );
}

function isDrawn({ from, names }: DocumentImport, { components }: Compilation): boolean {
  return isAsset(from) && Object.keys(names).some((name) => components.has(name));
}

function makeLexer(text: string, { options, mdx, scope, module, truncateSign }: Compilation): DocumentLexer {
  const { precedesVersion3, admonitions, mdx1Compat, formulas } = options;
  const syntax = { names: module.bound, formulas: formulas?.syntax };
  return new DocumentLexer(text, { mdx, precedesVersion3, admonitions, mdx1Compat, scope, truncateSign, ...syntax });
}

function bindImports({ imports }: DocumentLexer, document: Compilation): void {
  for (const { names, from } of imports) document.names.bindImport({ names, from: document.moduleName(from) });
}

/** Renders tokens; afterwards the sections are complete. */
function renderBody(tokens: readonly Token[], { document, tooDeep }: OpenedDocument): string {
  const { truncateSign, mdx, options } = document;
  const hasGaps = mdx && !options.precedesVersion3;
  const html = document.render(hasGaps ? withGaps(tokens) : tokens, 0) + renderFootnotes(document);
  document.labels.place(document.slots);
  document.startSection("", "");
  if (tooDeep) {
    document.warn(
      {
        code: "nesting-too-deep",
        message: "Lists, quotes or emphasis are nested more than 100 levels deep: deeper levels are shown as text.",
      },
      0,
    );
  }
  // In text, the character stays; on its own line it is already a mark.
  return truncateSign === "" ? html : html.replace(truncateSign, TRUNCATE_MARK);
}
