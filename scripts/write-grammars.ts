/**
 * Writes the tables of highlight.js languages in `src/markdown/code/`. In: the installed highlight.js. Out:
 * `grammar-modules.ts` (a loader per language, so that a bundle holds all and a build runs few) and `grammar-names.ts`.
 * Run it after an update of highlight.js: `bun scripts/write-grammars.ts`.
 */

import { join } from "node:path";
import hljs from "highlight.js";

const OUT_DIR = join(import.meta.dir, "../src/markdown/code");

/** Text of `grammar-modules.ts`. */
export function modulesText(): string {
  const rows = names().map((name) => `  ${JSON.stringify(name)}: () => require("highlight.js/lib/languages/${name}"),`);
  return `/** Loaders of all grammars by name. Written by \`scripts/write-grammars.ts\`: do not edit. */

import type { LanguageFn } from "highlight.js";

/** Loads one grammar; nothing is read before the first call. */
export type GrammarLoader = () => LanguageFn;

export const GRAMMAR_MODULES: Readonly<Record<string, GrammarLoader>> = {
${rows.join("\n")}
};
`;
}

/** Text of \`grammar-names.ts\`. */
export function namesText(): string {
  const aliases = names().map((name) => [name, hljs.getLanguage(name)?.aliases ?? []] as const);
  const embedded = names().map((name) => [name, embeddedIn(name)] as const);
  return `/** Other names of grammars, and which of them hold others. Written by \`scripts/write-grammars.ts\`: do not edit. */

/** Grammar name → its other names, separated by spaces. */
export const GRAMMAR_ALIASES: Readonly<Record<string, string>> = {
${toRows(aliases)}
};

/** Grammar name → grammars that a text in it may hold (CSS in HTML), separated by spaces. */
export const EMBEDDED_GRAMMARS: Readonly<Record<string, string>> = {
${toRows(embedded)}
};
`;
}

function names(): string[] {
  return hljs.listLanguages().sort();
}

function toRows(lists: readonly (readonly [string, readonly string[]])[]): string {
  return lists
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `  ${JSON.stringify(name)}: ${JSON.stringify(words.join(" "))},`)
    .join("\n");
}

/** Names in every `subLanguage` of a grammar's modes, which refer to each other in cycles. */
function embeddedIn(name: string): string[] {
  const found = new Set<string>();
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if ("subLanguage" in value) for (const sub of [value.subLanguage].flat()) found.add(String(sub));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(hljs.getLanguage(name));
  found.delete(name);
  return [...found].filter((sub) => hljs.getLanguage(sub) !== undefined).sort();
}

if (import.meta.main) {
  await Bun.write(join(OUT_DIR, "grammar-modules.ts"), modulesText());
  await Bun.write(join(OUT_DIR, "grammar-names.ts"), namesText());
}
