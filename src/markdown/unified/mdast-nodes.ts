/** mdast nodes by token type, for `to-mdast.ts`. */

import type { Token, Tokens } from "marked";
import { decodeReferences } from "../body/escape.ts";
import { toPlainText } from "../text/plain-text.ts";
import { isOnlyTags } from "../rules/blocks.ts";
import { infoOf } from "../rules/fence.ts";
import { labelOf } from "../rules/link.ts";
import { placeItems } from "../rules/list.ts";
import { placeRows } from "../rules/table.ts";
import type * as format from "../lex/tokens.ts";
import { lazyProgram } from "./jsx.ts";
import type { Frame } from "../source/frame.ts";
import type { Origin, Origins, TreeNode } from "./tree.ts";

export interface MdastRequest {
  readonly origins: Origins;
  /** Offset in the file at which a line begins. */
  readonly lineStart: (line: number) => number;
  /** Whether the file is MDX, whose comments are expressions. */
  readonly mdx: boolean;
}

/** Position of a list of tokens, and whether it contains blocks. */
export interface Context {
  readonly frame: Frame;
  readonly at: number;
  readonly flow: boolean;
  /** Whether the blocks are the tags of a line, which contain text. */
  readonly unravelled?: boolean;
}

/** Combines nodes. */
export interface Builder {
  readonly request: MdastRequest;
  /** Nodes of consecutive tokens. */
  list(tokens: readonly Token[], context: Context): TreeNode[];
  /** Gives a node its position, and records what it was made from. */
  node(node: TreeNode, origin: Origin): TreeNode;
}

type Make<T> = (token: T, builder: Builder, context: Context) => TreeNode | readonly TreeNode[] | undefined;

/** Nodes of inline tokens inside a token, at the offset of their text in its `raw`. */
function inline(
  token: { readonly raw: string; readonly text: string; readonly tokens: Token[] },
  builder: Builder,
  { frame, at }: Context,
): TreeNode[] {
  return builder.list(token.tokens, { frame, at: at + Math.max(0, token.raw.indexOf(token.text)), flow: false });
}

/** Nodes of blocks with their own frame, from `offset` of the token on. */
function blocks(
  { text, tokens, offset = 0 }: { readonly text: string; readonly tokens: readonly Token[]; readonly offset?: number },
  builder: Builder,
  { frame, at }: Context,
): TreeNode[] {
  return builder.list(tokens, { frame: frame.inside(text, at + offset), at: 0, flow: true });
}

function wrapper(type: string): Make<Tokens.Strong | Tokens.Em | Tokens.Del> {
  return (token, builder, context) => ({ type, children: inline(token, builder, context) });
}

/** A function that the table below calls only with tokens of its own type. */
function make<T>(maker: Make<T>): Make<Token> {
  return maker as unknown as Make<Token>;
}

