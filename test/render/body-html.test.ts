import { expect, test } from "bun:test";
import type { Document } from "../../src/model/document.ts";
import type { Graph } from "../../src/model/graph.ts";
import type { BodyContext } from "../../src/render/body.ts";
import { makeBodyHtml } from "../../src/render/body-html.ts";

const bodies: BodyContext = {
  isPlain: () => false,
  inspects: () => false,
  renderPlain: () => "",
  isStatic: (name: string) => name === "CodeBlock",
  renderStatic: (_, __, html) => `<pre><code>${html}</code><div class="buttonGroup"><button>Copy</button></div></pre>`,
  componentName: (_, name) => name,
  ownElements: new Set(),
};

/** HTML of a body for a feed of `https://example.org`. */
function outside(body: Document["body"]): string {
  const document = { path: "blog/a.md", imports: [], body } as unknown as Document;
  const site = { config: { url: "https://example.org" } };
  const graph = { site, documents: { "blog/a.md": document }, slotUrls: {}, routes: [] } as unknown as Graph;
  return makeBodyHtml({ graph, bodies })("blog/a.md");
}

test("every kind of image URL becomes absolute", () => {
  const picture = '<picture><source srcSet="/a.1.webp 1w, /a.2.webp 2w"><img src="/a.png" alt=""></picture>';
  expect(outside([picture])).toBe(
    '<picture><source srcSet="https://example.org/a.1.webp 1w, https://example.org/a.2.webp 2w"><img src="https://example.org/a.png" alt></picture>',
  );
});

test("links and images are absolute, and controls of the site are removed", () => {
  const html = outside([
    '<h2 id="a">A &amp; B<a href="#a" class="hash-link" title="x"></a></h2><p><a href="/b?c&amp;d">b</a><img src="/c.png" alt=""></p>',
    { c: "CodeBlock", b: ["1 &lt; 2"] },
    '<p><a href="//other.org/x">x</a></p>',
  ]);
  expect(html).toBe(
    '<h2 id="a">A &amp; B</h2><p><a href="https://example.org/b?c&amp;d">b</a><img src="https://example.org/c.png" alt></p><pre><code>1 &lt; 2</code></pre><p><a href="//other.org/x">x</a></p>',
  );
});
