/**
 * Lets HTML's attributes stand in MDX, where React has other names for them. In: JSX elements with lower-case names.
 * Out: the same with `className`, `style` objects and React's spelling.
 */

import { toReactName, toStyleObject } from "../attributes.ts";
import { isJsx, type JsxAttribute, jsxAttribute, type TreePlugin, walk } from "./tree.ts";

/** Renames attributes of plain elements; components get theirs as they are written. */
export const htmlAttributes: TreePlugin = () => (tree) =>
  walk(tree, (node) => {
    if (isJsx(node) && /^[a-z]/.test(node.name ?? "")) node.attributes = node.attributes?.map(toReactAttribute) ?? [];
  });

function toReactAttribute(attribute: JsxAttribute): JsxAttribute {
  if (attribute.name === undefined) return attribute;
  if (attribute.name === "style" && typeof attribute.value === "string") {
    return jsxAttribute("style", toStyleObject(attribute.value));
  }
  return { ...attribute, name: toReactName(attribute.name) };
}
