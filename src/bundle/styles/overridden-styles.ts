/**
 * Removes what a later rule of the same sheet repeats: the theme's rules for infima's classes follow infima's. Input
 * and output are minified. No element looks different.
 */

import { readStyles, type Styles, toCss } from "./lean-styles.ts";

/** The sheet without declarations that a later rule with the same selectors, at the same level, always overrides. */
export function withoutOverridden(css: string): string {
  return toCss(dropOverridden(readStyles(css)));
}

function dropOverridden(rules: Styles): Styles {
  /** Selectors → properties that rules further down set. */
  const later = new Map<string, Set<string>>();
  const kept = rules.toReversed().map((rule) => {
    if (!rule.body) return rule;
    const body = dropOverridden(rule.body);
    if (rule.head.startsWith("@")) return { ...rule, body };
    const known = later.get(rule.head) ?? new Set();
    later.set(rule.head, known);
    const left = body.filter(({ head, body: nested }) => nested || !known.has(propertyOf(head)) || isImportant(head));
    for (const { head, body: nested } of body) if (!nested && isSure(head)) known.add(propertyOf(head));
    return { ...rule, body: left };
  });
  return kept.toReversed().filter(({ body }) => body === undefined || body.length > 0);
}

function propertyOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(":")).trim();
}

function isImportant(declaration: string): boolean {
  return /!\s*important/i.test(declaration);
}

/** Whether every browser accepts a value: a vendor-specific one may need another value before it. */
function isSure(declaration: string): boolean {
  return !/:\s*-(?:webkit|moz|ms)-/.test(declaration);
}
