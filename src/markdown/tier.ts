/**
 * Decides whether a file needs the code tier: whether it holds code that must be run. In: the body of a file. Out: the
 * reason, with the line; nothing for nearly all files.
 */

import { readExpression, ScanBudget } from "./expression.ts";
import { type ImportedValues, readImportedValues, readValue } from "./imported-values.ts";
import type { JsonObject } from "../model/json.ts";
import { type LiteralScope, readLiteral, skipSpace } from "./literal.ts";
import { isAsset } from "./imported-file.ts";
import { readFormula, readFormulaBlock } from "./math/formula-text.ts";
import type { FormulaSyntax } from "../model/document.ts";
import { findImports, readImport } from "./scan/imports.ts";
import { closesFence, readFence, readLine } from "./scan/lines.ts";
import { type Attribute, readTag, type Tag } from "./tag.ts";
import type { ImportToken } from "./tokens.ts";
import { isMarkdown } from "./partials/names.ts";

export interface CodeNeed {
  /** For people: "`export` on line 87". */
  readonly reason: string;
}

export interface TierContext {
  /** Line of the file on which the body begins. */
  readonly firstLine?: number;
  /** Whether the values of `props` are plain data, as a partial's may be. */
  readonly knowsProps?: boolean;
  /** How formulas are written, where there are any. */
  readonly formulas?: FormulaSyntax | undefined;
  /** What the file imports as plain data. */
  readonly imported?: JsonObject | undefined;
}

