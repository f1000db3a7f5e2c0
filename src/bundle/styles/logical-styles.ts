/**
 * Turns physical sides of infima's rules into logical ones, so that one sheet serves both directions of reading. In and out: a sheet as the
 * bundler minifies it. No page that reads from left to right looks different: both kinds of properties set the same values.
 */

import { readStyles, type Styles, toCss } from "./lean-styles.ts";

/** Attributes of HTML that name a side mean this side in every direction, and rules for one direction mean what they say. */
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

/** The sheet with `margin-inline-start` for `margin-left`, and so on. Values of more than one side stay as they are. */
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
