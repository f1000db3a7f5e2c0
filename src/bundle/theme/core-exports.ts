/**
 * Names under which the first chunk exports members of theme modules. Site code can then import them from there,
 * because it is loaded anyway, and not from a table of modules.
 */

import { parse } from "acorn";
import type { ExportSpecifier, ImportSpecifier, ObjectExpression, Program, Property } from "acorn";
import { basename } from "node:path";

/** Module → its exports → the first chunk's names for them. */
export type CoreExports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Parses a table, `import {…} from "./main.js"; var t = {"@theme/Layout": {default: x}}; export {t as modules}`. */
export function readCoreExports(table: string, main: string): Record<string, Readonly<Record<string, string>>> {
  const program = parse(table, { ecmaVersion: "latest", sourceType: "module" });
  const imported = importsFrom(program, `./${basename(main)}`);
  const modules = findTable(program);
  return Object.fromEntries(
    propertiesOf(modules).map(([module, members]) => [
      module,
      Object.fromEntries(
        (members.type === "ObjectExpression" ? propertiesOf(members) : []).flatMap(([name, value]) => {
          const found = value.type === "Identifier" ? imported.get(value.name) : undefined;
          return found === undefined ? [] : [[name, found] as const];
        }),
      ),
    ]),
  );
}

/** Local name → name in the chunk that exports it. */
function importsFrom({ body }: Program, source: string): Map<string, string> {
  const specifiers = body.flatMap((node) =>
    node.type === "ImportDeclaration" && node.source.value === source ? node.specifiers : [],
  );
  const named = specifiers.filter((node): node is ImportSpecifier => node.type === "ImportSpecifier");
  return new Map(named.map(({ local, imported }) => [local.name, nameOf(imported)]));
}

function findTable({ body }: Program): ObjectExpression | undefined {
  const exported = body
    .flatMap((node): ExportSpecifier[] => (node.type === "ExportNamedDeclaration" ? node.specifiers : []))
    .find((node) => nameOf(node.exported) === "modules");
  const local = exported && nameOf(exported.local);
  const declared = body.flatMap((node) => (node.type === "VariableDeclaration" ? node.declarations : []));
  const init = declared.find(({ id }) => id.type === "Identifier" && id.name === local)?.init;
  return init?.type === "ObjectExpression" ? init : undefined;
}

function propertiesOf(object: ObjectExpression | undefined): [string, Property["value"]][] {
  return (object?.properties ?? []).flatMap((node) =>
    node.type === "Property" ? [[nameOf(node.key), node.value] as [string, Property["value"]]] : [],
  );
}

function nameOf(node: Property["key"]): string {
  if (node.type === "Identifier") return node.name;
  return node.type === "Literal" ? String(node.value) : "";
}
