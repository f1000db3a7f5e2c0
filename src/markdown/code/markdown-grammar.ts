/**
 * Our grammar of Markdown and MDX, which replaces the one of highlight.js. It highlights fences in their languages,
 * front matter as YAML, formulas as LaTeX, and tags, modules and braces as in JSX.
 */

import type { CallbackResponse, HLJSApi, Language, LanguageFn, Mode } from "highlight.js";
import { makeLanguageTable } from "./languages.ts";

/** Languages of nested fences to highlight: those of the samples in manuals. Others are plain. */
const FENCE_GRAMMARS =
  "bash c cpp csharp css diff dockerfile go graphql ini java javascript json kotlin latex php powershell python ruby rust scss shell sql swift typescript xml yaml";

/**
 * Names of the grammar by depth: Markdown in a fence uses the next one, and in the last one such fences are plain.
 * Without a limit, each fence would start another run over the rest of the text.
 */
const LEVELS: readonly string[] = ["markdown", "markdown in markdown", "markdown in markdown in markdown"];

/** Grammars for nested fences, by name; those of Markdown itself are made here. */
export function markdownGrammars(): ReadonlyMap<string, LanguageFn | undefined> {
  const others = FENCE_GRAMMARS.split(" ").map((name) => [name, undefined] as const);
  return new Map([
    ...others,
    ...LEVELS.map((name, level) => [name, (api: HLJSApi) => makeGrammar(api, level)] as const),
  ]);
}

const FENCE = /^[ \t]*(?:> ?)*(`{3,}|~{3,})[ \t]*/;

/** Maximum distance of the closing delimiter in characters: longer spans are not emphasis, and searching further takes time. */
const NEAR = "[^\\n]{0,400}?";

function makeGrammar(api: HLJSApi, level: number): Language {
  const inline = inlineModes(api);
  return {
    name: "Markdown",
    contains: [
      frontMatter,
      ...fences(LEVELS[level + 1]),
      { begin: /^\$\$[ \t]*$/, beginScope: "formula", end: /^\$\$[ \t]*$/, endScope: "formula", subLanguage: "latex" },
      moduleLines,
      { scope: "section", begin: /^#{1,6}(?=\s)/, end: /$/, contains: inline },
      { scope: "section", match: /^(?!---)[^\n]{1,300}\n(?:=+|-{2,})[ \t]*$/ },
      { scope: "meta", match: /^[ \t]*:{3,}[\w-]*/ },
      { match: /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/ },
      { scope: "bullet", match: /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=\s)/ },
      { scope: "quote", match: /^[ \t]*>/ },
      { begin: [/^\[/, /[^\n\]]{1,300}/, /\]:[ \t]*/, /\S+/], beginScope: { 2: "symbol", 4: "link" } },
      ...inline,
    ],
  };
}

/** Only at the beginning of the text. */
const frontMatter: Mode = {
  begin: /(?<![^])---[ \t]*$/,
  beginScope: "meta",
  end: /^---[ \t]*$/,
  endScope: "meta",
  subLanguage: "yaml",
};

/** Imports and exports of MDX, up to the next blank line. */
const moduleLines: Mode = {
  begin: /^(?=import (?:['"{*]|[^\n]{1,300} from )|export (?:const|let|default|function|async|class|[{*]))/,
  end: /^[ \t]*$/,
  subLanguage: "javascript",
};

/** A mode for each language, and one for unknown ones; `inner` is the name of the nested Markdown grammar. */
function fences(inner: string | undefined): Mode[] {
  const words = Map.groupBy(makeLanguageTable(), ([, grammar]) => grammar);
  const known = [...FENCE_GRAMMARS.split(" "), "markdown"].flatMap((grammar) => {
    const language = grammar === "markdown" ? inner : grammar;
    if (language === undefined) return [];
    const names = [...(words.get(grammar) ?? [])].map(([word]) => wordPattern(word));
    return [fence(`(?:${names.join("|")})(?![\\w.#+-])[^\\n\`]*$`, language)];
  });
  const { beginScope: _begin, endScope: _end, ...plain } = fence("[^\\n`]*$");
  return [...known, { ...plain, scope: "code" }];
}

