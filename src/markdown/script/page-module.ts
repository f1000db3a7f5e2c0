import type { Json } from "../../model/json.ts";
import type { FormulaSyntax } from "../../model/document.ts";
import { ScanBudget } from "../values/expression.ts";
import { findImports } from "../scan/imports.ts";
import { scan } from "../scan/scanner.ts";
import { evaluate } from "./evaluate.ts";
import { declaredNames, isNode } from "./names.ts";
import { statementsOf } from "./module-block.ts";
import { isMistake, type ScriptNode } from "./parser.ts";

export interface PageModule {
  /** Names that expressions may use. */
  readonly bound: ReadonlySet<string>;
  /** Those that the file exports. */
  readonly exported: ReadonlySet<string>;
  /** Values of exported constants. */
  readonly values: ReadonlyMap<string, Json>;
  /** Whether the file exports a layout (`export default`). */
  readonly hasLayout: boolean;
}

export interface PageModuleRequest {
  readonly mdx: boolean;
  readonly formulas: FormulaSyntax | undefined;
  /** Values of imported names. */
  readonly imported: ReadonlyMap<string, Json>;
}

/** Names that every document has. */
const GIVEN = ["props", "frontMatter", "contentTitle", "toc"];

const NOTHING: PageModule = { bound: new Set(), exported: new Set(), values: new Map(), hasLayout: false };

/**
 * Finds the names that the statements of a document bind, which its prose may use anywhere. Only files with `import` or
 * `export` are examined.
 */
export function readPageModule(body: string, { mdx, formulas, imported }: PageModuleRequest): PageModule {
  const hasExports = mdx && /^export\s/m.test(body);
  if (!hasExports && (!mdx || !body.includes("{"))) return NOTHING;
  const bound = new Set(GIVEN);
  const exported = new Set<string>();
  const values = new Map<string, Json>();
  const page = { bound, exported, values, hasLayout: false };
  for (const { names } of findImports(body)) for (const name of Object.keys(names)) bound.add(name);
  if (!hasExports) return page;
  const known = new Map(imported);
  for (const statement of findExports(body, formulas)) {
    if (statement.type === "ExportDefaultDeclaration" || exportsDefault(statement)) page.hasLayout = true;
    for (const name of declaredNames(statement)) {
      bound.add(name);
      if (statement.type !== "ImportDeclaration") exported.add(name);
    }
    for (const [name, value] of constantsOf(statement, known)) {
      known.set(name, value);
      values.set(name, value);
    }
  }
  return page;
}

/** Statements of all blocks and of all `mdx-code-block` fences; only the lines between them are examined, not their content. */
function findExports(body: string, formulas: FormulaSyntax | undefined): ScriptNode[] {
  const pieces = scan(body, {
    mdx: true,
    indentedCode: false,
    jsxText: false,
    definitionsInterrupt: false,
    root: true,
    budget: new ScanBudget(body),
    scope: {},
    truncateSign: "",
    ownCodeBlock: true,
    keywords: new Set(),
    plainTitles: false,
    formulas: formulas !== undefined,
    lexBlocks: () => [],
    lexInline: () => [],
  });
  return pieces.flatMap((piece) => {
    if (!("token" in piece)) return [];
    if (piece.token.type === "segment") return findExports(piece.token.text, formulas);
    if (piece.token.type !== "module" || isMistake(piece.token.program)) return [];
    return statementsOf(piece.token.program);
  });
}

/** `export { default } from "./layout"`. */
function exportsDefault({ type, specifiers }: ScriptNode): boolean {
  const list = type === "ExportNamedDeclaration" ? (specifiers as ScriptNode[]) : [];
  return list.some(({ exported }) => isNode(exported) && exported["name"] === "default");
}

function* constantsOf({ declaration }: ScriptNode, known: ReadonlyMap<string, Json>): Generator<[string, Json]> {
  if (!isNode(declaration) || declaration["kind"] !== "const") return;
  const scope = {
    name: ([root = "", ...members]: readonly string[]) => (members.length === 0 ? known.get(root) : undefined),
  };
  for (const { id, init } of declaration["declarations"] as ScriptNode[]) {
    const value = isNode(id) && id.type === "Identifier" ? evaluate(init, scope)?.value : undefined;
    if (value !== undefined && isNode(id)) yield [String(id["name"]), value];
  }
}
