/** Names that a file gives to its expressions. In: its text. Out: what it imports and exports, and what every page has. */

import { findImports } from "../scan/imports.ts";

const EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\s*\*?|class)\s+([^=;(]+)/gm;

/** Names that are bound where the expressions of `text` stand. */
export function findBoundNames(text: string): ReadonlySet<string> {
  const names = new Set(["props", "frontMatter", "contentTitle", "toc"]);
  for (const statement of findImports(text)) for (const name of Object.keys(statement.names)) names.add(name);
  for (const [, head = ""] of text.matchAll(EXPORT)) {
    for (const [name] of head.matchAll(/[\w$]+/g)) names.add(name);
  }
  return names;
}
