/** What a document knows beside its body. */

import { expect, test } from "bun:test";
import type { CompileOptions } from "../../src/markdown/options.ts";
import { loadEmoji } from "../../src/markdown/text/emoji.ts";
import { compileText } from "./compile-text.ts";
import { compileWith, type Tree } from "./unified/compile-with.ts";

test("the excerpt is the first line of prose, without markup", () => {
  expect(
    compileText("import A from './a';\n\n# Title\n\n```js\ncode\n```\n\nSome *text* with [a link](b.md)\nand more\n")
      .excerpt,
  ).toBe("Some text with a link");
  expect(compileText("# Only a title\n").excerpt).toBe("");
  expect(compileText("Call <Tax>x</Tax>, and .env\n").excerpt).toBe("Call x, and .env");
});

test("classes of code blocks have the case of the fence before version 3 of the format", () => {
  const languageOf = (precedesVersion3: boolean): unknown => {
    const { body } = compileText("```JavaScript\nlet a;\n```\n", { precedesVersion3 });
    const block = body.find((node) => typeof node !== "string");
    return (block as { readonly p?: { readonly language?: string } } | undefined)?.p?.language;
  };
  expect([languageOf(false), languageOf(true)]).toEqual(["javascript", "JavaScript"]);
});

test("tabs in code blocks stay, whatever the release: readers copy Makefiles", () => {
  for (const precedesVersion3 of [true, false]) {
    const { body } = compileText("```txt\na\tb\n\t\tc\n```\n", { precedesVersion3 });
    expect(JSON.stringify(body).replaceAll(/<[^>]*>/g, "")).toContain(String.raw`a\tb\n\t\tc`);
  }
});

test.each([
  ["# `<App/>` children\n", "`<App/>` children"],
  ["# `<App/>`\n", "<App/>"],
  ["# *Some* `a` & `b` {#id}\n", "Some `a` & `b`"],
  ["Some `a` b\n==========\n", "Some `a` b"],
])("before version 2.3, code inside a title has backticks: %j", (text, title) => {
  expect(compileText(text, { precedesVersion3: true, precedesVersion23: true }).contentTitle).toBe(title);
  expect(compileText(text, { precedesVersion3: true }).contentTitle).toBe(title.replaceAll("`", ""));
});

test("from version 3 on, code in CommonMark has no empty line at its start", () => {
  const codeOf = (options: Partial<CompileOptions>): string =>
    JSON.stringify(compileText("```txt {2}\n\n\nb\nc\n```\n", options).body);
  expect(codeOf({ format: "md", followsVersion3: true })).toContain(
    String.raw`<span class=\"token-line\">\n</span><span class=\"token-line`,
  );
  expect(codeOf({ format: "md", followsVersion3: true }).match(/token-line/g)).toHaveLength(3);
  expect(codeOf({ format: "mdx", followsVersion3: true }).match(/token-line/g)).toHaveLength(4);
  expect(codeOf({ format: "md" }).match(/token-line/g)).toHaveLength(4);
});

test("before version 3, marks of bold text may have spaces inside, and the first row of a table fewer cells", () => {
  const htmlOf = (text: string, precedesVersion3 = true): string =>
    compileText(text, { precedesVersion3 }).body.join("");
  const bold = "**How to use **\n\n** Example ** of **it**, 2**3 ** 4, ** `a**` b\n";
  expect(htmlOf(bold)).toBe(
    "<p><strong>How to use </strong></p><p><strong> Example </strong> of <strong>it</strong>, 2<strong>3 </strong> 4, ** <code>a**</code> b</p>",
  );
  expect(htmlOf(bold, false)).not.toContain("<strong>How");
  const table = "| a | b\n|---|---|:--|\n| `1 | 2` | 3 |\n";
  expect(htmlOf(table)).toBe(
    '<table><thead><tr><th>a</th><th>b</th><th style="text-align:left"></th></tr></thead><tbody><tr><td>`1</td><td>2`</td><td style="text-align:left">3</td></tr></tbody></table>',
  );
  expect(htmlOf(table, false)).not.toContain("<table");
});

test("before version 3, the ID of a heading may come from a component; from version 3 on, it has the names of emoji", async () => {
  const replaceEmoji = await loadEmoji();
  const idsOf = (options: Partial<CompileOptions>): unknown =>
    compileText("## <Some.Part x={1} />\n\n## Done :clap: *now* :rocket:\n", { replaceEmoji, ...options }).headings.map(
      ({ id, html }) => [id, html],
    );
  expect(idsOf({ precedesVersion3: true })).toEqual([
    ["somepart-x1-", "Some.Part"],
    ["done--now-", "Done 👏 <em>now</em> 🚀"],
  ]);
  expect(idsOf({ followsVersion3: true })).toEqual([["done-clap-now-rocket", "Done 👏 <em>now</em> 🚀"]]);
});

