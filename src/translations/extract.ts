/**
 * Finds the messages in code: `translate({ … })` and `<Translate>`. Returns messages by ID, and the positions of
 * computed texts. Code is converted to plain JavaScript first, so TypeScript and JSX need no parser of their own.
 */

import {
  type AnyNode,
  type CallExpression,
  type Expression,
  type ImportDeclaration,
  parse,
  type SpreadElement,
} from "acorn";
import type { Position } from "../model/document.ts";
import type { TranslationEntry } from "../model/translation.ts";
import { positionAt } from "../config/locate.ts";

export interface Extracted {
  /** By ID; the text is the ID of a message without one. */
  readonly entries: Readonly<Record<string, TranslationEntry>>;
  /** Calls that are not static. */
  readonly problems: readonly ExtractProblem[];
}

/** A call whose text is known only at run time. */
export interface ExtractProblem {
  /** A sentence without its position. */
  readonly message: string;
  /** Absent if the call cannot be distinguished from others. */
  readonly place?: Position;
}

/** The module that exports both ways to translate a message. */
export const TRANSLATE_MODULE = "@docusaurus/Translate";

/** Returns the messages of a module; none if it does not import them. Throws errors of the parser. */
export function extractMessages(text: string, loader: "tsx" | "jsx" | "ts"): Extracted {
  if (!text.includes(TRANSLATE_MODULE)) return { entries: {}, problems: [] };
  const options = {
    compilerOptions: { jsx: "react" as const, jsxFactory: "h", jsxFragmentFactory: "F", verbatimModuleSyntax: true },
  };
  const code = new Bun.Transpiler({ loader, target: "browser", tsconfig: options }).transformSync(text);
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module", allowAwaitOutsideFunction: true });
  const names = importedNames(program.body.filter((node) => node.type === "ImportDeclaration"));
  const entries: Record<string, TranslationEntry> = {};
  const messages = [...callsIn(program)].flatMap((call) => readCall(call, names) ?? []);
  const problems: ExtractProblem[] = [];
  for (const [index, message] of messages.entries()) {
    if (typeof message === "string")
      problems.push({ message, ...placeOf(text, names, { index, of: messages.length }) });
    else
      entries[message.id] = { message: message.text, ...(message.description && { description: message.description }) };
  }
  return { entries, problems };
}

interface Names {
  /** Local names of `translate`. */
  readonly functions: ReadonlySet<string>;
  /** Local names of `<Translate>`. */
  readonly components: ReadonlySet<string>;
}

/** Calls have lost their positions, but not their order: if the text contains as many, they are the same. */
function placeOf(
  text: string,
  names: Names,
  { index, of }: { readonly index: number; readonly of: number },
): Pick<ExtractProblem, "place"> {
  const places = findCalls(text, names);
  const place = places.length === of ? places[index] : undefined;
  return place ? { place } : {};
}

function importedNames(imports: readonly ImportDeclaration[]): Names {
  const functions = new Set<string>();
  const components = new Set<string>();
  for (const { source, specifiers } of imports) {
    if (source.value !== TRANSLATE_MODULE) continue;
    for (const specifier of specifiers) {
      if (specifier.type === "ImportDefaultSpecifier") components.add(specifier.local.name);
      else if (specifier.type === "ImportSpecifier") {
        const name = specifier.imported.type === "Identifier" ? specifier.imported.name : specifier.imported.value;
        if (name === "default") components.add(specifier.local.name);
        else if (name === "translate") functions.add(specifier.local.name);
      }
    }
  }
  return { functions, components };
}

function* callsIn(node: unknown): Generator<CallExpression> {
  if (Array.isArray(node)) {
    for (const each of node) yield* callsIn(each);
  } else if (isNode(node)) {
    if (node.type === "CallExpression") yield node;
    for (const child of Object.values(node)) yield* callsIn(child);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value;
}

interface FoundMessage {
  readonly id: string;
  readonly text: string;
  readonly description?: string | undefined;
}

/** The message of a call, or its problem; `undefined` for all other calls. */
function readCall(call: CallExpression, { functions, components }: Names): FoundMessage | string | undefined {
  const { callee, arguments: list } = call;
  if (callee.type !== "Identifier") return undefined;
  const [first, second, ...children] = list;
  if (functions.has(callee.name)) return readMessage(fieldsOf(first), "`translate`");
  if (callee.name !== "h" || first?.type !== "Identifier" || !components.has(first.name)) return undefined;
  const fields = second?.type === "Literal" ? {} : fieldsOf(second);
  const texts = children.map(staticText);
  const message = texts.length === 0 ? fields?.["children"] : texts.includes(undefined) ? undefined : texts.join("");
  const isComputed = texts.includes(undefined);
  return readMessage(
    fields && { ...fields, message, ...(isComputed && { message: undefined, computed: "yes" }) },
    "`<Translate>`",
  );
}

type Fields = Readonly<Record<string, string | undefined>>;

/** Fields of an object literal that are static texts; `undefined` for any other expression. */
function fieldsOf(node: Expression | SpreadElement | undefined): Fields | undefined {
  if (node?.type !== "ObjectExpression") return undefined;
  const fields: Record<string, string | undefined> = {};
  for (const property of node.properties) {
    if (property.type !== "Property" || property.computed) continue;
    const { key, value } = property;
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
    fields[name] = staticText(value as Expression);
    if (fields[name] === undefined && ["id", "message", "description"].includes(name)) fields["computed"] = name;
  }
  return fields;
}

function readMessage(fields: Fields | undefined, by: string): FoundMessage | string {
  if (!fields) return `the argument of ${by} is not an object literal`;
  const { id, message, description, computed } = fields;
  const text = message ?? id;
  if (computed !== undefined) return `the text of ${by} is computed`;
  if (text === undefined) return `${by} has neither an id nor a text`;
  return { id: id ?? text, text, description };
}

/** The text of an expression, if it is known at build time. */
function staticText(node: Expression | SpreadElement): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node.type !== "BinaryExpression" || node.operator !== "+" || node.left.type === "PrivateIdentifier")
    return undefined;
  const [left, right] = [staticText(node.left), staticText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Finds the calls that translate texts in a module. Comments are skipped; a match inside a string counts. */
function findCalls(text: string, { functions, components }: Names): Position[] {
  const called = [...functions].map((name) => `${escape(name)}(?=\\s*\\()`);
  const elements = [...components].map((name) => `<${escape(name)}(?=[\\s/>])`);
  const uses = new RegExp(`//[^\\n]*|/\\*[^]*?\\*/|(?<![\\w$.])(?:${[...called, ...elements].join("|")})`, "g");
  return [...text.matchAll(uses)].flatMap(({ 0: use, index }) => (use.startsWith("/") ? [] : positionAt(text, index)));
}

function escape(name: string): string {
  return name.replaceAll("$", "\\$");
}
