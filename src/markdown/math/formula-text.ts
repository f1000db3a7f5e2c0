/**
 * Formulas in text. An inline formula is delimited like code: by equal numbers of dollar signs, with one space removed
 * on each side. A block formula is between lines of two or more.
 */

import { afterLine, closesFence, dedent, type Line, readLine } from "../scan/lines.ts";
import type { ScanBudget } from "../values/expression.ts";
import type { FormulaSyntax } from "../../model/document.ts";

export interface FormulaText {
  readonly tex: string;
  /** Offset of the TeX, or its first line, from the start of the formula. */
  readonly offset: number;
  readonly end: number;
}

export interface FormulaContext {
  readonly syntax: FormulaSyntax;
  readonly budget: ScanBudget;
}

const RUN = /\$+/y;
const OPENING = /\${2,}(?=[^$\n]*(?:\n|$))/y;

/** The formula whose dollar signs begin at `at`; `undefined` if they are not closed in the same paragraph. */
export function readFormula(text: string, at: number, { syntax, budget }: FormulaContext): FormulaText | undefined {
  RUN.lastIndex = at;
  const marks = RUN.exec(text)?.[0].length ?? 0;
  if (marks === 0 || (marks === 1 && !syntax.singleDollarTextMath) || budget.spent) return undefined;
  const start = at + marks;
  const close = /\$+|\n[ \t]*\n/g;
  close.lastIndex = start;
  let match = close.exec(text);
  for (; match?.[0].startsWith("$"); match = close.exec(text)) {
    if (match[0].length !== marks) continue;
    const inside = text.slice(start, match.index);
    const padded = /^[ \n][^]*[ \n]$/.test(inside) && inside.trim() !== "";
    const tex = padded ? inside.slice(1, -1) : inside;
    return { tex, offset: marks + (padded ? 1 : 0), end: close.lastIndex };
  }
  budget.lose(at, match?.index ?? text.length);
  return undefined;
}

/** The formula that begins on its own line; without a closing line, it extends to the end of the text. */
export function readFormulaBlock(text: string, line: Line): (FormulaText & { readonly unclosed: boolean }) | undefined {
  OPENING.lastIndex = line.first;
  const length = OPENING.exec(text)?.[0].length;
  if (length === undefined) return undefined;
  const from = afterLine(text, line);
  let close = readLine(text, from);
  while (close.end < text.length && !closesFence(text, close, { character: "$", length })) {
    close = readLine(text, close.end + 1);
  }
  const unclosed = close.start < from || !closesFence(text, close, { character: "$", length });
  const end = afterLine(text, close);
  const tex = dedent(text.slice(from, unclosed ? end : close.start), line.indent).replace(/\n$/, "");
  return { tex, offset: from - line.start, end, unclosed };
}

/** The text with placeholders for its formulas. */
export function maskFormulas(text: string, context: FormulaContext): string {
  let out = "";
  let from = 0;
  for (let at = text.indexOf("$"); at >= 0; at = text.indexOf("$", Math.max(at + 1, from))) {
    const formula = readFormula(text, at, context);
    const end = formula?.end ?? endOfRun(text, at);
    out += text.slice(from, at) + (formula ? "a".repeat(end - at) : text.slice(at, end));
    from = end;
  }
  return from === 0 ? text : out + text.slice(from);
}

function endOfRun(text: string, at: number): number {
  RUN.lastIndex = at;
  return at + (RUN.exec(text)?.[0].length ?? 1);
}
