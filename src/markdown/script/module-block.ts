/** Reads the statements of a document. */

import type { ScanBudget } from "../values/expression.ts";
import { isMistake, parseStatements, type ScriptMistake, type ScriptNode } from "./parser.ts";

export interface ModuleBlock {
  /** The text up to the next blank line after the statements. */
  readonly raw: string;
  /** Offsets are relative to `raw`. */
  readonly program: ScriptNode | ScriptMistake;
}

/** The block that begins at `start`. */
export function readModuleBlock(text: string, start: number, budget: ScanBudget): ModuleBlock {
  const parsed = budget.spent ? SPENT : parseStatements(text.slice(start));
  if (isMistake(parsed)) {
    budget.lose(start, start + parsed.at);
    return { raw: text.slice(start, findBlankLine(text, start)), program: parsed };
  }
  const last = statementsOf(parsed).at(-1);
  return { raw: text.slice(start, findBlankLine(text, start + (last?.end ?? 0))), program: parsed };
}

const SPENT: ScriptMistake = { mistake: "the file has too many unfinished statements", at: 0 };

/** The statements of a program. */
export function statementsOf(program: ScriptNode): readonly ScriptNode[] {
  return program["body"] as readonly ScriptNode[];
}

function findBlankLine(text: string, from: number): number {
  const blank = /\n[ \t]*(?=\n)/g;
  blank.lastIndex = from;
  return blank.test(text) ? blank.lastIndex + 1 : text.length;
}
