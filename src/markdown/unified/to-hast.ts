/**
 * Makes hast from mdast like `remark-rehype`. Returns the tree for rehype plugins, and the mdast origin of each of its
 * nodes. Without rehype plugins, unchanged nodes are kept (`kept`).
 */

import { defaultHandlers, type Handlers, type Options, toHast as convert } from "mdast-util-to-hast";
import type { TreeNode } from "./tree.ts";

export interface HastRequest {
  /** Whether a node can be reused, because no plugin changed it. */
  readonly isSame: (node: TreeNode) => boolean;
  /** Whether rehype plugins need to see all of them. */
  readonly whole: boolean;
  readonly options: RehypeOptions;
}

/** `markdown.remarkRehypeOptions` of a site. */
export type RehypeOptions = Readonly<Record<string, unknown>>;

export interface Hast {
  readonly tree: TreeNode;
  /** Unchanged mdast nodes by the hast nodes made from them. */
  readonly sources: ReadonlyMap<TreeNode, TreeNode>;
}

type Handler = (state: State, node: TreeNode, parent?: TreeNode) => TreeNode | TreeNode[] | undefined;

interface State {
  readonly definitionById: ReadonlyMap<string, TreeNode>;
  all(node: TreeNode): TreeNode[];
  applyData(from: TreeNode, to: TreeNode): TreeNode;
}

/** A site's own handlers, by type of node. */
export function siteHandlers({ handlers }: RehypeOptions): Readonly<Record<string, Handler>> {
  return typeof handlers === "object" && handlers !== null ? (handlers as Record<string, Handler>) : {};
}

/** Converts a tree. */
export function toHast(tree: TreeNode, { isSame, whole, options }: HastRequest): Hast {
  const sources = new Map<TreeNode, TreeNode>();
  const keeping =
    (handle: Handler): Handler =>
    (state, node, parent) => {
      if (!whole && isSame(node)) {
        const kept = { type: "kept", position: undefined };
        sources.set(kept, node);
        return kept;
      }
      const made = handle(state, node, parent);
      if (made !== undefined && !Array.isArray(made) && isSame(node)) sources.set(made, node);
      return made;
    };
  const handlers = { ...DEFAULT, ...OWN, ...siteHandlers(options) };
  const wrapped = Object.fromEntries(Object.entries(handlers).map(([type, handle]) => [type, keeping(handle)]));
  const root = convert(tree as never, {
    ...(options as Options),
    handlers: wrapped as unknown as Handlers,
    unknownHandler: keeping((options["unknownHandler"] as Handler | undefined) ?? toElement) as never,
  }) as TreeNode;
  return { tree: root, sources };
}

/** Keeps the URL of a link or image as written: the rules encode it. */
function withUrl(handle: Handler | undefined, property: "href" | "src"): Handler {
  return (state, node, parent) => {
    const made = handle?.(state, node, parent);
    const definition = state.definitionById.get(String(node["identifier"]).toUpperCase());
    const { url } = definition ?? node;
    const given = node.data?.["hProperties"];
    const isGiven = typeof given === "object" && given !== null && property in given;
    if (made && !Array.isArray(made) && made.properties && typeof url === "string" && !isGiven)
      made.properties[property] = url;
    return made;
  };
}

const DEFAULT = defaultHandlers as unknown as Readonly<Record<string, Handler>>;

/** Handles nodes without a handler. */
const toElement: Handler = (state, node) => {
  const { position, value, data } = node;
  const isText = value !== undefined && !data?.["hProperties"] && !data?.["hChildren"];
  const made: TreeNode = isText
    ? { type: "text", value, position }
    : { type: "element", tagName: "div", properties: {}, children: state.all(node), position };
  return state.applyData(node, made);
};

/** Passes a node on; its children are converted. */
const pass: Handler = (state, node) => ({ ...node, ...(node.children && { children: state.all(node) }) });

/** A text of Markdown or HTML that is parsed later. */
const toRaw: Handler = (_, { value, position }) => ({ type: "raw", value: value ?? "", position });

/** Types of nodes in which plugins leave text. */
export const LEFT_NODES = ["export", "html", "import", "jsx", "raw"] as const;

/** Data of tokens that HTML lacks. Links to and from footnotes are made when the page is. */
const OWN: Readonly<Record<string, Handler>> = {
  definition: pass,
  footnoteDefinition: pass,
  footnoteReference: pass,
  mdxFlowExpression: pass,
  mdxJsxFlowElement: pass,
  mdxJsxTextElement: pass,
  mdxTextExpression: pass,
  mdxjsEsm: pass,
  ...Object.fromEntries(LEFT_NODES.map((type) => [type, toRaw])),
  link: withUrl(DEFAULT["link"], "href"),
  linkReference: withUrl(DEFAULT["linkReference"], "href"),
  image: withUrl(DEFAULT["image"], "src"),
  imageReference: withUrl(DEFAULT["imageReference"], "src"),
};
