/**
 * Highlights code at build time. A highlighter caches loaded grammars and recent results by content; make one per
 * build, so that equal blocks are highlighted once.
 */

import hljs from "highlight.js/lib/core";
import type { HLJSApi } from "highlight.js";
import type { FindHighlighted } from "./earlier-blocks.ts";
import { escapeText } from "./escape-text.ts";
import { GRAMMAR_MODULES } from "./grammar-modules.ts";
import { EMBEDDED_GRAMMARS } from "./grammar-names.ts";
import { makeLanguageTable, PLAIN } from "./languages.ts";
import { markdownGrammars } from "./markdown-grammar.ts";
import { makeLineCache } from "./line-cache.ts";
import { withJsx } from "./jsx-grammar.ts";
import { toLines } from "./html-lines.ts";
import type { PrismGrammars } from "../../model/site.ts";
import { makePrismHighlight } from "../prism/engine.ts";
import { nearestName } from "../../report/nearest.ts";
import { ownValue } from "../../lookup/own-value.ts";

export interface Highlighter {
  /** Known info words in lower case, with their grammars. */
  readonly languages: ReadonlyMap<string, string>;
  /** The known info word nearest to an unknown one. */
  suggest(word: string): string | undefined;
  /** Whether a file uses an unknown language for the first time: authors see each warning once. */
  isFirstUse(file: string, word: string): boolean;
  /** HTML of each line of `code`; unknown languages are plain text. */
  highlight(code: string, language: string): readonly string[];
  /** Returns the same lines when they are ready, before `whenDone` resolves. Absent if code is highlighted synchronously. */
  later?(code: string, language: string, use: (lines: readonly string[]) => void): void;
  whenDone?(): Promise<void>;
}

/** Limits for line length and blank lines: nobody reads more, and some grammars need quadratic time. */
const UNREADABLE = /.{5000}|\s{500}/;

export interface HighlighterRequest {
  /** Finds code that need not be highlighted again. */
  readonly earlier?: FindHighlighted | undefined;
  /** Grammars of the site, which take precedence. */
  readonly prism?: PrismGrammars | undefined;
}

/** Makes a highlighter without loaded grammars. */
export function makeHighlighter({ earlier, prism }: HighlighterRequest = {}): Highlighter {
  const own = (prism?.names ?? []).map((name) => [name, PRISM + name] as const);
  const languages = new Map([...makeLanguageTable(), ...own]);
  const makeOwn = prism && makePrismCompiler(prism);
  const grammars = new Map<string, Highlight>();
  const suggestions = new Map<string, string | undefined>();
  const used = new Set<string>();
  return {
    languages,
    suggest(word) {
      if (suggestions.size >= MAX_SUGGESTIONS) suggestions.clear();
      if (!suggestions.has(word)) suggestions.set(word, nearestName(word, languages.keys()));
      return suggestions.get(word);
    },
    isFirstUse(file, word) {
      const known = used.size;
      return used.add(`${file}\n${word}`).size > known;
    },
    highlight(code, language) {
      const name = language.toLowerCase();
      const grammar = languages.get(name) ?? PLAIN;
      if (grammar === PLAIN || UNREADABLE.test(code)) return toPlainLines(code);
      const known = earlier?.(code, name);
      if (known) return known;
      let highlight = grammars.get(grammar);
      if (highlight === undefined) grammars.set(grammar, (highlight = makeHighlight(grammar, makeOwn)));
      return highlight(code);
    },
  };
}

/** Number of unknown languages whose nearest name is cached: sites have a few. */
const MAX_SUGGESTIONS = 1000;

/** Number of characters of code to cache for each grammar; their HTML is several times longer. */
const MAX_CACHED = 500_000;

type Highlight = (code: string) => readonly string[];

/** Begins the names of Prism's grammars. */
const PRISM = "prism ";

type Compute = (code: string) => string;

/** Makes the function from a language of Prism to what computes the HTML of its code. Prism is loaded with the first block. */
function makePrismCompiler(grammars: PrismGrammars): (language: string) => Compute {
  let highlight: ReturnType<typeof makePrismHighlight> | undefined;
  return (language) => (code) => {
    highlight ??= makePrismHighlight(grammars);
    return toLines(highlight(code, language)).join("\n");
  };
}

/** Highlights code with one grammar, equal code once. */
function makeHighlight(grammar: string, makeOwn?: (language: string) => Compute): Highlight {
  const results = makeLineCache(MAX_CACHED);
  const own = grammar.startsWith(PRISM) ? makeOwn?.(grammar.slice(PRISM.length)) : undefined;
  const compute = own ?? makeEngineCompiler(grammar);
  return (code) => results.get(code, compute).split("\n");
}

function makeEngineCompiler(grammar: string): Compute {
  const engine = makeEngine(grammar);
  return (code) => {
    const { value, errorRaised } = engine.highlight(code, { language: grammar, ignoreIllegals: true });
    // A grammar that fails leaves its text incomplete.
    return errorRaised ? escapeText(code) : toLines(value).join("\n");
  };
}

/** HTML of each line of code that is not highlighted. */
export function toPlainLines(code: string): string[] {
  return escapeText(code).split("\n");
}

/**
 * An engine with one grammar and those it embeds. Some grammars guess an embedded language among all loaded ones, so
 * each has its own engine: the look of a block must not depend on earlier blocks.
 */
function makeEngine(grammar: string): HLJSApi {
  const engine = hljs.newInstance();
  const markdown = markdownGrammars();
  for (const name of withEmbedded(grammar, [...markdown.keys()])) {
    const language = markdown.get(name) ?? ownValue(GRAMMAR_MODULES, name)?.();
    if (language !== undefined) engine.registerLanguage(name, (api) => withJsx(name, language(api)));
  }
  return engine;
}

/** Bodies of HTTP messages, whose language their grammar guesses. */
const GUESSED: Readonly<Record<string, string>> = { http: "json xml" };

function withEmbedded(grammar: string, inMarkdown: readonly string[]): ReadonlySet<string> {
  const names = new Set([grammar]);
  for (const name of names) {
    const embedded = (ownValue(EMBEDDED_GRAMMARS, name) ?? ownValue(GUESSED, name))?.split(" ") ?? [];
    for (const inner of name === "markdown" ? inMarkdown : embedded) names.add(inner);
  }
  return names;
}
