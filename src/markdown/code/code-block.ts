/**
 * Compiles one fenced code block to a `CodeBlock` node whose content is the HTML of `<code>`: a span per line that
 * includes the newline, so that the element's text is exactly the code.
 */

import type { Reporter } from "../../model/diagnostic.ts";
import type { ComponentNode } from "../../model/document.ts";
import { type FenceMeta, readFenceMeta, unescapeInfo } from "./fence-meta.ts";
import { compileLiveScript } from "./live-script.ts";
import { type Highlighter, toPlainLines } from "./highlighter.ts";
import { rangeClasses } from "../../marks/line-ranges.ts";
import { type MagicComment, type MarkedCode, takeMagicComments } from "../../marks/magic-comments.ts";
import { didYouMean } from "../../report/nearest.ts";

export interface CodeBlockSource {
  readonly code: string;
  /** First word after the fence; may be empty. */
  readonly language: string;
  /** The rest of the fence's first line. */
  readonly meta: string;
  /** Line of the fence in the file. */
  readonly line: number;
  readonly file: string;
}

export interface CodeBlockOptions {
  readonly highlighter: Highlighter;
  readonly magicComments: readonly MagicComment[];
  /** Language of blocks without one. */
  readonly defaultLanguage?: string;
  /** Whether class names keep the case of languages. */
  readonly precedesVersion3?: boolean;
  /** Whether the meta `live` makes an editor; otherwise it is an ordinary code block. */
  readonly live: boolean;
  /** Whether a component of the site shows it: it then receives the text, like the format's components; `"live"` if it receives live code, too. */
  readonly keepsText: boolean | "live";
  readonly report: Reporter;
}

/** Props of the `CodeBlock` that a fence becomes; its content is HTML. */
export type CodeBlockProps = {
  /** As the author named it (`dockerfile`, not the grammar), in lower case unless the case is kept. */
  readonly language?: string;
  readonly title?: string;
  /** Number of the first line; absent when lines are not numbered. */
  readonly showLineNumbers?: number;
  readonly live?: true;
  readonly noInline?: true;
};

/** The live editor: a separate module, so that only pages with an editor load it. */
const LIVE = "@theme/LiveCodeBlock#default";

/** Compiles a fenced code block. Reports mistakes in its language, meta and magic comments. */
export function compileCodeBlock(block: CodeBlockSource, options: CodeBlockOptions): ComponentNode {
  const info = splitInfo(block);
  const meta = readFenceMeta(info.meta);
  const written = info.language || options.defaultLanguage || "";
  const language = written.toLowerCase();
  const shown = options.precedesVersion3 ? written : language;
  const live = meta.live && options.live;
  const marked = markLines(trimCode(block.code), { language, meta, live, rules: options.magicComments });
  const { highlighter } = options;
  const lines = highlighter.later ? toPlainLines(marked.code) : highlighter.highlight(marked.code, language);
  reportMeta(block, meta, { lineCount: lines.length, report: options.report });
  reportUnpaired(block, marked, options.report);
  // A diagram that is not drawn is reported as such.
  const isKnown = language === "" || language === "mermaid" || highlighter.languages.has(language);
  if (!isKnown) reportUnknown(block, language, options);
  const b = [renderLines(lines, marked)];
  highlighter.later?.(marked.code, language, (found) => (b[0] = renderLines(found, marked)));
  if (live && options.keepsText !== "live")
    return { c: LIVE, p: { ...toLiveProps(marked.code, language, meta), ...toProps(shown, meta) }, b };
  if (meta.live && !live) reportLive(block, options.report);
  if (options.keepsText) return toTextNode({ ...block, language: written, meta: info.meta }, toProps("", meta));
  return { c: "CodeBlock", p: toProps(shown, meta), b };
}

/** Code for a component of the site, with the props of the format. */
function toTextNode(
  { code, language, meta }: Pick<CodeBlockSource, "code" | "language" | "meta">,
  props: CodeBlockProps,
): ComponentNode {
  const metastring = meta.trim();
  const p = {
    ...props,
    ...(language !== "" && { className: `language-${language}` }),
    ...(metastring !== "" && { metastring }),
    children: `${trimCode(code)}\n`,
  };
  return { c: "CodeBlock", p };
}

function reportLive({ file, line }: CodeBlockSource, report: Reporter): void {
  report.add({
    code: "live-code-off",
    severity: "info",
    message: "The code block requests a live editor, but this site has none. The code is shown without one.",
    hint: "Add `@docusaurus/theme-live-codeblock` to `themes` in the config.",
    file,
    line,
  });
}

