/** Reads `import` statements. In: text and the offset of one. Out: what is imported; nothing where prose begins so. */

import type { ImportToken } from "../tokens.ts";

const IMPORT = /import(?:\s+([\w$\s{},*]+?)\s*from)?\s*(["'])([^"'\n]+)\2[ \t]*;?[ \t]*(?:\/\/.*)?(?:\n|$)/y;

/** The import that begins at `start`, with its line break. */
export function readImport(text: string, start: number): ImportToken | undefined {
  IMPORT.lastIndex = start;
  const match = IMPORT.exec(text);
  if (match === null) return undefined;
  const [raw, clause = "", , from = ""] = match;
  return { type: "import", raw, from, names: readNames(clause) };
}

/** Local names to exported ones, of `a, * as b` and `a, { b as c }`. */
function readNames(clause: string): Record<string, string> {
  const names: Record<string, string> = {};
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
