import type { Token, Tokens } from "marked";
import { decodeReferences } from "../body/escape.ts";
import type { Frame } from "../source/frame.ts";
import { opens, type Tag } from "../tags/tag.ts";
import type * as format from "../lex/tokens.ts";
import { jsxAttributes } from "./jsx.ts";
import { type Builder, type Context, MAKERS, type MdastRequest } from "./mdast-nodes.ts";
import { isBlank, type Origin, type TreeNode, type TreePoint } from "./tree.ts";

/**
 * Makes mdast from tokens, for a site's remark plugins. Returns the tree, and the tokens of each node, which replace it
 * again if no plugin changes it.
 */
export function toMdast(tokens: readonly Token[], frame: Frame, request: MdastRequest): TreeNode {
  return { type: "root", children: new TreeBuilder(request).list(tokens, { frame, at: 0, flow: true }) };
}

interface OpenTag {
  readonly tag: Tag;
  readonly raw: string;
  /** Index of the token, and number of the preceding nodes. */
  readonly index: number;
  readonly nodes: number;
}

class TreeBuilder implements Builder {
  readonly request: MdastRequest;

  constructor(request: MdastRequest) {
    this.request = request;
  }

  /** Nodes of consecutive tokens. */
  list(tokens: readonly Token[], { frame, at: start, flow, unravelled }: Context): TreeNode[] {
    const nodes: TreeNode[] = [];
    const open: OpenTag[] = [];
    const starts: number[] = [];
    let at = start;
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      if (token === undefined) break;
      starts.push(at);
      const slice = (from: number, end: number): Origin => ({
        frame,
        offset: starts[from] ?? at,
        tokens: tokens.slice(from, end),
      });
      if (isTag(token)) {
        this.#tag(token, { index, flow, unravelled, nodes, open, slice });
      } else if (isText(token)) {
        const first = index;
        for (let next = tokens[index + 1]; next && isText(next); next = tokens[++index + 1]) {
          at += tokens[index]?.raw.length ?? 0;
          starts.push(at);
        }
        const value = tokens
          .slice(first, index + 1)
          .map(textOf)
          .join("");
        if (!flow || open.length > 0 || !isBlank(value))
          nodes.push(this.node({ type: "text", value }, slice(first, index + 1)));
      } else {
        const made = MAKERS[token.type]?.(token, this, { frame, at, flow });
        if (Array.isArray(made)) nodes.push(...(made as readonly TreeNode[]));
        else if (made !== undefined) nodes.push(this.node(made as TreeNode, slice(index, index + 1)));
      }
      at += tokens[index]?.raw.length ?? 0;
    }
    return nodes;
  }

  #tag({ tag, raw }: format.TagToken, { index, flow, unravelled, nodes, open, slice }: TagContext): void {
    if (opens(tag)) {
      // Text until its closing tag comes.
      open.push({ tag, raw, index, nodes: nodes.length });
      nodes.push(this.node({ type: "html", value: raw.trim() }, slice(index, index + 1)));
      return;
    }
    const depth = tag.kind === "close" ? open.findLastIndex((each) => each.tag.name === tag.name) : -1;
    const opening = open[depth];
    if (tag.kind === "close" && opening === undefined) {
      nodes.push(this.node({ type: "html", value: raw.trim() }, slice(index, index + 1)));
      return;
    }
    const written = opening ?? { tag, raw, index, nodes: nodes.length };
    if (opening !== undefined) open.length = depth;
    const isFlow = flow && !(unravelled && open.length > 0);
    const children = nodes.splice(written.nodes).slice(opening === undefined ? 0 : 1);
    const element = {
      type: isFlow ? "mdxJsxFlowElement" : "mdxJsxTextElement",
      name: written.tag.name === "" ? null : written.tag.name,
      attributes: jsxAttributes(written.tag, written.raw),
      children,
      data: { _mdxExplicitJsx: true },
    };
    nodes.push(this.node(element, slice(written.index, index + 1)));
  }

  /** Gives a node its position, which is looked up on demand, and records what it was made from. */
  node(node: TreeNode, origin: Origin): TreeNode {
    this.request.origins.set(node, origin);
    const set = (value: unknown): void =>
      void Object.defineProperty(node, "position", { value, writable: true, enumerable: true, configurable: true });
    const get = (): TreeNode["position"] => {
      const { frame, offset, tokens } = origin;
      const raw = tokens.map((token) => token.raw).join("");
      const first = Math.max(0, raw.search(/\S/));
      const position = {
        start: this.#point(frame, offset + first),
        end: this.#point(frame, offset + raw.trimEnd().length),
      };
      set(position);
      return position;
    };
    return Object.defineProperty(node, "position", { get, set, enumerable: true, configurable: true });
  }

  #point(frame: Frame, offset: number): TreePoint {
    const { line, column } = frame.position(offset);
    return { line, column, offset: this.request.lineStart(line) + column - 1 };
  }
}

interface TagContext {
  readonly index: number;
  readonly flow: boolean;
  readonly unravelled: boolean | undefined;
  readonly nodes: TreeNode[];
  readonly open: OpenTag[];
  readonly slice: (from: number, end: number) => Origin;
}

function isTag(token: { readonly type: string }): token is format.TagToken {
  return token.type === "tag";
}

function isText(token: Token): token is Tokens.Text | Tokens.Escape {
  return (token.type === "text" && !("tokens" in token && token.tokens !== undefined)) || token.type === "escape";
}

function textOf(token: Token): string {
  const { type, text } = token as Tokens.Text | Tokens.Escape;
  return type === "escape" ? text : decodeReferences(text.replace(/\n +/g, "\n"));
}
