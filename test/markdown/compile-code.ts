/** Compiles one code block. */

import { type CodeBlockSource, compileCodeBlock } from "../../src/markdown/code/code-block.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { DEFAULT_MAGIC_COMMENTS, type MagicComment } from "../../src/marks/magic-comments.ts";
import { makeReporter } from "../../src/report/reporter.ts";

interface Extra extends Partial<CodeBlockSource> {
  readonly magicComments?: readonly MagicComment[];
  readonly defaultLanguage?: string;
  readonly live?: boolean;
  readonly keepsText?: boolean;
}

export function compile(
  code: string,
  { magicComments, defaultLanguage, live = false, keepsText = false, ...block }: Extra = {},
) {
  const report = makeReporter();
  const node = compileCodeBlock(
    { code, language: "js", meta: "", line: 10, file: "docs/a.md", ...block },
    {
      highlighter: makeHighlighter(),
      magicComments: magicComments ?? DEFAULT_MAGIC_COMMENTS,
      ...(defaultLanguage !== undefined && { defaultLanguage }),
      live,
      keepsText,
      report,
    },
  );
  const html = String(node.b?.[0]);
  return { node, html, text: toText(html), marked: markedLines(html), diagnostics: report.diagnostics };
}

/** What `textContent` gives, and so what the copy button copies. */
function toText(html: string): string {
  const tags = html.replace(/<[^>]*>/g, "");
  return tags.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Lines that carry a class, as `class: text`. */
function markedLines(html: string): string[] {
  const lines = html.split(/(?=<span class="token-line)/);
  return lines.flatMap((line) => {
    const classes = /^<span class="token-line ([^"]*)"/.exec(line)?.[1];
    return classes === undefined ? [] : [`${classes}: ${toText(line).trimEnd()}`];
  });
}

export const HIGHLIGHTED = "theme-code-block-highlighted-line";
