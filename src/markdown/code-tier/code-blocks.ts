/**
 * Makes code blocks of a code page the same as elsewhere. In: `<pre><code>` elements made from fences. Out: `<CodeBlock>`
 * elements whose `html` prop is the inside of `<code>`. It runs after a site's own plugins, which may have taken some.
 */

import type { JsonObject } from "../../model/json.ts";
import { type CodeBlockOptions, compileCodeBlock } from "../code/code-block.ts";
import { jsxAttribute, textOf, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Replaces every fenced block of the document `file` that still holds nothing but text. */
export function codeBlocks(file: string, options: CodeBlockOptions): TreePlugin {
  return () => (tree) =>
    walk(tree, (node, { siblings, index }) => {
      const code = node.tagName === "pre" && node.children?.length === 1 ? node.children[0] : undefined;
      if (code?.tagName !== "code" || code.children?.some((child) => child.type !== "text")) return;
      siblings[index] = toCodeBlock(code, file, options);
      return "skip";
    });
}

function toCodeBlock(code: TreeNode, file: string, options: CodeBlockOptions): TreeNode {
  if (languageOf(code) === "mermaid") return toElement(code, "Mermaid", { value: textOf(code).replace(/\n$/, "") });
  const line = code.position?.start.line ?? 1;
  const block = { code: textOf(code), language: languageOf(code), meta: metaOf(code), line, file };
  const { c, p = {}, b = [] } = compileCodeBlock(block, options);
  return toElement(code, c, { ...p, html: b.join("") });
}

function toElement({ position }: TreeNode, name: string, props: JsonObject): TreeNode {
  const attributes = Object.entries(props).flatMap(([prop, value]) =>
    value === undefined ? [] : [jsxAttribute(prop, value)],
  );
  return { type: "mdxJsxFlowElement", name, attributes, children: [], position };
}

function languageOf({ properties }: TreeNode): string {
  const classes: unknown = properties?.["className"];
  const names = Array.isArray(classes) ? classes.map(String) : [];
  return names.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
}

/** The words after the language, which Markdown's tree keeps beside the element. */
function metaOf({ data }: TreeNode): string {
  return data !== undefined && "meta" in data && typeof data.meta === "string" ? data.meta : "";
}
