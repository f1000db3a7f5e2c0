/** Reports the URLs of a code page that run code. In: Markdown's tree, before its URLs become slots. Out: diagnostics. */

import type { Reporter } from "../../model/diagnostic.ts";
import { isUrlAttribute } from "../../url/unsafe-url.ts";
import { readLiteral } from "../literal.ts";
import { findUnsafeLink } from "../unsafe-link.ts";
import { isJsx, type JsxAttribute, type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Looks at links, images, definitions, and at attributes that are plain text. */
export function unsafeLinks(path: string, report: Reporter): TreePlugin {
  return () => (tree) =>
    walk(tree, (node) => {
      for (const url of urlsOf(node)) {
        const problem = findUnsafeLink(url);
        const { line = 1, column = 1 } = node.position?.start ?? {};
        if (problem) report.add({ ...problem, file: path, line, column });
      }
    });
}

function urlsOf(node: TreeNode): string[] {
  if (!isJsx(node)) return node.url === undefined ? [] : [node.url];
  return (node.attributes ?? []).flatMap((attribute) =>
    isUrlAttribute(attribute.name ?? "") ? textOf(attribute) : [],
  );
}

function textOf({ value }: JsxAttribute): string[] {
  const text = typeof value === "object" && value !== null ? readLiteral(value.value, 0)?.value : value;
  return typeof text === "string" ? [text] : [];
}
