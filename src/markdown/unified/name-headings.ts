/**
 * Gives the headings of a tree their IDs. As in the format, remark plugins of the site run after that: they can link to headings, the
 * IDs stay with changed ones, and headings that they add have none.
 */

import { toShownText } from "../rules/expression.ts";
import { withoutDirectives } from "../text/heading-id.ts";
import { Slugger } from "../text/slugger.ts";
import { readExpression, ScanBudget } from "../values/expression.ts";
import type { LiteralScope } from "../values/literal.ts";
import { codeOf } from "./jsx.ts";
import { type Origins, type TreeNode, walk } from "./tree.ts";

export interface NamingOptions {
  readonly maintainCase: boolean;
  /** Whether IDs contain the code in braces instead of its value. */
  readonly followsVersion3: boolean;
  /** Names in values that are shown. */
  readonly scope: LiteralScope;
}

/** The IDs of headings without one of their own, by heading. */
export function findNames(tree: TreeNode, options: NamingOptions): ReadonlyMap<TreeNode, string> {
  const slugs = new Slugger(options.maintainCase);
  const names = new Map<TreeNode, string>();
  walk(tree, (node) => {
    if (node.type !== "heading" || propertiesOf(node)["id"] !== undefined) return;
    const text = textOf(node, options);
    if (text.trim() !== "") names.set(node, slugs.slug(text));
  });
  return names;
}

/** Sets the ID of a heading, unless it has one. */
export function nameHeading(node: TreeNode, id: string): void {
  const hProperties = propertiesOf(node);
  if (hProperties["id"] === undefined) node.data = { id, ...node.data, hProperties: { ...hProperties, id } };
}

/** Sets the IDs of the tokens that headings were made of, so that unchanged ones keep them beside changed ones. */
export function nameTokens(names: ReadonlyMap<TreeNode, string>, origins: Origins): void {
  for (const [node, id] of names)
    for (const token of origins.get(node)?.tokens ?? []) if (token.type === "heading") Object.assign(token, { id });
}

function propertiesOf({ data }: TreeNode): Readonly<Record<string, unknown>> {
  return (data?.["hProperties"] ?? {}) as Readonly<Record<string, unknown>>;
}

function textOf(node: TreeNode, options: NamingOptions): string {
  const { type, value = "", children = [] } = node;
  if (type === "mdxTextExpression") return options.followsVersion3 ? codeOf(node) : valueOf(node, options.scope);
  if (type === "text" && options.followsVersion3) return withoutDirectives(value);
  if (type === "text" || type === "inlineCode" || type === "inlineMath") return value;
  if (type === "break") return "\n";
  if (type === "image" || type === "imageReference") return String(node["alt"] ?? "");
  return children.map((child) => textOf(child, options)).join("");
}

function valueOf(node: TreeNode, scope: LiteralScope): string {
  const braces = `{${codeOf(node)}}`;
  const expression = readExpression(braces, 0, { budget: new ScanBudget(braces), scope });
  return expression?.kind === "value" ? toShownText(expression.value) : "";
}
