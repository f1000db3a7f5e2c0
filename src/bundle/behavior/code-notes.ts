/** Analyzes a piece of code: the names it declares, uses and changes, and the parts of it that need a browser. */

import type {
  AnyNode,
  AssignmentProperty,
  CallExpression,
  MemberExpression,
  Node,
  Property,
  VariableDeclarator,
} from "acorn";

export interface CodeNotes {
  /** Uses of browser features, in source order. */
  readonly causes: readonly string[];
  /** Whether it reads the props of elements that it receives, or makes changed copies of them. */
  readonly inspects: boolean;
  readonly bound: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  /** Names that functions assign to. */
  readonly changed: ReadonlySet<string>;
  /** Name → members of the results of its calls; `*` for the whole. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>;
  /** Name → its own members; `*` if it is used as a whole. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Analyzes a statement. */
export function noteCode(node: AnyNode): CodeNotes {
  const writer = new NoteWriter();
  writer.visit(node, 0);
  return writer;
}

/** Members that return random values or depend on the reader's language, whatever object they belong to. */
const IMPURE_MEMBER = /^(?:random|toLocale\w*|localeCompare)$/;

/** Properties that React gives to the browser: handlers and references. */
const LIVE_PROPERTY = /^(?:on[A-Z]|ref$)/;

/** Elements that React moves elsewhere, or that contain user input. Any string may name an element. */
const LIVE_ELEMENTS: ReadonlySet<unknown> = new Set(
  "title meta link style script input select textarea form".split(" "),
);

const LIVE_SYNTAX: Readonly<Record<string, string>> = {
  AwaitExpression: "await",
  ExportAllDeclaration: "export *",
  ExportDefaultDeclaration: "export default",
  ExportNamedDeclaration: "export … from",
  ImportExpression: "import()",
  MetaProperty: "import.meta",
  YieldExpression: "yield",
};

class NoteWriter implements CodeNotes {
  readonly causes: string[] = [];
  inspects = false;
  readonly bound = new Set<string>();
  readonly used = new Set<string>();
  readonly changed = new Set<string>();
  readonly reads = new Map<string, Set<string>>();
  readonly members = new Map<string, Set<string>>();

  /** `depth` is the number of surrounding functions. */
  visit(node: AnyNode, depth: number): void {
    const live = LIVE_SYNTAX[node.type];
    if (live !== undefined) this.causes.push(live);
    switch (node.type) {
      case "Identifier":
        return this.#use(node.name, "*");
      case "Literal":
        return void (LIVE_ELEMENTS.has(node.value) && this.causes.push(`<${String(node.value)}>`));
      case "MemberExpression":
        return this.#visitMember(node, depth);
      case "Property":
        return this.#visitProperty(node, depth);
      case "CallExpression":
        return this.#visitCall(node, ["*"], depth);
      case "VariableDeclarator":
        return this.#visitVariable(node, depth);
      case "ClassDeclaration":
      case "ClassExpression":
        // A parse error does not make code interactive.
        if (node.superClass?.type !== "Identifier" || node.superClass.name !== "Error") this.causes.push("class");
        if (node.id) this.#bind(node.id);
        break;
      case "CatchClause":
        if (node.param) this.#bind(node.param);
        break;
      case "AssignmentExpression":
        if (depth > 0) for (const name of namesOf(node.left)) this.changed.add(name);
        break;
      case "UpdateExpression":
        if (depth > 0) for (const name of namesOf(node.argument)) this.changed.add(name);
        break;
      case "MethodDefinition":
      case "PropertyDefinition":
        if (node.computed) this.visit(node.key as AnyNode, depth);
        return node.value ? this.visit(node.value, depth) : undefined;
      case "LabeledStatement":
        return this.visit(node.body, depth);
      case "BreakStatement":
      case "ContinueStatement":
        return;
    }
    this.#visitInside(node, depth);
  }

  #visitInside(node: AnyNode, depth: number): void {
    const isFunction = "params" in node;
    if (isFunction) {
      if (node.async || node.generator) this.causes.push("async");
      for (const pattern of [...node.params, ...(node.id ? [node.id] : [])]) this.#bind(pattern);
    }
    for (const child of childrenOf(node)) this.visit(child, isFunction ? depth + 1 : depth);
  }

  #bind(pattern: Node): void {
    for (const name of namesOf(pattern)) this.bound.add(name);
  }

  #use(name: string, member: string): void {
    this.used.add(name);
    addTo(this.members, name, [member]);
  }

  #visitMember({ object, property, computed }: MemberExpression, depth: number): void {
    const member = !computed ? nameOf(property) : property.type === "Literal" ? String(property.value) : undefined;
    if (member !== undefined && IMPURE_MEMBER.test(member)) this.causes.push(member);
    // A class reads its own props.
    if (member === "props" && object.type !== "ThisExpression") this.inspects = true;
    if (object.type === "Identifier" && member !== undefined) this.#use(object.name, member);
    else if (object.type === "CallExpression") this.#visitCall(object, [member ?? "*"], depth);
    else this.visit(object as AnyNode, depth);
    if (computed) this.visit(property as AnyNode, depth);
  }

  #visitCall(node: CallExpression, reads: readonly string[], depth: number): void {
    const { callee } = node;
    if (callee.type === "Identifier") addTo(this.reads, callee.name, reads);
    this.#visitInside(node, depth);
  }

  #visitVariable({ id, init }: VariableDeclarator, depth: number): void {
    this.#bind(id);
    const keys =
      id.type === "ObjectPattern"
        ? id.properties.map((one) => (one.type === "Property" && !one.computed ? nameOf(one.key) : "*"))
        : ["*"];
    this.visit(id as AnyNode, depth);
    if (init?.type === "CallExpression") this.#visitCall(init, keys, depth);
    else if (init) this.visit(init as AnyNode, depth);
  }

  #visitProperty({ key, value, computed }: Property | AssignmentProperty, depth: number): void {
    if (!computed && LIVE_PROPERTY.test(nameOf(key))) this.causes.push(nameOf(key));
    if (!computed && nameOf(key) === "props") this.inspects = true;
    if (computed) {
      this.visit(key as AnyNode, depth);
      if ("params" in value) this.causes.push("a function under a computed name");
    }
    this.visit(value as AnyNode, depth);
  }
}

function addTo(map: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = map.get(key) ?? new Set();
  map.set(key, known);
  for (const value of values) known.add(value);
}

/** Names that a pattern binds, or that an assignment to it changes. */
export function namesOf(pattern: Node): string[] {
  const node = pattern as AnyNode;
  switch (node.type) {
    case "Identifier":
      return [node.name];
    case "ObjectPattern":
      return node.properties.flatMap((property) => namesOf(property.type === "Property" ? property.value : property));
    case "ArrayPattern":
      return node.elements.flatMap((element) => (element ? namesOf(element) : []));
    case "RestElement":
      return namesOf(node.argument);
    case "AssignmentPattern":
      return namesOf(node.left);
    case "MemberExpression":
      return namesOf(node.object);
    default:
      return [];
  }
}

/** The name in a key or an export. */
export function nameOf(node: Node): string {
  const named = node as AnyNode;
  return named.type === "Identifier" ? named.name : named.type === "Literal" ? String(named.value) : "";
}

/** The child nodes of a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
