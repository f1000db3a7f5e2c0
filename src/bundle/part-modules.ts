/** What is inside of the parts that browsers get as HTML: a site that replaces a component there needs their code after all. */

import { readFileSync } from "node:fs";
import { PRINTED_PARTS, type ThemeModule } from "./theme-modules.ts";

/** Part (`@theme/DocPaginator`) → theme modules it is made of, itself excluded. */
export type PartModules = Readonly<Record<string, readonly string[]>>;

/** Follows the imports of each part. */
export function findPartModules(modules: readonly ThemeModule[]): PartModules {
  const reach = moduleReach(modules);
  return Object.fromEntries(
    Object.keys(PRINTED_PARTS).map((part) => [part, reach(part).filter((name) => name !== part)]),
  );
}

/** Makes the function that names the components a module of the theme is made of, itself first. */
export function moduleReach(modules: readonly ThemeModule[]): (name: string) => string[] {
  const fileOf = new Map(modules.map(({ name, file }) => [name, file]));
  const importsOf = (name: string): string[] => {
    const file = fileOf.get(name);
    if (file === undefined) return [];
    const transpiler = new Bun.Transpiler({ loader: file.endsWith("x") ? "tsx" : "ts" });
    const found = transpiler.scanImports(readFileSync(file, "utf8"));
    return found.map(({ path }) => path).filter((path) => path.startsWith("@theme/"));
  };
  return (name) => {
    const reached = new Set([name]);
    for (const one of reached) for (const next of importsOf(one)) reached.add(next);
    return [...reached];
  };
}

/** Overrides of a site (theme module → file) and of the parts they are inside of, which the theme's own code then fills. */
export function withParts(overrides: Readonly<Record<string, string>>, parts: PartModules): Record<string, string> {
  const affected = Object.entries(parts).filter(([, inside]) => inside.some((name) => name in overrides));
  const own = affected.map(([part]) => [part, part.replace("@theme/", "@theme-original/")] as const);
  return { ...Object.fromEntries(own), ...overrides };
}
