/** Fenced code: code blocks and diagrams. */

import type { Tokens } from "marked";
import { compileCodeBlock } from "../code/code-block.ts";
import type { Compilation } from "../compilation.ts";
import { decodeReferences } from "../escape.ts";
import { makeRule, type Rule } from "../rule.ts";

function renderCode(token: Tokens.Code, document: Compilation): string {
  document.untouched = false;
  const info = decodeReferences(token.lang ?? "").trim();
  const end = info.search(/\s/);
  const language = end < 0 ? info : info.slice(0, end);
  if (language === "mermaid") return document.leaf({ c: "Mermaid", p: { value: token.text } });
  const block = { code: token.text, language, meta: end < 0 ? "" : info.slice(end + 1).trim() };
  const place = { line: document.position().line, file: document.source.path };
  return document.leaf(compileCodeBlock({ ...block, ...place }, document.options));
}

export const fenceRule: Rule = makeRule<Tokens.Code>("code", renderCode);
