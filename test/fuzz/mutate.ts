/** Spoils text, as hands and tools do. */

import type { Random } from "../../bench/random.ts";

const SIGNS = [
  "<",
  ">",
  "{",
  "}",
  "`",
  "```",
  "~~~",
  "*",
  "**",
  "_",
  "[",
  "]",
  "](",
  "![",
  "|",
  ":::",
  ":::note",
  "#",
  "##",
  ">",
  "-",
  "1.",
  "\\",
  "<!--",
  "-->",
  "{/*",
  "*/}",
  "<Foo>",
  "</Foo>",
  "<div>",
  "</div>",
  "<br>",
  "<Tabs>",
  "</TabItem>",
  "<b",
  '="',
  "={",
  "={{",
  "'",
  '"',
  "\n",
  "\n\n",
  "    ",
  "\t",
  "\r\n",
  "import a from 'b'\n",
  "export const a = 1\n",
  "---\n",
  "[^1]",
  "[^1]: ",
  "{#id}",
  "https://",
  "www.",
  "a@b.c",
  "&amp;",
  "&#",
  "\u0000",
  "\uFDD0",
  "\uFDD1",
  "\uFDD9",
  "\x7f",
  "\x80",
  "\uD800",
  "\uFEFF",
  "\u2028",
  "\u200B",
  "é",
  "漢字",
  "😀",
  "$",
  "$$",
  "<details>",
  "</details>",
  "<pre>",
  "</pre>",
  "<style>",
  "{`${",
  "}",
  "`}",
  "{a.map((b) => <b>{b}</b>)}",
  "[a]: ./b.md 'c'\n",
  "[text][a]",
  "<!-- truncate -->",
  "> [!NOTE]\n",
  "// highlight-next-line\n",
  "```js {1-9} title='x'\n",
  "javascript:alert(1)",
  ":tada:",
  "|a|b|\n|-|-|\n",
] as const;

type Mutation = (text: string, random: Random, other: string) => string;

const MUTATIONS: readonly [Mutation, ...Mutation[]] = [
  (text, random) => splice(text, random, ""),
  (text, random) => splice(text, random, random.pick(SIGNS)),
  (text, random) => insert(text, random, random.pick(SIGNS)),
  (text, random) => insert(text, random, random.pick(SIGNS).repeat(random.integer(2, 40))),
  (text, random) => insert(text, random, part(text, random)),
  (text, random, other) => insert(text, random, part(other, random)),
  (text, random) => text.slice(0, random.integer(0, text.length)),
  (text, random) => text.slice(random.integer(0, text.length)),
  (text, random) => moveLine(text, random),
  (text, random) => indentLine(text, random),
];

/** A text of `texts`, spoiled in a few places. */
export function mutate(texts: readonly [string, ...string[]], random: Random): string {
  let text = random.pick(texts);
  for (let left = random.integer(1, 6); left > 0; left--) {
    text = random.pick(MUTATIONS)(text, random, random.pick(texts));
  }
  return text;
}

function splice(text: string, random: Random, replacement: string): string {
  const start = random.integer(0, text.length);
  return text.slice(0, start) + replacement + text.slice(start + random.integer(1, 60));
}

function insert(text: string, random: Random, inserted: string): string {
  const at = random.integer(0, text.length);
  return text.slice(0, at) + inserted + text.slice(at);
}

function part(text: string, random: Random): string {
  const start = random.integer(0, text.length);
  return text.slice(start, start + random.integer(1, 400));
}

function moveLine(text: string, random: Random): string {
  const lines = text.split("\n");
  const [line = ""] = lines.splice(random.integer(0, lines.length - 1), 1);
  lines.splice(random.integer(0, lines.length), 0, line);
  return lines.join("\n");
}

function indentLine(text: string, random: Random): string {
  const lines = text.split("\n");
  const at = random.integer(0, lines.length - 1);
  lines[at] = `${random.pick(["  ", "    ", "\t", "> ", "- ", "1. "])}${lines[at]}`;
  return lines.join("\n");
}
