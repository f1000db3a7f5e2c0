/** The entries of the theme's bundle. */

import { readFileSync } from "node:fs";
import type { ModuleGroup } from "./theme-modules.ts";

/**
 * Source of a table from module names to modules. The exports of each module are listed, because for whole modules the
 * bundler writes an object into each chunk, which pages without site code do not need.
 */
export function moduleTable({ modules, packages }: ModuleGroup): string {
  const own = modules.map(({ name, file }, index) => {
    const exports = exportsOf(file);
    const named = exports.map((exported, place) => `${exported} as m${index}_${place}`).join(", ");
    const members = exports.map((exported, place) => `${exported}: m${index}_${place}`).join(", ");
    return {
      line: `import { ${named} } from ${JSON.stringify(name)};`,
      entry: `${JSON.stringify(name)}: { ${members} }`,
    };
  });
  const shared = packages.map((name, index) => {
    const local = `p${index}`;
    // React's default export is the whole package; clsx exports one function under both names.
    const value = name === "clsx" ? `{ default: ${local}, clsx: ${local} }` : local;
    return { line: `import ${local} from ${JSON.stringify(name)};`, entry: `${JSON.stringify(name)}: ${value}` };
  });
  const parts = [...own, ...shared];
  const lines = parts.map(({ line }) => line).join("\n");
  return `${lines}\nexport const modules = { ${parts.map(({ entry }) => entry).join(", ")} };`;
}

function exportsOf(file: string): string[] {
  return new Bun.Transpiler({ loader: "tsx" }).scan(readFileSync(file, "utf8")).exports;
}
