/**
 * Turns physical sides in infima's rules into logical ones, so that one sheet serves both text directions. Input and
 * output are minified. Left-to-right pages look the same: both kinds of properties set the same values.
 */

import { readStyles, type Styles, toCss } from "./lean-styles.ts";

/** HTML attributes that name a side mean that side in every direction, and rules for one direction are explicit. */
const PHYSICAL = /\[(?:align|dir)\b/;

/** The beginning of a declaration, and its replacement. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  ["left", "start"],
  ["right", "end"],
].flatMap(([side, edge]) => [
  [new RegExp(`^(\\s*)${side}(?=\\s*:)`), `$1inset-inline-${edge}`],
  [new RegExp(`^(\\s*(?:(?:scroll-)?(?:margin|padding)|border))-${side}\\b(?!-radius)`), `$1-inline-${edge}`],
  [new RegExp(`^(\\s*border)-top-${side}-radius`), `$1-start-${edge}-radius`],
  [new RegExp(`^(\\s*border)-bottom-${side}-radius`), `$1-end-${edge}-radius`],
  [new RegExp(`^(\\s*text-align\\s*:\\s*)${side}\\b`), `$1${edge}`],
  [new RegExp(`^(\\s*float\\s*:\\s*)${side}\\b`), `$1inline-${edge}`],
]);

/** The sheet with `margin-inline-start` for `margin-left`, and so on. Values for several sides are unchanged. */
export function toLogicalStyles(css: string): string {
  return toCss(turn(readStyles(css)));
}

function turn(rules: Styles): Styles {
  return rules.map((rule) => {
    if (!rule.body) return { ...rule, head: toLogical(rule.head) };
    return PHYSICAL.test(rule.head) ? rule : { ...rule, body: turn(rule.body) };
  });
}

/** One declaration. */
function toLogical(declaration: string): string {
  return REPLACED.reduce((text, [from, to]) => text.replace(from, to), declaration);
}
