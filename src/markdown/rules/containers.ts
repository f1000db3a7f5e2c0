/** Quotes, GitHub alerts (quotes that begin with `[!NOTE]`), and tokens with their own frame: indented segments, inline runs, results of plugins, imports, and the end of the excerpt. */

import type { Tokens } from "marked";
import { TRUNCATE_MARK } from "../body/marks.ts";
import {
  type AlertToken,
  dress,
  type ImportToken,
  type PlacedToken,
  type RunToken,
  type SegmentToken,
  type TruncateToken,
} from "../lex/tokens.ts";
import type { Compilation } from "../compilation.ts";
import { isOnlyTags, joinLines } from "./blocks.ts";
import { makeRule, type Rule } from "./rule.ts";

export const containerRules: readonly Rule[] = [
  makeRule<SegmentToken>("segment", (token, document) => {
    const frame = document.frame.inside(token.text, document.at + token.offset);
    return document.renderInside(frame, token.tokens);
  }),
  makeRule<PlacedToken>("placed", ({ frame, offset, tokens }, document) =>
    document.renderInside(frame, tokens, offset),
  ),
  makeRule<RunToken>("run", (token, document) => {
    const tokens = isOnlyTags(token.tokens) ? joinLines(token.tokens, document) : token.tokens;
    const html = document.render(tokens, document.at + Math.max(0, token.raw.indexOf(token.text)));
    document.endText();
    return html;
  }),
  makeRule<ImportToken>("import", ({ from, names, offset }, document) => {
    const place = document.position(document.at + offset);
    document.imports.push({ from: document.moduleName(from), names, ...place });
    document.script.import({ from, names }, place.line);
    return "";
  }),
  makeRule<TruncateToken>("truncate", () => TRUNCATE_MARK),
];

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