/** Case-insensitive: highlight.js drops the flags of expressions. */
function wordPattern(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replace(/[^\w[\]-]/g, "\\$&");
}

/** A fence ends at one of the same character that is at least as long. */
function fence(info: string, grammar?: string): Mode {
  return {
    begin: new RegExp(FENCE.source + info),
    beginScope: "code",
    "on:begin": (match: RegExpMatchArray, response: CallbackResponse) => {
      response.data["fence"] = signsOf(match[0]);
    },
    end: /^[ \t]*(?:> ?)*(?:`{3,}|~{3,})[ \t]*$/,
    endScope: "code",
    "on:end": (match: RegExpMatchArray, response: CallbackResponse) => {
      if (!signsOf(match[0]).startsWith(String(response.data["fence"]))) response.ignoreMatch();
    },
    ...(grammar !== undefined && { subLanguage: grammar }),
  };
}

function signsOf(line: string): string {
  return FENCE.exec(line)?.[1] ?? "";
}

function inlineModes(api: HLJSApi): Mode[] {
  const braces: Mode = {
    begin: /\{/,
    end: /\}/,
    keywords: { literal: "true false null undefined", keyword: "const new typeof await function return import from" },
    contains: ["self", api.QUOTE_STRING_MODE, api.APOS_STRING_MODE, api.C_BLOCK_COMMENT_MODE, api.C_NUMBER_MODE],
  };
  const spans: Mode[] = [
    { scope: "code", match: /(`{1,2})(?!`)[^\n]{1,400}?[^`\n]\1(?!`)|`[^`\n]`/ },
    {
      begin: new RegExp(`\\$(?=[^\\s$]${NEAR}\\$(?!\\d))`),
      beginScope: "formula",
      end: /\$/,
      endScope: "formula",
      subLanguage: "latex",
    },
    { scope: "comment", begin: /<!--/, end: /-->/ },
    { begin: /\\[-\\`*_{}[\]()#+.!$|<>~]/ },
    { begin: [/</, /[a-z][a-z\d+.-]{1,31}:\/\/[^\s<>]{1,600}/, />/], beginScope: { 2: "link" } },
    tag(api, braces),
    { ...braces, begin: new RegExp(`\\{(?=${NEAR}\\})`) },
    ...links(),
    { scope: "symbol", match: /&(?:[a-z\d]{1,32}|#\d{1,7}|#x[\da-f]{1,6});/i },
  ];
  const emphasis = (scope: string, sign: string, word: string): Mode => ({
    scope,
    begin: new RegExp(`${word && "(?<![\\w\\\\])"}${sign}(?=[^\\s*_]${NEAR}${sign}${word})`),
    end: new RegExp(sign + word),
    contains: spans,
  });
  return [
    ...spans,
    emphasis("strong", "\\*\\*", ""),
    emphasis("strong", "__", "(?!\\w)"),
    emphasis("emphasis", "\\*", ""),
    emphasis("emphasis", "_", "(?!\\w)"),
  ];
}

/** An opening or closing tag, of HTML or of JSX. */
function tag(api: HLJSApi, braces: Mode): Mode {
  return {
    begin: [/<\/?/, /[A-Za-z][\w.:-]*/],
    beginScope: { 1: "tag", 2: "name" },
    end: /\/?>/,
    endScope: "tag",
    contains: [
      { scope: "attr", match: /[A-Za-z_:@][\w.:-]*/ },
      {
        scope: "string",
        variants: [
          { begin: /"/, end: /"/ },
          { begin: /'/, end: /'/ },
        ],
      },
      api.C_BLOCK_COMMENT_MODE,
      braces,
    ],
  };
}

function links(): Mode[] {
  const text = /[^\n\]]{0,300}/;
  return [
    { begin: [/!?\[/, text, /\]\(/, /[^\n)]{0,600}/, /\)/], beginScope: { 2: "string", 4: "link" } },
    { begin: [/!?\[/, text, /\]\[/, /[^\n\]]{1,300}/, /\]/], beginScope: { 2: "string", 4: "symbol" } },
  ];
}
