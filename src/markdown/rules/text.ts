/** Inline text, emphasis, code and line breaks. */

import type { Tokens } from "marked";
import { escapeText } from "../code/escape-text.ts";
import { decodeReferences, escapeMarkdownText } from "../body/escape.ts";
import { withoutDirectives } from "../text/heading-id.ts";
import { makeRule, type Rule } from "./rule.ts";

/** A rule that wraps inline tokens in an element. */
function wrapRule<T extends Tokens.Strong | Tokens.Em | Tokens.Del>(type: T["type"], tag: string): Rule {
  return makeRule<T>(type, (token, document) => {
    const marks = document.marks.length;
    const inside = Math.max(0, token.raw.indexOf(token.text));
    return document.element({ tag }, marks, document.render(token.tokens, document.at + inside));
  });
}

export const textRules: readonly Rule[] = [
  makeRule<Tokens.Text>("text", (token, document) => {
    if (token.tokens !== undefined) {
      const html = document.render(token.tokens, document.at);
      document.endText();
      return html;
    }
    // Indentation within a paragraph is insignificant.
    const lines = token.text.includes("\n ") ? token.text.replace(/\n +/g, "\n") : token.text;
    const text = document.options.replaceEmoji?.(lines) ?? lines;
    const start = document.plain.length;
    document.plain += decodeReferences(text.replace(document.truncateSign, ""));
    const source = document.inHeading ? withoutDirectives(lines) : text;
    if (source !== text)
      document.headingSources.push({ start, end: document.plain.length, source: decodeReferences(source) });
    return escapeMarkdownText(text);
  }),
  makeRule<Tokens.Escape>("escape", (token, document) => {
    document.plain += token.text.replace(document.truncateSign, "");
    return escapeText(token.text);
  }),
  wrapRule<Tokens.Strong>("strong", "strong"),
  wrapRule<Tokens.Em>("em", "em"),
  wrapRule<Tokens.Del>("del", "del"),
  makeRule<Tokens.Codespan>("codespan", (token, document) => {
    document.plain += token.text;
    return `<code>${escapeText(token.text)}</code>`;
  }),
  makeRule<Tokens.Br>("br", (_, document) => {
    document.plain += "\n";
    return "<br>";
  }),
];
