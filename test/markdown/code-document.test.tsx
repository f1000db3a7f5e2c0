/** Pages that are programs: what the compiled module renders, what is known of it, and what its author is told. */

import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { compileCodeDocument } from "../../src/markdown/code-tier/code-document.ts";
import { fillCode } from "../../src/markdown/code-tier/fill-code.ts";
import type { SitePlugins } from "../../src/markdown/unified/site-plugins.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { slotText } from "../../src/markdown/slots.ts";
import { type CompileOptions, defaultCompileOptions } from "../../src/markdown/options.ts";
import type { FilledSlot } from "../../src/model/graph.ts";

const folder = mkdtempSync(join(tmpdir(), "veloci-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Extra extends Partial<CompileOptions>, SitePlugins {
  readonly path?: string;
}

async function compile(text: string, { path = "docs/guide/page.mdx", ...options }: Extra = {}) {
  const defaults = defaultCompileOptions({ highlighter: makeHighlighter() });
  const document = await compileCodeDocument({ path, text }, { ...defaults, ...options });
  return { document, code: document.program?.text ?? "", diagnostics: document.diagnostics };
}

type PageModule = { readonly default: ComponentType<object> } & Readonly<Record<string, unknown>>;

async function load(code: string): Promise<PageModule> {
  const path = join(folder, `${Bun.hash(code).toString(36)}.mjs`);
  const resolved = code
    .replaceAll('"react/jsx-runtime"', JSON.stringify(import.meta.resolve("react/jsx-runtime")))
    .replaceAll('"@mdx-js/react"', '"data:text/javascript,export const useMDXComponents = () => ({});"');
  await Bun.write(path, resolved);
  return import(path);
}

/** Stand-ins for what the theme gives to content. */
const components = {
  Admonition: ({ type, title, children }: { type: string; title?: ReactNode; children: ReactNode }) => (
    <aside className={type}>
      {title !== undefined && <b>{title}</b>}
      {children}
    </aside>
  ),
  CodeBlock: ({ html, title, language }: { html: string; title?: string; language?: string }) => (
    <pre title={title} lang={language}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  ),
};

/** HTML of a page without line breaks between blocks. */
async function render(text: string, extra: Extra & { slots?: readonly FilledSlot[]; props?: object } = {}) {
  const { slots = [], props = {}, ...options } = extra;
  const { code, document, diagnostics } = await compile(text, options);
  expect(diagnostics).toEqual([]);
  const urls = document.slots.map((slot, index) => slots[index] ?? { url: slot.url });
  const { default: Content } = await load(fillCode(code, urls));
  return renderToStaticMarkup(<Content {...{ components, ...props }} />)
    .replace(/>\n+</g, "><")
    .trim();
}

describe("the starter's page of Markdown features", () => {
  test.each(["create-docusaurus-2", "create-docusaurus-3"])("of %s renders whole", async (starter) => {
    const file = `node_modules/${starter}/templates/shared/docs/tutorial-basics/markdown-features.mdx`;
    const html = await render(await Bun.file(join(import.meta.dir, "../..", file)).text());
    expect(html).toContain('<h1 id="markdown-features">Markdown Features</h1>');
    expect(html).toContain('<a href="https://mdxjs.com/" target="_blank" rel="noopener noreferrer">MDX</a>');
    expect(html).toMatch(/<aside class="tip"><b>My tip<\/b><p>Use this awesome feature option<\/p><\/aside>/);
    expect(html).toMatch(/<aside class="danger"><b>Take care<\/b><p>This action is dangerous<\/p><\/aside>/);
    expect(html).toContain('<pre title="src/components/HelloDocusaurus.js" lang="jsx">');
    expect(html).toContain('<span class="hljs-keyword">return</span>');
    expect(html).toMatch(/This is <span style="background-color:#25c2a0;[^"]*">Docusaurus green<\/span> !/);
  });

  test("has headings, slots, sections and an excerpt as any other page", async () => {
    const file = "node_modules/create-docusaurus-3/templates/shared/docs/tutorial-basics/markdown-features.mdx";
    const { document } = await compile(await Bun.file(join(import.meta.dir, "../..", file)).text());
    expect(document.contentTitle).toBe("Markdown Features");
    expect(document.frontMatter).toEqual({ sidebar_position: 4 });
    expect(document.excerpt).toBe("Docusaurus supports Markdown and a few additional features.");
    expect(document.headings.map(({ level, id, line }) => `${level} ${id} ${line}`)).toEqual([
      "2 front-matter 9",
      "2 my-heading-id 26",
      "3 my-custom-id 36",
      "2 links 44",
      "2 images 58",
      "2 code-blocks 76",
      "2 admonitions 94",
      "2 mdx-and-react-components 124",
    ]);
    expect(document.slots).toEqual([
      { kind: "link", url: "./create-a-page.mdx", line: 56, column: 46 },
      { kind: "image", url: "/img/docusaurus.png", line: 68, column: 20 },
    ]);
    expect(document.sections[4]).toEqual({
      id: "links",
      title: "Links",
      text: "Regular Markdown links are supported, using url paths or relative file paths. Result: Let's see how to Create a page.",
    });
    expect(document.words).toBeGreaterThan(300);
  });
});

describe("content", () => {
  test("may name its front matter, title and table of contents, and define its own", async () => {
    const text = "---\ntitle: A\n---\n\n# Big\n\nIs {frontMatter.title} {contentTitle} {toc[0].id}\n\n## Sub `x`\n";
    expect(await render(text)).toContain("<p>Is A Big sub-x</p>");
    expect(await render(`export const toc = [{id: "own"}];\n\n${text.slice(text.indexOf("# Big"))}`)).toContain(
      "Big own</p>",
    );
  });

  test("in braces counts as text where it is plain", async () => {
    const { document } = await compile("## A {`b`} {1 + props.x}\n\n<td>x</td><td>{'y'}</td>\n");
    expect(document.headings).toEqual([{ level: 2, id: "a-b", html: "A b ", text: "A b", line: 1 }]);
    expect(document.sections).toEqual([{ id: "a-b", title: "A b", text: "x y" }]);
  });

  test("has expressions, handlers and components of its own", async () => {
    const text =
      "export const list = [1, 2];\n\n<ul>{list.map((n) => <li key={n}>{n * 2}</li>)}</ul>\n\nSum {list[0] + list[1]}.\n";
    expect(await render(text)).toBe("<ul><li>2</li><li>4</li></ul><p>Sum 3.</p>");
  });

  test("has tables, task lists, strikethrough and footnotes", async () => {
    const html = await render("| a |\n| - |\n| ~~b~~ |\n\n- [x] done\n\nNote[^1].\n\n[^1]: Foot\n");
    expect(html).toContain(
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><del>b</del></td></tr></tbody></table>",
    );
    expect(html).toContain('<input type="checkbox" disabled="" aria-label="Done" checked=""/>');
    expect(html).toMatch(/<h2 class="sr-only" id="footnote-label-\w{6}">Footnotes<\/h2>/);
    expect(html).toMatch(
      /<a href="#user-content-fn-1-(\w{6})" id="user-content-fnref-1-\1".*<li id="user-content-fn-1-\1">/s,
    );
  });

  test("headings get ids, and may stand inside components", async () => {
    const { document, code } = await compile(
      "## One\n\n<div>\n\n### *Two*\n\n</div>\n\n## One\n\n- ## Listed\n\n{1}\n",
    );
    expect(document.headings).toEqual([
      { level: 2, id: "one", html: "One", text: "One", line: 1 },
      { level: 3, id: "two", html: "<em>Two</em>", text: "Two", line: 5 },
      { level: 2, id: "one-1", html: "One", text: "One", line: 9 },
    ]);
    expect(document.anchors).toEqual(["listed"]);
    const html = renderToStaticMarkup(createElement((await load(code)).default));
    expect(html).toContain('<h2 id="one">One</h2>');
  });

  test("is shown without a component that is not there, except for what is inside", async () => {
    expect(await render("export const n = 1;\n\n<Nowhere n={n}>\n\n**inside**\n\n</Nowhere>\n")).toBe(
      '<div n="1"><p><strong>inside</strong></p></div>',
    );
  });

  test("diagrams are left to their component", async () => {
    const Mermaid = ({ value }: { value: string }) => <figure>{value}</figure>;
    const html = await render("```mermaid\ngraph\n```\n", { diagrams: true, props: { components: { Mermaid } } });
    expect(html).toBe("<figure>graph</figure>");
  });

  test("a leading title is left out where the page shows it elsewhere", async () => {
    expect(await render("# Title\n\nText {1}\n", { removeContentTitle: true })).toBe("<p>Text 1</p>");
  });

  test("a post shows what is behind its marker only when it is not truncated", async () => {
    const text = "Before {1}\n\n<!-- truncate -->\n\nAfter {x}\n\nexport const x = 2;\n";
    const truncateMarker = /<!--\s*truncate\s*-->/;
    expect(await render(text, { truncateMarker, props: { truncated: true } })).toBe("<p>Before 1</p>");
    expect(await render(text, { truncateMarker })).toBe("<p>Before 1</p><p>After 2</p>");
    expect((await compile(text, { truncateMarker })).document.truncatedBody).toEqual([]);
    expect((await compile(text)).document.truncatedBody).toBeUndefined();
  });
});

describe("links and images", () => {
  test("inside the site are slots, whose values bring more props", async () => {
    const text =
      '{1} [a](./b.md "t") [r] ![c](./c.png)\n\n<a href="x.pdf">x</a> <img src="./d.png" width="9" />\n\n[r]: /r\n';
    const { document } = await compile(text);
    expect(document.slots.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      "link ./b.md",
      "link /r",
      "image ./c.png",
      "link x.pdf",
      "image ./d.png",
    ]);
    const html = await render(text, {
      slots: [
        { url: '/b"q' },
        { url: "/r/" },
        { url: "/c.1.png", width: 3, height: 4 },
        { url: "/x.pdf", newTab: true },
        { url: "/d.png", width: 1, height: 2 },
      ],
    });
    expect(html).toContain('<a href="/b&quot;q" title="t">a</a> <a href="/r/">r</a>');
    expect(html).toContain('src="/c.1.png" width="3" height="4"');
    expect(html).toContain('<a href="/x.pdf" target="_blank" rel="noopener noreferrer">x</a>');
    expect(html).toContain('width="9"');
  });

  test("out of the site open in a new tab", async () => {
    const html = await render("{1} [a](https://b.c/d)\n");
    expect(html).toContain('<a href="https://b.c/d" target="_blank" rel="noopener noreferrer">a</a>');
  });

  test("have the places of their URLs, those of references where these are defined", async () => {
    const text = "# T\n\n- {1} [a\n  b](<./b c.md>) [d][r]\n\n> ![e][r] <a href='f'>f</a>\n\n[r]: <./r.md> 'title'\n";
    const { document } = await compile(text);
    expect(document.slots.map(({ url, line, column }) => `${url} ${line}:${column}`)).toEqual([
      "./b c.md 4:7",
      "./r.md 8:7",
      "./r.md 8:7",
      "f 6:20",
    ]);
  });

  test("a slot in the table of contents stands in HTML inside a string", () => {
    const code = `x({value: "<a href=\\"${slotText(0)}\\">"})`;
    expect(fillCode(code, [{ url: "/a?b&c" }])).toBe('x({value: "<a href=\\"/a?b&amp;c\\">"})');
  });
});

