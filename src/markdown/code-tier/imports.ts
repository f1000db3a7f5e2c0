/**
 * Makes the imports of a code page independent of its place. In: the finished program. Out: relative modules named from
 * the site folder (`./x` in `docs/a.mdx` → `@site/docs/x`), and the list of what the author imports.
 */

import { posix } from "node:path";
import type { DocumentImport } from "../../model/document.ts";
import { documentModule, isMarkdown, partialModulePath, toImportedFile } from "../partials/names.ts";

/** The part of an estree node that matters here. */
interface EstreeNode {
  readonly type: string;
  readonly source?: StringLiteral | null;
  readonly specifiers?: readonly Specifier[];
  readonly callee?: { readonly type: string; readonly name?: string };
  readonly arguments?: readonly StringLiteral[];
}

interface StringLiteral {
  value?: unknown;
  raw?: string;
  readonly loc?: Location | null;
}

interface Location {
  readonly start: { readonly line: number; readonly column: number };
}

interface Specifier {
  readonly type: string;
  readonly local: { readonly name?: string };
  readonly imported?: { readonly name?: string; readonly value?: unknown };
}

/** Resolves what `sourcePath` imports and adds each `import` and `export … from` of the author to `found`. */
export function resolveImports(sourcePath: string, found: DocumentImport[]): () => (program: object) => void {
  return () => (program) =>
    walkProgram(program, (node) => {
      const source = moduleOf(node);
      if (typeof source?.value !== "string") return;
      if (/^(?:Import|Export\w+)Declaration$/.test(node.type) && source.loc)
        found.push(toDocumentImport(node, source.value));
      const resolved = fromSiteFolder(sourcePath, source.value);
      if (resolved === source.value) return;
      source.value = resolved;
      source.raw = JSON.stringify(resolved);
    });
}

/** Where a node names a module: `import`, `export … from`, `import()` and `require()`. */
function moduleOf(node: EstreeNode): StringLiteral | undefined {
  if (node.type !== "CallExpression") return node.source ?? undefined;
  return node.callee?.type === "Identifier" && node.callee.name === "require" ? node.arguments?.[0] : undefined;
}

/** Its place is that of the module's name, behind the quote. */
function toDocumentImport({ type: statement, specifiers = [], source }: EstreeNode, from: string): DocumentImport {
  const imported = statement === "ImportDeclaration" ? specifiers : [];
  const names = imported.map(({ type, local, imported: original }): [string, string] => {
    if (type === "ImportDefaultSpecifier") return [local.name ?? "", "default"];
    if (type === "ImportNamespaceSpecifier") return [local.name ?? "", "*"];
    return [local.name ?? "", original?.name ?? String(original?.value)];
  });
  const { line, column } = source?.loc?.start ?? { line: 1, column: 0 };
  return { from, names: Object.fromEntries(names), line, column: column + 2 };
}

/** Markdown files are modules of their own; a loader prefix (`!!raw-loader!./x`) is kept. */
function fromSiteFolder(sourcePath: string, module: string): string {
  const partial = isMarkdown(module) ? toImportedFile(sourcePath, module) : undefined;
  if (partial !== undefined) return documentModule(partialModulePath(partial));
  const folder = posix.dirname(sourcePath);
  const start = module.lastIndexOf("!") + 1;
  const path = module.slice(start);
  if (!/^\.\.?(?:\/|$)/.test(path)) return module;
  return `${module.slice(0, start)}@site/${posix.join(folder, path)}`;
}

function walkProgram(value: unknown, visit: (node: EstreeNode) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && typeof value.type === "string") visit(value as EstreeNode);
  for (const inner of Object.values(value)) if (typeof inner === "object") walkProgram(inner, visit);
}
