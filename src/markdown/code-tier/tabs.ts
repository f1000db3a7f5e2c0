/** Tabs of code pages. In: Markdown's tree. Out: diagnostics, as for data pages. What is computed is not looked at. */

import type { Reporter } from "../../model/diagnostic.ts";
import type { Json } from "../../model/json.ts";
import { readLiteral, skipSpace } from "../literal.ts";
import { checkTabs, type WrittenTab, type WrittenTabs } from "../tabs/check-tabs.ts";
import { isJsx, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Checks every `<Tabs>` of the document `path`. */
export function tabs(path: string, report: Reporter): TreePlugin {
  return () => (tree) => {
    if (tree.children?.some(bringsOwn)) return;
    walk(tree, (node) => {
      if (isJsx(node) && node.name === "Tabs") checkTabs(toTabs(node), path, report);
    });
  };
}

/** Whether a statement imports or defines another `Tabs` than the theme's. */
function bringsOwn({ type, value = "" }: TreeNode): boolean {
  return type === "mdxjsEsm" && /\bTabs\b(?![/"'])/.test(value) && !/@theme\/Tabs\b/.test(value);
}

function toTabs(node: TreeNode): WrittenTabs {
  const children = contentOf(node);
  const prop = (name: string): Json | undefined => {
    const value = readProp(node, name);
    return typeof value === "string" ? undefined : value.is;
  };
  return {
    name: "Tabs",
    values: readProp(node, "values") === "computed" ? "computed" : prop("values"),
    defaultValue: prop("defaultValue"),
    queryString: prop("queryString"),
    groupId: readProp(node, "groupId") === "computed" ? "computed" : prop("groupId"),
    children: children.filter(({ type }) => !isExpression(type)).map((child) => toTab(child, node)),
    open: children.some(({ type }) => isExpression(type)) || hasSpread(node),
    at: () => positionOf(node),
  };
}

/** What is inside, without layout and comments; paragraphs that MDX makes of tags on one line are seen through. */
function contentOf(node: TreeNode): TreeNode[] {
  return (node.children ?? []).flatMap((child) => {
    if (child.type === "paragraph") return contentOf(child);
    if (child.type === "text" && child.value?.trim() === "") return [];
    return isExpression(child.type) && /^\s*\/\*[^]*\*\/\s*$/.test(child.value ?? "") ? [] : [child];
  });
}

function isExpression(type: string): boolean {
  return type === "mdxFlowExpression" || type === "mdxTextExpression";
}

function toTab(node: TreeNode, around: TreeNode): WrittenTab {
  const at = () => positionOf(isJsx(node) ? node : around);
  if (!isJsx(node)) return { value: "missing", at };
  const value = hasSpread(node) ? "computed" : readProp(node, "value");
  return { name: node.name ?? "", value, at };
}

function hasSpread({ attributes = [] }: TreeNode): boolean {
  return attributes.some(({ type }) => type === "mdxJsxExpressionAttribute");
}

function readProp({ attributes = [] }: TreeNode, name: string): WrittenTab["value"] {
  const attribute = attributes.find((one) => one.name === name);
  if (attribute === undefined) return "missing";
  const { value } = attribute;
  if (value === null || value === undefined) return { is: true };
  if (typeof value === "string") return { is: value };
  const literal = readLiteral(value.value, 0);
  const isWhole = literal !== undefined && skipSpace(value.value, literal.end) === value.value.length;
  return isWhole && literal.value !== undefined ? { is: literal.value } : "computed";
}

function positionOf({ position }: TreeNode): { line: number; column: number } {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}