test("the size of an image goes beside `src` and no other prop", () => {
  const value = [{ url: "/a.png", width: 4, height: 3 }];
  expect(fillCode(`x({src: "${slotText(0)}"})`, value)).toBe('x({src: "/a.png", width: 4, height: 3})');
  expect(fillCode(`x({img: "${slotText(0)}"})`, value)).toBe('x({img: "/a.png"})');
  expect(fillCode(`["${slotText(0)}"]`, value)).toBe('["/a.png"]');
});

describe("imports", () => {
  test("that are relative are named from the site folder, required files are slots", async () => {
    const { code, document } = await compile(
      [
        "import Tabs from '@theme/Tabs';",
        "import part, {x as y} from './_part.mdx';",
        "import raw from '!!raw-loader!../a.txt';",
        "export {z} from '../z';",
        "",
        "<img src={require('./a.png').default} /> {y}",
        "",
        "<Tabs>{part}{raw}</Tabs>",
      ].join("\n"),
    );
    expect(code).toContain("from '@theme/Tabs'");
    expect(code).toContain('from "@document/partial:docs/guide/_part.mdx"');
    expect(code).toContain('from "!!raw-loader!@site/docs/a.txt"');
    expect(code).toContain('from "@site/docs/z"');
    expect(document.slots.map(({ kind, url }) => [kind, url])).toEqual([["image", "./a.png"]]);
    expect(document.imports).toEqual([
      { from: "@theme/Tabs", names: { Tabs: "default" }, line: 1, column: 19 },
      { from: "./_part.mdx", names: { part: "default", y: "x" }, line: 2, column: 29 },
      { from: "!!raw-loader!../a.txt", names: { raw: "default" }, line: 3, column: 18 },
      { from: "../z", names: {}, line: 4, column: 18 },
    ]);
  });
});

