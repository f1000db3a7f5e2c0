/** Declarations of the theme's sheet that a later rule says again. */

import { expect, test } from "bun:test";
import { withoutOverridden } from "../../src/bundle/styles/overridden-styles.ts";

const CASES: readonly (readonly [title: string, css: string, left?: string])[] = [
  [
    "what the same selectors set again is left out",
    ".a{color:red;top:0}.b{top:1px}.a{color:#00f}",
    ".a{top:0}.b{top:1px}.a{color:#00f}",
  ],
  ["a rule with nothing left goes", ".a{color:red}.b{top:0}.a{color:#00f}", ".b{top:0}.a{color:#00f}"],
  ["other selectors, and other conditions, are others", ".a{top:0}.a,.b{top:1px}@media print{.a{top:2px}}"],
  [
    "rules of one condition are compared with each other",
    "@media print{.a{top:0}.a{top:2px}}",
    "@media print{.a{top:2px}}",
  ],
  ["important ones stay", ".a{top:0!important}.a{top:1px}"],
  ["so do those before a value that some browsers do not know", ".a{display:flex}.a{display:-webkit-box}"],
  ["a property that sets others is another", ".a{margin:0}.a{margin-top:1px}"],
  [
    "nested rules are compared where they are",
    ".a{& b{top:0}}.a{& b{top:1px}& b{top:2px}}",
    ".a{& b{top:0}}.a{& b{top:2px}}",
  ],
];

for (const [title, css, left = css] of CASES) test(title, () => expect(withoutOverridden(css)).toBe(left));
