/**
 * Prepares the site's modules for hot reload: each one passes its components through `velociHot`
 * (`src/runtime/browser/dev/hot-families.ts`), which returns functions that stay when the module is replaced. Everything
 * is added at the end, so that problems keep their lines and columns.
 */

import {
  type AnonymousFunctionDeclaration,
  type AnyNode,
  type CallExpression,
  type FunctionDeclaration,
  type Node,
  parse,
  type Program,
} from "acorn";
import { ReturnedChunks } from "../chunks/stable-names.ts";
import { makeTranspiler } from "../../system/transpiler.ts";

/** What the bundles of one session have in common, so that open pages can replace one by the next. */
export interface HotCode {
  /** Prepares the module at an absolute path, which identifies it in the browser. */
  readonly readSource: (text: string, path: string) => string;
  readonly returned: ReturnedChunks;
}

/** Begins a session. */
export function makeHotCode(): HotCode {
  return { readSource: makeHotSources(), returned: new ReturnedChunks() };
}

/** Results are kept until the text changes. */
function makeHotSources(): HotCode["readSource"] {
  const known = new Map<string, { readonly text: string; readonly hot: string }>();
  return (text, path) => {
    const last = known.get(path);
    if (last?.text === text) return last.hot;
    const hot = toHotSource(text, path);
    known.set(path, { text, hot });
    return hot;
  };
}

const MAY_HAVE_COMPONENTS = /\bexport\s+default\b|\b(?:function|const|let|var)\s+(?:[A-Z]|use[A-Z])/;
const TSCONFIG = {
  compilerOptions: { jsx: "react" as const, jsxFactory: "h", jsxFragmentFactory: "F", verbatimModuleSyntax: true },
};

/** The module with its components registered; unchanged if it cannot be parsed: the bundler reports why. */
function toHotSource(text: string, path: string): string {
  if (!MAY_HAVE_COMPONENTS.test(text)) return text;
  try {
    const code = makeTranspiler(path, { target: "browser", tsconfig: TSCONFIG }).transformSync(text);
    const program = parse(code, { ecmaVersion: "latest", sourceType: "module", allowAwaitOutsideFunction: true });
    return register(text, path, readBindings(program, { code, text }));
  } catch {
    return text;
  }
}

/** A name of a module's outermost level whose value may be a component or a hook. */
interface Binding {
  readonly name: string;
  readonly isConst: boolean;
  readonly value: Node;
}

interface Bindings {
  readonly code: string;
  readonly own: ReadonlyMap<string, Binding>;
  readonly imported: ReadonlySet<string>;
  /** The value of `export default`: a name, or an expression without one. */
  readonly fallback: string | Node | undefined;
}

/** Name of a default export without one. */
const UNNAMED = "veloci$default";
const NAMES = /^(?:[A-Z]|use[A-Z])/;

function readBindings({ body }: Program, { code, text }: { readonly code: string; readonly text: string }): Bindings {
  const own = new Map<string, Binding>();
  let fallback: Bindings["fallback"];
  const addFunction = (name: string, value: FunctionDeclaration | AnonymousFunctionDeclaration): void => {
    if (!value.async && !value.generator) own.set(name, { name, isConst: false, value });
  };
  const add = (node: AnyNode): void => {
    if (node.type === "FunctionDeclaration") {
      if (node.id && NAMES.test(node.id.name)) addFunction(node.id.name, node);
    } else if (node.type === "VariableDeclaration" && node.declarations.length === 1) {
      const [{ id, init } = {}] = node.declarations;
      if (id?.type !== "Identifier" || !NAMES.test(id.name) || !mayBeComponent(init)) return;
      own.set(id.name, { name: id.name, isConst: node.kind === "const", value: init });
    }
  };
  for (const node of body) {
    if (node.type === "ExportNamedDeclaration") {
      if (node.declaration) add(node.declaration);
    } else if (node.type === "ExportDefaultDeclaration") {
      const value = node.declaration;
      if (value.type === "Identifier") fallback = value.name;
      else if (value.type === "FunctionDeclaration") {
        // The transpiler gives names to functions without one.
        if (value.id && text.includes(`function ${value.id.name}`)) addFunction(value.id.name, value);
        else fallback = value;
      } else if (mayBeComponent(value)) fallback = value;
    } else add(node);
  }
  const imports = body.filter((node) => node.type === "ImportDeclaration");
  return {
    code,
    own,
    imported: new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))),
    fallback,
  };
}

