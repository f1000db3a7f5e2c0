/** Admonitions: `:::note Title`. */

import type { JsonObject } from "../../model/json.ts";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "../rule.ts";
import type { AdmonitionToken } from "../tokens.ts";

function reportUnclosed({ keyword, endedBy }: AdmonitionToken, document: Compilation): void {
  const end =
    endedBy === "opening"
      ? `it ends where \`:::${keyword}\` is written again`
      : "it goes on to the end of the text around it";
  document.warn({
    code: "unclosed-admonition",
    message: `The admonition \`:::${keyword}\` has no closing \`:::\`: ${end}.`,
    hint: "Close it with a line of as many colons.",
  });
}

function renderAdmonition(token: AdmonitionToken, document: Compilation): string {
  document.untouched = false;
  const at = document.at;
  if (token.endedBy !== "closing") reportUnclosed(token, document);
  const title = document.render(token.titleTokens, at + Math.max(0, token.raw.indexOf(token.title)));
  document.endText();
  const inner = document.renderInside(document.frame.inside(token.text, at + token.offset), token.tokens);
  const props: JsonObject = { type: token.keyword, ...(token.title !== "" && { title }) };
  return document.component("Admonition", props, inner);
}

export const admonitionRule: Rule = makeRule<AdmonitionToken>("admonition", renderAdmonition);
