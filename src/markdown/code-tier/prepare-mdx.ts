/**
 * Makes Markdown as sites write it acceptable to MDX 3. In: text with HTML comments, `{#id}`, `<br>`, autolinks,
 * admonitions and `mdx-code-block` fences. Out: MDX with as many lines, so that positions in it stay true.
 */

import type { CompileOptions } from "../options.ts";
import { mayBeCode } from "../script/may-be-code.ts";
import { makeAdmonitionRewriter } from "./admonition-tags.ts";
import { findBoundNames } from "./bound-names.ts";
import { markLazyLines } from "./lazy-lines.ts";
import { rewriteProse } from "./rewrite-prose.ts";
import { makeTruncation } from "./truncation.ts";

/** What of the options decides how text is rewritten. */
export type PrepareOptions = Pick<CompileOptions, "mdx1Compat" | "admonitions" | "truncateMarker" | "formulas"> & {
  /** Makes an expression one that MDX reads at once. */
  readonly hide?: (expression: string) => string;
};

export interface MarkdownText {
  readonly text: string;
  /** Whether braces and module code mean anything; in CommonMark files they are text. */
  readonly mdx: boolean;
}

export interface PreparedMdx {
  readonly text: string;
  /** Whether the text has a marker of where the excerpt of a post ends. */
  readonly truncated: boolean;
}

/** Rewrites everything outside of code; no line is removed, and none added but at the end. */
export function prepareMdx({ text, mdx }: MarkdownText, options: PrepareOptions): PreparedMdx {
  const bound = mdx ? findBoundNames(text) : new Set<string>();
  const isCode = (source: string): boolean => mayBeCode(source.trim(), bound);
  const truncation = makeTruncation(options.truncateMarker);
  const admonitions = makeAdmonitionRewriter(options.admonitions);
  const formulas = options.formulas?.syntax;
  const out: string[] = [];
  for (const { lines, code } of splitFences(text, formulas !== undefined)) {
    if (lines.length === 0) continue;
    if (code) out.push(...lines);
    else
      out.push(
        rewriteProse(truncation.mark(markLazyLines(lines).map(admonitions.rewrite).join("\n")), {
          mdx,
          isCode,
          compat: options.mdx1Compat,
          formulas,
          hide: options.hide ?? ((expression) => expression),
        }),
      );
  }
  out.push(...admonitions.end(), ...truncation.end());
  return { text: out.join("\n"), truncated: truncation.marked };
}

export interface Stretch {
  readonly lines: string[];
  /** A fenced code block, or a formula, with its fences. */
  readonly code: boolean;
}

const FENCE = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t]))*[ \t]*(`{3,}(?=[^`]*$)|~{3,}|\${2,}(?=[^$]*$))[ \t]*(\S*)/;

/** Cuts text into prose and fenced code. The inside of an `mdx-code-block` is prose, its fences are blank lines. */
export function* splitFences(text: string, formulas: boolean): Generator<Stretch> {
  let prose: string[] = [];
  let code: string[] | undefined;
  let closesCode: RegExp | undefined;
  let closesUnwrapped: RegExp | undefined;
  /** Lines left until the comment at hand ends: fences in it are none. */
  let comment = 0;
  const all = text.split("\n");
  const lastEnd = all.findLastIndex((line) => line.includes("-->"));
  for (const [index, line] of all.entries()) {
    if (comment > 0) {
      comment--;
      prose.push(line);
      continue;
    }
    if (code !== undefined) {
      code.push(line);
      if (!closesCode?.test(line)) continue;
      yield { lines: code, code: true };
      code = undefined;
      continue;
    }
    const [, found, language] = FENCE.exec(line) ?? [];
    const mark = found?.startsWith("$") && !formulas ? undefined : found;
    if (closesUnwrapped?.test(line)) {
      closesUnwrapped = undefined;
      prose.push("");
    } else if (mark === undefined) {
      prose.push(line);
      if (COMMENT_START.test(line)) comment = linesToCommentEnd(all, index, lastEnd);
    } else if (language === "mdx-code-block") {
      closesUnwrapped = closingFence(mark);
      prose.push("");
    } else {
      yield { lines: prose, code: false };
      prose = [];
      code = [line];
      closesCode = closingFence(mark);
    }
  }
  yield code === undefined ? { lines: prose, code: false } : { lines: code, code: true };
}

const COMMENT_START = /^[ \t]*<!--(?!.*-->)/;

/** Number of lines behind the one at `start` up to the end of the comment that begins there; 0 when it has none. */
function linesToCommentEnd(lines: readonly string[], start: number, lastEnd: number): number {
  let end = start + 1;
  while (end <= lastEnd && !lines[end]?.includes("-->")) end++;
  return end <= lastEnd ? end - start : 0;
}

function closingFence(mark: string): RegExp {
  return new RegExp(`^[ \\t>]*\\${mark[0]}{${mark.length},}[ \\t]*$`);
}
