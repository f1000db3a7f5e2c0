/** Texts of files that import modules of the theme, and which names they import. */

import { textIn } from "../../system/lenient-files.ts";

/** Number of texts in memory. */
const MOST_TEXTS = 16;

/** Makes the function that reads a file, if it is one. Importers are asked about once per import, in any order. */
export function makeTextReader(): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? textIn(file) ?? "";
    texts.delete(file);
    texts.set(file, text);
    const [oldest] = texts.keys();
    if (texts.size > MOST_TEXTS && oldest !== undefined) texts.delete(oldest);
    return text;
  };
}

/** Whether a text imports from a module only names that the first chunk exports under names of its own. */
export function importsDirectly(text: string, path: string, known: Readonly<Record<string, string>>): boolean {
  if (Object.keys(known).length === 0 || text === "") return false;
  const quoted = text.match(new RegExp(`["']${RegExp.escape(path)}["']`, "g")) ?? [];
  const statement = new RegExp(
    `\\bimport\\s+(?:([\\w$]+)\\s*,?\\s*)?(?:\\{([^{}]*)\\})?\\s*from\\s*["']${RegExp.escape(path)}["']`,
    "g",
  );
  const statements = [...text.matchAll(statement)];
  const names = statements.flatMap(([, whole, list = ""]) => [
    ...(whole === undefined ? [] : ["default"]),
    ...list.split(",").flatMap((one) => /^\s*(?:type\s+)?([\w$]+)/.exec(one)?.[1] ?? []),
  ]);
  return statements.length === quoted.length && names.every((name) => Object.hasOwn(known, name));
}
