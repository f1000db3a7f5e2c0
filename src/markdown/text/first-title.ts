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
