/** Parses the content of braces. */

import type { Json } from "../../model/json.ts";
import { type LiteralScope, readLiteral, skipSpace } from "./literal.ts";
import { evaluate } from "../script/evaluate.ts";
import { isMistake, parseExpression, type ScriptMistake, type ScriptNode } from "../script/parser.ts";
import { isKnownToAll, mayBeCode } from "../script/may-be-code.ts";

/**
 * Budget per document for unclosed braces and tags. Text full of them soon counts as plain text, instead of being read
 * over and over.
 */
export class ScanBudget {
  #left: number;

  constructor(text: string) {
    this.#left = 100_000 + 4 * text.length;
  }

  get spent(): boolean {
    return this.#left <= 0;
  }

  /** Records that reading from `start` to `end` found nothing. */
  lose(start: number, end: number): void {
    this.#left -= end - start;
  }
}

const MAX_DEPTH = 100;
const CLOSING: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/** Offset after the `}` that closes the `{` at `start`, or -1. */
export function findExpressionEnd(text: string, start: number, budget: ScanBudget): number {
  if (budget.spent) return -1;
  const stop = /["'`{}()[\]]|\/[*/]/g;
  const open: string[] = [];
  stop.lastIndex = start;
  let match = stop.exec(text);
  for (; match !== null && open.length <= MAX_DEPTH; match = stop.exec(text)) {
    const found = match[0];
    const closing = CLOSING[found];
    if (closing !== undefined) open.push(closing);
    else if (found === "}") {
      // Brackets in prose may be unmatched; only braces count.
      while (open.pop() !== "}");
      if (open.length === 0) return stop.lastIndex;
    } else if (found === open.at(-1)) open.pop();
    else if (found.length > 1 || /["'`]/.test(found)) stop.lastIndex = skipQuoted(text, match.index, found);
  }
  budget.lose(start, match?.index ?? text.length);
  return -1;
}

/** Returns the offset after a string, template or comment; skips an apostrophe that does not open one. */
function skipQuoted(text: string, start: number, quote: string): number {
  if (quote === "/*") return endOr(text.indexOf("*/", start + 2), 2, text.length);
  if (quote === "//")
    return /[:\w]/.test(text.charAt(start - 1)) ? start + 2 : endOr(text.indexOf("\n", start), 1, text.length);
  const string =
    quote === "`"
      ? /`(?:[^`\\]|\\[\s\S])*`/y
      : quote === '"'
        ? /"(?:[^"\\\n]|\\[\s\S])*"/y
        : /'(?:[^'\\\n]|\\[\s\S])*'/y;
  string.lastIndex = start;
  return string.test(text) ? string.lastIndex : start + 1;
}

function endOr(found: number, length: number, otherwise: number): number {
  return found < 0 ? otherwise : found + length;
}

export type Expression =
  | { readonly kind: "comment"; readonly text: string; readonly end: number }
  | { readonly kind: "value"; readonly value: Json | undefined; readonly end: number }
  | { readonly kind: "code"; readonly source: string; readonly node: ScriptNode; readonly end: number }
  /** Meant as code, but invalid; `at` is the offset of the error in `source`. */
  | ({ readonly kind: "broken"; readonly source: string; readonly end: number } & ScriptMistake)
  | { readonly kind: "other"; readonly source: string; readonly end: number };

export interface ExpressionContext {
  readonly budget: ScanBudget;
  readonly scope?: LiteralScope;
  /** Names that are bound in the file; without them, braces contain only values and text. */
  readonly names?: ReadonlySet<string> | undefined;
}

/** Parses the expression in braces at `start`; `undefined` if the braces are unclosed. */
export function readExpression(
  text: string,
  start: number,
  { budget, scope = {}, names }: ExpressionContext,
): Expression | undefined {
  const end = findExpressionEnd(text, start, budget);
  // Quotes in the text of an element may hide where an expression ends.
  if (end < 0)
    return names && !budget.spent && /^\{\s*<[A-Za-z>]/.test(text.slice(start, start + 80))
      ? readCode(text, start, { budget, scope, names })
      : undefined;
  const first = skipSpace(text, start + 1);
  if (text[first] === "}") return { kind: "comment", text: text.slice(start, first + 1), end: first + 1 };
  const literal = readLiteral(text, first, scope);
  if (literal !== undefined) {
    const close = skipSpace(text, literal.end);
    if (text[close] === "}") return { kind: "value", value: literal.value, end: close + 1 };
  }
  const source = text.slice(start + 1, end - 1);
  if (names === undefined || !mayBeCode(source.trim(), names)) return { kind: "other", source, end };
  return readCode(text, start, { budget, scope, names, end }) ?? { kind: "other", source, end };
}

interface CodeContext extends Required<ExpressionContext> {
  readonly names: ReadonlySet<string>;
  /** End of the braces, if their characters reveal it. */
  readonly end?: number;
}

/** Parses braces that seem to contain code; `undefined` if they are prose. */
function readCode(text: string, start: number, { budget, scope, names, end }: CodeContext): Expression | undefined {
  const node = parseExpression(text.slice(start + 1));
  if (!isMistake(node)) {
    const close = skipSpace(text, start + 1 + node.end);
    if (text[close] === "}") {
      const known = evaluate(node, scope);
      if (known !== undefined) return { kind: "value", value: known.value, end: close + 1 };
      return { kind: "code", source: text.slice(start + 1, close), node, end: close + 1 };
    }
  }
  if (end === undefined) {
    // The parser reports some errors at the beginning of the wrong part, and has read everything after it.
    budget.lose(start, isMistake(node) ? text.length : start + 1 + node.end);
    return undefined;
  }
  const source = text.slice(start + 1, end - 1);
  if (isKnownToAll(source, names)) return undefined;
  const problem = isMistake(node) ? node : { mistake: "unexpected content after expression", at: node.end };
  return { kind: "broken", source, end, ...problem };
}

/** A text in which letters replace the code and values in braces, whose characters are not emphasis. */
export function maskExpressions(text: string, context: ExpressionContext): string {
  if (!text.includes("{") || !/[*_]/.test(text)) return text;
  let out = "";
  let from = 0;
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", Math.max(at + 1, from))) {
    const expression = text[at - 1] === "\\" ? undefined : readExpression(text, at, context);
    if (expression === undefined || expression.kind === "other") continue;
    out += text.slice(from, at) + "a".repeat(expression.end - at);
    from = expression.end;
  }
  return from === 0 ? text : out + text.slice(from);
}
