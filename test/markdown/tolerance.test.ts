/** How text is read is a matter of settings: of the site, of a file's name, and of its front matter. */

import { describe, expect, test } from "bun:test";
import { compileText } from "./compile-text.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import { type CompileOptions, defaultCompileOptions } from "../../src/markdown/options.ts";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { documentHtml } from "./spec/canonical-html.ts";

interface Settings extends Partial<CompileOptions> {
  readonly path?: string;
}

function optionsOf(settings: Settings): CompileOptions {
  return { ...defaultCompileOptions({ highlighter: makeHighlighter() }), ...settings };
}

function compile(text: string, settings: Settings = {}): string {
  return documentHtml(compileDocument({ path: settings.path ?? "docs/a.md", text }, optionsOf(settings)));
}

test("lines in `<pre>` are joined as in JSX in version 2, where authors break them with `<br/>`", () => {
  const text = "<pre>\n  f(&#123;<br/>&nbsp;\n  a: <a href='/b'>\n    B\n  </a>\n\n): void\n| null\n</pre>\n";
  expect(compile(text, { precedesVersion3: true })).toBe(
    '<pre>f(&#123;<br>&nbsp; a: <a href="/b">B</a>): void | null</pre>',
  );
  expect(compile(text)).toContain("\n): void\n| null\n");
});