test("from version 3 on, the ID of a heading has the code in its braces", () => {
  const text = "export const name = 'a';\n\n## Say name {name} {Date.now()}\n\n## B {#b\\{c}\n";
  const idsOf = (options: Partial<CompileOptions>): readonly string[] =>
    compileText(text, { format: "mdx", ...options }).headings.map(({ id }) => id);
  expect(idsOf({ followsVersion3: true })).toEqual(["say-name-name-datenow", "b{c"]);
  expect(idsOf({})).toEqual(["say-name-a-", "b{c"]);
});

test.each([
  ["GET /users/:id", "get-users", "get-usersid"],
  ["Step 3:Configuring *em:ph* `c:d`", "step-3-em-cd", "step-3configuring-emph-cd"],
  ["A:B:C x::y t:9 e:dash- u:under_", "ab-xy-t9-edash--uunder_", "abc-xy-t9-edash--uunder_"],
  ["Up :rocket: a:b-c_d [l:ed](/x)", "up-rocket-a-l", "up--ab-c_d-led"],
])("from version 3 on, the ID of a heading has no text directives: %s", async (heading, later, usual) => {
  const replaceEmoji = await loadEmoji();
  const idOf = (followsVersion3: boolean): string | undefined =>
    compileText(`## ${heading}\n`, { followsVersion3, replaceEmoji }).headings[0]?.id;
  expect([idOf(true), idOf(false)]).toEqual([later, usual]);
  const touch = () => (tree: Tree) => void (tree.data = { touched: true });
  const { headings } = await compileWith(
    `## ${heading}\n`,
    { remarkPlugins: [touch] },
    { followsVersion3: true, replaceEmoji },
  );
  expect(headings[0]?.id).toBe(later);
});

test("from version 3 on, the ID of a heading has a comment in its braces", () => {
  const idOf = (followsVersion3: boolean): string | undefined =>
    compileText("## Foo {/* a note */} b\n", { followsVersion3 }).headings[0]?.id;
  expect([idOf(true), idOf(false)]).toEqual(["foo--a-note--b", "foo--b"]);
});

test("an escaped colon begins no directive", () => {
  expect(compileText("## /users/\\:id\n", { followsVersion3: true }).headings[0]?.id).toBe("usersid");
});

test("code in a heading with an ID of its own does not change the ID of the next one", () => {
  const text = "export const name = 'a';\n\n## {name} a {#own}\n\n## Next\n";
  const { headings } = compileText(text, { format: "mdx", followsVersion3: true });
  expect(headings.map(({ id }) => id)).toEqual(["own", "next"]);
});

test("the source of a diagram that is not drawn keeps its language", () => {
  const { body } = compileText("```mermaid\ngraph LR\n```\n", { diagrams: false });
  expect(body).toMatchObject([{ c: "CodeBlock", p: { language: "mermaid" } }]);
});

test("sections hold the text under each heading, without code blocks", () => {
  const { sections } = compileText(
    "# Title\n\nIntro `x` &amp; y\n\n## One\n\n- a\n- b\n\n```\ncode\n```\n\n| c | d |\n|--|--|\n| e | f |\n\n### Two\n",
  );
  expect(sections).toEqual([
    { id: "", title: "Title", text: "Intro x & y" },
    { id: "one", title: "One", text: "a b c d e f" },
    { id: "two", title: "Two", text: "" },
  ]);
});

test("the title can be omitted from the body", () => {
  const { body, contentTitle } = compileText("# Title\n\ntext\n", { removeContentTitle: true });
  expect(contentTitle).toBe("Title");
  expect(body).toEqual(["<p>text</p>"]);
});

test("a title may contain components", () => {
  expect(compileText("# Title <Badge />\n\ntext\n").contentTitle).toBe("Title");
  expect(compileText("<Badge />\n\n# Heading\n").contentTitle).toBeUndefined();
});

test("a later title is known, unless another heading or a thematic break precedes it", () => {
  const isLate = (text: string): boolean => compileText(text).hasLateTitle === true;
  expect(["<Badge />\n\n# A\n", "text\n\n# A\n", "<div>\n\n# A\n\n</div>\n"].filter(isLate)).toHaveLength(3);
  expect(["# A\n", "## B\n\n# A\n", "---\n\n# A\n", "text\n"].filter(isLate)).toEqual([]);
});

