import { opens, type Tag } from "../tags/tag.ts";
import { splitHeadingId } from "../text/heading-id.ts";
import { holdsText } from "../tags/elements.ts";
import type { Hidden, HiddenText } from "./hide.ts";
import { jsxAttributes, lazyProgram } from "./jsx.ts";
import { directive, titleNode, truncation } from "./mdast-nodes.ts";
import { placeholderPattern } from "./placeholders.ts";
import { isBlank, isJsx, type TreeNode } from "./tree.ts";

export interface RevealRequest extends HiddenText {
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Whether `{#id}` sets the ID of a heading. */
  readonly headingIds: boolean;
  /** Parses the title of an admonition. */
  readonly parseTitle: (title: string) => TreeNode[];
}

/**
 * Restores what was hidden from micromark. Returns the tree in the form of MDX: elements around the content between
 * their tags, with admonitions, IDs of headings, and lines of the file.
 */
export function reveal(tree: TreeNode, request: RevealRequest): TreeNode {
  new Revealer(request).inside(tree);
  return tree;
}

/** A node of a tag that is not matched yet. */
interface OpenTag {
  readonly name: string;
  readonly item: Hidden;
  /** Number of the preceding nodes. */
  readonly nodes: number;
  readonly node: TreeNode;
}

const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

class Revealer {
  readonly #request: RevealRequest;
  readonly #pattern: RegExp;

  constructor(request: RevealRequest) {
    this.#request = request;
    this.#pattern = placeholderPattern(request.sign);
  }

  /** Restores a node and its children. */
  inside(node: TreeNode): void {
    this.#place(node);
    for (const [field, value] of Object.entries(node)) if (typeof value === "string") node[field] = this.#text(value);
    if (node.type === "code") this.#readInfo(node);
    if (node.children === undefined) return;
    for (const child of node.children) this.inside(child);
    node.children = this.#nest(node.children.flatMap((child) => settle(child)));
    if (node.type === "heading") this.#nameHeading(node, node.children);
  }

  /** A text with its original content. */
  #text(text: string): string {
    const { sign, hidden } = this.#request;
    return text.includes(sign) ? text.replace(this.#pattern, (_, index) => hidden[Number(index)]?.raw ?? "") : text;
  }

