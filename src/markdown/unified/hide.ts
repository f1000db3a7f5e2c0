/**
 * Replaces everything that is not Markdown by placeholders: tags, values in braces, comments, imports, elements with
 * raw content, and the lines of admonitions. Returns the text for micromark, the meaning of the placeholders, and the
 * body line of each line.
 */

import { isInlineElement } from "../tags/elements.ts";
import { readExpression, ScanBudget } from "../values/expression.ts";
import type { LiteralScope } from "../values/literal.ts";
import { readFormula } from "../math/formula-text.ts";
import type { FormulaSyntax } from "../../model/document.ts";
import { type AdmonitionOpening, readOpening } from "../scan/admonition.ts";
import { type FlowItem, isClosedInParagraph, isInline, isOpenInParagraph, readFlow } from "../scan/flow.ts";
import { beginsExport } from "../scan/imports.ts";
import { readLine } from "../scan/lines.ts";
import { importsCodeBlock, readCodeBlockElement, readRawElement } from "../scan/raw-element.ts";
import { endsExcerpt } from "../source/truncation.ts";
import { opens, readTag, type Tag } from "../tags/tag.ts";
import { markLazyLines } from "./lazy-lines.ts";
import { findFreeSign, placeholder } from "./placeholders.ts";
import { endOfCodeSpan, endOfModule, readImports, splitFences } from "./stretches.ts";

/** Meaning of a placeholder. */
export type Hidden =
  | { readonly kind: "tag"; readonly raw: string; readonly tag: Tag }
  | { readonly kind: "code" | "module" | "html" | "truncate"; readonly raw: string }
  | { readonly kind: "opening"; readonly raw: string; readonly opening: AdmonitionOpening }
  | { readonly kind: "closing"; readonly raw: string; readonly colons: number };

export interface HiddenText {
  readonly text: string;
  readonly hidden: readonly Hidden[];
  /** Line of the body by line of the text, both 0-based. */
  readonly lines: readonly number[];
  readonly sign: string;
}

export interface HideOptions {
  /** Whether braces, tags and module code are significant; in CommonMark files they are text or HTML. */
  readonly mdx: boolean;
  readonly scope: LiteralScope;
  /** Names that are bound in the file. */
  readonly names: ReadonlySet<string>;
  /** Keywords that open an admonition. */
  readonly admonitions: readonly string[];
  readonly formulas: FormulaSyntax | undefined;
  /** The placeholder in the body for the end of the excerpt; empty without one. */
  readonly truncateSign: string;
}

/** Hides everything except Markdown. */
export function hide(body: string, options: HideOptions): HiddenText {
  return new Hider(body, options).run();
}

/** Whether the content of a line may continue the previous paragraph. */
export function areInline(list: readonly (Hidden | undefined)[]): boolean {
  const items = list.map((item): FlowItem | undefined => {
    if (item?.kind === "tag") return { kind: "tag", start: 0, end: 0, tag: item.tag };
    const expression = { kind: "comment", text: "", end: 0 } as const;
    return item?.kind === "code" ? { kind: "expression", start: 0, end: 0, expression } : undefined;
  });
  return items.every((item) => item !== undefined) && isInline(items);
}