describe("what MDX 3 does not read any more", () => {
  test.each([
    ["comments", "a <!-- b * / --> c", "<p>a  c</p>"],
    ["comments over several lines", "<!-- a\n\nb -->\n\nc", "<p>c</p>"],
    ["heading ids", "# A {#b}", '<h1 id="b">A</h1>'],
    ["tags that HTML leaves open", "a<br>b<hr title=c>", '<p>a<br/>b<hr title="c"/></p>'],
    ["a closing tag of what has no inside", '<hr id="c"></hr>', '<hr id="c"/>'],
    ["class and style", '<b class="x" style="color: red; --y: 1">z</b>', '<b class="x" style="color:red;--y:1">z</b>'],
    [
      "links in angle brackets",
      "<https://a.b/c>",
      '<p><a href="https://a.b/c" target="_blank" rel="noopener noreferrer">https://a.b/c</a></p>',
    ],
    ["a lone angle bracket", "1 < 2, Map<string, b>", "<p>1 &lt; 2, Map&lt;string, b&gt;</p>"],
    ["code, which is left alone", "`<br> <!-- a --> {#b}`", "<p><code>&lt;br&gt; &lt;!-- a --&gt; {#b}</code></p>"],
    [
      "expressions, which are left alone",
      'a {"<br>"} {props.x < 2 ? "" : "<!-- a -->"}',
      "<p>a &lt;br&gt; &lt;!-- a --&gt;</p>",
    ],
    [
      "braces that are prose",
      "export const a = 1;\n\nA {minWidth: number} or {b c} {a}",
      "<p>A {minWidth: number} or {b c} 1</p>",
    ],
    ["placeholders", "Say `<x>` or <your-name>", "<p>Say <code>&lt;x&gt;</code> or &lt;your-name&gt;</p>"],
    ["a brace without end", "a { b", "<p>a { b</p>"],
    ["mdx-code-block", "```mdx-code-block\n<b>x</b>\n```", "<b>x</b>"],
  ])("%s", async (_, text, html) => {
    expect(await render(`${text}\n`)).toBe(html);
  });

  test("admonitions, one inside the other and in lists", async () => {
    const text =
      "::::note\nA\n\n:::tip[**T** & `a`]\n\n- b\n\n:::\n\nC\n::::\n\n- item\n\n  :::info Title\n  D\n  :::\n\n:::other\n";
    expect(await render(text)).toBe(
      '<aside class="note"><p>A</p><aside class="tip"><b>&lt;strong&gt;T&lt;/strong&gt; &amp;amp; &lt;code&gt;a&lt;/code&gt;</b><ul><li>b</li></ul></aside><p>C</p></aside>' +
        '<ul><li><p>item</p><aside class="info"><b>Title</b><p>D</p></aside></li></ul><p>:::other</p>',
    );
  });
});

