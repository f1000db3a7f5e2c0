import { beginsBlock, beginsDefinition, isPartOfLine } from "./block-start.ts";
import { isInlineElement } from "../tags/elements.ts";
import { readFormulaBlock } from "../math/formula-text.ts";
import { opens, type Tag } from "../tags/tag.ts";
import type { FormatToken } from "../lex/tokens.ts";
import { findAdmonitionEnd, readOpening } from "./admonition.ts";
import { type Flow, type FlowItem, isClosedInParagraph, isInline, isOpenInParagraph, readFlow } from "./flow.ts";
import { isInLine, showsSpace } from "../tags/visible-space.ts";
import { beginsExport, readImport } from "./imports.ts";
import { readModuleBlock } from "../script/module-block.ts";
import { endsExcerpt } from "../source/truncation.ts";
import { findCommentEnd, findFenceEnd } from "./ends.ts";
import { afterLine, closesFence, dedent, type Fence, type Line, readBullet, readFence, readLine } from "./lines.ts";
import type { Piece, ScanContext } from "./piece.ts";
import { hasSigns } from "./has-signs.ts";
import { readCodeBlockElement, readRawElement } from "./raw-element.ts";

/** Splits text into plain Markdown and what comes between: tags, comments, admonitions, imports. One pass over the lines. */
export function scan(text: string, context: ScanContext): readonly Piece[] {
  if (!hasSigns(text, context)) return [{ start: 0, end: text.length, indent: 0, inline: false }];
  return new Scanner(text, context).scan();
}

class Scanner {
  readonly #text: string;
  readonly #context: ScanContext;
  readonly #pieces: Piece[] = [];
  /** Names of the open tags at this level. */
  readonly #open: string[] = [];
  #at = 0;
  /** Start of the current segment, and the indentation of its first line. */
  #from = 0;
  #indent: number | undefined;
  #fence: Fence | undefined;
  /** Number of columns before the text of the current list item; -1 outside of lists. */
  #list = -1;
  #afterBlank = true;
  #afterImport = false;
  /** The last tag or value on a line of its own, and where that ended. */
  #before: { readonly item: FlowItem | undefined; readonly end: number } | undefined;

  constructor(text: string, context: ScanContext) {
    this.#text = text;
    this.#context = context;
  }