/** Functions, and the results of calls: `memo(…)`, `forwardRef(…)`, `withTitle(…)`. */
function mayBeComponent(node: Node | null | undefined): node is Node {
  if (!node || ("async" in node && node.async) || ("generator" in node && node.generator)) return false;
  return /^(?:ArrowFunction|Function|Call)Expression$/.test(node.type);
}

function register(text: string, module: string, bindings: Bindings): string {
  let edited = text;
  const statements: string[] = [];
  const replaceOnce = (pattern: RegExp, by: string): boolean => {
    if ([...edited.matchAll(pattern)].length !== 1) return false;
    edited = edited.replace(pattern, by);
    return true;
  };
  const toCall = (name: string, key: string, value: Node): string => {
    const { calls, others } = describeHooks(value, bindings);
    const hooks = `{ calls: ${JSON.stringify(calls)}, others: () => [${others.join(", ")}] }`;
    return `globalThis.velociHot?.(${JSON.stringify(`${module}#${key}`)}, ${name}, ${hooks})`;
  };
  for (const { name, isConst, value } of bindings.own.values()) {
    const call = toCall(name, name, value);
    // Hooks need no proxy: they are registered only for the calls inside them.
    if (name.startsWith("use")) statements.push(`${call};`);
    else if (!isConst || replaceOnce(constant(name), "$1let")) statements.push(`${name} = ${call} ?? ${name};`);
  }
  const { fallback, own } = bindings;
  // The value of `export default` would be that before the assignment.
  if (typeof fallback === "string") {
    if (own.has(fallback) && replaceOnce(defaultName(fallback), ""))
      statements.push(`export { ${fallback} as default };`);
  } else if (fallback && replaceOnce(/^export\s+default\b/gm, `let ${UNNAMED} =`)) {
    const call = toCall(UNNAMED, "default", fallback);
    statements.push(`${UNNAMED} = ${call} ?? ${UNNAMED}; export { ${UNNAMED} as default };`);
  }
  return statements.length > 0 ? `${edited}\n;${statements.join(" ")}\n` : text;
}

function constant(name: string): RegExp {
  return new RegExp(String.raw`^(export\s+)?const(?=\s+${RegExp.escape(name)}(?![\w$]))`, "gm");
}

function defaultName(name: string): RegExp {
  return new RegExp(String.raw`^export\s+default\s+${RegExp.escape(name)}[ \t]*(?:;|$|(?=/[/*]))`, "gm");
}

/** Hooks that begin with a value, and its place in their arguments: with another one, the state begins again. */
const FIRST_VALUES: ReadonlyMap<string, number> = new Map([
  ["useState", 0],
  ["useReducer", 1],
]);

interface Hooks {
  /** Calls of hooks, including those of the module's own hooks. */
  readonly calls: string;
  /** Imported functions whose calls count, too. */
  readonly others: readonly string[];
}

function describeHooks(value: Node, { code, own, imported }: Bindings): Hooks {
  const calls: string[] = [];
  const others = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string): void => {
    if (imported.has(name)) others.add(name);
    const node = own.get(name)?.value;
    if (!node || seen.has(name)) return;
    seen.add(name);
    collect(node);
  };
  const collect = (of: Node): void => {
    visitCalls(of, (node) => {
      const { callee, arguments: args } = node;
      const called = callee.type === "MemberExpression" && !callee.computed ? callee.property : callee;
      if (called.type === "Identifier" && /^use(?:[A-Z]|$)/.test(called.name)) {
        const first = args[FIRST_VALUES.get(called.name) ?? args.length];
        calls.push(`${called.name}(${first ? code.slice(first.start, first.end) : ""})`);
        if (called === callee) follow(called.name);
      } else if (node === of) {
        // `memo(Card)` has the hooks of the component that it is made from.
        for (const each of args) if (each.type === "Identifier") follow(each.name);
      }
    });
  };
  collect(value);
  return { calls: calls.join("\n"), others: [...others] };
}

/** Calls in a part of the tree, in their order. */
function visitCalls(node: unknown, onCall: (call: CallExpression) => void): void {
  if (Array.isArray(node)) for (const each of node) visitCalls(each, onCall);
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  if (node.type === "CallExpression") onCall(node as CallExpression);
  for (const key in node) visitCalls((node as Record<string, unknown>)[key], onCall);
}
