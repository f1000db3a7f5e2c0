/** Prefixes that browsers need and the bundler leaves out. */

import { expect, test } from "bun:test";
import { toPrefixedStyles } from "../../src/bundle/styles/vendor-prefixes.ts";

test.each([
  ["a{user-select:none}", "a{-webkit-user-select:none;user-select:none}"],
  [
    "a{color:red;backdrop-filter:blur(2px);top:0}",
    "a{color:red;-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px);top:0}",
  ],
  [
    "@media print{a{print-color-adjust:exact}}",
    "@media print{a{-webkit-print-color-adjust:exact;print-color-adjust:exact}}",
  ],
  ["a { user-select: none; }", "a {-webkit-user-select: none; user-select: none;}"],
  [
    "a{text-decoration:underline wavy red}",
    "a{-webkit-text-decoration:underline wavy red;text-decoration:underline wavy red}",
  ],
])("%s", (css, prefixed) => {
  expect(toPrefixedStyles(css)).toBe(prefixed);
});

test.each([
  "a{-webkit-user-select:text;user-select:none}",
  "a{text-decoration:none}",
  "a{--user-select:none;transition:backdrop-filter 1s}",
  'a:after{content:"{user-select:none}"}',
  "a{color:red}",
])("%s is unchanged", (css) => {
  expect(toPrefixedStyles(css)).toBe(css);
});
