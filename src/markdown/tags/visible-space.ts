/** Between which tags and values a space is visible. */

import type { Expression } from "../values/expression.ts";
import { standsInLine } from "./elements.ts";
import { isComponentName, type Tag } from "./tag.ts";

/** A tag or a value in braces; neither is something else. */
export interface TagOrValue {
  readonly tag?: Tag;
  readonly expression?: Expression;
}

/** Components that are blocks: a space beside them is invisible. */
const BLOCKS: ReadonlySet<string> = new Set(
  "Head Tabs TabItem Admonition CodeBlock Details Steps FileTree Cards Card DocCardList TOCInline Mermaid".split(" "),
);

/** Whether something is a value, or an inline element next to others. */
export function isInLine({ tag, expression }: TagOrValue = {}): boolean {
  if (expression !== undefined) return expression.kind !== "comment";
  return tag !== undefined && standsInLine(tag.name);
}

/** Whether the space between two is visible: between values and inline elements, and between components side by side. */
export function showsSpace(before: TagOrValue | undefined, after: TagOrValue | undefined): boolean {
  return (isInLine(before) && isInLine(after)) || (mayStandBeside(before, "open") && mayStandBeside(after, "close"));
}

/** Whether something is a value, or an inline element or component that has no children on this side: its tag is not of the kind. */
function mayStandBeside(it: TagOrValue | undefined, not: Tag["kind"]): boolean {
  if (it?.tag === undefined) return isInLine(it);
  const { name, kind } = it.tag;
  return kind !== not && (standsInLine(name) || (isComponentName(name) && !BLOCKS.has(name)));
}
