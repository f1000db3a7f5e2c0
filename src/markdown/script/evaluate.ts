import type { Json } from "../../model/json.ts";
import type { LiteralScope } from "../values/literal.ts";
import { hasSlot } from "../body/slots.ts";
import { isNode } from "./names.ts";
import type { ScriptNode } from "./parser.ts";

/** A known value; absent for `undefined`. */
export interface Known {
  readonly value?: Json;
}

/** The value of an expression that does not need a running page; `undefined` if it is known only at run time. */
export function evaluate(node: unknown, scope: LiteralScope): Known | undefined {
  return isNode(node) ? KINDS[node.type]?.(node, (inner) => evaluate(inner, scope), scope) : undefined;
}

type Evaluate = (node: unknown) => Known | undefined;

const KINDS: Readonly<Record<string, (node: ScriptNode, inner: Evaluate, scope: LiteralScope) => Known | undefined>> = {
  ParenthesizedExpression: ({ expression }, inner) => inner(expression),
  Literal: ({ value, regex, bigint }) =>
    regex === undefined && bigint === undefined ? { value: value as Json } : undefined,
  Identifier: (node, _, scope) =>
    node["name"] === "undefined" ? {} : toKnown(scope.name?.(pathOf(node) ?? [], node.start)),
  MemberExpression: (node, _, scope) => {
    const path = pathOf(node);
    return path && toKnown(scope.name?.(path, node.start));
  },
  TemplateLiteral: ({ quasis, expressions }, inner) => {
    const texts = (quasis as ScriptNode[]).map(({ value }) => (value as { readonly cooked: string }).cooked);
    const values = (expressions as unknown[]).map(inner);
    // A missing field is `null` here, and `undefined` in a text.
    if (!values.every((known) => typeof known?.value === "string" || typeof known?.value === "number"))
      return undefined;
    return { value: texts.map((text, index) => text + String(values[index]?.value ?? "")).join("") };
  },
  ArrayExpression: ({ elements }, inner) => {
    const items = (elements as unknown[]).map(inner);
    return items.every((item) => item !== undefined) ? { value: items.map(({ value }) => value ?? null) } : undefined;
  },
  ObjectExpression: ({ properties }, inner) => {
    const members: [string, Json][] = [];
    for (const { type, computed, key, value, kind } of properties as ScriptNode[]) {
      const member = type === "Property" && computed !== true && kind === "init" ? inner(value) : undefined;
      if (member === undefined || !isNode(key)) return undefined;
      if (member.value !== undefined) members.push([String(key["name"] ?? key["value"]), member.value]);
    }
    return { value: Object.fromEntries(members) };
  },
  UnaryExpression: ({ operator, argument }, inner) => {
    const known = inner(argument);
    if (known === undefined) return undefined;
    if (operator === "!") return { value: !known.value };
    if (typeof known.value !== "number") return undefined;
    return operator === "-" ? { value: -known.value } : operator === "+" ? known : undefined;
  },
  BinaryExpression: ({ operator, left, right }, inner) => {
    const [a, b] = [inner(left)?.value, inner(right)?.value];
    if (operator === "+" && typeof a === "string" && (typeof b === "string" || typeof b === "number"))
      return { value: a + b };
    if (typeof b === "string" && operator === "+" && typeof a === "number") return { value: a + b };
    const compute = ARITHMETIC[String(operator)];
    const value = typeof a === "number" && typeof b === "number" ? compute?.(a, b) : undefined;
    return value !== undefined && Number.isFinite(value) ? { value } : undefined;
  },
  ConditionalExpression: ({ test, consequent, alternate }, inner) => {
    const known = inner(test);
    return known && inner(known.value ? consequent : alternate);
  },
  LogicalExpression: ({ operator, left, right }, inner) => {
    const known = inner(left);
    if (known === undefined) return undefined;
    const isDone = operator === "&&" ? !known.value : operator === "||" ? known.value : known.value != null;
    return isDone ? known : inner(right);
  },
};

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

/** The value that the site will fill in is not known yet. */
function toKnown(value: Json | undefined): Known | undefined {
  return value === undefined || (typeof value === "string" && hasSlot(value)) ? undefined : { value };
}

/** `a.b.c` as names; `undefined` for anything else. */
function pathOf(node: unknown): string[] | undefined {
  const path: string[] = [];
  let outer = node;
  while (isNode(outer) && outer.type === "MemberExpression") {
    const { computed, optional, property, object } = outer;
    if (computed === true || optional === true || !isNode(property)) return undefined;
    path.push(String(property["name"]));
    outer = object;
  }
  return isNode(outer) && outer.type === "Identifier" ? [...path, String(outer["name"])].toReversed() : undefined;
}