/** Why the body of an MDX file needs the code tier. */
export function needsCodeTier(body: string, context: TierContext = {}): CodeNeed | undefined {
  const { firstLine = 1 } = context;
  if (!body.includes("{") && !/^export\s/m.test(body)) return undefined;
  const need = new CodeFinder(body, context).find();
  if (need === undefined) return undefined;
  const line = firstLine + countLines(body.slice(0, need.offset));
  return { reason: `${need.what} on line ${line}` };
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

interface Found {
  readonly what: string;
  readonly offset: number;
}

const SIGN =
  /\\[\\`{<$]|^[ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)*(?=`{3,}[^`\n]*$|~{3,})|`+|\$+|<!--|\{|<[A-Za-z]|^import\s|^export\s+(?:default|const|let|var|function|class|async|\*|\{)/gm;

/** Names that are there without import and are used as objects or functions. */
const GLOBAL = /^(?:Object|Array|JSON|Math|Date|String|Number|Intl|process|require|translate|useBaseUrl)\s*[.(]/;
const METHOD_OF_LITERAL = /^(?:\[[\s\S]*\]|`[\s\S]*`|"[^"]*"|'[^']*')\s*\.\w+\(/;
const FUNCTION = /^(?:async\s*)?(?:function\b|(?:\([^()]*\)|[A-Za-z_$][\w$]*)\s*=>)/;
/** A sum; without spaces around its signs it is a range, a date, a part of a pattern. */
const ARITHMETIC = /^[\d.()]+(?: +[-+*/%] +[\d.()]+)+$/;
const ELEMENT = /^<[A-Za-z][\w.]*[\s/>][\s\S]*>$/;

/** Whether text in braces is code rather than prose: it names what is bound, or calls what is there. */
export function isCodeExpression(source: string, bound: ReadonlySet<string>): boolean {
  // The id of a heading.
  if (source.startsWith("#")) return false;
  const head = source.replace(/^(?:[!(+\s-]|\.\.\.|new\s|typeof\s|await\s)+/, "");
  const isCode = [METHOD_OF_LITERAL, FUNCTION, ELEMENT, ARITHMETIC].some((kind) => kind.test(source));
  if (GLOBAL.test(head) || isCode) return true;
  const code = source.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
  for (const [name] of code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)) if (bound.has(name)) return true;
  return false;
}

class CodeFinder {
  readonly #text: string;
  readonly #budget: ScanBudget;
  readonly #knowsProps: boolean;
  readonly #values: ImportedValues;
  /** Names that are bound in the file. */
  readonly #bound = new Set(["props"]);
  /** Names that an attribute may have as its value without running anything. */
  readonly #data = new Set(["toc"]);

  readonly #formulas: FormulaSyntax | undefined;

  constructor(text: string, { knowsProps = false, formulas, imported }: TierContext) {
    this.#values = readImportedValues(text, imported);
    this.#text = text;
    this.#knowsProps = knowsProps;
    this.#formulas = formulas;
    this.#budget = new ScanBudget(text);
  }

  find(): Found | undefined {
    for (const statement of findImports(this.#text)) this.#bind(statement);
    const sign = new RegExp(SIGN);
    for (let match = sign.exec(this.#text); match !== null; match = sign.exec(this.#text)) {
      const step = this.#look(match[0], match.index);
      if (step.found !== undefined) return step.found;
      sign.lastIndex = Math.max(step.next, match.index + 1);
    }
    return undefined;
  }

  #bind({ names, from }: ImportToken): void {
    for (const [local, exported] of Object.entries(names)) {
      if (exported === "default" && isAsset(from)) this.#data.add(local);
      if (exported === "toc" && isMarkdown(from)) this.#data.add(local);
      this.#bound.add(local);
    }
  }

  /** Looks at what a sign begins; says where to go on. */
  #look(sign: string, at: number): { next: number; found?: Found } {
    if (sign.startsWith("export")) return { next: at, found: { what: "`export`", offset: at } };
    if (sign.startsWith("import")) return { next: at + (readImport(this.#text, at)?.raw.length ?? sign.length) };
    if (sign === "<!--") return { next: this.#behind("-->", at) };
    if (sign === "{") return this.#expression(at);
    if (/^<[A-Za-z]$/.test(sign)) return this.#tag(at);
    if (/^`+$/.test(sign)) return { next: this.#behindCode(sign, at) };
    if (sign.startsWith("$")) return { next: this.#behindFormula(at) ?? at + sign.length };
    if (sign.startsWith("\\")) return { next: at + 2 };
    return { next: this.#behindFence(at + sign.length) };
  }

  #behind(text: string, from: number): number {
    const found = this.#text.indexOf(text, from);
    return found < 0 ? this.#text.length : found + text.length;
  }

  /** A code span ends with as many backticks, before the next blank line; otherwise the backticks are text. */
  #behindCode(ticks: string, at: number): number {
    const start = at + ticks.length;
    const close = /(`+)|\n[ \t]*\n/g;
    close.lastIndex = start;
    for (let match = close.exec(this.#text); match?.[1] !== undefined; match = close.exec(this.#text)) {
      if (match[1].length === ticks.length) return close.lastIndex;
    }
    return start;
  }

  #behindFormula(at: number): number | undefined {
    if (this.#formulas === undefined) return undefined;
    const start = this.#text.lastIndexOf("\n", at) + 1;
    const isFirst = /^[ \t>]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)*$/.test(this.#text.slice(start, at));
    const block = isFirst ? readFormulaBlock(this.#text, { ...readLine(this.#text, start), first: at }) : undefined;
    return (
      (block?.unclosed ? undefined : block?.end) ??
      readFormula(this.#text, at, { syntax: this.#formulas, budget: this.#budget })?.end
    );
  }

  #behindFence(at: number): number {
    const fence = readFence(this.#text, at);
    let line = readLine(this.#text, at);
    if (fence === undefined || /mdx-code-block\s*$/.test(this.#text.slice(at, line.end))) return line.end;
    while (line.end < this.#text.length) {
      line = readLine(this.#text, line.end + 1);
      const quoted = /[ \t>]*/y;
      quoted.lastIndex = line.start;
      quoted.exec(this.#text);
      if (closesFence(this.#text, { ...line, first: quoted.lastIndex }, fence)) break;
    }
    return line.end;
  }

  #expression(at: number): { next: number; found?: Found } {
    const expression = readExpression(this.#text, at, { budget: this.#budget, scope: this.#scope(false) });
    if (expression === undefined) return { next: at + 1 };
    if (expression.kind !== "other") return { next: expression.end };
    const source = expression.source.trim();
    if (!isCodeExpression(source, this.#bound)) return { next: at + 1 };
    return { next: expression.end, found: { what: `\`{${shorten(source)}}\``, offset: at } };
  }

  #tag(at: number): { next: number; found?: Found } {
    const tag = readTag(this.#text, at, this.#budget);
    if (tag === undefined) return { next: at + 1 };
    const what = this.#attribute(tag);
    return what === undefined ? { next: tag.end } : { next: tag.end, found: { what, offset: at } };
  }

  /** The first attribute that is not plain data. */
  #attribute(tag: Tag): string | undefined {
    const attribute = tag.attributes.find((each) => !this.#isData(each));
    if (attribute === undefined) return undefined;
    return attribute.name === ""
      ? `the spread attribute of \`<${tag.name}>\``
      : `\`${attribute.name}={…}\` of \`<${tag.name}>\``;
  }

  #isData({ value }: Attribute): boolean {
    if (value.kind === "flag" || value.kind === "text") return true;
    const first = skipSpace(this.#text, value.offset + 1);
    if (this.#text[first] === "}") return true;
    if (value.kind === "spread") return false;
    const literal = readLiteral(this.#text, value.offset + 1, this.#scope(true));
    return literal !== undefined && this.#text[skipSpace(this.#text, literal.end)] === "}";
  }

  /** What can be known without running anything. */
  #scope(inAttribute: boolean): LiteralScope {
    return {
      name: (path) => {
        const [root = ""] = path;
        if (path.length === 1 && inAttribute && this.#data.has(root)) return "";
        const isKnown = root === "frontMatter" || (root === "props" && this.#knowsProps);
        return isKnown && path.length > 1 ? "" : readValue(this.#values, path);
      },
      call: (callee) => (inAttribute && (callee === "require" || callee === "useBaseUrl") ? "" : undefined),
    };
  }
}

function shorten(source: string): string {
  const line = source.replace(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
