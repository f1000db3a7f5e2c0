/**
 * What a theme of `prism-react-renderer` says of tokens beside the colours that our variables have. Returns rules for the classes
 * of highlight.js, which follow the rules of our theme and weigh as much. Pure.
 */

import type { Json, JsonObject } from "../../model/json.ts";

/** A style of a theme: the kinds of tokens that it is for, and the members of their style. */
export interface TokenStyle {
  readonly types: readonly string[];
  readonly style: JsonObject;
}

/**
 * Classes of highlight.js, and the kinds of tokens of Prism that they are: the first one that a theme has counts. A variable has the colour of
 * the first kind where `isInVariable`, so that sites can still set it.
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

/** Members that a rule takes, their names in CSS, and what their values look like: nothing that could end the rule. */
const PROPERTIES: Readonly<Record<string, readonly [name: string, value: RegExp]>> = {
  color: ["color", /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i],
  backgroundColor: ["background-color", /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i],
  fontStyle: ["font-style", /^(?:italic|normal|oblique)$/],
  fontWeight: ["font-weight", /^(?:bold|bolder|lighter|normal|\d{3})$/],
  opacity: ["opacity", /^(?:0?\.\d+|[01])$/],
  textDecorationLine: ["text-decoration-line", /^[a-z-]+(?: [a-z-]+)*$/],
  textDecoration: ["text-decoration", /^[a-z-]+(?: [a-z-]+)*$/],
};

/** Rules for one mode. `scope` begins the selectors of all of them, with the space behind it. */
export function tokenRules(styles: readonly TokenStyle[], scope: string): string {
  return CLASSES.map(([selectors, kinds, isInVariable]) => {
    const [first, ...others] = kinds.split(" ").map((kind) => styleOf(kind, styles));
    const { color: _color, ...rest } = first ?? {};
    const style = first && isInVariable ? rest : (first ?? others.find((other) => other !== undefined) ?? {});
    const declarations = Object.entries(style)
      .flatMap(([name, value]) => declaration(name, value))
      .join(";");
    if (declarations === "") return "";
    const list = selectors.split(" ").map((selector) => scope + selector);
    return `${list.join(",")}{${declarations}}`;
  }).join("");
}

/** What all styles of a kind say together: later ones win. Undefined when there are none. */
function styleOf(kind: string, styles: readonly TokenStyle[]): JsonObject | undefined {
  const own = styles.filter(({ types }) => types.includes(kind));
  return own.length === 0 ? undefined : (Object.assign({}, ...own.map(({ style }) => style)) as JsonObject);
}

function declaration(name: string, value: Json | undefined): string[] {
  const [property, shape] = (Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined) ?? [];
  return property !== undefined && shape?.test(String(value)) ? [`${property}:${String(value)}`] : [];
}
