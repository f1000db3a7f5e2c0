/** Tokens with their own frame: indented segments, inline runs, results of plugins, imports, and the end of the excerpt. */

import { TRUNCATE_MARK } from "../body/marks.ts";
import { makeRule, type Rule } from "./rule.ts";
import type { ImportToken, PlacedToken, RunToken, SegmentToken, TruncateToken } from "../lex/tokens.ts";

export const containerRules: readonly Rule[] = [
  makeRule<SegmentToken>("segment", (token, document) => {
    const frame = document.frame.inside(token.text, document.at + token.offset);
    return document.renderInside(frame, token.tokens);
  }),
  makeRule<PlacedToken>("placed", ({ frame, offset, tokens }, document) =>
    document.renderInside(frame, tokens, offset),
  ),
  makeRule<RunToken>("run", (token, document) => {
    const html = document.render(token.tokens, document.at + Math.max(0, token.raw.indexOf(token.text)));
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
