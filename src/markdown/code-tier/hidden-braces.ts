/**
 * Lets MDX read an expression once. At each `}` it asks the parser of JavaScript whether the expression ends there, so one with
 * many would take time that grows with the square of their number. In: text whose expressions are known already. Out: the same
 * with a stand-in for every `}` inside of them, which the parser of JavaScript and the tree get back as braces.
 */

import type { Parser as AcornParser } from "acorn";
import type { Plugin } from "unified";
import { type TreeNode, type TreePlugin, walk } from "./tree.ts";

/** Characters that may stand in for a brace: the first of them that the text does not have. */
const FIRST_STAND_IN = 0xe000;
const LAST_STAND_IN = 0xf8ff;

/** Expressions with fewer braces are left as they are. */
const FEW = 8;

export interface BraceHider {
  /** An expression, from its `{` to its `}`, with stand-ins inside. */
  hide(expression: string): string;
  /** The text as it was. */
  restore(text: string): string;
}

/** Makes the hider of one text. */
export function makeBraceHider(text: string): BraceHider {
  const standIn = findStandIn(text);
  return {
    hide(expression) {
      const inside = expression.slice(1, -1);
      if (standIn === undefined || countBraces(inside) < FEW) return expression;
      return `{${inside.replaceAll("}", standIn)}}`;
    },
    restore: (hidden) => (standIn === undefined ? hidden : hidden.replaceAll(standIn, "}")),
  };
}

function findStandIn(text: string): string | undefined {
  for (let code = FIRST_STAND_IN; code <= LAST_STAND_IN; code++) {
    const character = String.fromCharCode(code);
    if (!text.includes(character)) return character;
  }
  return undefined;
}

function countBraces(text: string): number {
  let count = 0;
  for (let at = text.indexOf("}"); at >= 0 && count < FEW; at = text.indexOf("}", at + 1)) count++;
  return count;
}

/** The syntax of MDX with a parser of JavaScript that sees braces; it takes the place of the compiler's own. */
export async function loadMdxSyntax({ restore }: BraceHider): Promise<Plugin> {
  const [{ Parser }, { default: jsx }, { mdxjs }, { installEditMap }] = await Promise.all([
    import("acorn"),
    import("acorn-jsx"),
    import("micromark-extension-mdxjs"),
    import("./edit-map.ts"),
  ]);
  installEditMap();
  const parser = Parser.extend(jsx());
  const acorn = {
    parse: (source: string, options: Parameters<typeof AcornParser.parse>[1]) => parser.parse(restore(source), options),
    parseExpressionAt: (source: string, at: number, options: Parameters<typeof AcornParser.parse>[1]) =>
      parser.parseExpressionAt(restore(source), at, options),
  };
  const syntax = mdxjs({ acorn, acornOptions: { ecmaVersion: 2024, sourceType: "module" }, addResult: true });
  return function () {
    const data = this.data() as { micromarkExtensions?: unknown[] };
    // The compiler adds its own before any plugin.
    data.micromarkExtensions = [syntax, ...(data.micromarkExtensions ?? []).slice(1)];
  };
}

/** Puts the braces back into the tree and its file, before other plugins see them; `onRead` hears that there is a tree. */
export function showBraces({ restore }: BraceHider, onRead: () => void): TreePlugin {
  return () => (tree, file) => {
    onRead();
    if ("value" in file) file.value = restore(String(file));
    walk(tree, (node) => restoreNode(node, restore));
  };
}

function restoreNode(node: TreeNode, restore: BraceHider["restore"]): void {
  if (node.type.startsWith("mdx") && node.value !== undefined) node.value = restore(node.value);
  for (const attribute of node.attributes ?? []) {
    const { value } = attribute;
    if (typeof value === "string") attribute.value = restore(value);
    else if (typeof value === "object" && value !== null) value.value = restore(value.value);
  }
}
