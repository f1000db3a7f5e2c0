/** Elements whose content is not Markdown: `<pre>`, `<style>`, `<CodeBlock>` and similar ones, with their closing tag. */

import type { Tokens } from "marked";
import type { Json } from "../../model/json.ts";
import { decodeReferences } from "../body/escape.ts";
import { type ExpressionContext, readExpression, type ScanBudget } from "../values/expression.ts";
import { readLiteral, skipSpace } from "../values/literal.ts";
import { type AttributeValue, readTag, type Tag } from "../tags/tag.ts";
import type { RawElementToken } from "../lex/tokens.ts";
import type { Line } from "./lines.ts";

const RAW = /<(pre|script|style|svg|textarea|math)(?=[\s>])/y;

/** The raw element that a line begins with. */
export function readRawElement(text: string, line: Line, budget: ScanBudget): RawElementToken | undefined {
  RAW.lastIndex = line.first;
  const name = RAW.exec(text)?.[1];
  if (name === undefined) return undefined;
  const tag = readTag(text, line.first, budget);
  if (tag?.kind !== "open") return undefined;
  const end = findClosing(text, tag, budget)?.end;
  return end === undefined ? undefined : { type: "raw", raw: text.slice(line.start, withLineBreak(text, end)) };
}

/** Imports a component of the site under the name. */
const OWN_CODE_BLOCK =
  /^import\s[^"'\n]*\bCodeBlock\b[^"'\n]*\bfrom\s*["'](?!@theme(?:-original|-init)?\/CodeBlock["'])/m;

/** Whether a document has its own component named `CodeBlock`. */
export function importsCodeBlock(text: string): boolean {
  return OWN_CODE_BLOCK.test(text);
}

export interface CodeBlockContext extends ExpressionContext {
  /** Whether the document imports its own `CodeBlock`. */
  readonly ownCodeBlock: boolean;
}

/** A `<CodeBlock>` of the theme with plain text or one string as content, which equals a fence. */
export function readCodeBlockElement(text: string, line: Line, context: CodeBlockContext): Tokens.Code | undefined {
  if (context.ownCodeBlock || !text.startsWith("<CodeBlock", line.first)) return undefined;
  const tag = readTag(text, line.first, context.budget);
  if (tag?.kind !== "open") return undefined;
  const closing = findClosing(text, tag, context.budget);
  const code = closing && readCode(text, { start: tag.end, end: closing.start }, context);
  const info = readInfo(text, tag);
  if (closing === undefined || code === undefined || info === undefined) return undefined;
  const raw = text.slice(line.start, withLineBreak(text, closing.end));
  return { type: "code", raw, lang: info, text: code };
}

function readCode(text: string, range: { start: number; end: number }, context: ExpressionContext): string | undefined {
  const inside = text.slice(range.start, range.end);
  const start = inside.search(/\S/);
  if (inside[start] !== "{") return /[{<]/.test(inside) ? undefined : inside.trim();
  const expression = readExpression(inside, start, context);
  if (expression?.kind !== "value" || typeof expression.value !== "string") return undefined;
  return inside.slice(expression.end).trim() === "" ? expression.value : undefined;
}

/** Language and metastring as in a fence; `undefined` if an attribute has no equivalent. */
function readInfo(text: string, { attributes }: Tag): string | undefined {
  let language = "text";
  const meta: string[] = [];
  for (const { name, value } of attributes) {
    const given = readValue(text, value);
    if (name === "language" && typeof given === "string") language = given;
    else if (name === "className" && typeof given === "string" && given.startsWith("language-"))
      language = given.slice("language-".length);
    else if (name === "title" && typeof given === "string") meta.push(`title="${given.replace(/["\\&]/g, "\\$&")}"`);
    else if (name === "metastring" && typeof given === "string") meta.push(given);
    else if (name === "showLineNumbers" && typeof given === "number") meta.push(`${name}=${given}`);
    else if (FLAGS.has(name) && typeof given === "boolean") meta.push(given ? name : "");
    else return undefined;
  }
  return [language, ...meta].join(" ");
}

const FLAGS: ReadonlySet<string> = new Set(["showLineNumbers", "live", "noInline"]);

function readValue(text: string, value: AttributeValue): Json | undefined {
  if (value.kind === "flag") return true;
  if (value.kind === "text") return decodeReferences(value.text);
  const literal = value.kind === "expression" ? readLiteral(text, value.offset + 1) : undefined;
  return literal && text[skipSpace(text, literal.end)] === "}" ? literal.value : undefined;
}

function findClosing(text: string, tag: Tag, budget: ScanBudget): { start: number; end: number } | undefined {
  const closing = new RegExp(`</${tag.name}\\s*>`, "g");
  closing.lastIndex = tag.end;
  const match = closing.exec(text);
  if (match === null) {
    budget.lose(tag.end, text.length);
    return undefined;
  }
  return { start: match.index, end: closing.lastIndex };
}

function withLineBreak(text: string, end: number): number {
  let at = end;
  while (text[at] === " " || text[at] === "\t") at++;
  return text[at] === "\n" ? at + 1 : end;
}
