/** Lists and task lists. */

import type { Tokens } from "marked";
import type { JsonObject } from "../../model/json.ts";
import type { Compilation } from "../compilation.ts";
import { takeExcerpt, textFromHere } from "../excerpt.ts";
import type { Frame } from "../frame.ts";
import { makeRule, type Rule } from "../rule.ts";

function renderList(token: Tokens.List, document: Compilation): string {
  document.untouched = false;
  document.nesting++;
  const marks = document.marks.length;
  let at = document.at;
  let items = "";
  for (const item of token.items) {
    document.at = at;
    items += renderItem(item, document);
    at += item.raw.length + gapAfter(document.frame.text, at + item.raw.length);
  }
  document.nesting--;
  return document.element({ tag: token.ordered ? "ol" : "ul", props: listProps(token) }, marks, items);
}

function listProps({ ordered, start, items }: Tokens.List): JsonObject {
  return {
    ...(items.some((item) => item.task) && { className: "contains-task-list" }),
    ...(ordered && start !== 1 && { start }),
  };
}

function renderItem(item: Tokens.ListItem, document: Compilation): string {
  const marks = document.marks.length;
  const frame: Frame = document.frame.inside(item.task ? `[ ] ${item.text}` : item.text, document.at);
  const text = textFromHere(document);
  const inner = document.renderInside(frame, item.tokens);
  takeExcerpt(document, text);
  const element = item.task ? { tag: "li", props: { className: "task-list-item" } } : { tag: "li" };
  return document.element(element, marks, inner);
}

/** Line breaks between the end of an item, which is trimmed, and the next one. */
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
