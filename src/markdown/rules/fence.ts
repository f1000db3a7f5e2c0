/** Fenced code: code blocks and diagrams. */

import type { Tokens } from "marked";
import { compileFence } from "../code/fence.ts";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "./rule.ts";
import { renderFormula } from "./formula.ts";

function renderCode(token: Tokens.Code, document: Compilation): string {
  document.untouched = false;
  const info = infoOf(token);
  const end = info.search(/\s/);
  const language = end < 0 ? info : info.slice(0, end);
  if (language === "math" && document.formulas !== undefined) {
    const offset = token.raw.indexOf("\n") + 1;
    return renderFormula({ tex: token.text, offset, display: true }, document);
  }
  const block = { code: codeOf(token, document), language, meta: end < 0 ? "" : info.slice(end + 1).trim() };
  const place = { line: document.position().line, file: document.source.path };
  return document.leaf(compileFence({ ...block, ...place }, document.options));
}

/** From release 3 on, the format's parser of HTML skips an empty first line in CommonMark, so that numbers of marked lines begin below it. */
function codeOf({ text }: Tokens.Code, { options, mdx }: Compilation): string {
  return options.followsVersion3 && !mdx ? text.replace(/^\n/, "") : text;
}

/** The metastring as the author wrote it: the lexer has removed backslashes from its own copy. Indented code has none. */
export function infoOf({ raw, lang = "", codeBlockStyle }: Tokens.Code): string {
  if (codeBlockStyle === "indented") return "";
  return (/^[ \t]*(?:`{3,}|~{3,})([^\n]*)/.exec(raw)?.[1] ?? lang).trim();
}

export const fenceRule: Rule = makeRule<Tokens.Code>("code", renderCode);