/** In place of a language, `js{1,3}` and `title="x"` belong to the meta. `js=` and `js=10` are languages that nobody knows, as in the format. */
function splitInfo({ language, meta }: CodeBlockSource): { language: string; meta: string } {
  const end = /\{|=(?=\D)/.exec(language);
  if (end === null) return { language: unescapeInfo(language), meta };
  const cut = end[0] === "{" ? end.index : 0;
  return { language: language.slice(0, cut), meta: `${language.slice(cut)} ${meta}` };
}

function trimCode(code: string): string {
  return code.replaceAll("\r\n", "\n").replace(/\n$/, "");
}

interface MarkOptions {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly live: boolean;
  readonly rules: readonly MagicComment[];
}

/**
 * Line ranges take precedence over magic comments. Live code and code without a language keep such comments, which may
 * be part of the content.
 */
function markLines(code: string, { language, meta, live, rules }: MarkOptions): MarkedCode {
  if (meta.ranges !== undefined) {
    return { code, classes: rangeClasses(meta.ranges, code, rules[0]?.className), unpaired: [] };
  }
  if (language === "" || live) return { code, classes: new Map(), unpaired: [] };
  return takeMagicComments(code, language, rules);
}

function renderLines(lines: readonly string[], { classes }: MarkedCode): string {
  if (classes.size === 0) return `<span class="token-line">${lines.join('\n</span><span class="token-line">')}</span>`;
  const last = lines.length - 1;
  let html = "";
  for (const [index, line] of lines.entries()) {
    const marks = classes.get(index);
    const names = marks === undefined ? "token-line" : `token-line ${[...marks].join(" ")}`;
    html += `<span class="${names}">${line}${index < last ? "\n" : ""}</span>`;
  }
  return html;
}

function toLiveProps(code: string, language: string, { noInline }: FenceMeta): { code: string; script?: string } {
  const script = compileLiveScript({ code, language, noInline });
  return { code, ...(script !== undefined && { script }) };
}

function toProps(language: string, meta: FenceMeta): CodeBlockProps {
  return {
    ...(language !== "" && { language }),
    ...(meta.title !== undefined && { title: meta.title }),
    ...(meta.showLineNumbers !== undefined && { showLineNumbers: meta.showLineNumbers }),
    ...(meta.live && { live: true }),
    ...(meta.noInline && { noInline: true }),
  };
}

interface MetaContext {
  readonly lineCount: number;
  readonly report: Reporter;
}

function reportMeta({ file, line }: CodeBlockSource, meta: FenceMeta, { lineCount, report }: MetaContext): void {
  for (const mistake of meta.mistakes) report.add({ ...mistake, severity: "warning", file, line });
  const outside = meta.ranges?.find((range) => range.first < 1 || range.last > lineCount);
  if (outside === undefined) return;
  const named = outside.first === outside.last ? `${outside.last}` : `${outside.first}-${outside.last}`;
  report.warn({
    code: "invalid-line-range",
    message: `\`{${named}}\` is outside the code block, which has ${lineCount} ${lineCount === 1 ? "line" : "lines"}.`,
    file,
    line,
  });
}

function reportUnpaired({ file, line }: CodeBlockSource, marked: MarkedCode, report: Reporter): void {
  for (const { directive, partner, line: offset } of marked.unpaired) {
    report.warn({
      code: "unpaired-magic-comment",
      message: `The comment \`${directive}\` has no \`${partner}\` in its code block, so no lines are marked.`,
      file,
      line: line + 1 + offset,
    });
  }
}

function reportUnknown({ file, line }: CodeBlockSource, language: string, options: CodeBlockOptions): void {
  if (!options.highlighter.isFirstUse(file, language)) return;
  options.report.add({
    code: "unknown-language",
    severity: "info",
    message: `Unknown language \`${language}\`: the code block is shown without highlighting.`,
    hint: hintFor(language, options.highlighter.suggest(language)),
    file,
    line,
  });
}

function hintFor(language: string, nearest: string | undefined): string {
  // The language of formulas on sites that have them.
  if (language === "math")
    return "To show a formula, add `remark-math` to `remarkPlugins` and `rehype-katex` to `rehypePlugins`.";
  return didYouMean(nearest) ?? "Use `text` for plain text.";
}
