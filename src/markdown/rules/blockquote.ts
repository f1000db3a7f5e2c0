/** Quotes. */

import type { Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "../rule.ts";

function renderBlockquote(token: Tokens.Blockquote, document: Compilation): string {
  document.untouched = false;
  document.nesting++;
  const marks = document.marks.length;
  const inner = document.renderInside(document.frame.inside(token.text, document.at), token.tokens);
  document.nesting--;
  return document.element({ tag: "blockquote" }, marks, inner);
}

export const blockquoteRule: Rule = makeRule<Tokens.Blockquote>("blockquote", renderBlockquote);
