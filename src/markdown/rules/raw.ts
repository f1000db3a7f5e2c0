/** Raw HTML: elements whose inside is not Markdown, and all HTML of CommonMark files. Tags are read, text stays. */

import type { Tokens } from "marked";
import { escapeText } from "../code/escape-text.ts";
import type { Compilation } from "../compilation.ts";
import { decodeReferences } from "../escape.ts";
import { readExpression, ScanBudget } from "../expression.ts";
import { makeRule, type Rule } from "../rule.ts";
import { readTag } from "../tag.ts";
import type { RawElementToken } from "../tokens.ts";
import { toShownText } from "./expression.ts";
import { renderTag } from "./tag.ts";

const SIGN = /<!--[\s\S]*?(?:-->|$)|<|\{/g;

interface RawText {
  readonly raw: string;
  readonly at: number;
  /** Whether braces hold values. */
  readonly braces: boolean;
}

/** HTML of text with tags in it. */
function renderRaw({ raw, at, braces }: RawText, document: Compilation): string {
  const budget = new ScanBudget(raw);
  const sign = new RegExp(SIGN);
  let html = "";
  let from = 0;
  const text = (end: number): void => {
    html += raw.slice(from, end);
    document.plain += decodeReferences(raw.slice(from, end));
  };
  for (let match = sign.exec(raw); match !== null; match = sign.exec(raw)) {
    const start = match.index;
    let end = start + match[0].length;
    let shown: string | undefined = match[0].startsWith("<!--") ? "" : undefined;
    const tag = match[0] === "<" ? readTag(raw, start, budget) : undefined;
    if (tag !== undefined) {
      end = tag.end;
      text(start);
      html += renderTag(tag, { raw: raw.slice(start, end), at: at + start }, document);
      from = end;
      sign.lastIndex = end;
      continue;
    }
    const value =
      match[0] === "{" && braces ? readExpression(raw, start, { budget, scope: document.scope }) : undefined;
    if (value !== undefined && value.kind !== "other") {
      end = value.end;
      shown = value.kind === "value" ? escapeText(toShownText(value.value)) : "";
    }
    if (shown === undefined) continue;
    text(start);
    html += shown;
    from = end;
    sign.lastIndex = end;
  }
  text(raw.length);
  return html;
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
      ? readExpression(inside, brace, { budget: new ScanBudget(inside), scope: document.scope })
      : undefined;
  const code = value?.kind === "value" ? toShownText(value.value) : inside;
  const closing = { ...tag, kind: "close" as const, attributes: [] };
  const opened = renderTag(tag, { raw: raw.slice(start, tag.end), at: document.at + start }, document);
  return opened + code + renderTag(closing, { raw: raw.slice(close), at: document.at + close }, document);
}

export const rawRules: readonly Rule[] = [
  makeRule<RawElementToken>("raw", ({ raw }, document) => {
    return (
      renderCode(raw, document) ??
      renderRaw({ raw: raw.trim(), at: document.at + raw.search(/\S/), braces: true }, document)
    );
  }),
  makeRule<Tokens.HTML>("html", ({ raw }, document) => renderRaw({ raw, at: document.at, braces: false }, document)),
];
