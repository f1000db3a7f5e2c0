/** Transpilers for the scripts of a site. */

import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { Transpiler, type TranspilerOptions } from "bun";

/** How a script is read, by its extension. JSX is allowed in `.js`, as in the format. */
export function scriptLoader(path: string): "tsx" | "ts" | "jsx" {
  const ending = extname(path);
  if (ending === ".tsx") return "tsx";
  return /^\.[cm]?ts$/.test(ending) ? "ts" : "jsx";
}

/** What types look like: most scripts without them are not parsed to find that out. */
const TYPES =
  /\b(?:interface|type|enum|declare|as|satisfies)\s+[\w$]|[\w$)\]}]\??:\s*[A-Za-z_$][\w$.]*\s*(?:[[<|&)=]|=>|\{)/;

/** How the text of a script is read: types in `.js` are not an error, as with the faster bundler of the format. */
export function textLoader(path: string, text: string): ReturnType<typeof scriptLoader> {
  const loader = scriptLoader(path);
  return loader === "jsx" && TYPES.test(text) && !parses(text, "jsx") && parses(text, "tsx") ? "tsx" : loader;
}

function parses(text: string, loader: "jsx" | "tsx"): boolean {
  try {
    new Transpiler({ loader, tsconfig: JSX }).scanImports(text);
    return true;
  } catch {
    return false;
  }
}

/** For JSX as plain calls: in the newer form, a `key` after a spread is an error of Bun's transpiler. */
const JSX = { compilerOptions: { jsx: "react" as const } };

/** A transpiler for the script at a path. */
export function makeTranspiler(path: string, options: TranspilerOptions = {}): Transpiler {
  return new Transpiler({ loader: scriptLoader(path), tsconfig: JSX, ...options });
}

/** Names that a script exports, without those of `export *`; none if it cannot be parsed: who runs or bundles it says why. */
export function exportedNames(path: string): readonly string[] {
  try {
    return makeTranspiler(path).scan(readFileSync(path, "utf8")).exports;
  } catch {
    return [];
  }
}
