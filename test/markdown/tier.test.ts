import { expect, test } from "bun:test";
import { needsCodeTier } from "../../src/markdown/tier.ts";

test("a heading's id is no code, also when it contains the name of an import", () => {
  const body = 'import styles from "./a.module.css";\n\n## Styles {#global-styles}\n\n## Props {#props}\n';
  expect(needsCodeTier(body)).toBeUndefined();
});

test("an expression with the name of an import is code, and its line is told", () => {
  const body = 'import styles from "./a.module.css";\n\nThe class is {styles.red}.\n';
  expect(needsCodeTier(body)).toEqual({ reason: "`{styles.red}` on line 3" });
});

test("a function is code, whatever it names", () => {
  expect(needsCodeTier("<BrowserOnly>{() => <b>{window.name}</b>}</BrowserOnly>\n")?.reason).toContain("() =>");
  expect(needsCodeTier("Text {function () { return 1; }}\n")?.reason).toContain("function");
  expect(needsCodeTier("The type {a function of x} and {x} => {y}.\n")).toBeUndefined();
});

test("a sum is code; braces of patterns, ranges and dates are text", () => {
  expect(needsCodeTier("Two is {1 + 1}.\n")?.reason).toContain("1 + 1");
  expect(needsCodeTier("Half is {(1 + 1) / 4}.\n")?.reason).toBeDefined();
  expect(needsCodeTier("Between {1,3}, {0-9}, {2022-07-14}, {1.5} and {-}.\n")).toBeUndefined();
});
