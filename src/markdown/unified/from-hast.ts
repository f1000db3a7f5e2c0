import type { Token } from "marked";
import { standsInLine } from "../tags/elements.ts";
import { Frame } from "../source/frame.ts";
import { ELEMENTS, NODES, type TokensRequest, type Writer, writeElement } from "./hast-nodes.ts";
import { codeOf } from "./jsx.ts";
import { makeBareParagraph, makeToken, placeTokens } from "./made-tokens.ts";
import { isBlank, isPhrasing, type TreeNode } from "./tree.ts";

/** Makes tokens from hast that plugins changed. Unchanged nodes become the tokens they were made from. */
export function fromHast(tree: TreeNode, request: TokensRequest): Token[] {
  return new TokenWriter(request).list(tree.children ?? [], true);
}

class TokenWriter implements Writer {
  readonly request: TokensRequest;
  /** Position for nodes without one. */
  #place: Frame = Frame.at({ line: 1, column: 1 });

  constructor(request: TokensRequest) {
    this.request = request;
  }

  /** Tokens of consecutive nodes; `flow` ones are blocks. */
  list(nodes: readonly TreeNode[], flow: boolean, isInElement = false): Token[] {
    const tokens: Token[] = [];
    let line: Token[] = [];
    const endLine = (): void => {
      if (line.length > 0) tokens.push(makeBareParagraph(line));
      line = [];
    };
    for (const [index, node] of nodes.entries()) {
      if (isLineBreak(node) && this.#meansNothing(nodes, index, flow)) continue;
      // The rule for a task's checkbox adds the space after it.
      if (node.value === " " && nodes[index - 1]?.tagName === "input") continue;
      const isInLine = this.#isInLine(node);
      if (!isInLine) endLine();
      else if (line.length > 0) line.push(makeToken("gap", { isUnseen: isInElement }));
      (isInLine ? line : tokens).push(...this.one(node, flow));
    }
    endLine();
    return tokens;
  }

  /** Tokens of the content of a node. */
  inside({ children = [], type }: TreeNode, flow: boolean): Token[] {
    return this.list(children, flow, type === "mdxJsxFlowElement");
  }

  /** Tokens of text between blocks, outside of paragraphs. */
  lines({ children = [] }: TreeNode): Token[] {
    const tokens: Token[] = [];
    let line: TreeNode[] = [];
    const endLine = (): void => {
      const inside = this.list(line, true);
      if (inside.length > 0) tokens.push(makeToken("text", { text: "", tokens: inside }));
      line = [];
    };
    for (const child of children) {
      if (!this.#isBlock(child)) line.push(child);
      else {
        endLine();
        tokens.push(...this.one(child, true));
      }
    }
    endLine();
    return tokens;
  }

  /** Tokens of a node. */
  one(node: TreeNode, flow: boolean): Token[] {
    const origin = this.request.originOf(node);
    if (origin !== undefined) return [placeTokens(origin.frame, origin.tokens, origin.offset)];
    const outer = this.#place;
    const { line, column } = node.position?.start ?? {};
    const place = line !== undefined && column !== undefined ? { line, column } : outer.position(0);
    // Rules search the frame for the end of a tag.
    this.#place = Frame.at(place, node.type === "raw" ? node.value : ` </${node.name ?? ""}>`);
    const tokens = this.#write(node, flow);
    const made = tokens.length === 0 ? [] : [placeTokens(this.#place, tokens)];
    this.#place = outer;
    return made;
  }

  #write(node: TreeNode, flow: boolean): readonly Token[] {
    const isElement = node.type === "element";
    const write = isElement ? ELEMENTS.get(node.tagName ?? "") : NODES.get(node.type);
    if (write === undefined && !isElement) return this.inside(node, flow);
    const made = write?.(node, this, flow) ?? writeElement(node, this);
    return "type" in made ? [made] : made;
  }

  /** Whether a node is text, or an inline element. */
  isText(node: TreeNode): boolean {
    return !this.#isBlock(node) && !isLineBreak(node);
  }

  #isBlock(node: TreeNode): boolean {
    const source = this.request.sourceOf(node);
    if (source !== undefined) return !isPhrasing(source);
    return node.type === "element" ? !isInlineTag(node.tagName ?? "") : BLOCKS.has(node.type);
  }

  /** Whether a node is an element or a value on its own line within a paragraph. */
  #isInLine(node: TreeNode): boolean {
    const source = this.request.sourceOf(node) ?? node;
    if (source.type === "mdxFlowExpression") return !/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(codeOf(source));
    return source.type === "mdxJsxFlowElement" && standsInLine(source.name ?? "");
  }

  /** Whether a line break is next to a block, or after a visible one. */
  #meansNothing(nodes: readonly TreeNode[], index: number, flow: boolean): boolean {
    const isBlock = (node: TreeNode | undefined): boolean =>
      node === undefined || node.type === "raw" ? flow : this.#isBlock(node);
    const before = nodes.findLast((node, at) => at < index && !isLineBreak(node));
    const after = nodes.find((node, at) => at > index && !isLineBreak(node));
    return before?.tagName === "br" || isBlock(before) || isBlock(after);
  }
}

const BLOCKS: ReadonlySet<string> = new Set([
  "mdxJsxFlowElement",
  "mdxFlowExpression",
  "mdxjsEsm",
  "definition",
  "footnoteDefinition",
]);

function isInlineTag(name: string): boolean {
  return standsInLine(name) || name === "br" || name === "wbr";
}

function isLineBreak({ type, value = "" }: TreeNode): boolean {
  return type === "text" && value.includes("\n") && isBlank(value);
}
