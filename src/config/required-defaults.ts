/** Lets a site's files `require` its ES modules as in the format: they receive the default export. */

import { readFileSync } from "node:fs";
import { textIn } from "../system/lenient-files.ts";
import { exportedNames, scriptLoader } from "../system/transpiler.ts";
import { isMixedModule } from "./mixed-modules.ts";
import type { RequiredFile } from "./scan-modules.ts";

/** Runs the required files that are ES modules with a default export. Rethrows their errors. */
export async function unwrapRequiredDefaults(required: readonly RequiredFile[]): Promise<void> {
  const files = new Set(
    required.map(({ file }) => file).filter((file) => hasDefaultExport(file) || isMixedModule(file)),
  );
  // A file's own requirements follow it in the list.
  for (const file of [...files].toReversed()) {
    const module = (await import(Bun.pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    const entry = { exports: withMembers(module), loaded: true, id: file, filename: file, children: [], paths: [] };
    require.cache[file] = entry as unknown as NodeJS.Module;
  }
}

/** The default export, with the module's other exports as members if it lacks these names. */
function withMembers(module: Readonly<Record<string, unknown>>): unknown {
  const { default: value, ...others } = module;
  if ((typeof value !== "object" && typeof value !== "function") || value === null || !Object.isExtensible(value))
    return value;
  for (const [name, member] of Object.entries(others))
    if (!(name in value)) Object.defineProperty(value, name, { value: member, configurable: true });
  return value;
}

function hasDefaultExport(file: string): boolean {
  return /\.[mc]?[jt]sx?$/.test(file) && exportedNames(file).includes("default");
}

/** A call of `require` whose argument is known only when it runs. */
const COMPUTED = /(?<![.\w$])require(?=\(\s*[^"'`\s)])/g;

const REQUIRE_DEFAULT =
  'function requireDefault(name) { const found = require(name); return Object.prototype.toString.call(found) === "[object Module]" && "default" in found ? found.default : found; }';

/** The same for calls with a computed name, in those of the files (absolute paths) that are ES modules. Lines keep their numbers. */
export function registerComputedRequires(files: readonly string[]): void {
  // Few files have such a call, and finding one takes less time than reading the exports.
  const found = files.filter((file) => (textIn(file) ?? "").search(COMPUTED) >= 0 && hasDefaultExport(file));
  if (found.length === 0) return;
  const filter = new RegExp(`^(?:${found.map((file) => RegExp.escape(file)).join("|")})$`);
  Bun.plugin({
    name: "veloci-computed-requires",
    setup(build) {
      build.onLoad({ filter }, ({ path }) => ({
        contents: `${readFileSync(path, "utf8").replace(COMPUTED, "requireDefault")}\n${REQUIRE_DEFAULT}\n`,
        loader: scriptLoader(path),
      }));
    },
  });
}
