/**
 * Styles of tokens in a theme of `prism-react-renderer`, besides the colors that our variables cover: rules for the
 * classes of highlight.js, which follow the rules of our theme with the same specificity. Pure.
 */

import type { Json, JsonObject } from "../../model/json.ts";

/** A style of a theme: its token kinds, and its properties. */
export interface TokenStyle {
  readonly types: readonly string[];
  readonly style: JsonObject;
}

/**
 * Classes of highlight.js, and their Prism token kinds: the first one that a theme has counts. A variable has the color
 * of the first kind if `isInVariable`, so that sites can still set it.
 */
const CLASSES: readonly (readonly [selectors: string, kinds: string, isInVariable?: true])[] = [
  [".hljs-comment .hljs-quote", "comment", true],
  [".hljs-keyword .hljs-doctag .hljs-template-tag", "keyword", true],
  [".hljs-string .hljs-char .hljs-code", "string", true],
  [".hljs-regexp", "regex"],
  [".hljs-link", "url"],
  [".hljs-number", "number", true],
  [".hljs-literal", "boolean constant"],
  [".hljs-symbol", "symbol"],
  [".hljs-title .hljs-title.function_", "function", true],
  [".hljs-type .hljs-title.class_", "class-name", true],
  [".hljs-built_in", "builtin"],
  [".hljs-attr", "attr-name property", true],
  [".hljs-attribute", "property"],
  [".hljs-property", "property", true],
  [".hljs-variable .hljs-template-variable", "variable", true],
  [".hljs-name .hljs-tag .hljs-tag>.hljs-name .hljs-selector-tag", "tag selector"],
  [".hljs-selector-class .hljs-selector-id .hljs-selector-attr .hljs-selector-pseudo", "selector"],
  [".hljs-operator", "operator"],
  [".hljs-punctuation", "punctuation"],
  [".hljs-meta", "prolog atrule"],
  [".hljs-addition", "inserted"],
  [".hljs-deletion", "deleted"],
  [".hljs-emphasis", "italic"],
  [".hljs-strong", "bold"],
  [".hljs-section", "title important"],
];

/** Valid colors: nothing that could end the surrounding rule. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/** Whether a value of a theme is a color. */
export function isColor(value: Json | undefined): value is string {
  return typeof value === "string" && COLOR.test(value);
}

/** Allowed properties, their names in CSS, and patterns of their values: nothing that could end the rule. */
const PROPERTIES: Readonly<Record<string, readonly [name: string, value: RegExp]>> = {
  color: ["color", COLOR],
  backgroundColor: ["background-color", COLOR],
  fontStyle: ["font-style", /^(?:italic|normal|oblique)$/],
  fontWeight: ["font-weight", /^(?:bold|bolder|lighter|normal|\d{3})$/],
  opacity: ["opacity", /^(?:0?\.\d+|[01])$/],
  textDecorationLine: ["text-decoration-line", /^[a-z-]+(?: [a-z-]+)*$/],
  textDecoration: ["text-decoration", /^[a-z-]+(?: [a-z-]+)*$/],
};

/** Rules for one mode. `scope` begins all of their selectors, including the following space. Rules that follow from `known` are left out. */
export function tokenRules(styles: readonly TokenStyle[], scope: string, known: readonly TokenStyle[] = []): string {
  return CLASSES.map(([selectors, kinds, isInVariable]) => {
    const declarations = declare(kinds, styles, isInVariable);
    if (declarations === "" || declarations === declare(kinds, known, isInVariable)) return "";
    const list = selectors.split(" ").map((selector) => scope + selector);
    return `${list.join(",")}{${declarations}}`;
  }).join("");
}

function declare(kinds: string, styles: readonly TokenStyle[], isInVariable: boolean | undefined): string {
  const [first, ...others] = kinds.split(" ").map((kind) => styleOf(kind, styles));
  const { color: _color, ...rest } = first ?? {};
  const style = first && isInVariable ? rest : (first ?? others.find((other) => other !== undefined) ?? {});
  return Object.entries(style)
    .flatMap(([name, value]) => declaration(name, value))
    .join(";");
}

/** All styles of a kind, merged: later ones take precedence. `undefined` if there are none. */
function styleOf(kind: string, styles: readonly TokenStyle[]): JsonObject | undefined {
  const own = styles.filter(({ types }) => types.includes(kind));
  return own.length === 0 ? undefined : (Object.assign({}, ...own.map(({ style }) => style)) as JsonObject);
}

function declaration(name: string, value: Json | undefined): string[] {
  const [property, shape] = (Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined) ?? [];
  return property !== undefined && shape?.test(String(value)) ? [`${property}:${String(value)}`] : [];
}
