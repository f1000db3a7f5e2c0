/**
 * Rewrites what MDX 3 does not read any more. In: prose with HTML comments, tags as HTML has them, `<https://…>`, lone
 * `<` and `{#id}`. Out: the same as MDX. Code spans, expressions and module code are left alone; lines stay lines.
 */

import { isElementName, isPlaceholderName } from "../elements.ts";
import { readExpression, ScanBudget } from "../expression.ts";
import { readFormula } from "../math/formula-text.ts";
import type { FormulaSyntax } from "../../model/document.ts";
import type { CompileOptions } from "../options.ts";
import { beginsExport, readImport } from "../scan/imports.ts";
import { isComponentName, readTag, type Tag, VOID_ELEMENTS } from "../tag.ts";
import { rewriteRawElement } from "./raw-elements.ts";

export interface RewriteOptions {
  /** Whether braces and module code mean anything. */
  readonly mdx: boolean;
  readonly compat: CompileOptions["mdx1Compat"];
  /** Whether the inside of braces, where it is no plain value, is code rather than text. */
  readonly isCode: (source: string) => boolean;
  /** How formulas are written, where there are any. */
  readonly formulas: FormulaSyntax | undefined;
  /** Makes an expression, braces included, one that MDX reads at once. */
  readonly hide: (expression: string) => string;
}

/** A place that may need a change: code span, brace, `<`, or `import` and `export` behind an empty line. */
const STOP = /\\[^\n]|`+|\$+|[{<]|(?:im|ex)port(?=\s)(?<=^(?:[ \t]*\n)*[imexport]{6}|\n[ \t]*\n[imexport]{6})/g;
const LINK = /<((?:https?|ftp|mailto):[^\s<>]+|[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+)>/y;
const HEADING_ID = /\{#([^\s{}]+)\}(?=[ \t]*(?:#+[ \t]*)?(?:\n|$))/y;

const TAG_START = /<(?:\/?[a-zA-Z$_][\w$.:-]*(?=[\s/>])|\/?>)/y;

/** What stands at a stop and behind it. */
interface Rewritten {
  readonly text: string;
  /** Offset of the source where the scan goes on. */
  readonly end: number;
}

/** Rewrites a stretch of text without fenced code. */
export function rewriteProse(text: string, options: RewriteOptions): string {
  const context = { ...options, budget: new ScanBudget(text), closings: makeClosings(text) };
  const stops = new RegExp(STOP);
  let out = "";
  let from = 0;
  for (let stop = stops.exec(text); stop !== null; stop = stops.exec(text)) {
    const rewritten = rewriteAt(text, stop, context);
    out += text.slice(from, stop.index) + rewritten.text;
    from = rewritten.end;
    stops.lastIndex = from;
  }
  return out + text.slice(from);
}

/** Where the last closing tag of each name is: many tags of a name are looked for once. */
interface Closings {
  /** Whether a closing tag of an element comes behind `offset`. */
  follows(name: string, offset: number): boolean;
}

function makeClosings(text: string): Closings {
  const last = new Map<string, number>();
  return {
    follows(name, offset) {
      const known = last.get(name) ?? text.lastIndexOf(name === "" ? "</>" : `</${name}`);
      last.set(name, known);
      return known >= offset;
    },
  };
}

interface Context extends RewriteOptions {
  readonly budget: ScanBudget;
  readonly closings: Closings;
}

function rewriteAt(text: string, stop: RegExpExecArray, context: Context): Rewritten {
  const { 0: found, index } = stop;
  if (found.startsWith("\\")) return keep(text, index, index + 2);
  if (found.startsWith("`")) return keep(text, index, endOfCodeSpan(text, index, found));
  if (found.startsWith("$")) return keep(text, index, endOfFormula(text, stop, context));
  if (found === "{") return rewriteBrace(text, index, context);
  if (found === "<") return rewriteAngle(text, index, context);
  if (context.mdx && isModuleCode(text, index)) return keep(text, index, endOfModuleCode(text, index));
  return { text: `&#${text.charCodeAt(index)};`, end: index + 1 };
}

function rewriteBrace(text: string, index: number, { mdx, compat, budget, isCode, hide }: Context): Rewritten {
  const id = compat.headingIds ? matchAt(HEADING_ID, text, index) : undefined;
  if (id !== undefined) return { text: `{/* #${id[1]} */}`, end: index + id[0].length };
  const expression = mdx ? readExpression(text, index, { budget }) : undefined;
  if (expression === undefined) return { text: "\\{", end: index + 1 };
  if (expression.kind !== "other" || isCode(expression.source))
    return { text: hide(text.slice(index, expression.end)), end: expression.end };
  return { text: "\\{", end: index + 1 };
}

function keep(text: string, start: number, end: number): Rewritten {
  return { text: text.slice(start, end), end };
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  const sticky = new RegExp(pattern);
  sticky.lastIndex = index;
  return sticky.exec(text) ?? undefined;
}

