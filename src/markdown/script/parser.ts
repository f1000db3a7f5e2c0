/**
 * Parses JavaScript with JSX. Returns its syntax tree (estree), or the error with its position. The parser is loaded
 * with the first code, because nearly all files have none.
 */

import type * as JsxParser from "./jsx-parser.ts";

/** Any node of a tree; its offsets are relative to the parsed text. */
export interface ScriptNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export interface ScriptMistake {
  /** The message of the parser, without the position. */
  readonly mistake: string;
  /** Offset in the parsed text. */
  readonly at: number;
}

const OPTIONS = { ecmaVersion: "latest", sourceType: "module", preserveParens: true } as const;

/** The expression at the start of a text; the rest is ignored. */
export function parseExpression(text: string): ScriptNode | ScriptMistake {
  return orMistake(({ JsxParser }) => JsxParser.parseExpressionAt(text, 0, OPTIONS));
}

/** The statements at the start of a text, up to the first blank line outside brackets. */
export function parseStatements(text: string): ScriptNode | ScriptMistake {
  return orMistake(({ BlockParser }) => BlockParser.parse(text, OPTIONS));
}

/** Whether a text could not be parsed. */
export function isMistake(parsed: ScriptNode | ScriptMistake): parsed is ScriptMistake {
  return "mistake" in parsed;
}

function orMistake(parse: (parsers: typeof JsxParser) => object): ScriptNode | ScriptMistake {
  try {
    return parse(require("./jsx-parser.ts") as typeof JsxParser) as ScriptNode;
  } catch (error) {
    if (error instanceof RangeError) return { mistake: "it is nested too deep", at: 0 };
    if (!(error instanceof SyntaxError) || !("pos" in error)) throw error;
    const words = error.message.replace(/ \(\d+:\d+\)$/, "");
    return { mistake: words.charAt(0).toLowerCase() + words.slice(1), at: Number(error.pos) };
  }
}
