/**
 * CommonJS that assigns to the variable of a required module: `let r = require("react"); r = toModule(r);`, as some
 * compilers write it. For an ES module, the bundler would assign to an import, so such code gets a copy of the module.
 */

import type { PluginBuilder } from "bun";

const NAMESPACE = "required";

/** Whether a text assigns to a variable that it initializes with the module of a name. */
export function reassigns(text: string, name: string): boolean {
  return variablesOf(text, name).some((variable) =>
    new RegExp(`(?<![\\w$.])${RegExp.escape(variable)}\\s*=\\s*[\\w$.]+\\(\\s*${RegExp.escape(variable)}\\s*[,)]`).test(
      text,
    ),
  );
}

/** Number of characters in which to look for the variable before a call. */
const LOOK_BACK = 200;

/** The variables that are initialized with it. Searching for a name first would try every word of a package. */
function variablesOf(text: string, name: string): string[] {
  const calls = text.matchAll(new RegExp(`\\brequire\\(\\s*["'\`]${RegExp.escape(name)}["'\`]\\s*\\)`, "g"));
  return [...calls].flatMap(({ index }) => {
    const before = text.slice(Math.max(0, index - LOOK_BACK), index);
    return /([\w$]+)\s*=\s*$/.exec(before)?.[1] ?? [];
  });
}

/** Gives such code in packages a copy of each module whose name matches. */
export function resolveReassigned(build: PluginBuilder, names: RegExp, textOf: (file: string) => string): void {
  build.onResolve({ filter: names }, ({ path, importer }) => {
    if (!/[\\/]node_modules[\\/]/.test(importer)) return undefined;
    return reassigns(textOf(importer), path) ? { path, namespace: NAMESPACE } : undefined;
  });
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
    // The bundler sees through a module that only re-exports another one.
    contents: `const all = require(${JSON.stringify(path)});\nmodule.exports = Object.defineProperty({ ...all }, "__esModule", { value: true });`,
    loader: "js",
  }));
}
