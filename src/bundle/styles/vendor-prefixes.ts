/**
 * Adds the prefixes that the supported browsers need and the bundler leaves out. Input and output are minified or not.
 * The list holds what Chrome 120, Firefox 125 and Safari 17.4 know by its prefixed name alone.
 */

import { readStyles, type Styles, toCss } from "./lean-styles.ts";

const NAMES = "user-select|backdrop-filter|box-decoration-break|text-size-adjust|print-color-adjust|initial-letter";

const PREFIXED = new RegExp(`^(?:${NAMES})$`);

/** Of this one, Safari knows the short form of a single value. */
const SHORTHAND = /^\s*text-decoration\s*:\s*[^\s;]+\s+[^\s;]/;

const ANY = new RegExp(`\\b(?:${NAMES}|text-decoration)\\s*:`);

/** The sheet with `-webkit-user-select` before `user-select`, and so on; prefixes that the author wrote are kept. */
export function toPrefixedStyles(css: string): string {
  return ANY.test(css) ? toCss(addPrefixes(readStyles(css))) : css;
}

function addPrefixes(rules: Styles): Styles {
  const written = new Set(rules.flatMap(({ head, body }) => (body ? [] : [propertyOf(head)])));
  return rules.flatMap((rule) => {
    if (rule.body) return [{ ...rule, body: addPrefixes(rule.body) }];
    const property = propertyOf(rule.head);
    const isPrefixed = PREFIXED.test(property) || SHORTHAND.test(rule.head);
    if (!isPrefixed || written.has(`-webkit-${property}`)) return [rule];
    return [{ ...rule, head: `-webkit-${rule.head.trim().replace(/;?$/, ";")}` }, rule];
  });
}

/** The name before the colon; empty for other statements. */
function propertyOf(head: string): string {
  return /^\s*([\w-]+)\s*:/.exec(head)?.[1] ?? "";
}