describe("`markdown.format`", () => {
  const text = "{'value'} <b>tag</b>\n";
  const asMdx = "value <b>tag</b>";
  const asMarkdown = "<p>{'value'} <b>tag</b></p>";

  test.each([
    ["mdx", "docs/a.md", asMdx],
    ["mdx", "docs/a.mdx", asMdx],
    ["md", "docs/a.md", asMarkdown],
    ["md", "docs/a.mdx", asMarkdown],
    ["detect", "docs/a.md", asMarkdown],
    ["detect", "docs/a.mdx", asMdx],
  ] as const)("`%s` for %s", (format, path, html) => {
    expect(compile(text, { format, path })).toBe(html);
  });

  test("a file's front matter decides for itself", () => {
    expect(compile(`---\nmdx: { format: md }\n---\n\n${text}`)).toBe(asMarkdown);
    expect(compile(`---\nmdx: { format: mdx }\n---\n\n${text}`, { format: "md" })).toBe(asMdx);
    expect(compile(`---\nmdx: { format: detect }\n---\n\n${text}`, { path: "docs/a.md" })).toBe(asMarkdown);
  });

  test("types in angle brackets are text", () => {
    const result = compileText("Promise<object | null> and <a &#124; b>\n");
    expect(documentHtml(result)).toBe("<p>Promise&lt;object | null&gt; and &lt;a &#124; b&gt;</p>");
    expect(result.complaints).toBe("");
  });

  test("an unclosed component is an error in MDX, and text with a warning in CommonMark", () => {
    const unclosed = "Use <Name> here.\n";
    const asText = compileText(unclosed, { format: "md" });
    expect(asText.complaints).toStartWith("warning docs/a.md:1:5 The tag `<Name>` is not closed");
    expect(documentHtml(asText)).toBe("<p>Use &lt;Name&gt; here.</p>");
    expect(compileText(unclosed, { format: "mdx" }).complaints).toStartWith("error docs/a.md:1:5");
  });

  test("indented code exists only in CommonMark", () => {
    expect(compile("    indented\n", { format: "md" })).toContain("<pre>");
    expect(compile("    indented\n", { format: "mdx" })).toBe("<p>indented</p>");
  });

  test("headings in lists and quotes are in the table of contents since version 3 of the format", () => {
    const source = { path: "docs/a.md", text: "## One\n\n1. ### Two\n\n> ## Three\n" };
    const idsOf = (followsVersion3: boolean): string[] =>
      compileDocument(source, {
        ...defaultCompileOptions({ highlighter: makeHighlighter() }),
        followsVersion3,
      }).headings.map(({ id }) => id);
    expect(idsOf(false)).toEqual(["one"]);
    expect(idsOf(true)).toEqual(["one", "two", "three"]);
  });

  describe("text of MDX 1", () => {
    const both = (source: string): readonly string[] =>
      [true, false].map((precedesVersion3) => compile(source, { format: "mdx", precedesVersion3 }));

    test("is bold between pairs of stars, whatever follows", () => {
      const [old, now] = both('**注意：**请 **d.**e **"q"**t **`a**` b** c**\n');
      expect(old).toBe(
        '<p><strong>注意：</strong>请 <strong>d.</strong>e <strong>"q"</strong>t <strong><code>a**</code> b</strong> c**</p>',
      );
      expect(now).toContain("**注意：**请 **d.**e");
    });

    test("keeps single tildes", () => {
      expect(both("H~2~O ~~gone~~\n")).toEqual([
        "<p>H~2~O <del>gone</del></p>",
        "<p>H<del>2</del>O <del>gone</del></p>",
      ]);
    });

    test("makes no paragraph between the lines of tags", () => {
      const source = "<div>\n  one *two*\n</div>\n\n<div>\n\nthree\n\n</div>\n\n<div>\n- four\n</div>\n";
      const [old, now] = both(source);
      expect(old).toMatch(/^<div>\s*one <em>two<\/em>\s*<\/div><div><p>three<\/p><\/div><div><ul>/);
      expect(now).toStartWith("<div><p>one <em>two</em></p></div>");
    });
  });

  describe("indented code of MDX 1", () => {
    const compileOld = (source: string): string => compile(source, { format: "mdx", precedesVersion3: true });
    const codes = (source: string): (string | undefined)[] =>
      [...compileOld(source).matchAll(/<pre.*?<\/pre>/gs)].map(([block]) => block.replace(/<[^>]+>/g, "").trimEnd());

    test("is text, whatever it looks like, and blank lines belong to it", () => {
      const source =
        'Text\n\n    ```js title="a"\n    <Tag> {value}\n      :::note\n\n    import x\n\nMore <b>text</b>\n';
      expect(codes(source)).toEqual(['```js title="a"\n&lt;Tag&gt; {value}\n  :::note\n\nimport x']);
      expect(compileOld(source)).toEndWith("<p>More <b>text</b></p>");
    });

    test("has no language and no title, even if it looks like a fence", () => {
      const options = { ...defaultCompileOptions({ highlighter: makeHighlighter() }), precedesVersion3: true };
      const { body } = compileDocument({ path: "docs/a.md", text: '    ```js title="a"\n    ```\n' }, options);
      expect(body).toMatchObject([{ c: "CodeBlock", p: {} }]);
      expect(JSON.stringify(body)).not.toMatch(/"language"|"title"/);
    });

    test("ends a paragraph if a block begins there", () => {
      expect(codes("Text:\n    * one\n    * two\n\nMore\n    # three\n")).toEqual(["* one\n* two", "# three"]);
    });

    test("is not in paragraphs, lists, quotes and tags", () => {
      const texts = [
        "Text\n    more\n",
        "- one\n\n    two\n",
        "> one\n>\n>     two\n",
        "<div>\n\n    text\n\n</div>\n",
      ];
      expect(texts.flatMap(codes)).toEqual([]);
    });

    test("follows text that is indented less", () => {
      expect(codes("  Text\n\n    code\n\n  Text\n\n\tcode\n")).toEqual(["code", "code"]);
    });
  });

  describe("version 2 of the format", () => {
    const both = (source: string): string[] =>
      [true, false].map((precedesVersion3) => compile(source, { format: "mdx", precedesVersion3 }));

    test("the definition of a link ends a paragraph", () => {
      const [old, current] = both("See [a] and [b].\n[a]: /one\n  [b]: /two 'Two'\n");
      expect(old).toBe('<p>See <a href="/one">a</a> and <a href="/two" title="Two">b</a>.</p>');
      expect(current).toContain("[a]: /one");
    });

    test("no space is between tags in paragraphs of their own", () => {
      const [old, current] = both("<b>one</b>\n\n<i>two</i>\n\n<div>three</div>\n");
      expect(old).toBe("<b>one</b><i>two</i><div>three</div>");
      expect(current).toBe("<b>one</b> <i>two</i><div>three</div>");
    });

    test("so it does in lists and quotes, and text that only looks like one does not", () => {
      const [listed] = both("- one\n  [a]: /one\n\n[a]\n");
      expect(listed).toContain('<a href="/one">a</a>');
      const [quoted] = both("> one\n> [a]: /one\n\n[a]\n");
      expect(quoted).toContain('<a href="/one">a</a>');
      const [sentence] = both("One\n[note]: this is a sentence\n");
      expect(sentence).toBe("<p>One\n[note]: this is a sentence</p>");
    });

    test("a warning looks like `danger`, unless the site has its own components for it", () => {
      const propsOf = (options: object): unknown => {
        const all = { ...defaultCompileOptions({ highlighter: makeHighlighter() }), ...options };
        const { body } = compileDocument({ path: "docs/a.md", text: ":::warning\n\nText\n\n:::\n" }, all);
        return Object(body[0]).p;
      };
      expect(propsOf({ precedesVersion3: true })).toEqual({ type: "danger", className: "theme-admonition-warning" });
      expect(propsOf({ precedesVersion3: true, hasOwnAdmonitions: true })).toEqual({ type: "warning" });
      expect(propsOf({})).toEqual({ type: "warning" });
    });

    test("a host without a dot makes no link", () => {
      const [old, current] = both("Open http://localhost:3000 or http://127.0.0.1:80/a.\n");
      expect(old).toStartWith('<p>Open http://localhost:3000 or <a href="http://127.0.0.1:80/a" ');
      expect(current).toContain('<a href="http://localhost:3000" ');
    });
  });
});

