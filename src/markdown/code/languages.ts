/** Maps a fence's info word to the name of a grammar, `plaintext`, or `undefined` for an unknown word. */

import { GRAMMAR_MODULES } from "./grammar-modules.ts";
import { GRAMMAR_ALIASES } from "./grammar-names.ts";

/** The grammar that does nothing. */
export const PLAIN = "plaintext";

/** Names that no grammar claims, or that two claim, with a grammar that is close enough. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  awk: "gawk",
  bash: "ksh fish nushell nu curl env dotenv",
  c: "opencl cilkc",
  cpp: "cuda cu metal cilkcpp",
  csharp: "qsharp",
  css: "postcss",
  diff: "git-diff udiff",
  django: "jinja2 nunjucks njk liquid",
  dns: "dns-zone-file",
  excel: "excel-formula",
  glsl: "hlsl",
  go: "odin go-mod gomod go-module",
  graphql: "graphqls",
  handlebars: "mustache gotmpl gohtml go-html-template",
  haskell: "purescript agda idris dhall",
  ini: "hcl terraform tf tfvars editorconfig cfg conf config",
  java: "apex",
  javascript: "javascriptreact mongodb n4js jsdoc solidity sol",
  json: "jsonl ndjson geojson webmanifest jsonp json-with-comments avsc",
  latex: "context",
  lisp: "elisp emacs-lisp",
  livescript: "ls",
  makefile: "just justfile",
  markdown: "mdx",
  mathematica: "wolfram",
  matlab: "octave",
  nginx: "caddy caddyfile",
  ocaml: "ml",
  "php-template": "blade",
  [PLAIN]:
    "plain none nohighlight log logs output csv tsv tree ascii ignore gitignore dockerignore npmignore url uri regex stacktrace",
  powershell: "powershell-session",
  python: "gdscript starlark bzl bazel gn gni renpy vyper mojo",
  reasonml: "reason rescript",
  rust: "zig move cairo wgsl ron",
  scheme: "racket",
  scss: "sass",
  shell: "shell-session sh-session terminal commandline command-line git",
  sql: "mysql mssql tsql sqlite plsql bigquery snowflake kusto n1ql aql sparql cypher",
  twig: "latte smarty",
  typescript: "typescriptreact flow bicep",
  vbnet: "visual-basic vba",
  x86asm: "nasm asm assembly",
  xml: "markup mathml vue svelte astro ejs eta csproj razor cshtml aspnet xaml",
  yaml: "helm docker-compose",
};

/** Makes the table of all names in lower case that have a grammar of their own. */
export function makeGrammarTable(): ReadonlyMap<string, string> {
  return makeLanguageTable([GRAMMAR_ALIASES]);
}

/** Makes the table of all known names in lower case and their grammars. */
export function makeLanguageTable(lists = [GRAMMAR_ALIASES, OTHER_NAMES]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const aliases of lists) {
    for (const [grammar, names] of Object.entries(aliases)) {
      for (const name of names.split(" ")) table.set(name.toLowerCase(), grammar);
    }
  }
  for (const name of Object.keys(GRAMMAR_MODULES)) table.set(name, name);
  return table;
}
