/**
 * Makes code blocks of a code page the same as elsewhere. In: `<pre><code>` elements made from fences, and `<CodeBlock>`
 * around plain text. Out: `<CodeBlock>` elements whose `html` prop is the inside of `<code>`. It runs after a site's own
 * plugins, which may have taken some.
 */

import type { JsonObject } from "../../model/json.ts";
import { isComponent } from "../slotted.ts";
import type { ComponentNode, Source } from "../../model/document.ts";
import { type CodeBlockSource, PLAYGROUND } from "../code/code-block.ts";
import { compileFence, type FenceOptions } from "../code/fence.ts";
import { ScanBudget } from "../expression.ts";
import { readImportedValues, toScope } from "../imported-values.ts";
import { readLine } from "../scan/lines.ts";
import { type CodeBlockContext, importsCodeBlock, readCodeBlockElement } from "../scan/raw-element.ts";
import { isJsx, jsxAttribute, textOf, type TreeNode, type TreePlugin, walk } from "./tree.ts";

type Written = Pick<CodeBlockSource, "code" | "language" | "meta">;

/** What the live editor is called in a page's program. */
const EDITOR = "LivePlayground";

const IMPORT_EDITOR: TreeNode = { type: "mdxjsEsm", value: "", data: { estree: importProgram() } };

function importProgram(): object {
  const specifier = { type: "ImportDefaultSpecifier", local: { type: "Identifier", name: EDITOR } };
  const source = { type: "Literal", value: PLAYGROUND.replace(/#.*/, "") };
  const statement = { type: "ImportDeclaration", specifiers: [specifier], source, attributes: [] };
  return { type: "Program", sourceType: "module", comments: [], body: [statement] };
}

/** Replaces every block of the document `path` that holds nothing but text. */
export function codeBlocks({ path, imported }: Source, options: FenceOptions): TreePlugin {
  return () => (tree, file) => {
    const source = String(file);
    let hasEditor = false;
    const scope = toScope(readImportedValues(source, imported));
    const context = { budget: new ScanBudget(source), scope, ownCodeBlock: importsCodeBlock(source) };
    walk(tree, (node, { siblings, index }) => {
      const written = isJsx(node) ? readElement(node, source, context) : readFence(node, source);
      if (written === undefined) return;
      const block = toCodeBlock(node, { ...written, file: path }, options);
      hasEditor ||= block.name === EDITOR;
      siblings[index] = block;
      return "skip";
    });
    if (hasEditor) tree.children?.unshift(IMPORT_EDITOR);
  };
}

function toCodeBlock(node: TreeNode, block: Omit<CodeBlockSource, "line">, options: FenceOptions): TreeNode {
  return toTree(node, compileFence({ ...block, line: node.position?.start.line ?? 1 }, options));
}

/** Components as elements of the tree; the HTML in a code block becomes its `html`. */
function toTree(node: TreeNode, { c, p = {}, b = [] }: ComponentNode): TreeNode {
  const html = b.filter((inner) => typeof inner === "string").join("");
  const children = b.flatMap((inner) => (isComponent(inner) ? [toTree(node, inner)] : []));
  const name = c === PLAYGROUND ? EDITOR : c;
  return { ...toElement(node, name, html === "" ? p : { ...p, html }), children };
}

function readFence(node: TreeNode, source: string): Written | undefined {
  const code = node.tagName === "pre" && node.children?.length === 1 ? node.children[0] : undefined;
  if (code?.tagName !== "code" || code.children?.some((child) => child.type !== "text")) return undefined;
  return { code: textOf(code), language: languageOf(code), meta: metaOf(code, source) };
}

/** A `<CodeBlock>` that the reader of the data tier takes for a fence. */
function readElement({ name, position }: TreeNode, source: string, context: CodeBlockContext): Written | undefined {
  const start = name === "CodeBlock" ? position?.start.offset : undefined;
  if (start === undefined) return undefined;
  const token = readCodeBlockElement(source, readLine(source, start), context);
  const [language = "", ...meta] = token?.lang?.split(" ") ?? [];
  return token && { code: token.text, language, meta: meta.join(" ") };
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

/**
 * The words after the language, which Markdown's tree keeps beside the element. Backslashes and references are read there
 * already, so that quotes in a title could not be told from those around it: such words are taken from the text.
 */
function metaOf({ data, position }: TreeNode, source: string): string {
  const meta = data !== undefined && "meta" in data && typeof data.meta === "string" ? data.meta : "";
  if (position?.start.offset === undefined || !/["']/.test(meta)) return meta;
  const { start, end } = readLine(source, position.start.offset);
  const written = /^(?:`+|~+)\s*\S+\s+(.*)$/.exec(source.slice(start, end))?.[1] ?? "";
  return /[\\&]/.test(written) ? written.trim() : meta;
}
