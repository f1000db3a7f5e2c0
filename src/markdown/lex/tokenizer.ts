/**
 * Single tokens where the format differs from `marked`: tags and expressions, IDs of headings, footnotes, no indented
 * code in MDX. Text and quotes are read here too, in linear time.
 */

import { type Token, Tokenizer, type Tokens } from "marked";
import { hasDomain, readBareUrl } from "./bare-url.ts";
import { LinkBounds } from "./link-end.ts";
import { hideBackticks, showBackticks } from "./hidden-backticks.ts";
import { readExpression, type ScanBudget } from "../values/expression.ts";
import { splitHeadingId } from "../text/heading-id.ts";
import type { FormulaSyntax } from "../../model/document.ts";
import type { LiteralScope } from "../values/literal.ts";
import { readFormula } from "../math/formula-text.ts";
import { readLine } from "../scan/lines.ts";
import { beginsTable, findParagraphEnd, padHeader, readUnderlined } from "../scan/paragraph.ts";
import { readQuote } from "../scan/quote.ts";
import type { StartOptions } from "../scan/block-start.ts";
import { readFootnoteDefinition } from "../scan/footnote.ts";
import { readTag } from "../tags/tag.ts";
import { findTextEnd } from "./text-end.ts";
import type { FootnoteReferenceToken, FormatToken, FormulaToken, HeadingToken, SegmentToken } from "./tokens.ts";

export interface TokenizerOptions {
  readonly mdx: boolean;
  readonly precedesVersion3: boolean;
  readonly budget: ScanBudget;
  readonly scope: LiteralScope;
  /** Names that are bound in the file. */
  readonly names: ReadonlySet<string>;
  /** Whether `{#id}` sets the ID of a heading. */
  readonly headingIds: boolean;
  /** Syntax of formulas, if there are any. */
  readonly formulas: FormulaSyntax | undefined;
  /** Tokens of text in a quote or list. */
  readonly lexQuoted: (text: string) => Token[];
}

/** A sign that a backslash keeps from being a mark. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?=\n|$)/i;

/** `marked` passes tokens of other types through unchanged. */
function foreign<T>(token: FormatToken | Tokens.Strong | undefined): T | undefined {
  return token as unknown as T | undefined;
}

/** Pipes in attribute values, which MDX 1 treated as text. */
const VALUE_WITH_PIPE = /(<[A-Za-z][\w.-]*[ \t][^<>|\n]*?=[ \t]*)("[^"\n]*"|'[^'\n]*'|\{[^{}\n]*\})/g;

/** The rows of a table, whose cells do not end at a pipe in an attribute. */
function escapePipes(src: string): string {
  const end = src.search(/\n[ \t]*\n/);
  const table = end < 0 ? src : src.slice(0, end);
  if (!/<[A-Za-z][^<>\n]*=[^<>\n]*\|/.test(table)) return src;
  const escaped = table.replace(
    VALUE_WITH_PIPE,
    (_, tag: string, value: string) => tag + value.replace(/(?<!\\)\|/g, "\\|"),
  );
  return escaped + src.slice(table.length);
}

/** Number of characters that the start of a table is longer than the original. */
function countEscapes(original: string, escaped: string): number {
  let at = 0;
  for (const character of escaped) if (original[at] === character) at++;
  return escaped.length - at;
}

/** `marked` does not support tabs in the delimiter row of a table. */
function withoutTabs(table: string): string {
  const start = table.indexOf("\n") + 1;
  const end = readLine(table, start).end;
  const dashes = table.slice(start, end);
  return dashes.includes("\t") ? table.slice(0, start) + dashes.replaceAll("\t", " ") + table.slice(end) : table;
}

/** Makes paragraphs from the text segments of a loose list's item; `marked` handles the rest. */
function loosen(tokens: readonly Token[]): void {
  for (const token of tokens as readonly (Token | SegmentToken)[]) {
    if (token.type !== "segment") continue;
    for (const inside of token.tokens ?? []) if (inside.type === "text") inside.type = "paragraph";
  }
}

