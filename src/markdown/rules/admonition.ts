/** Admonitions: `:::note Title`. */

import type { JsonObject } from "../../model/json.ts";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "../rule.ts";
import type { AdmonitionToken } from "../tokens.ts";

function renderAdmonition(token: AdmonitionToken, document: Compilation): string {
  document.untouched = false;
  const at = document.at;
  if (!token.closed) {
    document.warn({
      code: "unclosed-admonition",
      message: `The admonition \`:::${token.keyword}\` has no closing \`:::\`: it goes on to the end of the text around it.`,
      hint: "Close it with a line of as many colons.",
    });
  }
  const title = document.render(token.titleTokens, at + Math.max(0, token.raw.indexOf(token.title)));
  document.endText();
  const inner = document.renderInside(document.frame.inside(token.text, at + token.offset), token.tokens);
  const props: JsonObject = { type: token.keyword, ...(token.title !== "" && { title }) };
  return document.component("Admonition", props, inner);
}

export const admonitionRule: Rule = makeRule<AdmonitionToken>("admonition", renderAdmonition);
