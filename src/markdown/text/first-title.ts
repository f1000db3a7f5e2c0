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

const IMPORTS = /^\s*(?:import\s[^\n]*(?:\n[^\n]*\S[^\n]*)*\n\s*)*/;

/** Such a heading, with signs or underlined. */
const TITLE = /(?:#[ \t]+\S.*|.+\r?\n=+[ \t]*)(?:\r?\n|$)/y;

/** A body without its title. */
export function withoutTitle(body: string): string {
  const start = IMPORTS.exec(body)?.[0].length ?? 0;
  TITLE.lastIndex = start;
  return TITLE.test(body) ? body.slice(0, start) + body.slice(TITLE.lastIndex) : body;
}
