/** The theme's styles know no left and right: one sheet serves both directions of reading. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { toLogicalStyles } from "../../src/bundle/styles/logical-styles.ts";
import { buildThemeStyles } from "../../src/bundle/theme/theme-styles.ts";
import { projectDir } from "../support/paths.ts";

test.each([
  [".a{margin-left:0;padding-right:1px}", ".a{margin-inline-start:0;padding-inline-end:1px}"],
  [".a{left:0;right:auto}", ".a{inset-inline-start:0;inset-inline-end:auto}"],
  [".a{border-left:0;border-right-width:1px}", ".a{border-inline-start:0;border-inline-end-width:1px}"],
  [
    ".a{border-bottom-left-radius:0;border-top-right-radius:0}",
    ".a{border-end-start-radius:0;border-start-end-radius:0}",
  ],
  [".a{text-align:left;float:right!important}", ".a{text-align:start;float:inline-end!important}"],
  ["@media (width>1px){.a{& .b{left:0}}}", "@media (width>1px){.a{& .b{inset-inline-start:0}}}"],
  ["img[align=left]{padding-right:1px}", "img[align=left]{padding-right:1px}"],
  ["[dir=rtl] .a{text-align:right}", "[dir=rtl] .a{text-align:right}"],
  [
    ":root{--a-left:0}.left-border{top:0;transition:left 1s}",
    ":root{--a-left:0}.left-border{top:0;transition:left 1s}",
  ],
])("%s", (css, expected) => {
  expect(toLogicalStyles(css)).toBe(expected);
});

/** Properties and values that name a side, and shorthands with another value on the left than on the right. */
const SIDED =
  /(?<![\w-])(?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;
const UNEVEN = /(?<![\w-])(?:margin|padding|inset)\s*:\s*\S+ (\S+) \S+ (?!\1\s*[;}])\S+\s*[;}]/;

/** Where a side is meant. */
const MEANT: readonly (readonly [file: RegExp, rule: RegExp])[] = [
  // Only rules for one direction say on which side text stands that has a direction of its own.
  [/right-to-left\.css$/, /text-align: (?:left|right)/],
];

test("no style sheet of theme and runtime uses physical sides", async () => {
  const paths = ["theme", "src"].flatMap((dir) => [...new Glob(`${dir}/**/*.css`).scanSync({ cwd: projectDir })]);
  expect(paths.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const path of paths) {
    for (const line of (await Bun.file(join(projectDir, path)).text()).split("\n")) {
      const isMeant = MEANT.some(([file, rule]) => file.test(path) && rule.test(line));
      if ((SIDED.test(line) || UNEVEN.test(line)) && !isMeant) found.push(`${path}: ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

test("the complete sheet with infima's classes does not either", async () => {
  const { css } = await buildThemeStyles(projectDir);
  const rules = css.match(/[^{}]*\{[^{}]*\}/g) ?? [];
  const sided = rules.filter((rule) => SIDED.test(rule.slice(rule.indexOf("{") + 1)));
  expect(sided.every((rule) => /^img\[align=|^& .dropdown__link,/.test(rule))).toBe(true);
});
