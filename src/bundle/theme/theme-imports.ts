/** Finds the components that a theme module consists of. */

import { readFileSync } from "node:fs";
import type { ThemeModule } from "./theme-modules.ts";

type Named = Pick<ThemeModule, "name" | "file">;

/** Makes the function that names the components that a module imports; types do not count. */
export function makeImportReader(modules: readonly Named[]): (name: string) => string[] {
  const fileOf = new Map(modules.map(({ name, file }) => [name, file]));
  return (name) => {
    const file = fileOf.get(name);
    if (file === undefined) return [];
    const transpiler = new Bun.Transpiler({ loader: file.endsWith("x") ? "tsx" : "ts" });
    const found = transpiler.scanImports(readFileSync(file, "utf8"));
    return found.map(({ path }) => path).filter((path) => path.startsWith("@theme/"));
  };
}

/** Makes the function that names the components of a module, itself first. */
export function moduleReach(modules: readonly Named[]): (name: string) => string[] {
  const importsOf = makeImportReader(modules);
  return (name) => {
    const reached = new Set([name]);
    for (const one of reached) for (const next of importsOf(one)) reached.add(next);
    return [...reached];
  };
}
