/** Admonitions: `:::note Title`. */

import type { Problem } from "../../model/diagnostic.ts";
import type { JsonObject } from "../../model/json.ts";
import { nearestName } from "../../report/nearest.ts";
import type { Compilation } from "../compilation.ts";
import { type Mark, withoutComponents } from "../body/marks.ts";
import { makeRule, type Rule } from "./rule.ts";
import type { AdmonitionToken } from "../lex/tokens.ts";
import { isComponentName } from "../tags/tag.ts";

function reportUnclosed({ keyword, endedBy }: AdmonitionToken, document: Compilation): void {
  const end =
    endedBy === "opening" ? `it ends at the next \`:::${keyword}\`` : "it extends to the end of the surrounding text";
  document.warn({
    code: "unclosed-admonition",
    message: `The admonition \`:::${keyword}\` has no closing \`:::\`: ${end}.`,
    hint: "Close it with a line of the same number of colons.",
  });
}

function renderAdmonition(token: AdmonitionToken, document: Compilation): string {
  document.untouched = false;
  const at = document.at;
  if (token.endedBy !== "closing") reportUnclosed(token, document);
  const before = document.marks.length;
  const written = document.render(token.titleTokens, at + Math.max(0, token.raw.indexOf(token.title)));
  if (document.marks.slice(before).some(isLost)) reportLost(token, at, document);
  const title = withoutComponents(written, document.marks);
  document.endText();
  const inner = document.renderInside(document.frame.inside(token.text, at + token.offset), token.tokens);
  const props: JsonObject = { ...lookOf(token.keyword, document), ...(token.title !== "" && { title }) };
  return document.component("Admonition", props, inner);
}

/** Whether a mark is a component or a computed value. A title is HTML, which contains neither. */
function isLost(mark: Mark): boolean {
  if (mark.kind === "leaf") return mark.html === undefined;
  return mark.kind === "open" && (mark.h !== undefined || isComponentName(mark.name));
}

function reportLost({ keyword }: AdmonitionToken, at: number, document: Compilation): void {
  const problem: Problem = {
    code: "component-in-title",
    message: `The title of \`:::${keyword}\` cannot show components and computed values: only the text around them is shown.`,
    hint: `Write \`<Admonition type="${keyword}" title={<>…</>}>\` instead.`,
  };
  document.warn(problem, at);
}

/** Version 2 of the format showed a `warning` with the label and the colors of `danger`. */
function lookOf(keyword: string, { options }: Compilation): JsonObject {
  if (keyword !== "warning" || !options.precedesVersion3 || options.hasOwnAdmonitions) return { type: keyword };
  return { type: "danger", className: "theme-admonition-warning" };
}

const OPENING = /^:{3,}[ \t]*([A-Za-z][\w-]*)(?=[ \t[]|$)/m;

/** Warns about a paragraph that begins like an admonition if its keyword looks like a typing mistake. */
export function reportUnknownKeyword(text: string, document: Compilation): void {
  const keyword = OPENING.exec(text)?.[1];
  if (keyword === undefined || document.options.admonitions.includes(keyword)) return;
  const nearest = nearestName(keyword, document.options.admonitions);
  if (nearest === undefined) return;
  document.warn({
    code: "unknown-admonition",
    message: `\`:::${keyword}\` is not an admonition, so it is shown as text.`,
    hint: `Did you mean \`:::${nearest}\`?`,
  });
}

export const admonitionRule: Rule = makeRule<AdmonitionToken>("admonition", renderAdmonition);