/** Behind the backticks that close a code span, or behind those that open none. */
function endOfCodeSpan(text: string, index: number, ticks: string): number {
  const close = new RegExp(`(?<!\`)${ticks}(?!\`)|\\n[ \\t]*\\n`, "g");
  close.lastIndex = index + ticks.length;
  const match = close.exec(text);
  return match === null || match[0].startsWith("\n") ? index + ticks.length : close.lastIndex;
}

function endOfFormula(
  text: string,
  { 0: marks, index }: RegExpExecArray,
  { formulas: syntax, budget }: Context,
): number {
  return (syntax && readFormula(text, index, { syntax, budget })?.end) ?? index + marks.length;
}

function isModuleCode(text: string, index: number): boolean {
  return text.startsWith("import", index) ? readImport(text, index) !== undefined : beginsExport(text, index);
}

/** The empty line behind a statement all of whose brackets are closed. */
function endOfModuleCode(text: string, index: number): number {
  const marks = /[{}()[\]]|\n[ \t]*(?=\n)/g;
  marks.lastIndex = index;
  let depth = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0].startsWith("\n")) {
      if (depth <= 0) return mark.index;
    } else depth += /[{([]/.test(mark[0]) ? 1 : -1;
  }
  return text.length;
}

/** The URL of a link in angle brackets, as one with spaces has it: `[a](<b c.md>)`, `[a]: <b c.md>`. */
const DESTINATION = /<[^<>\n]*>/y;

function rewriteAngle(text: string, index: number, context: Context): Rewritten {
  const { budget, closings } = context;
  const destination = /\](?:\(|:[ \t]*)$/.test(text.slice(Math.max(0, index - 8), index))
    ? matchAt(DESTINATION, text, index)
    : undefined;
  if (destination !== undefined) return keep(text, index, index + destination[0].length);
  if (text.startsWith("<!--", index)) return rewriteComment(text, index, context);
  const link = matchAt(LINK, text, index);
  if (link?.[1] !== undefined) {
    const [, written] = link;
    const url = /^\w+:/.test(written) ? written : `mailto:${written}`;
    return { text: `[${written}](${url})`, end: index + link[0].length };
  }
  const tag = readTag(text, index, budget);
  if (tag !== undefined && !isPlaceholder(tag, closings)) {
    const jsx = toJsxTag(text, tag, context.hide);
    const raw = closings.follows(tag.name, tag.end) ? rewriteRawElement(text, tag, jsx) : undefined;
    return raw ?? { text: jsx, end: tag.end };
  }
  if (tag !== undefined) return { text: "&lt;", end: index + 1 };
  // What cannot begin a tag is text (`a < b`, `Map<string, T>`); anything else is a mistake that MDX shall report.
  return { text: matchAt(TAG_START, text, index) === undefined ? "&lt;" : "<", end: index + 1 };
}

/** `<your-name>` in prose: no element, and not closed anywhere. */
function isPlaceholder({ kind, name, end }: Tag, closings: Closings): boolean {
  if (kind !== "open" || (isComponentName(name) && !isPlaceholderName(name))) return false;
  if (isElementName(name) && !name.includes("-")) return false;
  return !closings.follows(name, end);
}

function rewriteComment(text: string, index: number, { compat, budget }: Context): Rewritten {
  const close = budget.spent ? -1 : text.indexOf("-->", index + 4);
  if (close < 0) {
    budget.lose(index, text.length);
    return { text: "&lt;!--", end: index + 4 };
  }
  if (!compat.comments) return keep(text, index, index + 4);
  return { text: `{/*${text.slice(index + 4, close).replaceAll("*/", "* /")}*/}`, end: close + 3 };
}

/** A tag with quotes around bare values; one that has no inside closes itself and needs no other. */
function toJsxTag(text: string, tag: Tag, hide: RewriteOptions["hide"]): string {
  if (tag.kind === "close" && VOID_ELEMENTS.has(tag.name)) return "";
  let jsx = (tag.kind === "close" ? "</" : "<") + tag.name;
  let from = tag.start + jsx.length;
  for (const { value } of tag.attributes) {
    if (value.kind === "expression" || value.kind === "spread") {
      jsx += text.slice(from, value.offset) + hide(text.slice(value.offset, value.end));
      from = value.end;
    }
    if (value.kind !== "text" || /["']/.test(text.charAt(value.offset - 1))) continue;
    const end = value.offset + value.text.length;
    jsx += `${text.slice(from, value.offset)}"${value.text}"`;
    from = end;
  }
  if (tag.kind !== "open" || !VOID_ELEMENTS.has(tag.name)) return jsx + text.slice(from, tag.end);
  return `${jsx}${text.slice(from, tag.end - 1).trimEnd()} />`;
}
