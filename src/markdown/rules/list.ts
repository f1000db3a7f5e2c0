/** Lists and task lists. */

import type { Tokens } from "marked";
import type { JsonObject } from "../../model/json.ts";
import type { Compilation } from "../compilation.ts";
import type { Frame } from "../source/frame.ts";
import { makeRule, type Rule } from "./rule.ts";
import { dress } from "../lex/tokens.ts";

function renderList(token: Tokens.List, document: Compilation): string {
  document.untouched = false;
  document.nesting++;
  const marks = document.marks.length;
  let items = "";
  for (const { item, frame, at } of placeItems(token, document.frame, document.at)) {
    document.at = at;
    items += renderItem(item, frame, document);
  }
  document.nesting--;
  return document.element({ tag: token.ordered ? "ol" : "ul", ...dress(token, listProps(token)) }, marks, items);
}

function listProps({ ordered, start, items }: Tokens.List): JsonObject {
  return {
    ...(items.some((item) => item.task) && { className: "contains-task-list" }),
    ...(ordered && start !== 1 && { start }),
  };
}

interface PlacedItem {
  readonly item: Tokens.ListItem;
  /** Offset of the item in the frame of its list. */
  readonly at: number;
  /** The content of the item. */
  readonly frame: Frame;
}

/** The items of a list that begins at `start` of a frame, with their positions. */
export function* placeItems({ items }: Tokens.List, outer: Frame, start: number): Generator<PlacedItem> {
  let at = start;
  for (const item of items) {
    yield { item, at, frame: outer.inside(item.task ? `[ ] ${item.text}` : item.text, at) };
    at += item.raw.length + gapAfter(outer.text, at + item.raw.length);
  }
}

function renderItem(item: Tokens.ListItem, frame: Frame, document: Compilation): string {
  const marks = document.marks.length;
  const inner = document.renderInside(frame, item.tokens);
  const element = { tag: "li", ...dress(item, item.task ? { className: "task-list-item" } : undefined) };
  return document.element(element, marks, inner);
}

/** Line breaks between the trimmed end of an item and the next one. */
function gapAfter(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && /\s/.test(text.charAt(end))) end++;
  const lineStart = text.lastIndexOf("\n", end - 1) + 1;
  return Math.max(0, lineStart - offset);
}

export const listRules: readonly Rule[] = [
  makeRule<Tokens.List>("list", renderList),
  makeRule<Tokens.Checkbox>(
    "checkbox",
    ({ checked }) =>
      `<input type="checkbox" aria-label="${checked ? "Done" : "To do"}" disabled${checked ? " checked" : ""}> `,
  ),
];
