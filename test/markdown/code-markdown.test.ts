/** Highlighting of Markdown and MDX: what is in another language is colored in it, and text stays text. */

import { describe, expect, test } from "bun:test";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";

const highlighter = makeHighlighter();

/** Highlighted code with `[class:…]` for spans. */
function highlight(code: string, language = "mdx"): string {
  return highlighter
    .highlight(code, language)
    .join("\n")
    .replace(/<span class="hljs-([^"]*)">/g, "[$1:")
    .replaceAll("</span>", "]")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Each sample with what it becomes. */
const cases: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "front matter is YAML, at the beginning alone": [
    ["---\nid: a\ndraft: true\n---\n", "[meta:---]\n[attr:id:] [string:a]\n[attr:draft:] [literal:true]\n[meta:---]\n"],
    ["a\n\n---\nid: a\n\n---", "a\n\n---\nid: a\n\n---"],
  ],
  "fences are colored in their languages": [
    [
      "```js title='a'\nlet a = 1;\n```\ntext",
      "[code:```js title='a']\n[keyword:let] a = [number:1];\n[code:```]\ntext",
    ],
    ["~~~CSS\na { color: red }\n~~~", "[code:~~~CSS]\n[selector-tag:a] { [attribute:color]: red }\n[code:~~~]"],
    ["- a\n\n  ```json\n  1\n  ```", "[bullet:-] a\n\n[code:  ```json]\n  [number:1]\n[code:  ```]"],
    ["```json\n1", "[code:```json]\n[number:1]"],
  ],
  "fences hold fences": [
    [
      "````md\n```json\n1\n```\n````\n# a",
      "[code:````md]\n[code:```json]\n[number:1]\n[code:```]\n[code:````]\n[section:# a]",
    ],
    ["```md\n**a**\n```\n**b**", "[code:```md]\n[strong:**a**]\n[code:```]\n[strong:**b**]"],
  ],
  "a fence in a language that is not known is plain": [
    ["```\n*a*\n```\n*b*", "[code:```]\n[code:*a*]\n[code:```]\n[emphasis:*b*]"],
    ["```javascripts\n1\n```", "[code:```javascripts]\n[code:1]\n[code:```]"],
  ],
  "formulas are LaTeX": [
    ["$$\na_1\n$$\nb_2_", "[formula:$$]\na[built_in:_]1\n[formula:$$]\nb_2_"],
    ["a $x_1$ b_c and $5 or $6", "a [formula:$]x[built_in:_]1[formula:$] b_c and $5 or $6"],
  ],
  "imports and exports are code": [
    [
      "import A from './a';\n\nimport is a word",
      "[keyword:import] A [keyword:from] [string:'./a'];\n\nimport is a word",
    ],
    ["export const a = 1;\n\n# b", "[keyword:export] [keyword:const] a = [number:1];\n\n[section:# b]"],
  ],
  "tags have attributes, and braces in them": [
    [
      "<A b='c' d={{ e: [1, '>'] }} f>it's *g*</A>",
      "[tag:<][name:A] [attr:b]=[string:'c'] [attr:d]={{ e: [[number:1], [string:'>']] }} [attr:f][tag:>]it's [emphasis:*g*][tag:</][name:A][tag:>]",
    ],
    ["{/* a */} {b.c} and { alone", "{[comment:/* a */]} {b.c} and { alone"],
    ["a < b, <!-- c --> d", "a < b, [comment:<!-- c -->] d"],
  ],
  "emphasis needs both of its signs, and `_` the ends of words": [
    ["_a_ *b* __c__ **d _e_**", "[emphasis:_a_] [emphasis:*b*] [strong:__c__] [strong:**d _e_**]"],
    ["snake_case_name, 2 * 3 * 4, *alone, _alone", "snake_case_name, 2 * 3 * 4, *alone, _alone"],
    ["\\*a\\* `*b*`", "\\*a\\* [code:`*b*`]"],
  ],
  "links, headings, lists, quotes and admonitions": [
    ["[a](b.md) ![c](d.png)", "[[string:a]]([link:b.md]) ![[string:c]]([link:d.png])"],
    ["<https://a.b/?c=d>\n\n[a]: https://b.c", "<[link:https://a.b/?c=d]>\n\n[[symbol:a]]: [link:https://b.c]"],
    ["## a `b`\n\nc\n---", "[section:## a [code:`b`]]\n\n[section:c]\n[section:---]"],
    ["> a\n\n1. b\n* c", "[quote:>] a\n\n[bullet:1.] b\n[bullet:*] c"],
    [":::tip[A]\n\nb\n\n:::", "[meta::::tip][A]\n\nb\n\n[meta::::]"],
  ],
};

for (const [title, samples] of Object.entries(cases)) {
  describe(title, () => {
    test.each(samples)("%j", (code, html) => expect(highlight(code)).toBe(html));
  });
}

test("every alias of Markdown selects it", () => {
  for (const language of ["md", "mdx", "markdown"]) expect(highlight("*a*", language)).toBe("[emphasis:*a*]");
});

test("adversarial text keeps its lines and characters", () => {
  for (const unit of [
    "{a ",
    "$a ",
    "*a ",
    "_a ",
    "[a](",
    "``a",
    "<a ",
    "$$\n",
    "```js\n",
    "~~~\n",
    "> ```md\n",
    "<!-- ",
    "<a b={",
  ]) {
    const code = unit.repeat(2000).replace(/.{4000}/g, "$&\n");
    const lines = highlighter.highlight(code, "md");
    const text = lines.join("\n").replace(/<[^>]*>/g, "");
    expect(text).toBe(code.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  }
});
