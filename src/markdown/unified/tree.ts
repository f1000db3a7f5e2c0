/** Nodes of unified's syntax trees (mdast, hast and MDX), as far as the bridge to tokens uses them. */

import type { Token } from "marked";
import type { Position } from "../../model/document.ts";
import type { Place } from "../body/marks.ts";

/** A node of any tree; plugins add fields and types of their own. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  position?: TreePosition | undefined;
  data?: NodeData | undefined;
  /** Elements of hast. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** JSX elements and directives; `null` is a fragment. */
  name?: string | null;
  attributes?: unknown;
  /** Any other field. */
  [field: string]: unknown;
}

interface NodeData {
  [field: string]: unknown;
}

export interface TreePosition {
  readonly start: TreePoint;
  readonly end?: TreePoint;
}

export interface TreePoint extends Position {
  readonly offset?: number;
}

/** An attribute of a JSX element; one without a name spreads an object. */
export interface JsxAttribute {
  readonly type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute";
  readonly name?: string;
  readonly value?: string | null | CodeValue;
  readonly data?: { readonly estree?: unknown };
}

/** JavaScript in a tree: its text, and its syntax tree. */
export interface CodeValue {
  readonly type: string;
  readonly value: string;
  readonly data?: { readonly estree?: unknown };
}

/** Consecutive tokens that a node was made from, at `offset` of the frame. */
export interface Origin extends Place {
  readonly tokens: readonly Token[];
}

/** Origins of nodes. */
export type Origins = WeakMap<TreeNode, Origin>;

/** Calls `visit` for a node and all nodes inside it, in reading order. */
export function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** Whether a node is a JSX element, in text or on its own. */
export function isJsx({ type }: TreeNode): boolean {
  return type === "mdxJsxFlowElement" || type === "mdxJsxTextElement";
}

/** Whether a text is Markdown white space, which excludes no-break spaces. */
export function isBlank(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}

/** Inline mdast nodes. */
const PHRASING: ReadonlySet<string> = new Set([
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "inlineMath",
  "break",
  "link",
  "image",
  "linkReference",
  "imageReference",
  "footnoteReference",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "textDirective",
]);

/** Whether an mdast node is inline. */
export function isPhrasing({ type }: TreeNode): boolean {
  return PHRASING.has(type);
}
