/** Lets ES modules of a site assign to `module.exports`, as those do that a compiler turns into CommonJS. */

import { readFileSync } from "node:fs";
import type { Transpiler } from "bun";
import { makeTranspiler, scriptLoader } from "../system/transpiler.ts";

/** Makes those of the files (absolute paths) that are such modules importable in this process. */
export function registerMixedModules(files: readonly string[]): void {
  const mixed = files.filter(isMixedModule);
  if (mixed.length === 0) return;
  const filter = new RegExp(`^(?:${mixed.map((file) => RegExp.escape(file)).join("|")})$`);
  Bun.plugin({
    name: "veloci-mixed-modules",
    setup(build) {
      build.onLoad({ filter }, ({ path }) => ({
        contents: toEsModule(readFileSync(path, "utf8"), path),
        loader: "js",
      }));
    },
  });
}

/** Whether a file has ES syntax and exports by `module.exports` alone. */
export function isMixedModule(file: string): boolean {
  if (!/\.[mc]?[jt]sx?$/.test(file)) return false;
  try {
    const text = readFileSync(file, "utf8");
    if (!/\bmodule\.exports\s*=/.test(text) || !/^\s*(?:import|export)\b/m.test(text)) return false;
    const { exports, imports } = transpilerOf(file).scan(text);
    return exports.length === 0 && (imports.some(({ kind }) => kind === "import-statement") || /^export\b/m.test(text));
  } catch {
    return false;
  }
}

/** On the lines that the code is on. A file that is not mixed any more is left as it is. */
function toEsModule(text: string, file: string): string {
  // The transpiler does not know the path, so it would declare others. The runtime does.
  const code = transpilerOf(file)
    .transformSync(text)
    .replace(/^var __(?:dirname|filename) = .*\n/, "");
  if (!isMixedModule(file)) return code;
  return `const module = { exports: {} }; const exports = module.exports; ${code}\nexport default module.exports;\n`;
}

function transpilerOf(file: string): Transpiler {
  // Otherwise the transpiler decides the mode that configs ask for.
  const define = { "process.env.NODE_ENV": "process.env.NODE_ENV" };
  return makeTranspiler(file, { define, trimUnusedImports: scriptLoader(file) !== "jsx" });
}
