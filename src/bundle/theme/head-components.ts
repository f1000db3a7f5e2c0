/** Components of the theme that only render into the head. Pages arrive with their head, so browsers receive empty ones. */

import { readFileSync } from "node:fs";
import { type AnyNode, type ImportDeclaration, parse } from "acorn";
import { childrenOf, nameOf } from "../behavior/code-notes.ts";

/** A component by its public name. */
export interface ComponentFile {
  readonly name: string;
  readonly file: string;
}

const HEAD_TAGS: ReadonlySet<string> = new Set("base body html link meta noscript script style title".split(" "));

/** Components of the client API that render into the head. */
const HEAD_MODULES: ReadonlySet<string> = new Set(["@docusaurus/Head"]);
const HEAD_EXPORTS: ReadonlySet<string> = new Set(["PageMetadata", "UnlistedMetadata"]);

/** Finds them by the elements that their files create: of the head, of its components, or of components found before. */
export function findHeadComponents(components: readonly ComponentFile[]): ReadonlySet<string> {
  const elements = new Map(components.map(({ name, file }) => [name, elementsOf(readFileSync(file, "utf8"))]));
  const found = new Set<string>();
  for (let count = -1; count < found.size;) {
    count = found.size;
    for (const [name, types] of elements)
      if (
        types.some((type) => type !== "") &&
        types.every((type) => type === "" || HEAD_TAGS.has(type) || found.has(type))
      )
        found.add(name);
  }
  return found;
}

/**
 * Types of the elements that a file creates: tags, modules of the theme, `title` for components that render into the
 * head, nothing for fragments and components of the file itself, `?` for everything else.
 */
function elementsOf(source: string): string[] {
  const code = new Bun.Transpiler({ loader: "tsx", tsconfig: JSX }).transformSync(source);
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const imported = new Map(program.body.flatMap((node) => (node.type === "ImportDeclaration" ? importsOf(node) : [])));
  // Elements of the file's own components are analyzed with it.
  const local = new Set(program.body.flatMap((node) => (node.type === "FunctionDeclaration" ? node.id.name : [])));
  // Both render their children, which are analyzed too.
  const isNeutral = (name: string): boolean => local.has(name) || FRAGMENT.test(name);
  const types: string[] = [];
  const visit = (node: AnyNode): void => {
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && MAKERS.test(node.callee.name)) {
      const [type] = node.arguments;
      if (type?.type === "Literal") types.push(String(type.value));
      else if (type?.type === "Identifier") types.push(imported.get(type.name) ?? (isNeutral(type.name) ? "" : "?"));
      else types.push("?");
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as AnyNode);
  return types;
}

const JSX = JSON.stringify({ compilerOptions: { jsx: "react-jsx", jsxImportSource: "react" } });

/** Functions that create elements, under the transpiler's names. */
const FRAGMENT = /^Fragment(?:_|$)/;
const MAKERS = /^(?:jsxs?(?:DEV)?(?:_|$)|createElement$)/;

function importsOf({ source, specifiers }: ImportDeclaration): [string, string][] {
  const module = String(source.value);
  return specifiers.map((specifier) => {
    const name = specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "default";
    const isHead = HEAD_MODULES.has(module) || HEAD_EXPORTS.has(name);
    return [specifier.local.name, isHead ? "title" : module];
  });
}
