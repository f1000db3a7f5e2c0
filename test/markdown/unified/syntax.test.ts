/** Plugins that add syntax to Markdown: a real one, and what stays as it is beside it. */

import { describe, expect, test } from "bun:test";
import remarkDirective from "remark-directive";
import { compileWith, each, printWith } from "./compile-with.ts";

describe("a plugin that adds syntax", () => {
  const cards = each((node) => {
    if (node.type === "containerDirective" && node["name"] === "card")
      node.data = { hName: "section", hProperties: { className: ["card"] } };
    if (node.type === "textDirective") node.data = { hName: "abbr", hProperties: { title: "An abbreviation" } };
  });
  const plugins = { remarkPlugins: [remarkDirective, cards] };

  test("its nodes appear on the page, and the rest is unchanged", async () => {
    const page = `import A from "@site/src/A";

# Title

:::::card

An :abbr[x] with a [link](./b.md), <b>bold</b> and <A n={1}/>.

<A>

- *one*

</A>

:::::

:::note My *title*

Text {"two"} and {braces}.<!-- a comment -->

:::

## Heading {#own}

<style>{\`p > b { color: red }\`}</style>

\`\`\`js title="x"
let a;
\`\`\`
`;
    expect(await printWith(page, plugins)).toMatchInlineSnapshot(`
      "<h1>Title</h1>
      <section className="card">
        <p>
          An <abbr title="An abbreviation">x</abbr> with a <a href="{link:./b.md}">link</a>, <b>bold</b> and 
          <A n={1} />
          .
        </p>
        <A>
          <ul><li><em>one</em></li>
          </ul>
        </A>
      </section>
      <Admonition type="note" title="My <em>title</em>">
        <p>Text two and {braces}.</p>
      </Admonition>
      <h2 class="anchor" id="own">Heading<a href="#own" class="hash-link" aria-label="Direct link to Heading" title="Direct link to Heading"></a></h2>
      <style>p > b { color: red }</style>
      <CodeBlock language="js" title="x">
        <s><span class="hljs-keyword">let</span> a;</span>
      </CodeBlock>

      <!--
      title: Title
      heading 2 #own line 23: Heading
      import @site/src/A 1:1 {"A":"default"}
      link ./b.md 7:20
      -->
      "
    `);
  });

  test("errors have the line of the file, also after multi-line tags", async () => {
    const page = "---\na: b\n---\n\n<A\n  b={1}\n  c={2}\n/>\n\nSee [a](\n./a.md).\n\n> [b](javascript:x)\n";
    const { slots, diagnostics } = await compileWith(page, plugins);
    expect(slots.map(({ line }) => line)).toEqual([10]);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([["unsafe-link", 13]]);
  });

  test("tags that are not closed are a warning, as in other files", async () => {
    const { diagnostics, body } = await compileWith("a <b>c\n\nd <name> e < f {g\n", plugins);
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ["unclosed-tag", "warning"],
      ["unclosed-tag", "warning"],
    ]);
    expect(body).toEqual(["<p>a <b>c</b></p><p>d &lt;name&gt; e &lt; f {g</p>"]);
  });
});
