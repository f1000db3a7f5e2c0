/**
 * Writes the tables of highlight.js languages in `src/markdown/code/`: `grammar-modules.ts` (a loader per language, so
 * that a bundle holds all and a build runs few) and `grammar-names.ts`. Run it after an update of highlight.js: `bun
 * scripts/write-grammars.ts && bun fmt src/markdown/code`.
 */

import { join } from "node:path";
import hljs from "highlight.js";

const OUT_DIR = join(import.meta.dir, "../src/markdown/code");

/** A grammar with its aliases and the grammars that it may embed. */
export interface GrammarRow {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly embedded: readonly string[];
}

/** Returns all grammars of the installed highlight.js by name. */
export function listGrammars(): GrammarRow[] {
  const names = hljs.listLanguages().sort();
  return names.map((name) => ({ name, aliases: hljs.getLanguage(name)?.aliases ?? [], embedded: embeddedIn(name) }));
}

function modulesText(grammars: readonly GrammarRow[]): string {
  const rows = grammars.map(({ name }) => `  "${name}": () => require("highlight.js/lib/languages/${name}"),`);
  return `/** Loaders of all grammars by name. Written by \`scripts/write-grammars.ts\`: do not edit. */

import type { LanguageFn } from "highlight.js";

/** Loads one grammar on demand. */
export type GrammarLoader = () => LanguageFn;

export const GRAMMAR_MODULES: Readonly<Record<string, GrammarLoader>> = {
${rows.join("\n")}
};
`;
}

function namesText(grammars: readonly GrammarRow[]): string {
  return `/** Other names of grammars, and which of them hold others. Written by \`scripts/write-grammars.ts\`: do not edit. */

/** Maps each grammar to its aliases, separated by spaces. */
export const GRAMMAR_ALIASES: Readonly<Record<string, string>> = {
${toRows(grammars, "aliases")}
};

/** Maps each grammar to those that it may embed (CSS in HTML), separated by spaces. */
export const EMBEDDED_GRAMMARS: Readonly<Record<string, string>> = {
${toRows(grammars, "embedded")}
};
`;
}

function toRows(grammars: readonly GrammarRow[], column: "aliases" | "embedded"): string {
  const filled = grammars.filter((grammar) => grammar[column].length > 0);
  return filled.map((grammar) => `  "${grammar.name}": "${grammar[column].join(" ")}",`).join("\n");
}

/** Returns the names in every `subLanguage` of a grammar's modes, which may refer to each other in cycles. */
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
  const grammars = listGrammars();
  await Bun.write(join(OUT_DIR, "grammar-modules.ts"), modulesText(grammars));
  await Bun.write(join(OUT_DIR, "grammar-names.ts"), namesText(grammars));
}