describe("elements of the theme", () => {
  test("are used for `<head>` and `<details>`, and for alerts as GitHub has them", async () => {
    const Head = ({ children }: { children: ReactNode }) => <template>{children}</template>;
    const text =
      '<head><noscript>M</noscript></head>\n\n<details class="x"><summary>S</summary>D</details>\n\n> [!TIP]\n> E\n';
    expect(await render(text, { props: { components: { ...components, Head } } })).toBe(
      '<template><noscript>M</noscript></template><details class="x alert alert--info"><summary>S</summary>D</details>' +
        '<aside class="tip"><p>E</p></aside>',
    );
  });

  test("get a written title as text", async () => {
    const html = await render('<Admonition type="note" title="a < b">\n\nText\n\n</Admonition>\n');
    expect(html).toBe('<aside class="note"><b>a &amp;lt; b</b><p>Text</p></aside>');
  });
});

describe("CommonMark files", () => {
  test("have neither expressions nor module code", async () => {
    const text = "---\nmdx: { format: md }\n---\n\n# T {#t}\n\nimport {a} from 'b' {1}\n\n<!-- c -->\n";
    expect(await render(text)).toBe('<h1 id="t">T</h1><p>import {a} from &#x27;b&#x27; {1}</p>');
  });
});

describe("a site's own plugins", () => {
  interface Tree {
    type: string;
    value?: string;
    tagName?: string;
    children?: Tree[];
  }
  const shout = () => (tree: Tree) => {
    const visit = (node: Tree): void => {
      if (node.type === "text") node.value = node.value?.toUpperCase() ?? "";
      node.children?.forEach(visit);
    };
    visit(tree);
  };
  const tag = (name: string) => (tree: Tree) => {
    for (const child of tree.children ?? []) if (child.tagName === "p") child.tagName = name;
  };

  test("change Markdown's tree and HTML's tree", async () => {
    const plugins = { remarkPlugins: [shout], rehypePlugins: [[tag, "section"]] };
    expect(await render("## Hi\n\nyou\n", plugins)).toContain("HI</h2>");
    expect(await render("you\n", plugins)).toBe("<section>YOU</section>");
  });

  test("change the program", async () => {
    const program = () => (tree: { body: unknown[] }) => {
      const value = { type: "Literal", value: "yes" };
      const declarator = { type: "VariableDeclarator", id: { type: "Identifier", name: "changed" }, init: value };
      tree.body.unshift({ type: "VariableDeclaration", kind: "const", declarations: [declarator] });
    };
    const { document } = await compile("you\n", { recmaPlugins: [program] });
    expect(document.program?.text).toContain('const changed = "yes"');
  });
});

