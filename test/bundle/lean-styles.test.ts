import { describe, expect, test } from "bun:test";
import { classesOf, readStyles, toCss, toLeanStyles, variablesOf } from "../../src/bundle/styles/lean-styles.ts";

const has =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

const lean = (css: string, hasName: (name: string) => boolean): string => toCss(toLeanStyles(readStyles(css), hasName));

describe("a lean sheet", () => {
  test("equals the complete sheet when everything is needed", () => {
    const css = `@import "x.css";:root{--a:1;--b:var(--a)}.a,.b>.c:not(.d){color:red;background:url("a;b}.png")}@media (width<=9px){.a{&:hover .e{top:0}}}@keyframes k{12.5%{top:0}to{top:1px}}`;
    expect(lean(css, () => true)).toBe(css);
  });

  test("drops rules for classes that its pages lack, in at-rules and nested rules too", () => {
    const css =
      ".a{top:0}.b{top:1px}@media print{.b .a{top:2px}}@media screen{.a.c{top:3px}.a{& .b{top:4px}& .a{top:5px}}}";
    expect(lean(css, has("a"))).toBe(".a{top:0}@media screen{.a{& .a{top:5px}}}");
  });

  test("keeps selectors that match or may match", () => {
    const css = `.a,.b,.b .a,p:not(.b),:is(.b,.a) i,[x=".b"],.a\\:b{top:0}`;
    expect(lean(css, has("a"))).toBe(`.a,p:not(.b),:is(.b,.a) i,[x=".b"]{top:0}`);
    expect(lean(`:where(.a) i,:is(.b):hover,:where(.a .b),:is(.b:not(.a)){top:0}`, has("a"))).toBe(
      `:where(.a) i,:is(.b:not(.a)){top:0}`,
    );
  });

  test("defines the variables that its rules use, directly and indirectly, and requested ones", () => {
    const css = ":root{--a:1;--b:var(--a);--c:2;--d:3}.x{top:calc(var(--b) + 1px)}.y{top:var(--c)}";
    expect(lean(css, has("x", "--d"))).toBe(":root{--a:1;--b:var(--a);--d:3}.x{top:calc(var(--b) + 1px)}");
  });
});

test("the names in a sheet are those of its classes and variables", () => {
  const css = ".a\\:b.c>.d:not(.e){--x:1;top:.5px}@keyframes k{1.5%{--y:2}}";
  expect([...classesOf(readStyles(css))]).toEqual(["a:b", "c", "d"]);
  expect([...variablesOf(readStyles(css))]).toEqual(["--x", "--y"]);
});