  scan(): readonly Piece[] {
    while (this.#at < this.#text.length) this.#step(readLine(this.#text, this.#at));
    this.#flush(this.#text.length);
    return this.#pieces;
  }

  #step(line: Line): void {
    if (this.#fence !== undefined) {
      if (closesFence(this.#text, line, this.#fence)) this.#fence = undefined;
      this.#at = afterLine(this.#text, line);
      this.#afterBlank = false;
    } else if (line.first === line.end) {
      this.#at = afterLine(this.#text, line);
      this.#afterBlank = true;
    } else if (this.#list >= 0 && line.indent >= this.#list) {
      this.#pass(line);
    } else {
      const bullet = readBullet(this.#text, line, this.#afterBlank || this.#list >= 0);
      if (bullet === undefined && this.#afterBlank) this.#list = -1;
      if (this.#isCode(line)) return this.#passCode(line);
      if (this.#context.mdx) this.#settleIndent(line);
      if (bullet !== undefined) this.#list = bullet;
      if (bullet !== undefined || !this.#special(line)) this.#pass(line);
    }
  }

  #isCode({ indent, first }: Line): boolean {
    const mayBe = this.#context.indentedCode && indent >= 4 && this.#list < 0 && this.#open.length === 0;
    return mayBe && (this.#afterBlank || beginsBlock(this.#text, first, { html: false }));
  }

  /** Adds the lines of indented code to a segment that keeps its indentation. */
  #passCode(first: Line): void {
    if (!this.#afterBlank) this.#endParagraph(first);
    else if (this.#indent !== 0) this.#flush(first.start);
    this.#indent = 0;
    for (let line = first; line.indent >= 4 && line.first < line.end; line = readLine(this.#text, this.#at)) {
      this.#pass(line);
    }
  }

  /** Adds a line to the current segment. */
  #pass(line: Line): void {
    this.#at = afterLine(this.#text, line);
    this.#afterBlank = false;
    this.#afterImport = false;
  }

  /** In MDX, indentation is insignificant outside of lists: a block with another indentation becomes a new segment. */
  #settleIndent(line: Line): void {
    if (this.#indent === undefined) this.#indent = line.indent;
    else if (this.#afterBlank && this.#list < 0) this.#cutAtIndent(line);
  }

  #cutAtIndent(line: Line): void {
    const deeper = line.indent - (this.#indent ?? 0);
    if (deeper >= 0 && deeper < 4) return;
    this.#flush(line.start);
    this.#indent = line.indent;
  }

  /** Ends the current segment. */
  #flush(end: number): void {
    const start = this.#from;
    const parent = this.#open.at(-1);
    const inline = parent !== undefined && isPartOfLine(this.#slice(start, end), { parent, ...this.#context });
    if (end > start) this.#pieces.push({ start, end, indent: this.#indent ?? 0, inline });
    this.#from = end;
    this.#indent = undefined;
    this.#list = -1;
    this.#afterBlank = true;
  }

  /** Adds a token that ends at `end` after the segment that ends at `start`. */
  #emit(token: FormatToken, start: number, end: number): void {
    this.#flush(start);
    this.#pieces.push({ token });
    this.#from = end;
    this.#at = end;
  }

  #slice(start: number, end: number): string {
    return this.#text.slice(start, end);
  }

  /** Handles a line that is not plain Markdown. */
  #special(line: Line): boolean {
    const text = this.#text;
    switch (text.charCodeAt(line.first)) {
      case 58: // :
        return this.#admonition(line);
      case 36: // $
        return this.#context.formulas && this.#formula(line);
      case 96: // `
      case 126: // ~
        return this.#openFence(line);
      case 60: // <
      case 123: // {
        return this.#context.mdx && this.#flow(line);
      case 91: // [
        if (this.#context.definitionsInterrupt && !this.#afterBlank) this.#definition(line);
        return false;
      case 101: // e
      case 105: // i
        return this.#context.mdx && this.#context.root && line.indent === 0 && this.#module(line);
      default:
        return endsExcerpt(text, this.#context.truncateSign, line.first) && this.#truncate(line);
    }
  }

  #definition(line: Line): void {
    if (beginsDefinition(this.#text, line.first)) this.#endParagraph(line);
  }

  #truncate(line: Line): boolean {
    const end = afterLine(this.#text, line);
    this.#emit({ type: "truncate", raw: this.#slice(line.start, end) }, line.start, end);
    return true;
  }

  #admonition(line: Line): boolean {
    const { keywords, plainTitles, budget, lexBlocks, lexInline } = this.#context;
    const opening = readOpening(this.#text, line.first);
    if (opening === undefined || !keywords.has(opening.keyword) || budget.spent) return false;
    const { keyword, title } = opening;
    if (title !== "" && !plainTitles && this.#text[line.end - 1] !== "]") return false;
    const from = afterLine(this.#text, line);
    const { insideEnd, end, endedBy } = findAdmonitionEnd({ text: this.#text, from, opening, budget });
    const text = dedent(this.#slice(from, insideEnd), line.indent);
    const raw = this.#slice(line.start, end);
    const inside = { text, offset: from - line.start, tokens: lexBlocks(text), endedBy };
    this.#emit({ type: "admonition", raw, keyword, title, titleTokens: lexInline(title), ...inside }, line.start, end);
    return true;
  }

  /** Ends the current paragraph; without a token between them, `marked` would continue it. */
  #endParagraph({ start }: Line): void {
    this.#emit({ type: "hidden", raw: "" }, start, start);
  }

  #openFence(line: Line): boolean {
    const fence = readFence(this.#text, line.first);
    if (fence === undefined) return false;
    const info = this.#slice(line.first + fence.length, line.end).trim();
    if (info === "mdx-code-block") return this.#mdxFence(line, fence);
    if (this.#context.mdx) this.#cutAtIndent(line);
    this.#indent ??= line.indent;
    this.#fence = fence;
    return false;
  }

  #formula(line: Line): boolean {
    const formula = readFormulaBlock(this.#text, line);
    if (formula === undefined) return false;
    const raw = this.#slice(line.start, formula.end);
    this.#emit({ type: "formula", raw, display: true, ...formula }, line.start, formula.end);
    return true;
  }

  /** A fence whose content is parsed as if there were no fence. */
  #mdxFence(line: Line, fence: Fence): boolean {
    const from = afterLine(this.#text, line);
    const { insideEnd, end } = findFenceEnd(this.#text, from, fence);
    const text = dedent(this.#slice(from, insideEnd), line.indent);
    const tokens = this.#context.lexBlocks(text);
    this.#emit(
      { type: "segment", raw: this.#slice(line.start, end), text, offset: from - line.start, tokens },
      line.start,
      end,
    );
    return true;
  }

  #module(line: Line): boolean {
    if (!this.#afterBlank && !this.#afterImport) return false;
    const token = readImport(this.#text, line.start);
    if (token !== undefined) this.#emit(token, line.start, line.start + token.raw.length);
    else if (beginsExport(this.#text, line.start)) {
      const block = readModuleBlock(this.#text, line.start, this.#context.budget);
      this.#emit({ type: "module", ...block }, line.start, line.start + block.raw.length);
    } else return false;
    this.#afterImport = true;
    return true;
  }

  #flow(line: Line): boolean {
    if (this.#text.startsWith("<!--", line.first)) return this.#comment(line);
    const { budget } = this.#context;
    const element = readCodeBlockElement(this.#text, line, this.#context) ?? readRawElement(this.#text, line, budget);
    if (element !== undefined) {
      this.#emit(element, line.start, line.start + element.raw.length);
      return true;
    }
    const flow = readFlow(this.#text, line.first, this.#context);
    if (!flow.pure) return this.#leadingTag(flow, line);
    if (!this.#afterBlank && isInline(flow.items)) return false;
    this.#emitFlow(flow, line);
    return true;
  }

  /** Handles a tag at the start of a line with text if its match is not in the same paragraph. */
  #leadingTag(flow: Flow, line: Line): boolean {
    const [first] = flow.items;
    if (first?.kind !== "tag" || (!opens(first.tag) && first.tag.kind !== "close")) return false;
    if (opens(first.tag) && isInlineElement(first.tag.name)) return false;
    const { budget } = this.#context;
    if (opens(first.tag) && isClosedInParagraph(this.#text, first.tag, budget)) return false;
    if (!opens(first.tag) && isOpenInParagraph(this.#slice(this.#from, line.first), first.tag, budget)) return false;
    this.#emitFlow({ items: [first], end: first.end, pure: true }, line);
    return true;
  }

  #emitFlow({ items, end }: Flow, line: Line): void {
    let from = line.start;
    this.#flush(from);
    if (this.#isBeside(items[0], line))
      this.#pieces.push({ token: { type: "gap", raw: "", isUnseen: this.#open.length > 0 } });
    this.#before = { item: items.at(-1), end };
    for (const [index, item] of items.entries()) {
      const type = showsSpace(items[index - 1], item) ? "gap" : "space";
      if (item.start > from) this.#pieces.push({ token: { type, raw: this.#slice(from, item.start) } });
      from = index === items.length - 1 ? end : item.end;
      const raw = this.#slice(item.start, from);
      if (item.kind === "tag") {
        this.#track(item.tag);
        this.#pieces.push({ token: { type: "tag", raw, tag: item.tag } });
      } else this.#pieces.push({ token: { type: "expression", raw, expression: item.expression } });
    }
    this.#from = this.#at = end;
  }

  /** Whether nothing but space that readers see precedes an item. Inside of elements, JSX ignores line breaks beside components. */
  #isBeside(item: FlowItem | undefined, line: Line): boolean {
    const { item: before, end } = this.#before ?? {};
    if (end === undefined || this.#slice(end, line.first).trim() !== "") return false;
    return this.#open.length === 0 ? showsSpace(before, item) : isInLine(before) && isInLine(item);
  }

  /** Tracks open tags. */
  #track(tag: Tag): void {
    if (opens(tag)) this.#open.push(tag.name);
    const depth = tag.kind === "close" ? this.#open.lastIndexOf(tag.name) : -1;
    if (depth >= 0) this.#open.length = depth;
  }

  #comment(line: Line): boolean {
    const end = findCommentEnd(this.#text, line, this.#context.budget);
    // A comment in a paragraph must not split it.
    if (end === undefined || (!this.#afterBlank && end <= afterLine(this.#text, line))) return false;
    this.#emit({ type: "hidden", raw: this.#slice(line.start, end) }, line.start, end);
    return true;
  }
}
