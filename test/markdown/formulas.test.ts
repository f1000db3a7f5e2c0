/** Formulas: what is one, what it becomes on both tiers, and what its author is told. */

import { describe, expect, test } from "bun:test";
import { loadFormulas } from "../../src/markdown/math/formulas.ts";
import { compileText } from "./compile-text.ts";

/** MathML is short, and says what KaTeX read. */
async function loaded(katex: object = {}, singleDollarTextMath = true) {
  return { formulas: await loadFormulas({ syntax: { singleDollarTextMath }, katex: { output: "mathml", ...katex } }) };
}

/** The text with each formula as `⟦TeX⟧`, or `⟦⟦TeX⟧⟧` where it stands on its own. */
function shortened(html: string): string {
  const math = /<math.*?<annotation[^>]*>(.*?)<\/annotation><\/semantics><\/math>/gs;
  return html
    .replace(math, "$1")
    .replace(/<span class="math math-inline"><span class="katex">(.*?)<\/span><\/span>/gs, "⟦$1⟧")
    .replace(/<div class="math math-display"><span class="katex">(.*?)<\/span><\/div>/gs, "⟦⟦$1⟧⟧");
}

async function onDataTier(text: string, options?: object, singleDollarTextMath?: boolean): Promise<string> {
  const { body } = compileText(text, await loaded(options, singleDollarTextMath));
  return body.map((node) => (typeof node === "string" ? shortened(node) : "c" in node ? `<${node.c}>` : "")).join("");
}

const PAGE = String.raw`# The $x^2$ rule

Let $f\colon[a,b]\to X$ and *one $a*b$ two* {1} and
$\frac{a}
{b}$ here.

## About $\frac{a}{b}$

Text before
$$
I = {b}

- c
$$
- item
  $$
  \alpha
  $$

> $$
> \beta
> $$

~~~math
\gamma
~~~

:::note With $n$
$$
\delta
$$
:::
`;

describe("formulas", () => {
  test.each([
    ["$x$", "<p>⟦x⟧</p>"],
    ["$ x $ and $$ y $$", "<p>⟦x⟧ and ⟦y⟧</p>"],
    ["a $x\ny$ b", "<p>a ⟦x\ny⟧ b</p>"],
    [String.raw`\$x$ costs 5`, "<p>$x$ costs 5</p>"],
    ["costs $5 only", "<p>costs $5 only</p>"],
    ["$x\n\ny$", "<p>$x</p><p>y$</p>"],
    ["`$x$`", "<p><code>$x$</code></p>"],
    ["*a $b*c$ d*", "<p><em>a ⟦b*c⟧ d</em></p>"],
    ["_a $b_c$ d_", "<p><em>a ⟦b_c⟧ d</em></p>"],
    ["[$x$](https://a.b)", '<p><a href="https://a.b" target="_blank" rel="noopener noreferrer">⟦x⟧</a></p>'],
    ["$$\nx\n$$", "⟦⟦x⟧⟧"],
    ["$$ any words\nx\n\ny\n$$$\nz", "⟦⟦x\n\ny⟧⟧<p>z</p>"],
    ["$$x$$", "<p>⟦x⟧</p>"],
    ["a\n$$\nx\n$$\nb", "<p>a</p>⟦⟦x⟧⟧<p>b</p>"],
    ["| a |\n|---|\n| $x$ |", "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>⟦x⟧</td></tr></tbody></table>"],
  ])("%j", async (text, html) => {
    expect(await onDataTier(text)).toBe(html);
  });

  test("are text without a plugin, and code with only half of the plugins", async () => {
    expect(compileText("$x$\n\n$$\ny\n$$").body).toEqual(["<p>$x$</p><p>$$\ny\n$$</p>"]);
    const formulas = await loadFormulas({ syntax: { singleDollarTextMath: true } });
    expect(compileText("$x$\n\n$$\ny\n$$", { formulas }).body).toEqual([
      '<p><code class="language-math math-inline">x</code></p><pre><code class="language-math math-display">y</code></pre>',
    ]);
  });

  test("require two dollar signs if the site does", async () => {
    expect(await onDataTier("$x$ and $$y$$", {}, false)).toBe("<p>$x$ and ⟦y⟧</p>");
  });

  test("do not turn a page into code", async () => {
    const data = compileText(PAGE, await loaded());
    expect(data.code).toBeUndefined();
    expect(data.complaints).toBe("");
    const html = JSON.stringify(data.body);
    const tex = [...html.matchAll(/<annotation[^>]*>(.*?)<\/annotation>/g)].map(([, found]) =>
      JSON.parse(`"${found}"`),
    );
    expect(tex).toContain("f\\colon[a,b]\\to X");
    expect(tex.length).toBe(11);
    expect(data.headings.map(({ id, text }) => [id, text])).toEqual([["about-fracab", "About \\frac{a}{b}"]]);
    expect(data.contentTitle).toBe("The x^2 rule");
    expect(data.formulas).toBe(true);
  });

  test("accept KaTeX's options; definitions are local to a document", async () => {
    const options = await loaded({ macros: { "\\RR": "\\mathbb{R}" } });
    const define = compileText("$\\RR$ $\\gdef\\own{z}$ $\\own$ $\\ce{H2O}$", options);
    expect(define.complaints).toBe("");
    expect(JSON.stringify(define.body)).toContain("double-struck");
    expect(compileText("$\\own$", options).diagnostics).toHaveLength(1);
  });
});

const WRONG = String.raw`# A

Wrong $ \foo $ here.

- x

  $$
  a
    \frac{b
  $$
`;

describe("authors get a diagnostic", () => {
  test("at the error in a formula, which is shown as text", async () => {
    const { complaints, body } = compileText(`${WRONG}\n$ы$`, await loaded());
    expect(complaints).toMatchInlineSnapshot(`
      "warning docs/a.md:3:9 This formula is not valid: KaTeX has no \`\\foo\`. The option \`macros\` of \`rehype-katex\` can define \`\\foo\`.
      warning docs/a.md:9:12 This formula is not valid: unexpected end of input in a macro argument, expected '}'.
      warning docs/a.md:12:2 LaTeX would not accept this formula: unicode text character "ы" used in math mode. The option \`strict: "ignore"\` of \`rehype-katex\` turns this off (\`unicodeTextInMathMode\`)."
    `);
    expect(JSON.stringify(body)).toContain('class=\\"katex-error\\"');
  });

  test("with the site's severity and strictness", async () => {
    const severe = compileText("$\\foo$ $ы$", await loaded({ throwOnError: true, strict: false }));
    expect(severe.diagnostics.map(({ severity }) => severity)).toEqual(["error"]);
    const strict = compileText("$ы$", await loaded({ strict: (code: string) => (code === "x" ? "ignore" : "error") }));
    expect(strict.complaints).toContain("LaTeX-incompatible input");
  });

  test("of a formula without end", async () => {
    expect(compileText("$$\nx\n\ny", await loaded()).complaints).toMatchInlineSnapshot(
      `"warning docs/a.md:1:1 This formula has no closing \`$$\`: it extends to the end of the surrounding text. Close it with a line of the same number of dollar signs."`,
    );
  });

  test("of braces nested too deep, in bounded time", async () => {
    const deep = `$${"{".repeat(50_000)}${"}".repeat(50_000)}$`;
    expect(compileText(deep, await loaded()).complaints).toBe("warning docs/a.md:1:2 This formula is nested too deep.");
    const runs = Array.from({ length: 600 }, (_, index) => "$".repeat(index + 2)).join(" a ");
    expect(compileText(runs, await loaded()).diagnostics).toEqual([]);
  });
});
