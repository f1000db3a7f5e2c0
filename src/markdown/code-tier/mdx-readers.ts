/** Readers of pieces of MDX that stand in the middle of a tree. In: the compiler of MDX. Out: functions from text to trees. */

import type { createProcessor } from "@mdx-js/mdx";
import type { Pluggable } from "unified";
import { prepareMdx, type PrepareOptions } from "./prepare-mdx.ts";
import type { TreeNode, TreePlugin } from "./tree.ts";

export interface MdxReaders {
  /** MDX as it is written → mdast. */
  readonly plain: (text: string) => TreeNode;
  /** MDX, also as sites write it for MDX 1, or HTML, whose braces are text → mdast. */
  readonly markdown: ReadPiece;
  /** The same → hast. */
  readonly html: ReadPiece;
}

export type ReadPiece = (text: string, kind: "mdx" | "html") => TreeNode;

export interface MdxReadersRequest {
  readonly createProcessor: typeof createProcessor;
  /** Plugins that teach the parser its syntax. */
  readonly syntax: readonly Pluggable[];
  readonly options: PrepareOptions;
}

/** Makes the readers of one document. They throw for what is not MDX. */
export function makeMdxReaders({ createProcessor: make, syntax, options }: MdxReadersRequest): MdxReaders {
  const plain = (text: string): TreeNode => make({ remarkPlugins: [...syntax] }).parse(text) as TreeNode;
  const toHtml = (text: string): TreeNode => {
    let found: TreeNode = { type: "root" };
    const keep: TreePlugin = () => (tree) => void (found = structuredClone(tree));
    const processor = make({ remarkPlugins: [...syntax], rehypePlugins: [keep] });
    // Its types name what it ends with, not what it begins with.
    processor.runSync(processor.parse(text) as unknown as Parameters<typeof processor.runSync>[0]);
    return found;
  };
  const prepared =
    (read: (text: string) => TreeNode): ReadPiece =>
    (text, kind) => {
      const prepare = (): string => prepareMdx({ text, mdx: kind === "mdx" }, options).text;
      if (kind === "html") return read(prepare());
      try {
        return read(text);
      } catch {
        return read(prepare());
      }
    };
  return { plain, markdown: prepared(plain), html: prepared(toHtml) };
}
