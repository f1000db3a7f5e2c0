/** What plugins may do to a tree, and what becomes of it on the page. */

import { describe, expect, test } from "bun:test";
import { compileWith, each, printWith, type Tree } from "./compile-with.ts";

const text = (value: string): Tree => ({ type: "text", value, properties: {} });
const element = (tagName: string, properties: Record<string, unknown>, ...children: Tree[]): Tree => ({
  type: "element",
  tagName,
  properties,
  children,
});
const add =
  (...nodes: object[]) =>
  () =>
  (tree: Tree): void =>
    void tree.children?.push(...(nodes as Tree[]));

describe("remark plugins", () => {
  test("text, links and images that they change keep their place, and all else is as it was", async () => {
    const shout = each((node) => {
      if (node.type === "text") node["value"] = String(node["value"]).toUpperCase();
      if (node.type === "link") node["url"] = `${String(node["url"])}#x`;
    });
    const page =
      "## Some *text* {#id}\n\n- [a](./a.md) `code`\n- [x] b\n\n| h |\n|:-:|\n| ![c](c.png) |\n\n:::note My *title*\n\nd\n\n:::\n";
    expect(await printWith(page, { remarkPlugins: [shout] })).toMatchInlineSnapshot(`
      "<h2 class="anchor" id="id">SOME <em>TEXT</em><a href="#id" class="hash-link" aria-label="Direct link to SOME TEXT" title="Direct link to SOME TEXT"></a></h2>
      <ul class="contains-task-list"><li><a href="{link:./a.md#x}">A</a> <code>code</code></li>
      <li class="task-list-item"><input type="checkbox" aria-label="Done" disabled checked> B</li>
      </ul>
      <table><thead><tr><th style="text-align:center">H</th></tr>
      </thead>
      <tbody><tr><td style="text-align:center"><img loading="lazy" decoding="async" src="{image:c.png}" alt="c"></td></tr>
      </tbody>
      </table>
      <Admonition type="note" title="MY <em>TITLE</em>">
        <p>D</p>
      </Admonition>

      <!--
      heading 2 #id line 1: SOME TEXT
      link ./a.md#x 3:3
      image c.png 8:8
      -->
      "
    `);
  });

  test("a text that they give signs of Markdown or HTML is text", async () => {
    const plugin = each((node) => {
      if (node.type === "text") node["value"] = "*a* <b>&amp; {c}";
    });
    expect(await printWith("text\n", { remarkPlugins: [plugin] })).toStartWith("<p>*a* &lt;b&gt;&amp;amp; {c}</p>");
  });

  test("`hProperties`, `hName` and `hChildren` make attributes and elements", async () => {
    const mark = each((node) => {
      if (/^(?:link|image|heading|paragraph|list|listItem|blockquote)$/.test(node.type))
        node.data = { hProperties: { className: ["a", "b"], dataFooBar: "1", ariaLabel: "c" } };
      if (node.type === "strong") node.data = { hName: "mark", hProperties: { style: "color: red" } };
      if (node.type === "emphasis") node.data = { hChildren: [element("kbd", {}, text("k"))] };
    });
    const page = "# A\n\n## B\n\n> [c](./c.md) ![d](./d.png)\n\n- **e** *f*\n";
    expect(await printWith(page, { remarkPlugins: [mark] })).toMatchInlineSnapshot(`
      "<h1 id="a" class="a b" data-foo-bar="1" aria-label="c">A</h1>
      <h2 class="anchor a b" data-foo-bar="1" aria-label="c" id="b">B<a href="#b" class="hash-link" aria-label="Direct link to B" title="Direct link to B"></a></h2>
      <blockquote class="a b" data-foo-bar="1" aria-label="c"><p class="a b" data-foo-bar="1" aria-label="c"><a href="{link:./c.md}" class="a b" data-foo-bar="1" aria-label="c">c</a> <img loading="lazy" decoding="async" class="a b" data-foo-bar="1" aria-label="c" src="{image:./d.png}" alt="d"></p>
      </blockquote>
      <ul class="a b" data-foo-bar="1" aria-label="c"><li class="a b" data-foo-bar="1" aria-label="c"><mark style="color:red">e</mark> <em><kbd>k</kbd></em></li>
      </ul>

      <!--
      title: A
      heading 2 #b line 3: B
      anchors: a
      link ./c.md 5:3
      image ./d.png 5:15
      -->
      "
    `);
  });

  test("nodes of types of their own become elements", async () => {
    const aside = { type: "aside", data: { hName: "aside" }, children: [{ type: "paragraph", children: [text("a")] }] };
    const unknown = { type: "unknown", children: [text("b")] };
    expect(await printWith("c\n", { remarkPlugins: [add(aside, unknown)] })).toStartWith(
      "<p>c</p>\n<aside><p>a</p>\n</aside><div>b</div>",
    );
  });

  test("components and imports may be given by their syntax trees alone", async () => {
    const program = (statement: object): object => ({
      data: { estree: { type: "Program", sourceType: "module", body: [statement] } },
    });
    const local = { type: "Identifier", name: "Card" };
    const source = { type: "Literal", value: "@site/src/Card" };
    const specifiers = [{ type: "ImportDefaultSpecifier", local }];
    const esm = {
      type: "mdxjsEsm",
      value: "",
      ...program({ type: "ImportDeclaration", specifiers, source, attributes: [] }),
    };
    const five = program({ type: "ExpressionStatement", expression: { type: "Literal", value: 5 } });
    const attributes = [
      { type: "mdxJsxAttribute", name: "size", value: { type: "mdxJsxAttributeValueExpression", value: "", ...five } },
      { type: "mdxJsxAttribute", name: "title", value: 'a "b"' },
      { type: "mdxJsxAttribute", name: "open", value: null },
    ];
    const card = {
      type: "mdxJsxFlowElement",
      name: "Card",
      attributes,
      children: [{ type: "paragraph", children: [text("a")] }],
    };
    expect(await printWith("b\n", { remarkPlugins: [add(esm, card)] })).toMatchInlineSnapshot(`
      "<p>b</p>
      <Card size={5} title="a \\"b\\"" open={true}>
        <p>a</p>
      </Card>

      <!--
      import @site/src/Card 1:1 {"Card":"default"}
      -->
      "
    `);
  });

  test("they see trees as MDX makes them, with places, and code as a syntax tree", async () => {
    let seen: Tree | undefined;
    const keep = () => (tree: Tree) => void (seen = structuredClone(tree));
    await compileWith('import A from "@site/src/A";\n\n# T\n\nOne <b>two</b> <!-- c -->\n\n<A n={1} />\n', {
      remarkPlugins: [keep],
    });
    expect(seen?.children?.map(({ type }) => type)).toEqual(["mdxjsEsm", "heading", "paragraph", "mdxJsxFlowElement"]);
    const [esm, heading, paragraph, component] = seen?.children ?? [];
    expect(esm?.data?.["estree"]).toMatchObject({ type: "Program", body: [{ type: "ImportDeclaration" }] });
    expect(heading?.["position"]).toMatchObject({
      start: { line: 3, column: 1, offset: 30 },
      end: { line: 3, column: 4 },
    });
    expect(paragraph?.children?.map(({ type }) => type)).toEqual([
      "text",
      "mdxJsxTextElement",
      "text",
      "mdxTextExpression",
    ]);
    expect(component?.attributes).toMatchObject([
      { name: "n", value: { value: "1", data: { estree: { body: [{ expression: { value: 1 } }] } } } },
    ]);
  });

  test("references follow a definition that they change", async () => {
    const move = each((node) => {
      if (node.type === "definition") node["url"] = "./other.md";
    });
    const page = "[a][x] and ![b][x]\n\n[x]: ./one.md\n";
    const { slots } = await compileWith(page, { remarkPlugins: [move] });
    expect(slots.map(({ url }) => url)).toEqual(["./other.md", "./other.md"]);
  });

  test("they may be asynchronous, give another tree, and read the front matter of the file", async () => {
    const plugin = () => async (_: Tree, file: { data: { frontMatter?: { a?: string } } }) => {
      await Bun.sleep(1);
      return { type: "root", children: [{ type: "paragraph", children: [text(file.data.frontMatter?.a ?? "")] }] };
    };
    expect(await printWith("---\na: b\n---\n\nc\n", { remarkPlugins: [plugin] })).toStartWith("<p>b</p>");
  });

  test("those before the defaults see names of emoji, the others see emoji", async () => {
    const seen: string[] = [];
    const read = each((node) => {
      if (node.type === "text") seen.push(String(node["value"]));
    });
    const options = { replaceEmoji: (value: string) => value.replace(":tada:", "🎉") };
    const plugins = { beforeDefaultRemarkPlugins: [read], remarkPlugins: [read] };
    const { body } = await compileWith(":tada:\n", plugins, options);
    expect(seen).toEqual([":tada:", "🎉"]);
    expect(body).toEqual(["<p>🎉</p>"]);
  });

  test("handlers of `remarkRehypeOptions` make elements of nodes", async () => {
    const handlers = {
      strong: (state: { all(node: Tree): Tree[] }, node: Tree) => element("mark", {}, ...state.all(node)),
    };
    const { body } = await compileWith("**a [b](./b.md)**\n", {}, { remarkRehypeOptions: { handlers } });
    expect(JSON.stringify(body)).toMatch(/^\["<p><mark>a <a",\{"s":0.*<\/mark><\/p>"\]$/);
  });
});

describe("rehype plugins", () => {
  test("headings have their ids, and links in them stay out of nothing", async () => {
    const anchor = each((node) => {
      const link = element("a", { href: `#${String(node.properties?.["id"])}`, ariaHidden: "true", tabIndex: -1 });
      if (node["tagName"] === "h2") node.children?.unshift(link);
    });
    expect(await printWith("## A *b*\n\n## A *b*\n", { rehypePlugins: [anchor] })).toMatchInlineSnapshot(`
      "<h2 class="anchor" id="a-b"><a href="{link:#a-b}" aria-hidden="true" tabindex="-1"></a>A <em>b</em><a href="#a-b" class="hash-link" aria-label="Direct link to A b" title="Direct link to A b"></a></h2>
      <h2 class="anchor" id="a-b-1"><a href="{link:#a-b-1}" aria-hidden="true" tabindex="-1"></a>A <em>b</em><a href="#a-b-1" class="hash-link" aria-label="Direct link to A b" title="Direct link to A b"></a></h2>

      <!--
      heading 2 #a-b line 1: A b
      heading 2 #a-b-1 line 3: A b
      link #a-b 1:1
      link #a-b-1 3:1
      -->
      "
    `);
  });

  test("an id that they give a heading is that of the table of contents", async () => {
    const name = each((node) => {
      if (node["tagName"] === "h2") node.properties["id"] = "own";
    });
    const { headings } = await compileWith("## A\n", { rehypePlugins: [name] });
    expect(headings).toMatchObject([{ id: "own", text: "A" }]);
  });

  test("links of text and footnotes take attributes", async () => {
    const external = each((node) => {
      if (node["tagName"] === "a") Object.assign(node.properties, { target: "_self", rel: ["nofollow"] });
    });
    const page = "<https://a.org> [b](./b.md)[^1]\n\n[^1]: [c](https://c.org)\n";
    expect(await printWith(page, { rehypePlugins: [external] })).toMatchInlineSnapshot(`
      "<p><a href="https://a.org" target="_self" rel="nofollow">https://a.org</a> <a href="{link:./b.md}" target="_self" rel="nofollow">b</a><sup><a href="{link:#user-content-fn-1-f0cjbc}" id="user-content-fnref-1-f0cjbc" data-footnote-ref aria-describedby="footnote-label-f0cjbc">1</a></sup></p>
      <section data-footnotes="true" class="footnotes"><h2 class="sr-only" id="footnote-label-f0cjbc">Footnotes</h2>
      <ol><li id="user-content-fn-1-f0cjbc"><p><a href="https://c.org" target="_self" rel="nofollow">c</a> <a href="#user-content-fnref-1-f0cjbc" data-footnote-backref aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>
      </li>
      </ol>
      </section>

      <!--
      anchors: user-content-fn-1-f0cjbc
      link ./b.md 1:17
      link #user-content-fn-1-f0cjbc 1:28
      -->
      "
    `);
  });

  test("code blocks are `pre` and `code`; what becomes of them is shown", async () => {
    const seen: unknown[] = [];
    const plain = each((node) => {
      if (node["tagName"] !== "code") return;
      seen.push(node.properties["className"], node.data?.["meta"]);
      if (node.properties["className"]?.toString() === "language-own")
        node.children = [element("i", {}, text("drawn"))];
    });
    const page = '```js title="a b"\nlet x;\n```\n\n```own\ny\n```\n';
    expect(await printWith(page, { rehypePlugins: [plain] })).toMatchInlineSnapshot(`
      "<CodeBlock language="js" title="a b">
        <s><span class="hljs-keyword">let</span> x;</span>
      </CodeBlock>
      <pre><code class="language-own"><i>drawn</i></code></pre>

      <!--

      -->
      "
    `);
    expect(seen).toEqual([["language-js"], 'title="a b"', ["language-own"], undefined]);
  });

  test("elements that they add or take away", async () => {
    const wrap = () => (tree: Tree) => ({
      type: "root",
      children: [
        element("div", { className: ["wrap"] }, ...(tree.children?.filter(({ tagName }) => tagName !== "hr") ?? [])),
      ],
    });
    const page = 'a [b](./b.md)\n\n---\n\n<Tabs><TabItem value="x">c</TabItem></Tabs>\n';
    expect(await printWith(page, { rehypePlugins: [wrap] })).toMatchInlineSnapshot(`
      "<div className="wrap">
        <p>a <a href="{link:./b.md}">b</a></p>
        <Tabs>
          <TabItem value="x">
            c
          </TabItem>
        </Tabs>
      </div>

      <!--
      link ./b.md 1:7
      -->
      "
    `);
  });

  test("a script URL that they write is reported", async () => {
    const plugin = each((node) => {
      if (node["tagName"] === "a") node.properties["href"] = "javascript:alert(1)";
    });
    const { diagnostics } = await compileWith("[a](b.md)\n", { rehypePlugins: [plugin] });
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([["unsafe-link", 1]]);
  });
});

test("what is not a plugin is an error", async () => {
  const { diagnostics } = await compileWith("a\n", { remarkPlugins: ["remark-x"] });
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "invalid-option: `remarkPlugins[0]` is not a plugin.",
  ]);
});