export class DocumentTokenizer extends Tokenizer {
  readonly #options: TokenizerOptions;
  readonly #starts: StartOptions;
  readonly #footnotes = new Set<string>();
  #links = new LinkBounds();
  /** The inline text from its first link on, in which only backticks of code are shown. */
  #masked: string | undefined;

  constructor(options: TokenizerOptions) {
    super();
    this.#options = options;
    this.#starts = { html: !options.mdx };
  }

  /** Whether the text is written for MDX 1. */
  get #isMdx1(): boolean {
    return this.#options.mdx && this.#options.precedesVersion3;
  }

  override code(src: string): Tokens.Code | undefined {
    const { mdx, precedesVersion3 } = this.#options;
    return precedesVersion3 || !mdx ? super.code(src) : undefined;
  }

  override html(src: string): Tokens.HTML | undefined {
    return this.#options.mdx ? undefined : super.html(src);
  }

  override heading(src: string): Tokens.Heading | undefined {
    return /^ {0,3}#/.test(src) ? this.#withId(super.heading(src)) : undefined;
  }

  override lheading(src: string): Tokens.Heading | undefined {
    const heading = readUnderlined(src, this.#starts);
    return heading && this.#withId({ type: "heading", ...heading, tokens: this.lexer.inline(heading.text) });
  }

  /** Removes the ID from the text, which is lexed later. */
  #withId(token: HeadingToken | undefined): HeadingToken | undefined {
    if (token === undefined || !token.text.endsWith("}")) return token;
    const split = splitHeadingId(token.text, this.#options.headingIds);
    if (split === undefined) return token;
    const queued = this.lexer.inlineQueue.at(-1);
    if (queued !== undefined) queued.src = split.text;
    return { ...token, ...split, id: split.id.replace(ESCAPED, "$1") };
  }

  override paragraph(src: string): Tokens.Paragraph | undefined {
    const text = src.slice(0, findParagraphEnd(src, this.#starts));
    return { type: "paragraph", raw: text, text, tokens: this.lexer.inline(text) };
  }

  override list(src: string): Tokens.List | undefined {
    const list = super.list(src);
    if (list?.loose) for (const item of list.items) loosen(item.tokens);
    return list;
  }

  override table(src: string): Tokens.Table | undefined {
    const padded = this.#isMdx1 ? padHeader(src) : src;
    if (!beginsTable(padded)) return undefined;
    const table = withoutTabs(src);
    const escaped = escapePipes(withoutTabs(padded));
    const token = super.table(escaped);
    if (token && escaped !== table) token.raw = src.slice(0, token.raw.length - countEscapes(table, token.raw));
    return token;
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    const quote = readQuote(src, { indentedCode: !this.#options.mdx });
    if (quote === undefined) return undefined;
    const keyword = ALERT.exec(quote.text)?.[1]?.toLowerCase();
    const text = keyword === undefined ? quote.text : quote.text.replace(ALERT, "");
    const inside = { raw: quote.raw, text, tokens: this.#options.lexQuoted(text) };
    return keyword === undefined ? { type: "blockquote", ...inside } : foreign({ type: "alert", keyword, ...inside });
  }

  override def(src: string): Tokens.Def | undefined {
    const footnote = readFootnoteDefinition(src);
    if (footnote === undefined) return super.def(src);
    this.#footnotes.add(footnote.label);
    const tokens = this.#options.lexQuoted(footnote.text);
    return foreign({ type: "footnoteDefinition", ...footnote, tokens });
  }

  override tag(src: string): Tokens.Tag | undefined {
    const first = src.charCodeAt(0);
    if (first === 36) return foreign(this.#formula(src));
    if (first === 123) return this.#options.mdx ? foreign(this.#expression(src)) : undefined;
    if (first === 42 && this.#isMdx1) return foreign(this.#earlyStrong(src));
    if (first !== 60) return undefined;
    if (src.startsWith("<!--")) return this.#comment(src);
    return this.#options.mdx ? this.#tag(src) : super.tag(src);
  }

  /**
   * Bold text as MDX 1 read it: between any two pairs of stars, also with spaces inside (`**bold **`), and where a letter follows
   * punctuation (`**注意：**请`).
   */
  #earlyStrong(src: string): Tokens.Strong | undefined {
    const end = src.indexOf("*", 3);
    const text = src.slice(2, end);
    if (!/^\*\*[^*]/.test(src) || !/^\*\*(?!\*)/.test(src.slice(end, end + 3))) return undefined;
    const endsInCode = text.split("`").length % 2 === 0;
    if (endsInCode || text.trim() === "") return undefined;
    return { type: "strong", raw: src.slice(0, end + 2), text, tokens: this.lexer.inlineTokens(text) };
  }

  /** MDX 1 left single tildes as they are: `H~2~O`. */
  override del(src: string, masked: string, before?: string): Tokens.Del | undefined {
    return this.#isMdx1 && !src.startsWith("~~") ? undefined : super.del(src, masked, before);
  }

  #comment(src: string): Tokens.Tag | undefined {
    const { budget } = this.#options;
    const end = budget.spent ? -1 : src.indexOf("-->");
    if (end < 0) budget.lose(0, src.length);
    return end < 0 ? undefined : foreign({ type: "hidden", raw: src.slice(0, end + 3) });
  }

  #tag(src: string): Tokens.Tag | undefined {
    const tag = readTag(src, 0, this.#options.budget);
    if (tag === undefined) return undefined;
    if (tag.name === "a") this.lexer.state.inLink = tag.kind === "open";
    return foreign({ type: "tag", raw: src.slice(0, tag.end), tag });
  }

  #formula(src: string): FormulaToken | undefined {
    const { formulas: syntax, budget } = this.#options;
    const formula = syntax && readFormula(src, 0, { syntax, budget });
    return formula && { type: "formula", raw: src.slice(0, formula.end), display: false, ...formula };
  }

  #expression(src: string): FormatToken | undefined {
    const expression = readExpression(src, 0, this.#options);
    if (expression === undefined || expression.kind === "other") return undefined;
    return { type: "expression", raw: src.slice(0, expression.end), expression };
  }

  /** Reads an inline text with `read`; texts may be nested. */
  inText<T>(read: () => T): T {
    const [links, masked] = [this.#links, this.#masked];
    this.#links = new LinkBounds();
    this.#masked = undefined;
    const result = read();
    this.#links = links;
    this.#masked = masked;
    return result;
  }

  /** The rest of the inline text, in which only backticks of code are shown. */
  #mask(src: string): string {
    this.#masked ??= hideBackticks(src);
    return this.#masked.slice(this.#masked.length - src.length);
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const first = src.charCodeAt(0);
    if (first !== 91 && first !== 33) return undefined;
    return showBackticks(super.link(this.#links.cut(this.#mask(src))));
  }

  override reflink(src: string, links: Parameters<Tokenizer["reflink"]>[1]): ReturnType<Tokenizer["reflink"]> {
    if (src.startsWith("[^")) {
      const reference = /^\[\^([^\]\s]+)\]/.exec(src);
      const label = reference?.[1]?.toLowerCase();
      if (reference !== null && label !== undefined && this.#footnotes.has(label)) {
        return foreign<Tokens.Text>({
          type: "footnoteReference",
          raw: reference[0],
          label,
        } satisfies FootnoteReferenceToken);
      }
    }
    const link = super.reflink(src, links);
    return link?.type === "text" ? showBackticks(super.reflink(this.#mask(src), links)) : link;
  }

  override url(src: string): Tokens.Link | undefined {
    const url = readBareUrl(src);
    if (url === undefined) {
      const link = super.url(src);
      // An address ends with a letter: `package@1.2.3` is a version.
      return link?.href.startsWith("mailto:") && !/[a-z]$/i.test(link.text) ? undefined : link;
    }
    const { text, href } = url;
    if (this.#options.precedesVersion3 && !hasDomain(href)) return undefined;
    return { type: "link", raw: text, text, href, autolink: true, tokens: [{ type: "text", raw: text, text }] };
  }

  override inlineText(src: string): Tokens.Text | undefined {
    const raw = src.slice(0, findTextEnd(src, this.#options.formulas !== undefined));
    return { type: "text", raw, text: raw, escaped: false };
  }
}
