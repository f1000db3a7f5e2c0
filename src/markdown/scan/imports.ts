/** Reads `import` statements. In: text and the offset of one. Out: what is imported; nothing where prose begins so. */

import type { ImportToken } from "../tokens.ts";

/** A statement ends with its line, or where another one follows it. */
const IMPORT =
  /import(?:\s+([\w$\s{},*]+?)\s*from)?\s*(["'])([^"'\n]+)\2[ \t]*(?:;[ \t]*(?=import\s)|;?[ \t]*(?:\/\/.*)?(?:\n|$))/y;

/** The import that begins at `start`, with its line break. */
export function readImport(text: string, start: number): ImportToken | undefined {
  IMPORT.lastIndex = start;
  const match = IMPORT.exec(text);
  if (match === null) return undefined;
  const [raw, clause = "", , from = ""] = match;
  const offset = raw.lastIndexOf(from);
  // A string of JavaScript: translated files write `\_` for `_`.
  return { type: "import", raw, from: from.replace(/\\(.)/g, "$1"), offset, names: readNames(clause) };
}

const EXPORT = /export\s+(?:default|const|let|var|function|class|async|\*|\{)/y;

/** Whether an `export` statement begins at `start`, rather than prose. */
export function beginsExport(text: string, start: number): boolean {
  EXPORT.lastIndex = start;
  return EXPORT.test(text);
}

/** All imports at the start of lines of a text, wherever they stand. */
export function* findImports(text: string): Generator<ImportToken> {
  for (const { index } of text.matchAll(/^import\s/gm)) {
    let at = index;
    for (let found = readImport(text, at); found !== undefined; found = readImport(text, at)) {
      yield found;
      at += found.raw.length;
      if (found.raw.endsWith("\n")) break;
    }
  }
}

/** Local names to exported ones, of `a, * as b` and `a, { b as c }`. */
function readNames(clause: string): Record<string, string> {
  const names: Record<string, string> = Object.create(null);
  const braces = clause.indexOf("{");
  for (const part of (braces < 0 ? clause : clause.slice(0, braces)).split(",")) {
    const [first = "", as, local] = part.trim().split(/\s+/);
    if (first === "*" && as === "as" && local !== undefined) names[local] = "*";
    else if (first !== "") names[first] = "default";
  }
  if (braces >= 0) {
    for (const part of clause
      .slice(braces + 1)
      .replace("}", "")
      .split(",")) {
      const [exported = "", as, local] = part.trim().split(/\s+/);
      if (exported !== "") names[as === "as" && local !== undefined ? local : exported] = exported;
    }
  }
  return names;
}
