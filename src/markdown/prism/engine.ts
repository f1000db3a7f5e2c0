/** Runs Prism with the grammars of a site, apart from everything else in the process. */

import type { PrismGrammars } from "../../model/site.ts";
import { escapeText } from "../code/escape-text.ts";

export type PrismToken = string | { readonly type: string; readonly alias?: unknown; readonly content: unknown };

/** The part of Prism that we use. */
export interface Prism {
  readonly languages: Record<string, unknown>;
  tokenize(code: string, grammar: unknown): PrismToken[];
  readonly hooks: { run(name: string, env: object): void };
}

/** What Prism is made from: a component of the package is a script that a name leads to, with those that it needs. */
export interface PrismScripts extends Pick<PrismGrammars, "first"> {
  readonly own?: string | undefined;
  readonly scriptOf: (component: string) => string;
  /** Called before and after a component is loaded. */
  readonly aroundLoad?: (prism: Prism, load: () => void) => void;
}

const COMPONENT = /^prismjs\/components\/prism-([\w-]+?)(?:\.min)?(?:\.js)?$/;

/** Loads Prism, its components and the site's own module. Throws what that throws. */
export function openPrism({ scriptOf, first, own, aroundLoad = (_, load) => load() }: PrismScripts): Prism {
  const core = { exports: {} };
  const nothing = { window: undefined, self: undefined, document: undefined, WorkerGlobalScope: undefined };
  evaluate(scriptOf("core"), { module: core, exports: core.exports, global: {}, ...nothing });
  const prism = core.exports as Prism;
  const loaded = new Set(["core"]);
  const load = (component: string): void => {
    if (loaded.has(component)) return;
    loaded.add(component);
    aroundLoad(prism, () => evaluate(scriptOf(component), { Prism: prism }));
  };
  for (const component of first) load(component);
  if (own === undefined) return prism;
  const require = (name: string): unknown => {
    const [, component] = COMPONENT.exec(name) ?? [];
    if (component !== undefined) load(component);
    // The package's own function for loading several.
    else if (/^prismjs\/components(?:\/(?:index(?:\.js)?)?)?$/.test(name))
      return (names: string | readonly string[]) => [names].flat().forEach(load);
    else if (name !== "prismjs") throw new Error(`Cannot find module '${name}'`);
    return prism;
  };
  const module: { exports: { default?: unknown } } = { exports: {} };
  const scope = { Prism: prism };
  const globals = { globalThis: scope, window: scope, global: scope, self: scope };
  evaluate(own, { module, exports: module.exports, require, ...globals, ...scope });
  const include = module.exports.default ?? module.exports;
  if (typeof include === "function") (include as (given: Prism) => void)(prism);
  return prism;
}

/** Scripts of the package read their surroundings from global variables, which are parameters here. */
function evaluate(script: string, scope: Readonly<Record<string, unknown>>): void {
  new Function(...Object.keys(scope), `{${script}\n}`)(...Object.values(scope));
}

/** Makes the function that highlights code in one of the languages: to HTML with the classes of highlight.js. */
export function makePrismHighlight({ scripts, ...grammars }: PrismGrammars): (code: string, name: string) => string {
  const prism = openPrism({ ...grammars, scriptOf: (component) => scripts[component] ?? "" });
  const names = new Map(Object.keys(prism.languages).map((name) => [name.toLowerCase(), name]));
  return (code, name) => {
    const language = names.get(name) ?? name;
    const env = { code, language, grammar: prism.languages[language], tokens: [] as PrismToken[] };
    // Templates in another language take their own parts out of the code, and put them into its tokens.
    prism.hooks.run("before-tokenize", env);
    env.tokens = prism.tokenize(env.code, env.grammar);
    prism.hooks.run("after-tokenize", env);
    return toHtml(env.tokens);
  };
}

/** Classes of highlight.js by token kinds of Prism. */
const CLASSES: Readonly<Record<string, string>> = {
  "comment prolog doctype cdata": "comment",
  keyword: "keyword",
  "string char attr-value template-string url": "string",
  regex: "regexp",
  number: "number",
  "boolean constant": "literal",
  symbol: "symbol",
  function: "title function_",
  "class-name": "title class_",
  builtin: "built_in",
  "attr-name": "attr",
  property: "property",
  variable: "variable",
  tag: "name",
  selector: "selector-tag",
  operator: "operator",
  punctuation: "punctuation",
  "atrule annotation decorator": "meta",
  inserted: "addition",
  deleted: "deletion",
  italic: "emphasis",
  bold: "strong",
  "title important": "section",
};

const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([kinds, name]) => kinds.split(" ").map((kind) => [kind, `hljs-${name}`] as const)),
);

function toHtml(content: unknown): string {
  if (typeof content === "string") return escapeText(content);
  if (Array.isArray(content)) return content.map(toHtml).join("");
  const { type = "", alias, content: inner } = Object(content) as Partial<Exclude<PrismToken, string>>;
  const kinds = [type, alias].flat().map(String);
  const name = kinds.map((kind) => CLASS_OF.get(kind)).find((found) => found !== undefined);
  const html = inner === undefined ? "" : toHtml(inner);
  return name === undefined ? html : `<span class="${name}">${html}</span>`;
}
