/** Raw HTML: elements whose content is not Markdown, and all HTML of CommonMark files. Tags are parsed, text stays. */

import type { Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { decodeReferences } from "../body/escape.ts";
import { readExpression, ScanBudget } from "../values/expression.ts";
import { makeRule, type Rule } from "./rule.ts";
import { isElementName } from "../tags/elements.ts";
import { readTag, type Tag } from "../tags/tag.ts";
import type { RawElementToken } from "../lex/tokens.ts";
import { renderExpression, toShownText } from "./expression.ts";
import { renderTag } from "./tag.ts";

const SIGN = /<!--[\s\S]*?(?:-->|$)|<|\{/g;

interface RawText {
  readonly raw: string;
  readonly at: number;
  /** Whether braces contain values. */
  readonly braces: boolean;
  /** What is shown of text between tags; by default, all of it. */
  readonly toText?: (text: string) => string;
}

/** Text as JSX reads it: a line break with the spaces around it is a space between words, and nothing beside a tag. */
function toJsxText(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, index) => line.slice(index > 0 ? line.search(/[^ \t]|$/) : 0))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== "")
    .join(" ");
}

/** For text in a `<pre>` on lines of its own: removes the indentation that all lines have, which is that of the source. */
function makeDedent(raw: string): (text: string) => string {
  const [first = "", ...lines] = raw.split("\n");
  if (!/^<pre\b[^<]*>\s*$/.test(first)) return (text) => text;
  const written = lines.filter((line) => !/^\s*(?:<\/pre\s*>)?\s*$/.test(line));
  const indent = written.reduce((least, line) => Math.min(least, line.search(/[^ \t]/)), written.length > 0 ? 99 : 0);
  const margin = new RegExp(`\\n[ \\t]{1,${Math.max(1, indent)}}`, "g");
  return indent > 0 ? (text) => text.replace(margin, "\n") : (text) => text;
}

/** HTML of text with tags in it. */
function renderRaw({ raw, at, braces, toText = (text) => text }: RawText, document: Compilation): string {
  const budget = new ScanBudget(raw);
  const sign = new RegExp(SIGN);
  let html = "";
  let from = 0;
  const text = (end: number): void => {
    const between = raw.slice(from, end);
    html += toText(between);
    document.plain += decodeReferences(raw.slice(from, end));
  };
  const take = (end: number, render: () => string): void => {
    text(sign.lastIndex - 1);
    html += render();
    from = end;
    sign.lastIndex = end;
  };
  for (let match = sign.exec(raw); match !== null; match = sign.exec(raw)) {
    const [found] = match;
    const start = match.index;
    if (found.startsWith("<!--")) {
      text(start);
      from = sign.lastIndex;
    } else if (found === "<") {
      const tag = inMode(readTag(raw, start, budget), document);
      if (tag) take(tag.end, () => renderTag(tag, { raw: raw.slice(start, tag.end), at: at + start }, document));
    } else if (braces) {
      const value = readExpression(raw, start, { budget, scope: document.scope, names: document.module.bound });
      if (value && value.kind !== "other") take(value.end, () => renderExpression(value, at + start, document));
    }
  }
  text(raw.length);
  return html;
}

/** In CommonMark, the name of an element may be in capitals: `<B>`. In MDX, that is a component. */
function inMode(tag: Tag | undefined, { mdx }: Compilation): Tag | undefined {
  const isElement = !mdx && tag !== undefined && /^[A-Z]+[1-6]?$/.test(tag.name) && isElementName(tag.name);
  return isElement ? { ...tag, name: tag.name.toLowerCase() } : tag;
}

function renderCode(raw: string, document: Compilation): string | undefined {
  const match = /^\s*<(style|script)(?=[\s>])/.exec(raw);
  const name = match?.[1];
  if (name === undefined) return undefined;
  const start = raw.indexOf("<");
  const tag = readTag(raw, start, new ScanBudget(raw));
  const close = raw.lastIndexOf("</");
  if (tag === undefined || close < tag.end) return undefined;
  const inside = raw.slice(tag.end, close);
  const brace = inside.search(/\S/);
  const value =
    inside[brace] === "{"
      ? readExpression(inside, brace, {
          budget: new ScanBudget(inside),
          scope: document.scope,
          names: document.module.bound,
        })
      : undefined;
  const code =
    value?.kind === "value"
      ? toShownText(value.value)
      : value?.kind === "code"
        ? renderExpression(value, document.at + tag.end + brace, document)
        : inside;
  const closing = { ...tag, kind: "close" as const, attributes: [] };
  const opened = renderTag(tag, { raw: raw.slice(start, tag.end), at: document.at + start }, document);
  return opened + code + renderTag(closing, { raw: raw.slice(close), at: document.at + close }, document);
}

export const rawRules: readonly Rule[] = [
  makeRule<RawElementToken>("raw", ({ raw }, document) => {
    const inside = raw.trim();
    const toText = document.options.precedesVersion3 ? toJsxText : makeDedent(inside);
    return (
      renderCode(raw, document) ??
      renderRaw({ raw: inside, at: document.at + raw.search(/\S/), braces: true, toText }, document)
    );
  }),
  makeRule<Tokens.HTML>("html", ({ raw }, document) => renderRaw({ raw, at: document.at, braces: false }, document)),
];
