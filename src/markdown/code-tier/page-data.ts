/** Names that content may use without defining them. In: the program of a page. Out: the same with `export const`s before it. */

import type { Include } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import type { TocEntry } from "../known-names.ts";
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

/** What a page knows of itself. */
export interface PageData {
  readonly frontMatter: JsonObject;
  readonly contentTitle: string | undefined;
  readonly toc: readonly TocEntry[];
  /** Partials by the number that entries of `toc` have for them. */
  readonly includes: readonly Pick<Include, "from">[];
}

/** Adds `frontMatter`, `contentTitle` and `toc`, except those whose names the program uses for something of its own. */
export function providePageData(read: () => PageData): () => (program: object) => void {
  return () => (program) => {
    const { body } = program as { body: Statement[] };
    const { frontMatter, contentTitle, toc, includes } = read();
    const taken = new Set(body.flatMap(namesOf));
    const added: Statement[] = [];
    if (!taken.has("frontMatter")) added.push(toConstant("frontMatter", toExpression(frontMatter)));
    if (!taken.has("contentTitle") && contentTitle !== undefined)
      added.push(toConstant("contentTitle", toExpression(contentTitle)));
    if (!taken.has("toc")) added.push(...toTocStatements(toc, includes));
    body.unshift(...added);
  };
}

/** The table of contents, with those of partials at their places. */
function toTocStatements(toc: PageData["toc"], includes: PageData["includes"]): Statement[] {
  const imports: Statement[] = [];
  const elements = toc.map((entry) => {
    if (!("include" in entry)) return toExpression(entry);
    const name = `_toc${entry.include}`;
    imports.push(toTocImport(name, includes[entry.include]?.from ?? ""));
    return { type: "SpreadElement", argument: { type: "Identifier", name } };
  });
  return [...imports, toConstant("toc", { type: "ArrayExpression", elements })];
}

function toTocImport(name: string, from: string): Statement {
  const local = { type: "Identifier", name };
  const specifiers = [{ type: "ImportSpecifier", imported: { type: "Identifier", name: "toc" }, local }];
  const source = { type: "Literal", value: from, raw: JSON.stringify(from) };
  return Object.assign({ type: "ImportDeclaration", specifiers }, { source, attributes: [] });
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

function toConstant(name: string, init: object): Statement {
  const id = { type: "Identifier", name };
  const declarator = { type: "VariableDeclarator", id, init };
  const declaration = { type: "VariableDeclaration", kind: "const", declarations: [declarator] };
  return { type: "ExportNamedDeclaration", declaration, specifiers: [] };
}
