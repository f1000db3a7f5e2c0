/** Tags and expressions on lines of their own. Returns the elements, and whether they are blocks (flow) or part of a paragraph. */

import { type Expression, type ExpressionContext, readExpression, type ScanBudget } from "../values/expression.ts";
import { isComponentName, opens, readTag, type Tag } from "../tags/tag.ts";

export type FlowItem =
  | { readonly kind: "tag"; readonly start: number; readonly end: number; readonly tag: Tag }
  | { readonly kind: "expression"; readonly start: number; readonly end: number; readonly expression: Expression };

export interface Flow {
  readonly items: readonly FlowItem[];
  /** Offset after the last item and its line break. */
  readonly end: number;
  /** Whether the lines contain nothing else. */
  readonly pure: boolean;
}

/** Reads tags and expressions from `start` to the end of the line on which the last one ends, or to the first text. */
export function readFlow(text: string, start: number, context: ExpressionContext): Flow {
  const items: FlowItem[] = [];
  let end = start;
  for (;;) {
    let at = end;
    while (text[at] === " " || text[at] === "\t") at++;
    if (at >= text.length || text[at] === "\n")
      return { items, end: Math.min(at + 1, text.length), pure: items.length > 0 };
    const item = readItem(text, at, context);
    if (item === undefined) return { items, end, pure: false };
    items.push(item);
    end = item.end;
  }
}

function readItem(text: string, start: number, context: ExpressionContext): FlowItem | undefined {
  if (text[start] === "<") {
    const tag = readTag(text, start, context.budget);
    return tag && { kind: "tag", start, end: tag.end, tag };
  }
  if (text[start] !== "{") return undefined;
  const expression = readExpression(text, start, context);
  if (expression === undefined || expression.kind === "other") return undefined;
  return { kind: "expression", start, end: expression.end, expression };
}

/** Whether items may be in the middle of a paragraph: closed HTML, and values. */
export function isInline(items: readonly FlowItem[]): boolean {
  let depth = 0;
  for (const item of items) {
    if (item.kind === "expression") continue;
    if (isComponentName(item.tag.name) || item.tag.name === "") return false;
    if (opens(item.tag)) depth++;
    else if (item.tag.kind === "close" && --depth < 0) return false;
  }
  return depth === 0;
}

/** Whether an element that `tag` opens is closed in the same paragraph. */
export function isClosedInParagraph(text: string, tag: Tag, budget: ScanBudget): boolean {
  if (budget.spent) return true;
  const stop = new RegExp(`\\n[ \\t]*(?=\\n|$)|${tagPattern(tag)}`, "g");
  stop.lastIndex = tag.end;
  let depth = 1;
  for (let match = stop.exec(text); match !== null && !match[0].startsWith("\n"); match = stop.exec(text)) {
    if (match[1] === "/") depth--;
    else if (readTag(text, match.index, budget)?.kind === "open") depth++;
    if (depth === 0) return true;
  }
  budget.lose(tag.end, stop.lastIndex === 0 ? text.length : stop.lastIndex);
  return false;
}

/** Whether the last paragraph of `text` opens the element that `tag`, which follows it, closes. */
export function isOpenInParagraph(text: string, tag: Tag, budget: ScanBudget): boolean {
  if (budget.spent) return false;
  const start = lastParagraph(text);
  budget.lose(start, text.length);
  const tags = [...text.slice(start).matchAll(new RegExp(tagPattern(tag), "g"))];
  return tags.filter(([, slash]) => slash === "").length > tags.filter(([, slash]) => slash === "/").length;
}

/** A blank line, or one of tags alone. */
const NOT_IN_PARAGRAPH = /^\s*(?:<[^<>]*>\s*)*$/;

function lastParagraph(text: string): number {
  let start = text.lastIndexOf("\n") + 1;
  while (start > 0) {
    const above = text.lastIndexOf("\n", start - 2) + 1;
    if (NOT_IN_PARAGRAPH.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** Finds tags with the same name; the slash of a closing one is captured. */
function tagPattern({ name }: Tag): string {
  return `<(/?)${name.replaceAll(/[.$]/g, "\\$&")}(?=[\\s/>])`;
}
