/** Names that content may use without defining them. In: the program of a page. Out: the same with `export const`s before it. */

import type { Json } from "../../model/json.ts";
import { toExpression } from "./tree.ts";

interface Statement {
  readonly type: string;
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  readonly id?: { readonly name?: string } | null;
  readonly specifiers?: readonly Specifier[];
}

interface Specifier {
  readonly local: { readonly name?: string };
  readonly exported?: { readonly name?: string };
}

/** Adds a constant for each entry whose name the program does not use for something of its own. */
export function providePageData(
  read: () => Readonly<Record<string, Json | undefined>>,
): () => (program: object) => void {
  return () => (program) => {
    const { body } = program as { body: Statement[] };
    const taken = new Set(body.flatMap(namesOf));
    const constants = Object.entries(read()).flatMap(([name, value]) =>
      value === undefined || taken.has(name) ? [] : [toConstant(name, value)],
    );
    body.unshift(...constants);
  };
}

/** Names that a statement of a module defines, imports or exports. */
function namesOf(statement: Statement): (string | undefined)[] {
  const { declaration, declarations = [], specifiers = [], id } = statement;
  return [
    id?.name,
    ...(declaration ? namesOf(declaration) : []),
    ...declarations.map((declarator) => declarator.id.name),
    ...specifiers.flatMap(({ local, exported }) => [local.name, exported?.name]),
  ];
}

function toConstant(name: string, value: Json): Statement {
  const id = { type: "Identifier", name };
  const declarator = { type: "VariableDeclarator", id, init: toExpression(value) };
  const declaration = { type: "VariableDeclaration", kind: "const", declarations: [declarator] };
  return { type: "ExportNamedDeclaration", declaration, specifiers: [] };
}
