/**
 * Makes HTML's tree of a code page what the other pages have. In: the tree when a site's own plugins have seen it. Out: task
 * lists with labels, a heading of footnotes that is no section of the text, no paragraphs in elements that are one already.
 */

import { jsxAttribute, isJsx, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Elements of JSX that hold a line of text: MDX makes a paragraph of text on lines of its own. */
const TEXT_ELEMENTS =
  /^(?:p|h[1-6]|summary|span|a|b|strong|em|i|u|small|button|label|code|kbd|sub|sup|mark|q|cite|abbr)$/;

/** The plugin; it changes nothing of what an author's plugins made. */
export const tidy: TreePlugin = () => (tree) =>
  walk(tree, (node) => {
    if (node.tagName === "input" && node.properties?.["type"] === "checkbox") label(node);
    else if (String(node.properties?.["id"] ?? "").startsWith("footnote-label")) toPlainHeading(node);
    else if (isJsx(node) && TEXT_ELEMENTS.test(node.name ?? "")) unwrapParagraph(node);
  });

function label({ properties = {} }: TreeNode): void {
  if (properties["disabled"]) properties["ariaLabel"] ??= properties["checked"] ? "Done" : "To do";
}

/** An element of JSX, which the theme leaves alone: no link to itself, no style of headings. */
function toPlainHeading(node: TreeNode): void {
  node.attributes = [jsxAttribute("className", "sr-only"), jsxAttribute("id", String(node.properties?.["id"]))];
  node.type = "mdxJsxFlowElement";
  node.name = node.tagName ?? "h2";
  node.data = { ...node.data, _mdxExplicitJsx: true };
}

function unwrapParagraph(node: TreeNode): void {
  const paragraphs = node.children?.filter(({ tagName }) => tagName === "p") ?? [];
  const [only] = paragraphs;
  if (paragraphs.length !== 1) return;
  node.children = node.children?.flatMap((child) => (child === only ? (only.children ?? []) : [child])) ?? [];
}
