/** Decides whether code only describes what a page shows, or also has behavior in browsers. When in doubt, it has behavior. */

import { type AnyNode, type ImportDeclaration, parse, type Program } from "acorn";
import { type CodeNotes, nameOf, namesOf, noteCode } from "./code-notes.ts";

/** The effects of some code, as far as its text shows. */
export interface Behavior {
  /** Code that needs a browser (`window`, `onClick`, `class`); absent in code that only describes. */
  readonly cause?: string;
  /** Whether it inspects elements: their types, their props, their children. */
  readonly inspects: boolean;
  readonly imports: readonly ImportedName[];
}

/** An export of another module that the code uses; `*` is the whole module. */
export interface ImportedName {
  readonly module: string;
  readonly name: string;
  /** Members of the result that the code reads; `*` for all of it. Empty if it is not called. */
  readonly reads: readonly string[];
}

/** Analysis of a bundle. */
export interface BundleBehavior {
  /** The effects of an export, including everything that it reaches. */
  of(exported: string): Behavior;
  /** The effects of loading the bundle, whichever exports are used. */
  readonly onLoad: Behavior;
}

/** Analyzes a bundle. Code that cannot be parsed counts as having behavior. */
export function readBehavior(code: string): BundleBehavior {
  try {
    return toBundleBehavior(parse(code, { ecmaVersion: "latest", sourceType: "module" }));
  } catch {
    const unknown: Behavior = { cause: "its syntax", inspects: false, imports: [] };
    return { of: () => unknown, onLoad: unknown };
  }
}

/** Globals that return the same result for the same arguments. */
const PURE_GLOBALS: ReadonlySet<string> = new Set(
  `undefined NaN Infinity Object Array String Number Boolean Symbol BigInt Math JSON RegExp Map Set WeakMap WeakSet Reflect
   Error TypeError RangeError SyntaxError URL URLSearchParams parseInt parseFloat isNaN isFinite arguments
   encodeURI encodeURIComponent decodeURI decodeURIComponent`.split(/\s+/),
);

/** Functions of React for the elements that a component receives. */
const INSPECTING: ReadonlySet<string> = new Set(["Children", "cloneElement", "isValidElement"]);

/** A statement of the bundle's outermost level. */
interface Part {
  /** The names that it declares or extends (`Box.displayName = …`); none if it only runs. */
  readonly names: readonly string[];
  readonly notes: CodeNotes;
}

function toBundleBehavior({ body }: Program): BundleBehavior {
  const imported = new Map(body.flatMap((node) => (node.type === "ImportDeclaration" ? importsOf(node) : [])));
  const loaded = body.flatMap((node) =>
    node.type === "ImportDeclaration" && node.specifiers.length === 0 ? String(node.source.value) : [],
  );
  const parts = body.flatMap((node) => partsIn(node as AnyNode));
  const exported = new Map(body.flatMap((node) => exportsOf(node as AnyNode)));
  const bound = new Set([...imported.keys(), ...parts.flatMap(({ notes }) => [...notes.bound])]);
  // A name that is assigned but never declared is a browser global.
  const outermost = new Set(parts.flatMap(({ names }) => names)).intersection(bound);
  // A variable depends on its declaration and on every function that assigns it.
  const partsOf = Map.groupBy(
    parts.flatMap((part) =>
      [...part.names, ...part.notes.changed.intersection(outermost)].map((name) => ({ name, part })),
    ),
    ({ name }) => name,
  );
  const partsNamed = (name: string): Part[] => (partsOf.get(name) ?? []).map(({ part }) => part);
  const reach = (start: readonly Part[], names: readonly string[] = []): Behavior => {
    const reached = new Set([...start, ...names.flatMap(partsNamed)]);
    for (const { notes } of reached)
      for (const name of notes.used) for (const part of partsNamed(name)) reached.add(part);
    return toBehavior(
      [...reached].map(({ notes }) => notes),
      { imported, bound, outermost, names },
    );
  };
  const whole = loaded.map((module) => ({ module, name: "*", reads: [] }));
  const loading = reach(parts.filter(({ names }) => !names.some((name) => outermost.has(name))));
  return {
    of: (name) => {
      const local = exported.get(name);
      return local === undefined ? { cause: "an unknown export", inspects: false, imports: [] } : reach([], [local]);
    },
    onLoad: { ...loading, imports: [...loading.imports, ...whole] },
  };
}

interface Known {
  /** Local name → its origin. */
  readonly imported: ReadonlyMap<string, Omit<ImportedName, "reads">>;
  /** All names that are declared somewhere. */
  readonly bound: ReadonlySet<string>;
  readonly outermost: ReadonlySet<string>;
  /** Names that other modules export. */
  readonly names: readonly string[];
}

function toBehavior(notes: readonly CodeNotes[], { imported, bound, outermost, names }: Known): Behavior {
  const used = new Set([...names, ...notes.flatMap((one) => [...one.used])]);
  const unknown = [...used].find((name) => !bound.has(name) && !PURE_GLOBALS.has(name));
  // Code that changes a top-level variable of the bundle returns another result each time.
  const changed = notes.some((one) => !one.changed.isDisjointFrom(outermost));
  const cause = notes.flatMap((one) => one.causes)[0] ?? unknown ?? (changed ? "a variable that changes" : undefined);
  const imports = [...used].flatMap((local): ImportedName[] => {
    const from = imported.get(local);
    if (!from) return [];
    const reads = [...new Set(notes.flatMap((one) => [...(one.reads.get(local) ?? [])]))];
    if (!isWhole(from)) return [{ ...from, reads }];
    const members = new Set(notes.flatMap((one) => [...(one.members.get(local) ?? [])]));
    return [...members].map((name) => ({ module: from.module, name, reads }));
  });
  const inspects =
    notes.some((one) => one.inspects) || imports.some(({ module, name }) => module === "react" && INSPECTING.has(name));
  return { ...(cause !== undefined && { cause }), inspects, imports };
}

/** Whether a name refers to a module. React exports all of itself by default. */
function isWhole({ module, name }: Omit<ImportedName, "reads">): boolean {
  return name === "*" || (module === "react" && name === "default");
}

function importsOf({ source, specifiers }: ImportDeclaration): [string, Omit<ImportedName, "reads">][] {
  const module = String(source.value);
  return specifiers.map((specifier) => {
    const { local, type } = specifier;
    const name =
      type === "ImportSpecifier" ? nameOf(specifier.imported) : type === "ImportDefaultSpecifier" ? "default" : "*";
    return [local.name, { module, name }];
  });
}

function exportsOf(node: AnyNode): [string, string][] {
  if (node.type !== "ExportNamedDeclaration") return [];
  return node.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]);
}

/** Variables in one declaration are separate parts. */
function partsIn(node: AnyNode): Part[] {
  switch (node.type) {
    case "ImportDeclaration":
      return [];
    case "ExportNamedDeclaration":
      return node.declaration ? partsIn(node.declaration) : node.source ? [{ names: [], notes: noteCode(node) }] : [];
    case "VariableDeclaration":
      return node.declarations.map((one) => ({ names: namesOf(one.id), notes: noteCode(one) }));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [{ names: node.id ? [node.id.name] : [], notes: noteCode(node) }];
    case "ExpressionStatement": {
      const { expression } = node;
      const names = expression.type === "AssignmentExpression" ? namesOf(expression.left) : [];
      return [{ names, notes: noteCode(node) }];
    }
    default:
      return [{ names: [], notes: noteCode(node) }];
  }
}