/** Functions that make nodes; types without output have none. */
export const MAKERS: Readonly<Record<string, Make<Token>>> = {
  heading: make<format.HeadingToken>((token, builder, context) => ({
    type: "heading",
    depth: token.depth,
    children: inline(token, builder, context),
    ...(token.id !== undefined && { data: { id: token.id, hProperties: { id: token.id } } }),
  })),
  paragraph: make<Tokens.Paragraph>((token, builder, context) => {
    if (!isOnlyTags(token.tokens))
      return { type: "paragraph", children: builder.list(token.tokens, { ...context, flow: false }) };
    // As in MDX, tags alone make no paragraph.
    const nodes = builder.list(token.tokens, { ...context, flow: true, unravelled: true });
    const [only] = nodes;
    return nodes.length === 1 ? only : nodes;
  }),
  text: make<Tokens.Text & { tokens: Token[] }>((token, builder, context) => ({
    type: "paragraph",
    children: builder.list(token.tokens, { ...context, flow: false }),
  })),
  hr: make(() => ({ type: "thematicBreak" })),
  blockquote: make<Tokens.Blockquote>((token, builder, context) => ({
    type: "blockquote",
    children: blocks(token, builder, context),
  })),
  code: make<Tokens.Code>((token) => {
    const [, lang, meta] = /^(\S*)(?:\s+(.*))?$/s.exec(infoOf(token)) ?? [];
    return { type: "code", lang: lang || null, meta: meta || null, value: token.text.replace(/\n$/, "") };
  }),
  list: make<Tokens.List>((token, builder, { frame, at }) => ({
    type: "list",
    ordered: token.ordered,
    start: token.ordered && token.start !== "" ? token.start : null,
    spread: token.loose,
    children: Array.from(placeItems(token, frame, at), (place) => {
      const { item } = place;
      const children = builder.list(item.tokens, { frame: place.frame, at: 0, flow: true });
      const node = {
        type: "listItem",
        spread: token.loose,
        checked: item.task ? item.checked === true : null,
        children,
      };
      return builder.node(node, { frame, offset: place.at, tokens: [item] });
    }),
  })),
  table: make<Tokens.Table>((token, builder, { frame, at }) => ({
    type: "table",
    align: token.align,
    children: placeRows(token, frame, at).map((row) => ({
      type: "tableRow",
      children: row.map(({ cell, at: start }) => ({
        type: "tableCell",
        children: builder.list(cell.tokens, { frame, at: start, flow: false }),
      })),
    })),
  })),
  html: make<Tokens.HTML>(({ raw }) => ({ type: "html", value: raw.replace(/\n+$/, "") })),
  raw: make<format.RawElementToken>(({ raw }) => ({ type: "html", value: raw.trim() })),
  def: make<Tokens.Def>(({ tag, raw, href, title }) => ({
    type: "definition",
    identifier: tag,
    label: /^\s*\[([\s\S]*?)\]:/.exec(raw)?.[1] ?? tag,
    url: decodeReferences(href),
    title: title ? decodeReferences(title) : null,
  })),
  footnoteDefinition: make<format.FootnoteDefinitionToken>((token, builder, context) => ({
    type: "footnoteDefinition",
    identifier: token.label,
    label: token.label,
    children: blocks(token, builder, context),
  })),
  footnoteReference: make<format.FootnoteReferenceToken>(({ label }) => ({
    type: "footnoteReference",
    identifier: label,
    label,
  })),
  admonition: make<format.AdmonitionToken>((token, builder, context) => {
    const { frame, at } = context;
    const children = blocks(token, builder, context);
    const start = at + Math.max(0, token.raw.indexOf(token.title));
    const title = builder.list(token.titleTokens, { frame, at: start, flow: false });
    return directive(token.keyword, title.length > 0 ? [titleNode(title), ...children] : children);
  }),
  alert: make<format.AlertToken>((token, builder, context) =>
    directive(token.keyword, blocks(token, builder, context)),
  ),
  segment: make<format.SegmentToken>(blocks),
  run: make<format.RunToken>(inline),
  formula: make<format.FormulaToken>(({ tex, display }) => (display ? displayMath(tex) : inlineMath(tex))),
  import: make<format.ImportToken>(moduleCode),
  module: make<format.ModuleToken>(moduleCode),
  hidden: make<format.HiddenToken>(({ raw }, { request: { mdx } }, { flow }) =>
    mdx ? comment(raw.trim(), flow) : { type: "html", value: raw.trim() },
  ),
  truncate: make<format.TruncateToken>(truncation),
  expression: make<format.ExpressionToken>(({ raw }, _, { flow }) => expression(raw.trim().slice(1, -1), flow)),
  em: make(wrapper("emphasis")),
  strong: make(wrapper("strong")),
  del: make(wrapper("delete")),
  br: make(() => ({ type: "break" })),
  codespan: make<Tokens.Codespan>(({ text }) => ({ type: "inlineCode", value: text })),
  link: make<Tokens.Link>((token, builder, { frame, at }) => {
    const children = builder.list(token.tokens, { frame, at: at + 1, flow: false });
    const reference = labelOf(token);
    if (reference !== undefined) return { type: "linkReference", ...reference, children };
    return { type: "link", ...target(token), children };
  }),
  image: make<Tokens.Image>((token) => {
    const alt = toPlainText(token.tokens);
    const reference = labelOf(token);
    if (reference !== undefined) return { type: "imageReference", ...reference, alt };
    return { type: "image", ...target(token), alt };
  }),
};

function target({ href, title }: Tokens.Link | Tokens.Image): { url: string; title: string | null } {
  return { url: decodeReferences(href), title: title ? decodeReferences(title) : null };
}

function moduleCode({ raw }: { readonly raw: string }): TreeNode {
  const value = raw.trim();
  return { type: "mdxjsEsm", value, data: lazyProgram(value, "module") };
}

/** A directive, in the form of the format's own plugins. */
export function directive(name: string, children: TreeNode[]): TreeNode {
  const data = { hName: "admonition", hProperties: { type: name } };
  return { type: "containerDirective", name, attributes: {}, children, data };
}

/** The title of a directive. */
export function titleNode(children: TreeNode[]): TreeNode {
  return { type: "paragraph", children, data: { directiveLabel: true, hName: "mdxAdmonitionTitle" } };
}

/** The end of an excerpt. */
export function truncation(): TreeNode {
  return { ...comment("truncate", true), data: { truncate: true } };
}

function comment(text: string, flow: boolean): TreeNode {
  return expression(
    `/* ${text
      .replace(/^<!--|-->$/g, "")
      .trim()
      .replaceAll("*/", "* /")} */`,
    flow,
  );
}

function expression(value: string, flow: boolean): TreeNode {
  const type = flow ? "mdxFlowExpression" : "mdxTextExpression";
  return { type, value, data: lazyProgram(value, "expression") };
}

/** Formulas in the form of `remark-math`. */
function displayMath(value: string): TreeNode {
  const code = { type: "element", tagName: "code", properties: { className: ["language-math", "math-display"] } };
  const hChildren = [{ ...code, children: [{ type: "text", value }] }];
  return { type: "math", meta: null, value, data: { hName: "pre", hChildren } };
}

function inlineMath(value: string): TreeNode {
  const hProperties = { className: ["language-math", "math-inline"] };
  return { type: "inlineMath", value, data: { hName: "code", hProperties, hChildren: [{ type: "text", value }] } };
}