describe("mistakes", () => {
  test("in the list of plugins are named; a module is taken for its default export", async () => {
    const remarkPlugins = [undefined, { default: () => () => undefined }, ["a", {}]];
    const { diagnostics, document } = await compile("x\n", { remarkPlugins });
    expect(document.program?.text).toContain('"x"');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "`remarkPlugins[0]` is not a plugin.",
      "`remarkPlugins[2]` is not a plugin.",
    ]);
  });

  test("are reported with their place and a hint, and the page has no code", async () => {
    const texts = [
      "---\ntitle: a\n---\n\nSome <b>text\n",
      "<div>\n\n</span>\n\n</div>\n",
      "text\n\n</div>\n",
      "One\n\nTwo {props a}\n",
      "export const a = ;\n",
      "<div a=>x</div>\n",
    ];
    const pages = await Promise.all(texts.map((text) => compile(text)));
    expect(pages.map(({ document }) => document.program)).toEqual(texts.map(() => undefined));
    const lines = pages.flatMap(({ diagnostics }) =>
      diagnostics.map(({ code, line, column, message, hint }) => `${code} ${line}:${column} ${message} ${hint}`),
    );
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "invalid-mdx 5:6 \`<b>\` is not closed in the paragraph, list item or element it stands in. Close it there, write it as \`<b />\`, or as \`&lt;b>\` if it is text.
      invalid-mdx 3:1 \`</span>\` stands where \`<div>\` of line 1 is to be closed. Close \`<div>\` first.
      invalid-mdx 3:1 A closing tag stands where no tag is open. A tag is opened and closed in the same paragraph, list item or element.
      invalid-mdx 3:11 What stands in these braces is not JavaScript: unexpected content after expression. Write \`\\{\` for a brace that is text, or put it in backticks.
      invalid-mdx 1:18 This \`import\` or \`export\` is not JavaScript: unexpected token. A paragraph that begins with one of these words is taken for code: let a text begin otherwise.
      invalid-mdx 1:8 This is not valid MDX: unexpected character \`>\` (U+003E) before attribute value, expected a character that can start an attribute value, such as \`"\`, \`'\`, or \`{\`. undefined"
    `);
  });
});
