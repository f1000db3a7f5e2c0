/** The type of rules, which convert tokens of one type to HTML. */

import type { Token } from "marked";
import type { Render, RuleTable } from "../compilation.ts";

export interface Rule {
  readonly token: string;
  readonly render: Render<Token>;
}

/** Makes a rule for the tokens of one type. */
export function makeRule<T extends { readonly type: string }>(token: T["type"], render: Render<T>): Rule {
  // The table passes each rule only tokens of its own type.
  return { token, render: render as unknown as Render<Token> };
}

/** Rules by type of token. */
export function makeRuleTable(rules: readonly Rule[]): RuleTable {
  return new Map(rules.map((rule) => [rule.token, rule.render]));
}
