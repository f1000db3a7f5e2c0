/**
 * Lets HTML stand in MDX, where React has other names for attributes and the theme has components for some elements. In:
 * JSX elements with lower-case names. Out: the same with `className`, `style` objects, `<Head>` and `<Admonition>`.
 */

import { toReactName, toStyleObject } from "../attributes.ts";
import { isJsx, type JsxAttribute, jsxAttribute, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Elements that the theme has components for. */
const AS_COMPONENT: ReadonlyMap<string, string> = new Map([
  ["head", "Head"],
  ["admonition", "Admonition"],
]);

const FLAGS: ReadonlySet<string> = new Set(
  (
    "allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden loop multiple muted " +
    "nomodule novalidate open playsinline readonly required reversed selected"
  ).split(" "),
);

/** Renames elements and their attributes; components get theirs as they are written. */
export const themeElements: TreePlugin = () => (tree) =>
  walk(tree, (node) => {
    if (!isJsx(node)) return;
    if (/^details$/i.test(node.name ?? "")) node.children = node.children?.flatMap(leaveParagraph) ?? [];
    if (!/^[a-z]/.test(node.name ?? "")) return;
    node.attributes = node.attributes?.map(toReactAttribute) ?? [];
    if (node.name === "details") node.attributes = withClass(node.attributes, "alert alert--info");
    node.name = AS_COMPONENT.get(node.name ?? "") ?? node.name ?? null;
  });

/** A summary is no text of the details: the paragraph that MDX made of both is taken away. */
function leaveParagraph(node: TreeNode): TreeNode[] {
  const children = node.children ?? [];
  return node.type === "paragraph" && children[0]?.name === "summary" ? children : [node];
}

function toReactAttribute(attribute: JsxAttribute): JsxAttribute {
  if (attribute.name === undefined) return attribute;
  if (attribute.name === "style" && typeof attribute.value === "string") {
    return jsxAttribute("style", toStyleObject(attribute.value));
  }
  // In HTML a flag is on whatever its value, also with none.
  const value = attribute.value === "" && FLAGS.has(attribute.name.toLowerCase()) ? null : attribute.value;
  return { ...attribute, name: toReactName(attribute.name), ...(value !== undefined && { value }) };
}

function withClass(attributes: readonly JsxAttribute[], added: string): JsxAttribute[] {
  const own = attributes.find(({ name }) => name === "className");
  if (own === undefined) return [...attributes, jsxAttribute("className", added)];
  if (typeof own.value !== "string") return [...attributes];
  return attributes.map((one) => (one === own ? jsxAttribute("className", `${own.value} ${added}`) : one));
}
