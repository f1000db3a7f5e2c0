/** The part of MDX's syntax trees (mdast and hast, MDX nodes included) that the plugins here look at. */

import type { Json } from "../../model/json.ts";
import { readExpression, ScanBudget } from "../expression.ts";
import type { LiteralScope } from "../literal.ts";
import { toShownText } from "../rules/expression.ts";

export interface TreeNode {
  type: string;
  /** Elements of hast. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** JSX elements; `null` is a fragment. */
  name?: string | null;
  attributes?: JsxAttribute[];
  /** Text, and the source of expressions. */
  value?: string;
  /** Links, images and definitions of mdast. */
  url?: string;
  identifier?: string;
  children?: TreeNode[];
  position?: { start: Point; end?: Point } | undefined;
  data?: object | undefined;
  /** An element whose inside is HTML made here: the whole of it, and what it says as text. */
  made?: { html: string; text: string };
}

interface Point {
  line: number;
  column: number;
  offset?: number;
}

export interface JsxAttribute {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute";
  name?: string;
  value?: string | null | { type: "mdxJsxAttributeValueExpression"; value: string; data: { estree: object } };
}

/** What a plugin made for one document is to unified; the file's string is the text that was parsed. */
export type TreePlugin = () => (tree: TreeNode, file: object) => void;

/** Where the walk goes on after a node: into its children by default. */
export type Step = "skip" | void;

export interface Place {
  readonly parent: TreeNode;
  readonly siblings: TreeNode[];
  readonly index: number;
}

/** Calls `visit` for every node below `tree` in reading order. */
export function walk(tree: TreeNode, visit: (node: TreeNode, place: Place) => Step): void {
  const siblings = tree.children;
  if (siblings === undefined) return;
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index];
    if (node !== undefined && visit(node, { parent: tree, siblings, index }) !== "skip") walk(node, visit);
  }
}

/** Whether a node is a JSX element, in text or on its own. */
export function isJsx(node: TreeNode): boolean {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** What an expression shows, as far as that is known without running it; `undefined` for other nodes. */
export function shownText({ type, value = "" }: TreeNode, scope: LiteralScope = {}): string | undefined {
  if (type !== "mdxTextExpression" && type !== "mdxFlowExpression") return undefined;
  const braces = `{${value}}`;
  const expression = readExpression(braces, 0, { budget: new ScanBudget(braces), scope });
  return expression?.kind === "value" ? toShownText(expression.value) : "";
}

/** Text inside a node, code included, comments and expressions not. */
export function textOf(node: TreeNode): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value ?? "";
  return (node.children ?? []).map(textOf).join("");
}

/** A JSX attribute with plain data as value. */
export function jsxAttribute(name: string, value: Json): JsxAttribute {
  if (typeof value === "string") return { type: "mdxJsxAttribute", name, value };
  const statement = { type: "ExpressionStatement", expression: toExpression(value) };
  const estree = { type: "Program", sourceType: "module", comments: [], body: [statement] };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: JSON.stringify(value), data: { estree } },
  };
}

/** The JavaScript expression (estree) of plain data. */
export function toExpression(value: Json): object {
  if (typeof value !== "object" || value === null) return { type: "Literal", value };
  if (Array.isArray(value)) return { type: "ArrayExpression", elements: value.map(toExpression) };
  const properties = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [toProperty(key, inner)],
  );
  return { type: "ObjectExpression", properties };
}

function toProperty(key: string, value: Json): object {
  return {
    type: "Property",
    kind: "init",
    method: false,
    shorthand: false,
    computed: false,
    key: { type: "Literal", value: key },
    value: toExpression(value),
  };
}
