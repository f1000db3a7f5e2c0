/** Where fences and comments end. */

import type { ScanBudget } from "../values/expression.ts";
import { afterLine, closesFence, type Fence, type Line, readLine } from "./lines.ts";

/** Where the content of a fence that begins at `from` ends, and the fence itself: at the end of the text if it is not closed. */
export function findFenceEnd(text: string, from: number, fence: Fence): { insideEnd: number; end: number } {
  let line = readLine(text, from);
  while (line.end < text.length && !closesFence(text, line, fence)) line = readLine(text, line.end + 1);
  const end = afterLine(text, line);
  return { insideEnd: closesFence(text, line, fence) ? line.start : end, end };
}

/** Where a comment that begins on a line ends, with the line break after it; `undefined` if it is not closed. */
export function findCommentEnd(text: string, { first }: Line, budget: ScanBudget): number | undefined {
  const close = budget.spent ? -1 : text.indexOf("-->", first + 4);
  if (close < 0) return void budget.lose(first, text.length);
  let end = close + 3;
  while (text[end] === " " || text[end] === "\t") end++;
  return text[end] === "\n" ? end + 1 : end;
}
