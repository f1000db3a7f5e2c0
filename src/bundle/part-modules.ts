/** What is inside of the parts that browsers get as HTML: a site that replaces a component there needs their code after all. */

import { readFileSync } from "node:fs";
import { PRINTED_PARTS, type ThemeModule } from "./theme-modules.ts";

/** Part (`@theme/DocPaginator`) → theme modules it is made of, itself excluded. */
export type PartModules = Readonly<Record<string, readonly string[]>>;

/** Follows the imports of each part. */
export function findPartModules(modules: readonly ThemeModule[]): PartModules {
  const fileOf = new Map(modules.map(({ name, file }) => [name, file]));
  const transpiler = new Bun.Transpiler({ loader: "tsx" });
  const importsOf = (name: string): string[] => {
    const file = fileOf.get(name);
    const found = file ? transpiler.scanImports(readFileSync(file, "utf8")) : [];
    return found.map(({ path }) => path).filter((path) => path.startsWith("@theme/"));
  };
  const inside = (part: string): string[] => {
    const reached = new Set([part]);
    for (const name of reached) for (const next of importsOf(name)) reached.add(next);
    return [...reached].filter((name) => name !== part);
  };
  return Object.fromEntries([...PRINTED_PARTS].map((part) => [part, inside(part)]));
}

/** Overrides of a site (theme module → file) and of the parts they are inside of, which the theme's own code then fills. */
export function withParts(overrides: Readonly<Record<string, string>>, parts: PartModules): Record<string, string> {
  const affected = Object.entries(parts).filter(([, inside]) => inside.some((name) => name in overrides));
  const own = affected.map(([part]) => [part, part.replace("@theme/", "@theme-original/")] as const);
  return { ...Object.fromEntries(own), ...overrides };
}
