/**
 * Admonitions of code pages. In: `<Admonition>` elements whose title is Markdown, and quotes that begin with `[!NOTE]`.
 * Out: elements whose prop `title` is HTML, as the theme's component has it on all pages.
 */

import { escapeText } from "../code/escape-text.ts";
import { toInnerHtml } from "./inner-html.ts";
import { isJsx, type JsxAttribute, jsxAttribute, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Attribute that holds a title as Markdown between the text and the tree. */
export const MARKDOWN_TITLE = "markdownTitle";

/** Element that holds a title while a site's plugins see the tree. */
export const TITLE_ELEMENT = "AdmonitionTitle";

const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

type Parse = (text: string) => TreeNode;

/** Parses titles, so that plugins see them as they see other text; makes admonitions of alerts. For Markdown's tree. */
export function admonitions(parse: Parse): TreePlugin {
  return () => (tree) =>
    walk(tree, (node) => {
      if (node.type === "blockquote") return toAdmonition(node);
      const title = isJsx(node) ? takeAttribute(node, MARKDOWN_TITLE) : undefined;
      if (typeof title?.value !== "string") return;
      const element = { type: "mdxJsxFlowElement", name: TITLE_ELEMENT, attributes: [], position: node.position };
      node.children = [{ ...element, children: parseTitle(title.value, { parse, node }) }, ...(node.children ?? [])];
    });
}

/** Titles become HTML, at the end of all that changes the tree. For HTML's tree. */
export const admonitionTitles: TreePlugin = () => (tree) =>
  walk(tree, (node) => {
    if (!isJsx(node) || node.name !== "Admonition") return;
    const title = node.children?.find(({ name }) => name === TITLE_ELEMENT);
    const written = node.attributes?.find(({ name }) => name === "title");
    if (title !== undefined) {
      node.children = node.children?.filter((child) => child !== title) ?? [];
      node.attributes = [...(node.attributes ?? []), jsxAttribute("title", toInnerHtml(title))];
    } else if (typeof written?.value === "string") written.value = escapeText(written.value);
  });

function takeAttribute(node: TreeNode, name: string): JsxAttribute | undefined {
  const found = node.attributes?.find((attribute) => attribute.name === name);
  if (found !== undefined) node.attributes = node.attributes?.filter((attribute) => attribute !== found) ?? [];
  return found;
}

/** Inline nodes of a title; one that is no paragraph, or no MDX, is text. */
function parseTitle(title: string, { parse, node }: { readonly parse: Parse; readonly node: TreeNode }): TreeNode[] {
  // A title is in the line its element begins on.
  const above = "\n".repeat((node.position?.start.line ?? 1) - 1);
  try {
    const [paragraph, ...more] = parse(above + title).children ?? [];
    if (paragraph?.type === "paragraph" && more.length === 0) return paragraph.children ?? [];
  } catch {
    // MDX throws for tags and braces without end.
  }
  return [{ type: "text", value: title }];
}

function toAdmonition(quote: TreeNode): void {
  const text = quote.children?.[0]?.type === "paragraph" ? quote.children[0].children?.[0] : undefined;
  const alert = text?.type === "text" ? ALERT.exec(text.value ?? "") : null;
  if (text?.value === undefined || alert?.[1] === undefined) return;
  text.value = text.value.slice(alert[0].length);
  quote.type = "mdxJsxFlowElement";
  quote.name = "Admonition";
  quote.attributes = [jsxAttribute("type", alert[1].toLowerCase())];
  const first = quote.children?.[0];
  if (text.value === "" && first?.children?.length === 1) quote.children = quote.children?.slice(1) ?? [];
}
