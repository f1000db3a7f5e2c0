/**
 * Nodes with source text that plugins for MDX 1 leave in a tree (`jsx`, `import`, `export`, HTML): MDX 3 has no such nodes and drops them.
 * In: a tree behind such a plugin. Out: the same tree with what their text says, read as MDX, in their place.
 */

import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { ReadPiece } from "./mdx-readers.ts";
import { isJsx, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Types of nodes whose text is read. Only plugins make them: in MDX, a parser does not. */
export const LEFT_NODES: ReadonlySet<string> = new Set(["jsx", "import", "export", "html", "raw"]);

export interface LeftNodesRequest {
  /** What the plugin is called: "remark plugin `oldTabs`". */
  readonly plugin: string;
  /** Site-relative path of the document. */
  readonly file: string;
  /** Reads a text into a tree like the one at hand; throws for what is not MDX. */
  readonly parse: ReadPiece;
  /** Called with the text of each `import` and `export`. */
  readonly onModuleCode: (text: string) => void;
  readonly report: Reporter;
}

/** Makes the plugin that follows a plugin of the site. Diagnostic: `unreadable-node`. */
export function readLeftNodes(request: LeftNodesRequest): TreePlugin {
  return () => (tree) => settle(tree, request);
}

function settle(parent: TreeNode, request: LeftNodesRequest): void {
  const siblings = parent.children ?? [];
  const settled: TreeNode[] = [];
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index];
    if (node === undefined) continue;
    if (!LEFT_NODES.has(node.type)) {
      settle(node, request);
      settled.push(node);
      continue;
    }
    const read = readRun(siblings.slice(index), parent, request);
    settled.push(...read.nodes);
    index += read.length - 1;
  }
  if (settled.length !== siblings.length || settled.some((node, index) => node !== siblings[index])) {
    parent.children = settled;
  }
}

interface Read {
  readonly nodes: readonly TreeNode[];
  /** Number of siblings that they stand for. */
  readonly length: number;
}

/** Reads the first of some siblings: by itself, or, when it only opens a tag, up to the one that closes it. */
function readRun(siblings: readonly TreeNode[], parent: TreeNode, request: LeftNodesRequest): Read {
  let failure: unknown;
  for (let end = 1; end <= siblings.length; end++) {
    if (!LEFT_NODES.has(siblings[end - 1]?.type ?? "")) continue;
    const run = siblings.slice(0, end);
    try {
      return { nodes: readTogether(run, parent, request), length: end };
    } catch (error) {
      failure ??= error;
    }
  }
  const [node] = siblings;
  if (node) request.report.add(toDiagnostic(node, failure, request));
  return { nodes: [], length: 1 };
}

/** A component that stands for a sibling while the text around it is read. */
const SLOT = /^VelociSlot(\d+)$/;

function readTogether(run: readonly TreeNode[], parent: TreeNode, request: LeftNodesRequest): readonly TreeNode[] {
  const gap = isFlow(parent) ? "\n\n" : "";
  const texts = run.map((node, index) =>
    LEFT_NODES.has(node.type) ? (node.value ?? "") : `${gap}<VelociSlot${index}/>${gap}`,
  );
  // Places in it are those of the document, as far as its plugin says where a node is from.
  const { line = 1 } = run[0]?.position?.start ?? {};
  const kind = /^(?:html|raw)$/.test(run[0]?.type ?? "") ? "html" : "mdx";
  const tree = request.parse("\n".repeat(line - 1) + texts.join(""), kind);
  for (const node of run) if (!LEFT_NODES.has(node.type)) settle(node, request);
  walk(tree, (node, { siblings, index }) => {
    const slot = isJsx(node) ? SLOT.exec(node.name ?? "")?.[1] : undefined;
    const sibling = slot === undefined ? undefined : run[Number(slot)];
    if (sibling === undefined) return undefined;
    siblings[index] = sibling;
    return "skip";
  });
  for (const { type, value } of tree.children ?? []) if (type === "mdxjsEsm") request.onModuleCode(value ?? "");
  return isFlow(parent) ? (tree.children ?? []).flatMap(withoutWrapper) : withoutParagraph(tree);
}

/** Elements on lines of their own stand in no paragraph. */
function withoutWrapper(node: TreeNode): readonly TreeNode[] {
  const { type, children = [] } = node;
  const isBlank = (child: TreeNode): boolean => child.type === "text" && child.value?.trim() === "";
  if (type !== "paragraph" || !children.every((child) => isJsx(child) || isBlank(child))) return [node];
  return children.filter(isJsx).map((child) => ({ ...child, type: "mdxJsxFlowElement" }));
}

/** What a paragraph takes is the inside of one. */
function withoutParagraph({ children = [] }: TreeNode): readonly TreeNode[] {
  return children.flatMap((node) =>
    node.type === "paragraph" || node.tagName === "p" ? (node.children ?? []) : [node],
  );
}

const FLOW: ReadonlySet<string> = new Set([
  "root",
  "blockquote",
  "listItem",
  "footnoteDefinition",
  "mdxJsxFlowElement",
  "div",
  "section",
  "article",
  "main",
]);

function isFlow({ type, tagName }: TreeNode): boolean {
  return FLOW.has(tagName ?? type);
}

function toDiagnostic({ type, position }: TreeNode, failure: unknown, request: LeftNodesRequest): Diagnostic {
  const reason = failure instanceof Error ? (failure.message.split("\n")[0] ?? "") : String(failure);
  const { line, column } = position?.start ?? {};
  return {
    code: "unreadable-node",
    severity: "error",
    message: `The ${request.plugin} leaves a node of type \`${type}\` whose text is not MDX: ${reason.replace(/\.$/, "")}.`,
    hint: "Use a version of the plugin for MDX 3, or remove it.",
    file: request.file,
    ...(line !== undefined && column !== undefined && { line, column }),
  };
}
