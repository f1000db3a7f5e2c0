/** Paragraphs, rules, and what leaves no trace. */

import type { Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "../rule.ts";

function renderParagraph(token: Tokens.Paragraph, document: Compilation): string {
  document.untouched = false;
  const before = document.plain.length;
  const marks = document.marks.length;
  const inner = document.render(token.tokens, document.at);
  document.excerpt ??= firstLine(document.plain.slice(before));
  document.endText();
  return document.element({ tag: "p" }, marks, inner);
}

function firstLine(text: string): string | undefined {
  const line = text
    .split("\n")
    .map((part) => part.replace(/\s+/g, " ").trim())
    .find((part) => part !== "");
  return line;
}

export const blockRules: readonly Rule[] = [
  makeRule<Tokens.Paragraph>("paragraph", renderParagraph),
  makeRule<Tokens.Space>("space", () => ""),
  makeRule<Tokens.Def>("def", () => ""),
  makeRule<Tokens.Hr>("hr", (_, document) => {
    document.untouched = false;
    return "<hr>";
  }),
];