const STOP = /\\[^\n]|`+|\$+|[{<\n]/g;
const ADMONITION = /([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(:{3,})([^\n]*)/y;
const DESTINATION = /(?<=\]\(|\]:[ \t]*)<[^<>\n]*>/y;
const BLANK = /(?:^|\n)[ \t]*$/;

class Hider {
  readonly #body: string;
  readonly #options: HideOptions;
  readonly #keywords: ReadonlySet<string>;
  readonly #hidden: Hidden[] = [];
  readonly #lines: number[] = [0];
  readonly #open: { readonly colons: number; readonly known: boolean }[] = [];
  readonly #budget: ScanBudget;
  readonly #sign: string;
  readonly #ownCodeBlock: boolean;
  #out = "";
  #line = 0;
  #text = "";
  #afterImport = false;

  constructor(body: string, options: HideOptions) {
    this.#body = body;
    this.#options = options;
    this.#keywords = new Set(options.admonitions);
    this.#budget = new ScanBudget(body);
    this.#sign = findFreeSign(body);
    this.#ownCodeBlock = importsCodeBlock(body);
  }

  run(): HiddenText {
    let isFirst = true;
    for (const { lines, code } of splitFences(this.#body, this.#options.formulas !== undefined)) {
      if (lines.length === 0) continue;
      if (!isFirst) this.#keep("\n");
      isFirst = false;
      if (code) this.#keep(lines.join("\n"));
      else this.#prose(markLazyLines(lines).join("\n"));
    }
    return { text: this.#out, hidden: this.#hidden, lines: this.#lines, sign: this.#sign };
  }

  #keep(text: string): void {
    this.#out += text;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#lines.push(++this.#line);
  }

  #hide(item: Hidden): void {
    this.#out += placeholder(this.#sign, this.#hidden.push(item) - 1);
    for (let at = item.raw.indexOf("\n"); at >= 0; at = item.raw.indexOf("\n", at + 1)) this.#line++;
  }

  /** Begins a line that the body does not have. */
  #break(): void {
    this.#out += "\n";
    this.#lines.push(this.#line);
  }

  #prose(text: string): void {
    this.#text = text;
    const stops = new RegExp(STOP);
    let at = 0;
    let isStart = true;
    while (at < text.length) {
      const taken = isStart ? this.#lineStart(at) : undefined;
      isStart = false;
      if (taken !== undefined) {
        at = taken;
        isStart = text[at - 1] === "\n";
        continue;
      }
      stops.lastIndex = at;
      const stop = stops.exec(text);
      this.#keep(text.slice(at, stop?.index ?? text.length));
      if (stop === null) return;
      at = this.#stop(stop[0], stop.index);
      isStart = stop[0] === "\n";
    }
  }

  /** Handles what begins at a stop; returns its end. */
  #stop(found: string, at: number): number {
    const text = this.#text;
    const keepTo = (end: number): number => {
      this.#keep(text.slice(at, end));
      return end;
    };
    if (found.startsWith("`")) return keepTo(endOfCodeSpan(text, at, found));
    if (found.startsWith("$")) return keepTo(this.#endOfFormula(at) ?? at + found.length);
    if (found === "{" && this.#options.mdx) return this.#brace(at) ?? keepTo(at + 1);
    if (found === "<" && this.#options.mdx) return this.#angle(at) ?? keepTo(at + 1);
    return keepTo(at + found.length);
  }

  #endOfFormula(at: number): number | undefined {
    const { formulas: syntax } = this.#options;
    return syntax && readFormula(this.#text, at, { syntax, budget: this.#budget })?.end;
  }

  #brace(at: number): number | undefined {
    const { scope, names } = this.#options;
    const expression = readExpression(this.#text, at, { budget: this.#budget, scope, names });
    if (expression === undefined || expression.kind === "other") return undefined;
    this.#hide({ kind: "code", raw: this.#text.slice(at, expression.end) });
    return expression.end;
  }

  #angle(at: number): number | undefined {
    const text = this.#text;
    DESTINATION.lastIndex = at;
    if (DESTINATION.test(text)) {
      this.#keep(text.slice(at, DESTINATION.lastIndex));
      return DESTINATION.lastIndex;
    }
    if (text.startsWith("<!--", at)) return this.#comment(at);
    const tag = readTag(text, at, this.#budget);
    if (tag === undefined) return undefined;
    this.#hide({ kind: "tag", raw: text.slice(at, tag.end), tag });
    return tag.end;
  }

  #comment(at: number): number | undefined {
    const close = this.#budget.spent ? -1 : this.#text.indexOf("-->", at + 4);
    if (close < 0) {
      this.#budget.lose(at, this.#text.length);
      return undefined;
    }
    const inside = this.#text.slice(at + 4, close).replaceAll("*/", "* /");
    this.#hide({ kind: "code", raw: `{/*${inside}*/}` });
    return close + 3;
  }

  /** Handles what only the start of a line can begin; returns its end. */
  #lineStart(at: number): number | undefined {
    const taken =
      this.#truncate(at) ??
      this.#admonition(at) ??
      (this.#options.mdx ? (this.#module(at) ?? this.#element(at)) : undefined);
    if (taken === undefined && this.#text[at] !== "\n") this.#afterImport = false;
    return taken;
  }

  #truncate(at: number): number | undefined {
    const { first, end } = readLine(this.#text, at);
    if (!endsExcerpt(this.#text, this.#options.truncateSign, first)) return undefined;
    this.#hide({ kind: "truncate", raw: this.#text.slice(first, end) });
    return end;
  }

  #admonition(at: number): number | undefined {
    ADMONITION.lastIndex = at;
    const [line, before = "", mark = "", rest = ""] = ADMONITION.exec(this.#text) ?? [];
    if (line === undefined) return undefined;
    const end = at + line.length;
    const raw = line.slice(before.length);
    if (rest.trim() === "") return this.#closeAdmonition(before, mark.length) ? end : undefined;
    const opening = readOpening(this.#text, at + before.length);
    if (opening === undefined) return undefined;
    const known = this.#keywords.has(opening.keyword);
    this.#open.push({ colons: mark.length, known });
    if (!known) return undefined;
    this.#keep(before);
    this.#hide({ kind: "opening", raw, opening });
    return end;
  }

  /**
   * Closes the innermost admonition with as many colons, or else the innermost with fewer, and everything inside it.
   * Returns false if none matches.
   */
  #closeAdmonition(before: string, colons: number): boolean {
    const exact = this.#open.findLastIndex((one) => one.colons === colons);
    const depth = exact >= 0 ? exact : this.#open.findLastIndex((one) => one.colons < colons);
    const closed = depth < 0 ? [] : this.#open.splice(depth).filter(({ known }) => known);
    if (closed.length === 0) return false;
    this.#keep(before);
    for (const one of closed.toReversed()) this.#hide({ kind: "closing", raw: "", colons: one.colons });
    return true;
  }

  #module(at: number): number | undefined {
    const text = this.#text;
    const first = text.charCodeAt(at);
    if ((first !== 105 && first !== 101) || !(this.#afterImport || BLANK.test(this.#out))) return undefined;
    const imports = readImports(text, at);
    const raw = imports === "" && beginsExport(text, at) ? text.slice(at, endOfModule(text, at)) : imports;
    if (raw === "") return undefined;
    this.#hide({ kind: "module", raw: raw.trimEnd() });
    this.#afterImport = true;
    return this.#endLine(at + raw.trimEnd().length);
  }

  /** Ends the line of a placeholder that is alone on it. */
  #endLine(end: number): number {
    const next = /[ \t]*(\n|$)/y;
    next.lastIndex = end;
    if (!next.test(this.#text)) return end;
    if (next.lastIndex > end) this.#keep(this.#text.slice(end, next.lastIndex));
    return next.lastIndex;
  }

  #element(at: number): number | undefined {
    const text = this.#text;
    const line = readLine(text, at);
    if (text[line.first] !== "<") return undefined;
    const { scope, names } = this.#options;
    const context = { budget: this.#budget, scope, names, ownCodeBlock: this.#ownCodeBlock };
    const raw = (readCodeBlockElement(text, line, context) ?? readRawElement(text, line, this.#budget))?.raw.trimEnd();
    if (raw !== undefined) {
      this.#keep(text.slice(at, line.first));
      this.#hide({ kind: "html", raw: raw.trimStart() });
      return this.#endLine(at + raw.length);
    }
    return this.#leadingTag(at, line.first);
  }

  /** A tag before text whose match is not in the same paragraph is on its own line. */
  #leadingTag(at: number, first: number): number | undefined {
    const flow = readFlow(this.#text, first, { ...this.#options, budget: this.#budget });
    const [item] = flow.items;
    if (flow.pure || item?.kind !== "tag" || (!opens(item.tag) && item.tag.kind !== "close")) return undefined;
    if (opens(item.tag) && isInlineElement(item.tag.name)) return undefined;
    if (opens(item.tag) && isClosedInParagraph(this.#text, item.tag, this.#budget)) return undefined;
    if (!opens(item.tag) && isOpenInParagraph(this.#text.slice(0, first), item.tag, this.#budget)) return undefined;
    this.#keep(this.#text.slice(at, first));
    const end = this.#angle(first);
    if (end !== undefined) this.#break();
    return end;
  }
}
