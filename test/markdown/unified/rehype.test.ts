/** What rehype plugins may do to a tree, and what becomes of it on the page. */

import { describe, expect, test } from "bun:test";
import { compileWith, each, element, printWith, text, type Tree } from "./compile-with.ts";

describe("rehype plugins", () => {
  test("headings have their IDs, and links in them are ignored", async () => {
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

  test("an ID set on a heading appears in the table of contents", async () => {
    const name = each((node) => {
      if (node["tagName"] === "h2") node.properties["id"] = "own";
    });
    const { headings } = await compileWith("## A\n", { rehypePlugins: [name] });
    expect(headings).toMatchObject([{ id: "own", text: "A" }]);
  });

  test("links in text and footnotes accept attributes", async () => {
    const external = each((node) => {
      if (node["tagName"] === "a") Object.assign(node.properties, { target: "_self", rel: ["nofollow"] });
    });
    const page = "<https://a.org> [b](./b.md)[^1]\n\n[^1]: [c](https://c.org)\n";
    expect(await printWith(page, { rehypePlugins: [external] })).toMatchInlineSnapshot(`
      "<p><a href="https://a.org" target="_self" rel="nofollow">https://a.org</a> <a href="{link:./b.md}" target="_self" rel="nofollow">b</a><sup><a href="{link:#user-content-fn-1}" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>
      <section data-footnotes="true" class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>
      <ol><li id="user-content-fn-1"><p><a href="https://c.org" target="_self" rel="nofollow">c</a> <a href="#user-content-fnref-1" data-footnote-backref aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>
      </li>
      </ol>
      </section>

      <!--
      anchors: user-content-fn-1
      link ./b.md 1:17
      link #user-content-fn-1 1:28
      -->
      "
    `);
  });

  test("code blocks are `pre` and `code`, and can be changed", async () => {
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

  test("elements can be added and removed", async () => {
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

  test("a script URL is reported", async () => {
    const plugin = each((node) => {
      if (node["tagName"] === "a") node.properties["href"] = "javascript:alert(1)";
    });
    const { diagnostics } = await compileWith("[a](b.md)\n", { rehypePlugins: [plugin] });
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([["unsafe-link", 1]]);
  });
});
