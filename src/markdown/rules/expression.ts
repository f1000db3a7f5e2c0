/** Values in braces, and what is not shown at all. */

import type { Json } from "../../model/json.ts";
import { escapeText } from "../code/escape-text.ts";
import { CHILDREN, CHILDREN_NODE } from "../partials/children.ts";
import { makeRule, type Rule } from "../rule.ts";
import type { ExpressionToken, GapToken, HiddenToken } from "../tokens.ts";

/** What React shows of a value. */
export function toShownText(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(toShownText).join("");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export const expressionRules: readonly Rule[] = [
  makeRule<ExpressionToken>("expression", ({ expression }, document) => {
    if (expression.kind === "value" && expression.value === CHILDREN) return document.leaf({ c: CHILDREN_NODE });
    const text = expression.kind === "value" ? toShownText(expression.value) : "";
    document.plain += document.asWritten(text);
    return escapeText(text);
  }),
  makeRule<HiddenToken>("hidden", () => ""),
  makeRule<GapToken>("gap", (_, document) => {
    document.plain += " ";
    return " ";
  }),
];
