/** Analyzes the names in code: those it uses and binds, the modules it loads, and the IDs it renders. */

import type { ScriptNode } from "./parser.ts";

/** A module name as a string (`import … from "./x"`), with its quotes. */
export interface ModuleName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A component that JSX uses. */
export interface UsedElement {
  /** As written: `Tabs`, `icons.Star`. */
  readonly name: string;
  readonly start: number;
}

export class ScriptNames {
  /** Names that are read; property names are excluded. */
  readonly used = new Set<string>();
  /** Names that are bound anywhere inside: parameters, variables, functions, imports. */
  readonly bound = new Set<string>();
  readonly elements: UsedElement[] = [];
  readonly modules: ModuleName[] = [];
  /** IDs of elements, and of data that may become those of elements. */
  readonly ids: string[] = [];
  /** Whether an ID is computed. */
  hasUnknownId = false;

  /** Adds the names of a tree. */
  add(tree: ScriptNode): this {
    // No recursion, because an author's code may be nested deeper than the stack.
    const waiting: ScriptNode[] = [tree];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      this.#take(node);
      for (const [member, value] of Object.entries(node)) {
        if (isName(node, member)) continue;
        for (const inner of Array.isArray(value) ? (value as unknown[]) : [value])
          if (isNode(inner)) waiting.push(inner);
      }
    }
    return this;
  }

  #take(node: ScriptNode): void {
    switch (node.type) {
      case "Identifier":
        this.used.add(String(node["name"]));
        break;
      case "VariableDeclarator":
        this.#bind(node["id"]);
        break;
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        this.#bind(node["id"], ...(node["params"] as unknown[]));
        break;
      case "ClassDeclaration":
      case "ClassExpression":
        this.#bind(node["id"]);
        break;
      case "CatchClause":
        this.#bind(node["param"]);
        break;
      case "ImportSpecifier":
      case "ImportDefaultSpecifier":
      case "ImportNamespaceSpecifier":
        this.#bind(node["local"]);
        break;
      case "JSXOpeningElement":
        this.#element(node["name"]);
        break;
      case "JSXAttribute":
        if (nameOf(node["name"]) === "id") this.#id(node["value"]);
        break;
      case "Property":
        if (keyOf(node) === "id" && node["shorthand"] !== true) this.#id(node["value"]);
        break;
      default:
        this.#module(node);
    }
  }

  /** `import`, `export … from`, `import()` and `require()`. */
  #module(node: ScriptNode): void {
    const callee = node.type === "CallExpression" ? node["callee"] : undefined;
    const [argument] = isNode(callee) && nameOf(callee) === "require" ? (node["arguments"] as unknown[]) : [];
    const source = argument ?? node["source"];
    if (isNode(source) && typeof source["value"] === "string")
      this.modules.push({ name: source["value"], start: source.start, end: source.end });
  }

  #bind(...patterns: readonly unknown[]): void {
    for (const pattern of patterns) for (const name of namesIn(pattern)) this.bound.add(name);
  }

  #element(name: unknown): void {
    const path = toPath(name);
    const [root = ""] = path;
    if (!isNode(name) || (path.length === 1 && !/^[A-Z_$]/.test(root))) return;
    this.used.add(root);
    this.elements.push({ name: path.join("."), start: name.start });
  }

  #id(value: unknown): void {
    if (isNode(value) && typeof value["value"] === "string") this.ids.push(value["value"]);
    else this.hasUnknownId = true;
  }
}

/** Names that a statement of a module binds. */
export function declaredNames(statement: ScriptNode): string[] {
  const declaration = isNode(statement["declaration"]) ? statement["declaration"] : statement;
  if (declaration.type === "VariableDeclaration")
    return (declaration["declarations"] as ScriptNode[]).flatMap(({ id }) => namesIn(id));
  if (declaration.type === "ImportDeclaration")
    return (declaration["specifiers"] as ScriptNode[]).flatMap(({ local }) => namesIn(local));
  return namesIn(declaration["id"]);
}

/** The names that an `import` or `export … from` provides; none for other statements. */
export function toImport(
  statement: ScriptNode,
): { readonly from: string; readonly names: Record<string, string>; readonly start: number } | undefined {
  const { source, type, specifiers } = statement;
  if (!isNode(source) || typeof source["value"] !== "string") return undefined;
  const names: Record<string, string> = Object.create(null);
  for (const one of type === "ImportDeclaration" ? (specifiers as ScriptNode[]) : []) {
    const imported = one["imported"];
    const other = one.type === "ImportNamespaceSpecifier" ? "*" : "default";
    names[String(nameOf(one["local"]))] = isNode(imported) ? String(imported["name"] ?? imported["value"]) : other;
  }
  return { from: source["value"], names, start: source.start + 1 };
}

/** Names that a pattern binds: `{ a, b: [c] }` binds `a` and `c`. */
export function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case "Identifier":
      return [String(pattern["name"])];
    case "ObjectPattern":
      return (pattern["properties"] as ScriptNode[]).flatMap((one) => namesIn(one["value"] ?? one));
    case "ArrayPattern":
      return (pattern["elements"] as unknown[]).flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern["left"]);
    case "RestElement":
      return namesIn(pattern["argument"]);
    default:
      return [];
  }
}

export function isNode(value: unknown): value is ScriptNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Whether a member of a node is the name of a property, which is not a reference. */
function isName(node: ScriptNode, member: string): boolean {
  if (member === "property") return node.type === "MemberExpression" && node["computed"] !== true;
  if (member !== "key") return false;
  return node["computed"] !== true && node["shorthand"] !== true;
}

function nameOf(node: unknown): unknown {
  return isNode(node) ? node["name"] : undefined;
}

function keyOf({ key, computed }: ScriptNode): unknown {
  return computed === true || !isNode(key) ? undefined : (key["name"] ?? key["value"]);
}

function toPath(name: unknown): string[] {
  if (!isNode(name)) return [];
  if (name.type === "JSXMemberExpression") return [...toPath(name["object"]), ...toPath(name["property"])];
  return name.type === "JSXIdentifier" ? [String(name["name"])] : [];
}

/** Whether running a statement may do more than bind names: it calls something, or reads a value that may be a getter. */
export function hasEffects(statement: ScriptNode): boolean {
  if (statement.type === "ImportDeclaration" || isNode(statement["source"])) return false;
  const waiting: unknown[] = [statement["declaration"]];
  for (const node of waiting) {
    if (!isNode(node) || node.type === "ArrowFunctionExpression" || node.type.startsWith("Function")) continue;
    if (/^(?:Call|New|Member|TaggedTemplate|Await|Import|Assignment|Update)Expression$/.test(node.type)) return true;
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const inner of value as unknown[]) waiting.push(inner);
      else waiting.push(value);
    }
  }
  return false;
}
