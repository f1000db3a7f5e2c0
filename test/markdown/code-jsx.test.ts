/** Highlighting of JSX: tags, attributes, text, and code in braces are told apart, at any depth. */

import { describe, expect, test } from "bun:test";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";

/** Highlighted code with `[class:…]` for spans. */
function highlight(code: string, language = "jsx"): string {
  const html = makeHighlighter().highlight(code, language).join("\n");
  return html
    .replace(/<span class="hljs-([^"]*)">/g, "[$1:")
    .replaceAll("</span>", "]")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

describe.each(["jsx", "tsx", "js", "ts"])("%s", (language) => {
  test("text between tags has no color, even after a nested tag", () => {
    expect(highlight("return (\n  <p>\n    It's <b>for</b> return, isn't it\n  </p>\n);", language)).toBe(
      "[keyword:return] (\n  [tag:<][name:p][tag:>]\n    It's [tag:<][name:b][tag:>]for[tag:</][name:b][tag:>] return, isn't it\n" +
        "  [tag:</][name:p][tag:>]\n);",
    );
  });

  test("braces contain code with elements", () => {
    expect(highlight("const a = <A on={() => go(1)} el={<b />} {...rest}>{ok && <i>x</i>}</A>;", language)).toBe(
      "[keyword:const] a = [tag:<][name:A] [attr:on]={() => [title function_:go]([number:1])} [attr:el]={[tag:<][name:b] [tag:/>]} {...rest}[tag:>]" +
        "{ok && [tag:<][name:i][tag:>]x[tag:</][name:i][tag:>]}[tag:</][name:A][tag:>];",
    );
  });

  test("`async` before parentheses is a keyword, and the name of a method stays one", () => {
    expect(highlight("it(async () => { each(async (a) => 1); });", language)).toBe(
      "[title function_:it]([keyword:async] () => { [title function_:each]([keyword:async] (a) => [number:1]); });",
    );
    expect(highlight("zone.async();", language)).toBe("zone.[title function_:async]();");
  });

  test("text after an element is code again", () => {
    expect(highlight("const a = <Foo.Bar x='1' />;\nconst b = 2;", language)).toEndWith(
      "\n[keyword:const] b = [number:2];",
    );
    expect(highlight("const a = <>x</>;\nconst b = 2;", language)).toEndWith("\n[keyword:const] b = [number:2];");
  });

  test("an element may start the block, a line, or the body of an arrow function", () => {
    for (const before of ["", "import a from 'a';\n\n", "export default () => "]) {
      expect(highlight(`${before}<App b="c" />`, language)).toEndWith(
        '[tag:<][name:App] [attr:b]=[string:"c"] [tag:/>]',
      );
    }
  });
});

test("code after the first text of an element keeps its colors", () => {
  const code =
    "render(\n  // all\n  <A>\n    It's text\n    <B c='d'>{e}</B>\n    {f ? <G>h</G> : <I />}\n  </A>,\n);\nlet j = 1;";
  expect(highlight(code)).toBe(
    "[title function_:render](\n  [comment:// all]\n  [tag:<][name:A][tag:>]\n    It's text\n    " +
      "[tag:<][name:B] [attr:c]=[string:'d'][tag:>]{e}[tag:</][name:B][tag:>]\n    " +
      "{f ? [tag:<][name:G][tag:>]h[tag:</][name:G][tag:>] : [tag:<][name:I] [tag:/>]}\n  " +
      "[tag:</][name:A][tag:>],\n);\n[keyword:let] j = [number:1];",
  );
});

test("parameters of functions next to elements stay parameters", () => {
  for (const language of ["jsx", "tsx"]) {
    expect(highlight("function A(b) {\n  return <C>{b}</C>;\n}", language)).toBe(
      "[keyword:function] [title function_:A]([params:b]) {\n  [keyword:return] [tag:<][name:C][tag:>]{b}[tag:</][name:C][tag:>];\n}",
    );
  }
});

test("comparisons and type arguments are not elements", () => {
  const code = "if (a < b && c > d) x = y<z>(1);\nconst f = <T,>(a: T) => a;\nconst g = <T extends object>(a: T) => a;";
  for (const language of ["js", "ts", "tsx"]) expect(highlight(code, language)).not.toContain("[tag:");
});

test("adversarial text is highlighted in linear time", () => {
  for (const code of [
    "\n".repeat(100_000),
    "return <div>\n".repeat(5000),
    "{<a\n \n".repeat(5000),
    `<a ${" ".repeat(50_000)}`,
  ]) {
    expect(highlight(`${code}b`).split("\n").length).toBe(code.split("\n").length);
  }
});

test("scripts in Vue and HTML are still highlighted as code", () => {
  expect(highlight("<script>\nconst a = 1;\n</script>", "vue")).toContain("[keyword:const] a = [number:1];");
});
