/** The written tables of grammars agree with the highlight.js that is installed. */

import { expect, test } from "bun:test";
import { EMBEDDED_GRAMMARS, GRAMMAR_ALIASES } from "../../src/markdown/code/grammar-names.ts";
import { GRAMMAR_MODULES } from "../../src/markdown/code/grammar-modules.ts";
import { makeLanguageTable } from "../../src/markdown/code/languages.ts";
import { listGrammars } from "../../scripts/write-grammars.ts";

test("the tables contain every grammar, its aliases and embedded languages (update with `bun scripts/write-grammars.ts`)", () => {
  const grammars = listGrammars();
  const rows = (column: "aliases" | "embedded") =>
    Object.fromEntries(grammars.flatMap((one) => (one[column].length > 0 ? [[one.name, one[column].join(" ")]] : [])));
  expect(Object.keys(GRAMMAR_MODULES)).toEqual(grammars.map(({ name }) => name));
  expect(GRAMMAR_ALIASES).toEqual(rows("aliases"));
  expect(EMBEDDED_GRAMMARS).toEqual(rows("embedded"));
});

test("every loader returns a grammar, and every name belongs to one", () => {
  for (const load of Object.values(GRAMMAR_MODULES)) expect(load()).toBeFunction();
  for (const [name, grammar] of makeLanguageTable()) {
    expect(`${name}: ${grammar in GRAMMAR_MODULES}`).toBe(`${name}: true`);
  }
});
