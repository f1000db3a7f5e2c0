/** Input and output of scanning: types only. */

import type { Token } from "marked";
import type { ScanBudget } from "../values/expression.ts";
import type { LiteralScope } from "../values/literal.ts";
import type { FormatToken } from "../lex/tokens.ts";

/** Markdown from `start` to `end`; each line has `indent` columns before it, and `inline` text makes no paragraph. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  readonly inline: boolean;
}

export type Piece = Stretch | { readonly token: FormatToken };

export interface ScanContext {
  readonly mdx: boolean;
  /** Whether lines that begin with four spaces are code in MDX: not in lists, quotes and tags. */
  readonly indentedCode: boolean;
  /** Whether text between tags makes no paragraph unless blank lines divide them, as in MDX 1. */
  readonly jsxText: boolean;
  /** Whether the definition of a link ends a paragraph. */
  readonly definitionsInterrupt: boolean;
  readonly keywords: ReadonlySet<string>;
  /** Whether a title may follow the keyword after a space. */
  readonly plainTitles: boolean;
  /** Whether lines of dollar signs delimit formulas. */
  readonly formulas: boolean;
  readonly budget: ScanBudget;
  readonly scope: LiteralScope;
  /** Names that are bound in the file; absent where they are not known yet. */
  readonly names?: ReadonlySet<string> | undefined;
  /** The placeholder for the end of the excerpt; empty without one. */
  readonly truncateSign: string;
  /** Whether the document imports its own `CodeBlock`. */
  readonly ownCodeBlock: boolean;
  /** Whether imports are possible here: not in lists and quotes. */
  readonly root: boolean;
  lexBlocks(text: string): Token[];
  lexInline(text: string): Token[];
}
