/**
 * The lexer: `marked`'s, with the additions of the format. Block structure that `marked` does not know is cut out first
 * (`scan/`), at every level of nesting.
 */

import { Hooks, Lexer, type Token, type TokensList } from "marked";
import { maskExpressions, ScanBudget } from "../values/expression.ts";
import type { LiteralScope } from "../values/literal.ts";
import { maskFormulas } from "../math/formula-text.ts";
import type { FormulaSyntax } from "../../model/document.ts";
import { dedent } from "../scan/lines.ts";
import type { ScanContext, Stretch } from "../scan/piece.ts";
import { importsCodeBlock } from "../scan/raw-element.ts";
import { scan } from "../scan/scanner.ts";
import { DocumentTokenizer } from "./tokenizer.ts";
import type { ImportToken } from "./tokens.ts";

/** Maximum nesting of lists and quotes; deeper text is plain. */
const MAX_NESTING = 100;

export interface LexerOptions {
  readonly mdx: boolean;
  readonly precedesVersion3: boolean;
  readonly admonitions: readonly string[];
  /** Names in expressions. */
  readonly scope: LiteralScope;
  /** Names that are bound in the file. */
  readonly names: ReadonlySet<string>;
  readonly mdx1Compat: { readonly admonitions: boolean; readonly headingIds: boolean };
  /** Syntax of formulas, if there are any. */
  readonly formulas?: FormulaSyntax | undefined;
  /** The placeholder in the text for the end of the excerpt. */
  readonly truncateSign: string;
}

export class DocumentLexer extends Lexer {
  /** Imports in order. */
  readonly imports: ImportToken[] = [];
  /** Whether something is nested too deeply. */
  tooDeep = false;
  readonly #context: ScanContext;
  readonly #rootContext: ScanContext;
  readonly #mdx: boolean;
  readonly #tokenizer: DocumentTokenizer;
  #depth = 0;
  #containers = 0;

  constructor(text: string, options: LexerOptions) {
    const { mdx, precedesVersion3, admonitions, mdx1Compat, scope, names, formulas, truncateSign } = options;
    const budget = new ScanBudget(text);
    const tokenizer = new DocumentTokenizer({
      mdx,
      precedesVersion3,
      budget,
      scope,
      names,
      headingIds: mdx1Compat.headingIds,
      formulas,
      lexQuoted: (inside) => this.lexQuoted(inside),
    });
    const emStrongMask = (masked: string): string => {
      const plain = names.size === 0 ? masked : maskExpressions(masked, { budget, scope, names });
      return formulas ? maskFormulas(plain, { syntax: formulas, budget }) : plain;
    };
    const hooks = (formulas || names.size > 0) && Object.assign(new Hooks(), { emStrongMask });
    super({ gfm: true, breaks: false, pedantic: false, tokenizer, ...(hooks && { hooks }) });
    this.#mdx = mdx;
    this.#tokenizer = tokenizer;
    this.#context = {
      mdx,
      indentedCode: false,
      root: false,
      jsxText: precedesVersion3 && mdx,
      definitionsInterrupt: precedesVersion3 && mdx,
      budget,
      scope,
      names,
      truncateSign,
      ownCodeBlock: importsCodeBlock(text),
      keywords: new Set(admonitions),
      plainTitles: mdx1Compat.admonitions,
      formulas: formulas !== undefined,
      lexBlocks: (inside) => {
        this.state.top = true;
        return this.blockTokens(inside, []);
      },
      lexInline: (inside) => this.inline(inside),
    };
    this.#rootContext = { ...this.#context, root: true, indentedCode: precedesVersion3 && mdx };
  }

  /** Tokens of text in a quote or list, where imports are not possible. */
  lexQuoted(text: string): Token[] {
    this.state.top = true;
    this.#containers++;
    const tokens = this.blockTokens(text, []);
    this.#containers--;
    return tokens;
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#depth >= MAX_NESTING) {
      this.tooDeep = true;
      tokens.push({
        type: "text",
        raw: src,
        text: src,
        tokens: [{ type: "text", raw: src, text: src, escaped: false }],
      });
      return tokens;
    }
    this.#depth++;
    const top = this.state.top;
    const root = top && this.#containers === 0;
    for (const piece of scan(src, root ? this.#rootContext : this.#context)) {
      this.state.top = top;
      if ("token" in piece) this.#take(piece.token, tokens);
      else this.#lexStretch(src, piece, tokens);
    }
    this.state.top = true;
    this.#depth--;
    return tokens;
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#depth >= MAX_NESTING) {
      this.tooDeep = true;
      tokens.push({ type: "text", raw: src, text: src, escaped: false });
      return tokens;
    }
    this.#depth++;
    const result = this.#tokenizer.inText(() => super.inlineTokens(src, tokens));
    this.#depth--;
    return result;
  }

  #take(token: { readonly type: string }, tokens: Token[]): void {
    if (token.type === "import") this.imports.push(token as ImportToken);
    tokens.push(token as Token);
  }

  #lexStretch(src: string, { start, end, indent, inline }: Stretch, tokens: Token[]): void {
    const raw = src.slice(start, end);
    if (inline) {
      const text = raw.trim();
      tokens.push({ type: "run", raw, text, tokens: this.inline(text) });
    } else if (indent === 0 || !this.#mdx) {
      super.blockTokens(raw, tokens);
    } else {
      const text = dedent(raw, indent);
      tokens.push({ type: "segment", raw, text, offset: 0, tokens: super.blockTokens(text, []) });
    }
  }
}
