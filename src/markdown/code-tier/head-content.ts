/** What code pages have in `<Head>`. In: Markdown's tree. Out: the same without what cannot stand there, which is told. */

import type { Reporter } from "../../model/diagnostic.ts";
import { isHeadElement } from "../elements.ts";
import { describeMisplaced } from "../tag-problems.ts";
import { isJsx, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Leaves elements of a head and expressions. Diagnostic: `misplaced-in-head`. */
export function headContent(path: string, report: Reporter): TreePlugin {
  const isRight = (child: TreeNode): boolean => {
    const name = isJsx(child) ? child.name : "text";
    if (child.type.endsWith("Expression") || (child.type === "text" && child.value?.trim() === "")) return true;
    if (name === null || (isJsx(child) && isHeadElement(name ?? ""))) return true;
    const { line, column } = child.position?.start ?? { line: 1, column: 1 };
    report.add({ ...describeMisplaced(name ?? "text"), file: path, line, column });
    return false;
  };
  return () => (tree) =>
    walk(tree, (node) => {
      if (isJsx(node) && node.name === "Head" && node.children) node.children = node.children.filter(isRight);
    });
}