test("words are counted, and characters in scripts without spaces", () => {
  expect(compileText("one two, three\n").words).toBe(3);
  expect(compileText("日本語 and English\n").words).toBe(5);
});

test("IDs keep upper-case letters if the site enables that", () => {
  expect(compileText("## Some API\n", { maintainCase: true }).headings[0]?.id).toBe("Some-API");
});

test("without the compatibility flags, titles require brackets and IDs a comment", () => {
  const mdx1Compat = { comments: false, admonitions: false, headingIds: false };
  const { body, headings } = compileText(":::note Title\n\ntext\n\n:::\n\n## A {#b}\n\n## C {/* #d */}\n", {
    mdx1Compat,
  });
  expect(body[0]).toStartWith("<p>:::note Title</p>");
  expect(headings.map(({ id }) => id)).toEqual(["a-b", "d"]);
});

test("custom keywords open admonitions, and replace the defaults", () => {
  const text = ":::rule Custom\nx\n:::\n";
  expect(compileText(text, { admonitions: ["rule"] }).body).toEqual([
    { c: "Admonition", p: { type: "rule", title: "Custom" }, b: ["<p>x</p>"] },
  ]);
  expect(compileText(text, { admonitions: [] }).body[0]).toStartWith("<p>:::rule");
});

test("a page of prose is one string", () => {
  const { body } = compileText("# A\n\ntext <b>bold</b>\n\n<div>\n\n- list\n\n</div>\n");
  expect(body).toHaveLength(1);
  expect(body[0]).toBeString();
});

test("every form of the truncate marker ends the excerpt of a post", () => {
  const { body, truncatedBody } = compileText("a\n\n[--- cut ---]\n\nb\n", { truncateMarker: /\[--- cut ---\]/ });
  expect(truncatedBody).toEqual(["<p>a</p>"]);
  expect(body).toEqual(["<p>a</p><p>b</p>"]);
});

test("a file's front matter selects its format", () => {
  expect(compileText("---\nmdx:\n  format: md\n---\n\n    code\n").body).toMatchObject([{ c: "CodeBlock" }]);
});

test("headings and titles are HTML, and components in them are replaced by their content", () => {
  const { headings, body } = compileText(
    "## A <Badge>*new*</Badge> <span class='x'>s</span> <Icon />\n\n:::note <Badge>b</Badge> Title\n\ntext\n\n:::\n",
  );
  expect(headings[0]?.html).toBe('A <em>new</em> <span class="x">s</span> ');
  expect(body[1]).toMatchObject({ c: "Admonition", p: { title: "b Title" } });
});

test("a site's own `<CodeBlock>` is a component, the theme's is a fence", () => {
  const element = '<CodeBlock language="js">const a = 1;</CodeBlock>';
  const own = compileText(`import CodeBlock from "@site/src/CodeBlock";\n\n${element}\n`);
  expect(own.body).toEqual([{ c: "CodeBlock", p: { language: "js" }, b: ["const a = 1;"] }]);
  for (const from of ["@theme/CodeBlock", "@theme-original/CodeBlock"]) {
    const { body } = compileText(`import CodeBlock from "${from}";\n\n${element}\n`);
    expect(JSON.stringify(body)).toContain("token-line");
  }
});

test.each<[string, Parameters<typeof compileText>[1], string]>([
  ["a page has short IDs", {}, "user-content-fn-1"],
  ["a page of a site of version 2 has those of that version", { precedesVersion3: true }, "fn-1"],
  ["a post has IDs of its own, for lists of posts", { removeContentTitle: true }, "user-content-fn-1-f0cjbc"],
])("the footnote of %s", (_, options, id) => {
  const { body, anchors } = compileText("A[^1]\n\n[^1]: Note\n", options);
  expect(anchors).toEqual([id]);
  expect(JSON.stringify(body)).toContain(`<li id=\\"${id}\\">`);
});

test("before version 3, footnotes have neither a hidden heading nor a space before the arrow", () => {
  const htmlOf = (options: Partial<CompileOptions>): string =>
    JSON.stringify(compileText("A[^1]\n\n[^1]: Note\n", options).body);
  expect(htmlOf({})).toMatch(/footnote-label.*Note <a/);
  expect(htmlOf({ precedesVersion3: true })).not.toMatch(/footnote-label|Note <a/);
});
