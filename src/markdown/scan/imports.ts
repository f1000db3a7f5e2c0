/** Reads `import` statements. */

import type { ImportToken } from "../lex/tokens.ts";

/** `import`, and the names before `from`: unambiguous at every point, so prose that begins like this is rejected at once. */
const CLAUSE =
  /import(?:\s+((?:type\s+)?(?:[\w$]+\s*(?:,\s*)?)?(?:\*\s*as\s+[\w$]+\s*|\{[\w$\s,]*\}\s*)?)(?<![\w$])from)?\s*/y;

/** A statement ends with its line, or before another one. It may have attributes: `with { type: "text" }`. */
const MODULE =
  /(["'])([^"'\n]+)\1[ \t]*(?:(?:with|assert)[ \t]*\{([^{}\n]*)\}[ \t]*)?(?:;[ \t]*(?=import\s)|(?:;[ \t]*)?(?:\/\/.*)?(?:\n|$))/y;

/** Prefix of modules that are imported as text. */
const AS_TEXT = "!!raw-loader!";

/** The import that begins at `start`, with its line break. */
export function readImport(text: string, start: number): ImportToken | undefined {
  CLAUSE.lastIndex = start;
  const head = CLAUSE.exec(text);
  MODULE.lastIndex = CLAUSE.lastIndex;
  const module = head && MODULE.exec(text);
  if (module === null) return undefined;
  const [, clause = ""] = head ?? [];
  const [, , name = "", attributes = ""] = module;
  const raw = text.slice(start, MODULE.lastIndex);
  const offset = module.index + 1 - start;
  // A JavaScript string: translated files write `\_` for `_`.
  const from = (/["']text["']/.test(attributes) ? AS_TEXT : "") + name.replace(/\\(.)/g, "$1");
  return { type: "import", raw, from, offset, names: readNames(clause) };
}

const EXPORT = /export\s+(?:default|const|let|var|function|class|async|\*|\{)/y;

/** Whether an `export` statement begins at `start`, rather than prose. */
export function beginsExport(text: string, start: number): boolean {
  EXPORT.lastIndex = start;
  return EXPORT.test(text);
}

/** All imports at the start of lines of a text, at any depth. */
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

/** Local names → exported names, from `a, * as b` and `a, { b as c }`. */
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
