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
import { splitFences } from "../unified/stretches.ts";
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
