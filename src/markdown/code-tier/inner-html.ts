/** Writes the inside of a heading as HTML. In: an element of MDX's HTML tree. Out: text; components leave their inside. */

import type { Json } from "../../model/json.ts";
import { toHtmlAttributes } from "../attributes.ts";
import { escapeText } from "../code/escape-text.ts";
import type { LiteralScope } from "../literal.ts";
import { shownText, type TreeNode } from "./tree.ts";

/** HTML of everything inside `node`. */
export function toInnerHtml(node: TreeNode, scope: LiteralScope = {}): string {
  return (node.children ?? []).map((child) => toHtml(child, scope)).join("");
}

function toHtml(node: TreeNode, scope: LiteralScope): string {
  if (node.type === "text") return escapeText(node.value ?? "");
  if (node.made !== undefined) return node.made.html;
  const shown = shownText(node, scope);
  if (shown !== undefined) return escapeText(shown);
  const inner = toInnerHtml(node, scope);
  if (node.type !== "element") return inner;
  const open = `<${node.tagName}${toHtmlAttributes(toReactProps(node.properties ?? {}))}>`;
  return node.tagName === "br" || node.tagName === "img" ? open : `${open}${inner}</${node.tagName}>`;
}

function toReactProps(properties: Record<string, unknown>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.join(" ") : (value as Json)]),
  );
}