  #place(node: TreeNode): void {
    const { lines, bodyLine } = this.#request;
    const { start, end } = node.position ?? {};
    if (start === undefined) return;
    const place = ({ line, column }: { line: number; column: number }) => ({
      line: bodyLine + (lines[line - 1] ?? 0),
      column,
    });
    // Metastrings are looked up in the text.
    if (node.type === "code" && start.offset !== undefined) node["line"] = this.#lineAt(start.offset);
    node.position = { start: place(start), ...(end && { end: place(end) }) };
  }

  #lineAt(offset: number): string {
    const { text } = this.#request;
    const end = text.indexOf("\n", offset);
    return text.slice(offset, end < 0 ? text.length : end);
  }

  /** Backslashes and references are already decoded in `meta`, so quotes in a title would look like the quotes around it. */
  #readInfo(node: TreeNode): void {
    const { line } = node;
    delete node["line"];
    const written = /^(?:`+|~+)\s*\S+\s+(.*)$/.exec(String(line))?.[1];
    if (written !== undefined && /[\\&]/.test(written)) node["meta"] = written.trim();
  }

  #nest(children: readonly TreeNode[]): TreeNode[] {
    const nodes: TreeNode[] = [];
    const open: OpenTag[] = [];
    for (const child of children) {
      const item = child.type === "hidden" ? this.#request.hidden[Number(child["index"])] : undefined;
      if (item === undefined) nodes.push(child);
      else this.#take(child, item, { nodes, open });
    }
    // An unclosed admonition extends to the end.
    for (const { item, nodes: at, node } of open.toReversed()) {
      if (item.kind === "opening") nodes.push(this.#admonition(item, node, nodes.splice(at).slice(1)));
    }
    return nodes;
  }

  #take(
    child: TreeNode,
    item: Hidden,
    { nodes, open }: { readonly nodes: TreeNode[]; readonly open: OpenTag[] },
  ): void {
    const { position } = child;
    const flow = child["flow"] === true;
    const name = item.kind === "tag" ? item.tag.name : ":::";
    const isOpening = item.kind === "opening" || (item.kind === "tag" && opens(item.tag));
    const isClosing = item.kind === "closing" || (item.kind === "tag" && item.tag.kind === "close");
    if (isOpening) {
      open.push({ name, item, nodes: nodes.length, node: child });
      nodes.push({ type: "html", value: item.raw, position });
    } else if (isClosing) {
      const depth = open.findLastIndex((each) => each.name === name);
      const opened = open[depth];
      if (opened === undefined) {
        if (item.kind === "tag") nodes.push({ type: "html", value: item.raw, position });
        return;
      }
      open.length = depth;
      const inside = nodes.splice(opened.nodes).slice(1);
      if (opened.item.kind === "opening") nodes.push(this.#admonition(opened.item, opened.node, inside));
      else if (opened.item.kind === "tag") nodes.push(toElement(opened.item, opened.node, inside));
    } else if (item.kind === "tag") nodes.push(toElement(item, child, []));
    else nodes.push(toNode(item, flow, position));
  }

  #admonition(item: Extract<Hidden, { kind: "opening" }>, { position }: TreeNode, children: TreeNode[]): TreeNode {
    const { keyword, title } = item.opening;
    const label = title === "" ? [] : [titleNode(this.#request.parseTitle(title))];
    return { ...directive(keyword, [...label, ...children]), position };
  }

  #nameHeading(node: TreeNode, children: TreeNode[]): void {
    const last = children.at(-1);
    const value =
      last?.type === "mdxTextExpression" ? `{${last.value ?? ""}}` : last?.type === "text" ? last.value : undefined;
    const split = value === undefined ? undefined : splitHeadingId(value, this.#request.headingIds);
    if (split === undefined || last === undefined) return;
    const rest = children.slice(0, -1);
    const before = rest.at(-1);
    if (split.text !== "") rest.push({ ...last, value: split.text });
    else if (before?.type === "text") before.value = before.value?.trimEnd() ?? "";
    node.children = rest;
    node.data = { ...node.data, id: split.id, hProperties: { id: split.id } };
  }
}

function toElement(
  { tag, raw }: { readonly tag: Tag; readonly raw: string },
  { position, flow }: TreeNode,
  inside: readonly TreeNode[],
): TreeNode {
  const type = flow === true ? "mdxJsxFlowElement" : "mdxJsxTextElement";
  const name = tag.name === "" ? null : tag.name;
  const isLine = holdsText(tag.name) && inside.filter((child) => child.type === "paragraph").length === 1;
  const children = isLine
    ? inside.flatMap((child) => (child.type === "paragraph" ? (child.children ?? []) : [child]))
    : [...inside];
  return { type, name, attributes: jsxAttributes(tag, raw), children, data: { _mdxExplicitJsx: true }, position };
}

function toNode({ kind, raw }: Hidden, flow: boolean, position: TreeNode["position"]): TreeNode {
  if (kind === "html") return { type: "html", value: raw, position };
  if (kind === "truncate") return { ...truncation(), position };
  if (kind === "module") return { type: "mdxjsEsm", value: raw, data: lazyProgram(raw, "module"), position };
  const value = raw.slice(1, -1);
  const type = flow ? "mdxFlowExpression" : "mdxTextExpression";
  return { type, value, data: lazyProgram(value, "expression"), position };
}

/** The result of a block once its content is known. */
function settle(node: TreeNode): TreeNode[] {
  const { type, children = [] } = node;
  if (type === "paragraph") return unravel(node, children);
  return [type === "blockquote" ? toAlert(node, children) : node];
}

/** As in MDX, tags and values alone make no paragraph. */
function unravel(node: TreeNode, children: readonly TreeNode[]): TreeNode[] {
  const isSpace = ({ type, value = "" }: TreeNode): boolean => type === "text" && isBlank(value);
  const hasTags = children.some(isJsx);
  const isClosing = ({ type, value = "" }: TreeNode): boolean => hasTags && type === "html" && value.startsWith("</");
  const isAlone = (child: TreeNode): boolean =>
    isJsx(child) || isClosing(child) || child.type === "mdxTextExpression" || isSpace(child);
  if (!children.every(isAlone)) return [node];
  return children
    .filter((child) => !isSpace(child))
    .map((child) =>
      isClosing(child) ? child : { ...child, type: isJsx(child) ? "mdxJsxFlowElement" : "mdxFlowExpression" },
    );
}

function toAlert(quote: TreeNode, children: TreeNode[]): TreeNode {
  const [first, ...rest] = children;
  const text = first?.type === "paragraph" ? first.children?.[0] : undefined;
  const alert = text?.type === "text" ? ALERT.exec(text.value ?? "") : null;
  if (first === undefined || text?.value === undefined || alert?.[1] === undefined) return quote;
  text.value = text.value.slice(alert[0].length);
  const isEmpty = text.value === "" && first.children?.length === 1;
  return { ...directive(alert[1].toLowerCase(), isEmpty ? rest : children), position: quote.position };
}
