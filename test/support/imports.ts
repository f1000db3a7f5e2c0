/** Imports of the project's files. Returns what each file imports, as paths of the project where it can be known. */

import { posix } from "node:path";

/** Texts by project-relative path. */
export type Project = ReadonlyMap<string, string>;

export interface Import {
  readonly from: string;
  /** Module as written. */
  readonly specifier: string;
  /** Project-relative path it leads to; absent for packages and built-in modules. */
  readonly target?: string;
  /** Drawn into a program that runs, not only into the type checker. */
  readonly isValue: boolean;
  /** Fetched when it is needed, and not before. */
  readonly isLazy: boolean;
}

/** Folders that stand behind the public names of modules. */
const ALIASES: readonly (readonly [prefix: string, folder: string])[] = [
  ["@theme/", "theme/"],
  ["@docusaurus/", "src/runtime/api/"],
];

const SUFFIXES = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

// In `.ts` a generic arrow function may begin with what would be an element in `.tsx`.
const scanners = { ts: new Bun.Transpiler({ loader: "ts" }), tsx: new Bun.Transpiler({ loader: "tsx" }) };

/** All rules ask about the same project, and scanning its files takes most of their time. */
const found = new WeakMap<Project, readonly Import[]>();

/** All imports of all scripts, static and dynamic, type-only ones included. */
export function findImports(project: Project): readonly Import[] {
  const imports = found.get(project) ?? scanImports(project);
  found.set(project, imports);
  return imports;
}

function scanImports(project: Project): Import[] {
  const scripts = [...project].filter(([path]) => /\.(?:ts|tsx|mjs)$/.test(path));
  return scripts.flatMap(([from, text]) => {
    const scanner = from.endsWith(".tsx") ? scanners.tsx : scanners.ts;
    const values = specifiersOf(text, scanner);
    const eager = specifiersOf(text, scanner, (kind) => kind !== "dynamic-import");
    const all = new Set([...values, ...specifiersOf(withTypesAsValues(text), scanner), ...typeQueries(text)]);
    return [...all].map((specifier) => {
      const target = resolveImport(project, from, specifier);
      const isValue = values.has(specifier);
      return {
        from,
        specifier,
        isValue,
        isLazy: isValue && !eager.has(specifier),
        ...(target === undefined ? {} : { target }),
      };
    });
  });
}

function specifiersOf(
  text: string,
  scanner: Bun.Transpiler,
  isIncluded: (kind: string) => boolean = () => true,
): Set<string> {
  const imports = scanner.scanImports(text.replace(/^#!.*/, ""));
  return new Set(imports.filter(({ kind }) => isIncluded(kind)).map(({ path }) => path));
}

/** The scanner leaves out what only the type checker sees, so the word `type` is taken from imports and re-exports. */
function withTypesAsValues(text: string): string {
  return text
    .replace(/^(import|export) type (?=[\w{*])(?!\w+\s*(?:<|=))/gm, "$1 ")
    .replace(/^(?:import|export) \{[^}]*\}/gm, (clause) => clause.replace(/\btype (?=\w)/g, ""));
}

/** Modules of `import("…")` in a type. */
function typeQueries(text: string): string[] {
  return [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, specifier = ""]) => specifier);
}

function resolveImport(project: Project, from: string, specifier: string): string | undefined {
  const path = toProjectPath(from, specifier);
  if (path === undefined) return undefined;
  // A relative import of a file that is not among the scripts (a style sheet, JSON) still has a place.
  return SUFFIXES.map((suffix) => path + suffix).find((candidate) => project.has(candidate)) ?? path;
}

function toProjectPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  return alias && alias[1] + specifier.slice(alias[0].length);
}

/** Each ring of files that import one another, as a line `a → b → a`, from its first file in alphabetical order. */
export function findCycles(imports: readonly Import[]): string[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const finished = new Set<string>();
  const cycles = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) return void cycles.add(toLine(trail.slice(start)));
    if (finished.has(path)) return;
    for (const { target } of targets.get(path) ?? []) if (target !== undefined) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of [...targets.keys()].sort()) visit(path, []);
  return [...cycles].sort();
}

function toLine(ring: readonly string[]): string {
  const first = [...ring].sort()[0] ?? "";
  const at = ring.indexOf(first);
  return [...ring.slice(at), ...ring.slice(0, at), first].join(" → ");
}
