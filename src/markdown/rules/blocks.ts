/** Paragraphs, rules, and what leaves no trace. */

import type { Token, Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { decodeReferences } from "../body/escape.ts";
import { takeExcerpt, textFromHere } from "../text/excerpt.ts";
import { makeRule, type Rule } from "./rule.ts";
import { opens } from "../tags/tag.ts";
import { dress, type ParagraphToken, type TagToken } from "../lex/tokens.ts";
import { reportUnknownKeyword } from "./admonition.ts";
import { reportUnsafe } from "./link.ts";

function renderParagraph({ bare, ...token }: ParagraphToken, document: Compilation): string {
  if (token.text.startsWith(":::")) reportUnknownKeyword(token.text, document);
  const text = textFromHere(document);
  const marks = document.marks.length;
  const inner = document.render(token.tokens, document.at);
  takeExcerpt(document, text);
  document.endText();
  if (bare ?? isOnlyTags(token.tokens)) return inner;
  document.untouched = false;
  return document.element({ tag: "p", ...dress(token) }, marks, inner);
}

/** Whether all text is inside tags, or there is none: then the tags are not wrapped in a paragraph, as in MDX. */
export function isOnlyTags(tokens: readonly Token[]): boolean {
  let depth = 0;
  let tags = 0;
  for (const token of tokens) {
    if (token.type === "tag") {
      const { tag } = token as unknown as TagToken;
      tags++;
      if (opens(tag)) depth++;
      else if (tag.kind === "close") depth--;
    } else if (depth === 0 && !isNothing(token)) return false;
  }
  return depth === 0 && (tags > 0 || tokens.every(isNothing));
}

function isNothing(token: Token): boolean {
  return token.type === "hidden" || token.type === "expression" || (token.type === "text" && token.raw.trim() === "");
}

export const blockRules: readonly Rule[] = [
  makeRule<ParagraphToken>("paragraph", renderParagraph),
  makeRule<Tokens.Space>("space", () => ""),
  makeRule<Tokens.Def>("def", ({ tag, raw, href }, document) => {
    const offset = document.at + Math.max(0, raw.indexOf(href, raw.indexOf("]:")));
    document.labels.define(tag, () => document.position(offset));
    reportUnsafe(decodeReferences(href), document, offset);
    return "";
  }),
  makeRule<Tokens.Hr>("hr", (_, document) => {
    document.untouched = false;
    return "<hr>";
  }),
];
