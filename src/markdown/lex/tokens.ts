/** Tokens besides those of `marked`. As in `marked`, the `raw` of consecutive tokens is the text without gaps. */

import type { Token, Tokens } from "marked";
import type { JsonObject } from "../../model/json.ts";
import type { Expression } from "../values/expression.ts";
import type { Frame } from "../source/frame.ts";
import type { ModuleBlock } from "../script/module-block.ts";
import type { Tag } from "../tags/tag.ts";

/** One tag; its offsets are relative to `raw`. */
export interface TagToken {
  readonly type: "tag";
  raw: string;
  readonly tag: Tag;
}

/** The space between inline elements on separate lines. */
export interface GapToken {
  readonly type: "gap";
  raw: string;
  /** Whether it only separates words: as in JSX, a line break inside an element vanishes. */
  readonly isUnseen?: boolean;
}

/** Invisible content: comments. */
export interface HiddenToken {
  readonly type: "hidden";
  raw: string;
}

/** Statements: `export`s, and what follows them without a blank line. */
export interface ModuleToken extends ModuleBlock {
  readonly type: "module";
  raw: string;
}

/** A value in braces. */
export interface ExpressionToken {
  readonly type: "expression";
  raw: string;
  readonly expression: Expression;
}

/** Tokens with their own position, because a plugin made or moved them. */
export interface PlacedToken {
  readonly type: "placed";
  readonly raw: "";
  readonly frame: Frame;
  readonly offset: number;
  readonly tokens: readonly Token[];
}

/** A token whose element received attributes from a plugin. */
export interface Dressed {
  /** React props of the element. */
  readonly props?: JsonObject;
}

/** Text that was indented, or inside an `mdx-code-block` fence, and is lexed separately. */
export interface SegmentToken {
  readonly type: "segment";
  raw: string;
  /** The text without its indentation, from the line that starts `offset` characters into `raw`. */
  readonly text: string;
  readonly offset: number;
  readonly tokens: Token[];
}

/** Inline text without a paragraph around it. */
export interface RunToken {
  readonly type: "run";
  raw: string;
  readonly text: string;
  readonly tokens: Token[];
}

export interface AdmonitionToken {
  readonly type: "admonition";
  raw: string;
  readonly keyword: string;
  readonly title: string;
  readonly titleTokens: Token[];
  /** The content, from the line that starts `offset` characters into `raw`. */
  readonly text: string;
  readonly offset: number;
  readonly tokens: Token[];
  /** What ends it: a closing line, a repeated opening line, or the end of the text. */
  readonly endedBy: "closing" | "opening" | "end";
}

/** A quote that begins with `[!NOTE]`; that line is empty in `text`. */
export interface AlertToken {
  readonly type: "alert";
  raw: string;
  readonly keyword: string;
  readonly text: string;
  readonly tokens: Token[];
}

/** An element whose content is not Markdown. */
export interface RawElementToken {
  readonly type: "raw";
  raw: string;
}

/** A formula between dollar signs. */
export interface FormulaToken {
  readonly type: "formula";
  raw: string;
  readonly tex: string;
  /** Offset of the TeX, or its first line, in `raw`. */
  readonly offset: number;
  /** Whether it is a block. */
  readonly display: boolean;
  /** Whether the closing dollar signs are missing. */
  readonly unclosed?: boolean;
}

export interface ImportToken {
  readonly type: "import";
  raw: string;
  readonly from: string;
  /** Offset of the module name in `raw`. */
  readonly offset: number;
  readonly names: Readonly<Record<string, string>>;
}

export interface TruncateToken {
  readonly type: "truncate";
  raw: string;
}

export interface FootnoteDefinitionToken {
  readonly type: "footnoteDefinition";
  raw: string;
  readonly label: string;
  readonly text: string;
  readonly tokens: Token[];
}

export interface FootnoteReferenceToken {
  readonly type: "footnoteReference";
  raw: string;
  readonly label: string;
}

export interface ParagraphToken extends Tokens.Paragraph, Dressed {
  /** Whether it has no element of its own; by default, that is so for a paragraph of only tags. */
  readonly bare?: boolean;
}

/** An element of HTML that a plugin made. */
export interface ElementToken extends Dressed {
  readonly type: "element";
  raw: string;
  readonly name: string;
  readonly tokens: readonly Token[];
}

export interface HeadingToken extends Tokens.Heading, Dressed {
  /** The ID that the author set, or a plugin saw; empty for none. */
  readonly id?: string;
}

export type FormatToken =
  | TagToken
  | HiddenToken
  | ModuleToken
  | GapToken
  | ExpressionToken
  | PlacedToken
  | ElementToken
  | SegmentToken
  | RunToken
  | AdmonitionToken
  | AlertToken
  | RawElementToken
  | FormulaToken
  | ImportToken
  | TruncateToken
  | FootnoteDefinitionToken
  | FootnoteReferenceToken
  | Tokens.Space
  | Tokens.Code;

/** The props of an element: those of its rule, overridden by those of a plugin. */
export function dress(token: object, own?: JsonObject): { readonly props?: JsonObject } {
  const { props } = token as Dressed;
  if (props === undefined) return own === undefined ? {} : { props: own };
  return { props: { ...own, ...props } };
}
