/** What remark plugins may do to a tree, and what becomes of it on the page. */

import { describe, expect, test } from "bun:test";
import { loadEmoji } from "../../../src/markdown/text/emoji.ts";
import { compileWith, each, element, printWith, text, type Tree } from "./compile-with.ts";

const add =
  (...nodes: object[]) =>
  () =>
  (tree: Tree): void =>
    void tree.children?.push(...(nodes as Tree[]));

describe("remark plugins", () => {
  test("changed text, links and images keep their position, and the rest is unchanged", async () => {
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

  test("added text with Markdown or HTML characters stays text", async () => {
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
      "<h1 class="a b" data-foo-bar="1" aria-label="c">A</h1>
      <h2 class="anchor a b" data-foo-bar="1" aria-label="c" id="b">B<a href="#b" class="hash-link" aria-label="Direct link to B" title="Direct link to B"></a></h2>
      <blockquote class="a b" data-foo-bar="1" aria-label="c"><p class="a b" data-foo-bar="1" aria-label="c"><a href="{link:./c.md}" class="a b" data-foo-bar="1" aria-label="c">c</a> <img loading="lazy" decoding="async" class="a b" data-foo-bar="1" aria-label="c" src="{image:./d.png}" alt="d"></p>
      </blockquote>
      <ul class="a b" data-foo-bar="1" aria-label="c"><li class="a b" data-foo-bar="1" aria-label="c"><mark style="color:red">e</mark> <em><kbd>k</kbd></em></li>
      </ul>

      <!--
      title: A
      heading 2 #b line 3: B
      link ./c.md 5:3
      image ./d.png 5:15
      -->
      "
    `);
  });

  test("headings have their IDs, which stay with their text; headings that a plugin adds have none", async () => {
    const seen: unknown[] = [];
    const plugin = each((node) => {
      if (node.type !== "heading") return;
      seen.push(node.data?.["id"]);
      node.children = [text("Changed")];
    });
    const added = { type: "heading", depth: 2, children: [text("A")] };
    const page = "## A\n\n> ## A\n\n## B {#own}\n\n## A\n";
    const remarkPlugins = [
      plugin,
      add(added),
      add({ type: "paragraph", data: { hName: "h3" }, children: [text("A")] }),
    ];
    const document = await compileWith(page, { remarkPlugins }, { followsVersion3: true });
    expect(seen).toEqual(["a", "a-1", "own", "a-2"]);
    expect(document.headings.map(({ id }) => id)).toEqual(["a", "a-1", "own", "a-2"]);
    expect(document.body.join("")).toEndWith("<h2>A</h2><h3>A</h3>");
    expect(document.sections.at(-1)).toEqual({ id: "a-2", title: "Changed", text: "A A" });
  });

  test("plugins before those of the format see headings without IDs, and may add some", async () => {
    const seen: unknown[] = [];
    const plugin = each((node) => void (node.type === "heading" && seen.push(node.data?.["id"])));
    const early = add({ type: "heading", depth: 2, children: [text("A")] });
    const { headings } = await compileWith("## A\n", { beforeDefaultRemarkPlugins: [plugin, early] });
    expect(seen).toEqual([undefined]);
    expect(headings.map(({ id }) => id)).toEqual(["a", "a-1"]);
  });

  test("a heading's ID has the names of emoji and the code in braces as the release has them", async () => {
    const page = "export const n = 1;\n\n## Up :rocket: {n}\n";
    const touch = each((node) => void (node.type === "root" && (node.data = { touched: true })));
    const idOf = async (followsVersion3: boolean): Promise<string | undefined> => {
      const options = { followsVersion3, replaceEmoji: await loadEmoji() };
      return (await compileWith(page, { remarkPlugins: [touch] }, options)).headings[0]?.id;
    };
    expect([await idOf(false), await idOf(true)]).toEqual(["up--1", "up-rocket-n"]);
  });

  test("nodes of unknown types become elements", async () => {
    const aside = { type: "aside", data: { hName: "aside" }, children: [{ type: "paragraph", children: [text("a")] }] };
    const unknown = { type: "unknown", children: [text("b")] };
    expect(await printWith("c\n", { remarkPlugins: [add(aside, unknown)] })).toStartWith(
      "<p>c</p>\n<aside><p>a</p>\n</aside><div>b</div>",
    );
  });

  test("components and imports may be added as syntax trees alone", async () => {
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

  test("trees have the same shape as in MDX, with positions, and code as a syntax tree", async () => {
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

  test("references follow a changed definition", async () => {
    const move = each((node) => {
      if (node.type === "definition") node["url"] = "./other.md";
    });
    const page = "[a][x] and ![b][x]\n\n[x]: ./one.md\n";
    const { slots } = await compileWith(page, { remarkPlugins: [move] });
    expect(slots.map(({ url }) => url)).toEqual(["./other.md", "./other.md"]);
  });

  test("plugins may be asynchronous, return another tree, and read the file's front matter", async () => {
    const plugin = () => async (_: Tree, file: { data: { frontMatter?: { a?: string } } }) => {
      await Bun.sleep(1);
      return { type: "root", children: [{ type: "paragraph", children: [text(file.data.frontMatter?.a ?? "")] }] };
    };
    expect(await printWith("---\na: b\n---\n\nc\n", { remarkPlugins: [plugin] })).toStartWith("<p>b</p>");
  });

  test("plugins before the defaults see names of emoji, the others see emoji", async () => {
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

  test("handlers of `remarkRehypeOptions` convert nodes to elements", async () => {
    const handlers = {
      strong: (state: { all(node: Tree): Tree[] }, node: Tree) => element("mark", {}, ...state.all(node)),
    };
    const { body } = await compileWith("**a [b](./b.md)**\n", {}, { remarkRehypeOptions: { handlers } });
    expect(JSON.stringify(body)).toMatch(/^\["<p><mark>a <a",\{"s":0.*<\/mark><\/p>"\]$/);
  });
});

test("an entry that is not a plugin is an error", async () => {
  const { diagnostics } = await compileWith("a\n", { remarkPlugins: ["remark-x"] });
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "invalid-option: `remarkPlugins[0]` is not a plugin.",
  ]);
});
