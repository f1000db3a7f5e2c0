/**
 * Which grammar highlights a fence's info word. In: words as authors write them, in any case, from the years in which
 * sites of this format were highlighted by Prism. Out: a grammar's name, `plaintext`, or nothing for an unknown word.
 */

import { GRAMMAR_MODULES } from "./grammar-modules.ts";
import { GRAMMAR_ALIASES } from "./grammar-names.ts";

/** The grammar that does nothing. */
export const PLAIN = "plaintext";

/** Names that the grammars themselves do not claim, or two of them claim; the second column's grammar is near enough. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  apex: "java",
  bash: "ksh fish curl env dotenv",
  css: "postcss",
  diff: "git-diff",
  django: "jinja2 nunjucks liquid",
  dns: "dns-zone-file",
  graphql: "graphqls",
  haskell: "purescript",
  ini: "hcl terraform tf editorconfig cfg conf",
  javascript: "javascriptreact mongodb",
  json: "jsonl ndjson geojson webmanifest jsonp json-with-comments",
  latex: "context",
  lisp: "elisp emacs-lisp",
  livescript: "ls",
  markdown: "mdx",
  matlab: "octave",
  ocaml: "ml",
  "php-template": "blade",
  [PLAIN]: "plain none nohighlight log logs output csv tsv tree ascii ignore gitignore dockerignore npmignore",
  powershell: "powershell-session",
  python: "gdscript starlark bzl bazel",
  reasonml: "reason rescript",
  scheme: "racket",
  scss: "sass",
  shell: "shell-session sh-session terminal git",
  typescript: "typescriptreact flow",
  vbnet: "visual-basic vba",
  x86asm: "nasm asm assembly",
  xml: "markup mathml vue svelte astro ejs csproj",
};

/** Makes the table of all known names, in lower case, to their grammars. */
export function makeLanguageTable(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const aliases of [GRAMMAR_ALIASES, OTHER_NAMES]) {
    for (const [grammar, names] of Object.entries(aliases)) {
      for (const name of names.split(" ")) table.set(name.toLowerCase(), grammar);
    }
  }
  for (const name of Object.keys(GRAMMAR_MODULES)) table.set(name, name);
  return table;
}