describe("`markdown.mdx1Compat`", () => {
  const on = { comments: true, admonitions: true, headingIds: true };

  test("`headingIds`: `{#id}` names a heading", () => {
    const text = "## Text {#own}\n";
    expect(compile(text)).toContain('<h2 class="anchor" id="own">Text<a');
    expect(compile(text, { mdx1Compat: { ...on, headingIds: false } })).toContain('id="text-own">Text {#own}<a');
  });

  test("`admonitions`: a title may follow the keyword after a space", () => {
    const text = ":::note Title\n\ntext\n\n:::\n";
    expect(compile(text)).toBe('<Admonition type="note" title="Title"><p>text</p></Admonition>');
    expect(compile(text, { mdx1Compat: { ...on, admonitions: false } })).not.toContain("Admonition");
    const bracketed = ":::note[Title]\n\ntext\n\n:::\n";
    expect(compile(bracketed, { mdx1Compat: { ...on, admonitions: false } })).toContain('title="Title"');
  });

  test("`comments`: HTML comments are parsed, or reported", () => {
    const text = "a <!-- b -->\n\n<!-- c -->\n\n{/* d */}\n";
    expect(compileText(text).complaints).toBe("");
    const { complaints } = compileText(text, { mdx1Compat: { ...on, comments: false } });
    expect(complaints.split("\n").map((line) => line.slice(0, 60))).toEqual([
      "error docs/a.md:1:3 This is an HTML comment, which `markdown",
      "error docs/a.md:3:1 This is an HTML comment, which `markdown",
    ]);
  });
});

describe("text of MDX 1 that MDX 3 rejects", () => {
  test.each([
    ["braces in prose", "Use {name} and /users/{id}.", "<p>Use {name} and /users/{id}.</p>"],
    ["an angle bracket before a digit or space", "a <5 and a < b", "<p>a &lt;5 and a &lt; b</p>"],
    [
      "links in angle brackets",
      "<https://a.example>",
      '<p><a href="https://a.example" target="_blank" rel="noopener noreferrer">https://a.example</a></p>',
    ],
    ["tags that need no end", "a<br>b", "<p>a<br>b</p>"],
    ["comments", "a <!-- b --> c", "<p>a  c</p>"],
    ["type parameters", "Map<string, T> and Array<T>", "<p>Map&lt;string, T&gt; and Array&lt;T&gt;</p>"],
    ["attributes of HTML", '<b class="x" style="color:red">y</b>', '<b class="x" style="color:red">y</b>'],
  ])("%s", (_, text, html) => {
    expect(compile(`${text}\n`)).toBe(html);
  });
});

test("`markdown.emoji` replaces emoji names, except in descriptions, unless it is off", async () => {
  const files = {
    "docs/a.md": "Done :tada:.\n",
    "docs/b.md": ":tada:\n\n`:tada:` :+1: &amp; **all :tada:** 🎉 at 10:30:20, :none:\n",
    "src/pages/index.md": "# Home\n",
  };
  await using on = await buildFixture(files);
  expect(await on.main("docs/a/index.html")).toContain("Done 🎉.");
  expect(await on.read("docs/a/index.html")).toContain('<meta data-rh="true" name="description" content="Done.">');
  const description = '<meta data-rh="true" name="description" content=":tada: &amp; all 🎉 at 10:30:20,">';
  expect(await on.read("docs/b/index.html")).toContain(description);
  const plugin = `export default { title: "Test", url: "https://example.com", baseUrl: "/",
    presets: [["classic", { blog: false, docs: { remarkPlugins: [() => (tree) => void tree.children.reverse().reverse()] } }]] };`;
  await using changed = await buildFixture({ ...files, "docusaurus.config.mjs": plugin });
  expect(await changed.read("docs/b/index.html")).toContain(description);
  const config = configText({ markdown: { emoji: false } });
  await using off = await buildFixture({ ...files, "docusaurus.config.js": config });
  expect(await off.main("docs/a/index.html")).toContain("Done :tada:.");
}, 30_000);
