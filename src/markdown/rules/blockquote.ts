/** Quotes, and GitHub alerts: quotes that begin with `[!NOTE]`. */

import type { Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "./rule.ts";
import { type AlertToken, dress } from "../lex/tokens.ts";

function renderAlert({ keyword, text, tokens }: AlertToken, document: Compilation): string {
  document.untouched = false;
  const frame = document.frame.inside(text, document.at);
  return document.component("Admonition", { type: keyword }, document.renderInside(frame, tokens));
}

function renderBlockquote(token: Tokens.Blockquote, document: Compilation): string {
  document.untouched = false;
  document.nesting++;
  const marks = document.marks.length;
  const inner = document.renderInside(document.frame.inside(token.text, document.at), token.tokens);
  document.nesting--;
  return document.element({ tag: "blockquote", ...dress(token) }, marks, inner);
}

export const blockquoteRules: readonly Rule[] = [
  makeRule<Tokens.Blockquote>("blockquote", renderBlockquote),
  makeRule<AlertToken>("alert", renderAlert),
];
