/** The title of a document in its text: a first-level heading before all other content. */

import type { Token } from "marked";
import { toPlainText } from "./plain-text.ts";

/** Tokens that leave nothing visible on the page. */
const INVISIBLE: ReadonlySet<string> = new Set(["space", "def", "hidden", "module", "import", "gap"]);

/** The plain text of a first-level heading that precedes all other content: the title, if plugins replace the heading. */
export function findFirstTitle(tokens: readonly Token[]): string | undefined {
  const first = tokens.find(({ type }) => !INVISIBLE.has(type));
  if (first?.type !== "heading" || first["depth"] !== 1) return undefined;
  return toPlainText(first.tokens ?? [])
    .replace(/\s+/g, " ")
    .trim();
}

/** Such a heading, with signs or underlined. */
const TITLE = /(?:#[ \t]+\S.*|.+\r?\n=+[ \t]*)(?:\r?\n|$)/y;

/** A body without its title. */
export function withoutTitle(body: string): string {
  const start = afterImports(body);
  TITLE.lastIndex = start;
  return TITLE.test(body) ? body.slice(0, start) + body.slice(TITLE.lastIndex) : body;
}

/** The offset of the first text that is neither blank nor a block of imports, which ends with a blank line. */
function afterImports(body: string): number {
  for (let at = 0; ;) {
    at = body.length - body.slice(at).trimStart().length;
    const end = /^import\s/.test(body.slice(at, at + 7)) ? /\n[ \t\r]*\n/.exec(body.slice(at)) : undefined;
    if (!end) return at;
    at += end.index + end[0].length;
  }
}
