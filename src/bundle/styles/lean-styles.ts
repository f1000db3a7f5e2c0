/**
 * Removes rules from a style sheet that match no element of a page. The other rules keep their order, so that a page
 * may load the whole sheet after this one and look the same.
 */

/** A rule with its block, or a statement without one. */
interface Rule {
  /** Selectors of a style rule, `@media (…)`, or a whole statement (`color:red;`, `@import "…";`). */
  readonly head: string;
  readonly body?: readonly Rule[];
  /** Of a style rule. */
  readonly selectors?: readonly Selector[];
  /** The variable that a declaration sets. */
  readonly variable?: string | undefined;
  /** Variables that the prelude reads. */
  readonly reads: readonly string[];
}

interface Selector {
  readonly text: string;
  /** Classes without which it matches nothing. */
  readonly classes: readonly string[];
}

/** A parsed style sheet. */
export type Styles = readonly Rule[];

/** Whether pages of the lean sheet use a class (`card`) or read a variable (`--ifm-color-info`). */
export type HasName = (name: string) => boolean;

/**
 * The sheet without selectors that require unused classes, and without variables that neither the remaining rules nor
 * the pages read.
 */
export function toLeanStyles(styles: Styles, hasName: HasName): Styles {
  const rules = keepSelectors(styles, hasName);
  return keepVariables(rules, readVariables(rules, hasName));
}

/** Names of all classes in the selectors of a sheet. */
export function classesOf(styles: Styles): Set<string> {
  const names = new Set<string>();
  const visit = ({ body, selectors = [] }: Rule): void => {
    for (const { classes } of selectors) for (const name of classes) names.add(name);
    body?.forEach(visit);
  };
  styles.forEach(visit);
  return names;
}

function keepSelectors(rules: readonly Rule[], hasClass: HasName): Rule[] {
  return rules.flatMap((rule): readonly Rule[] => {
    const { body, selectors } = rule;
    if (!body) return [rule];
    const kept = selectors?.filter(({ classes }) => classes.every(hasClass));
    if (kept?.length === 0) return [];
    const inside = keepSelectors(body, hasClass);
    if (inside.length === 0) return [];
    if (!kept || kept.length === selectors?.length) return [{ ...rule, body: inside }];
    return [{ ...rule, head: kept.map(({ text }) => text).join(","), selectors: kept, body: inside }];
  });
}

function keepVariables(rules: readonly Rule[], isRead: HasName): Rule[] {
  return rules.flatMap((rule): readonly Rule[] => {
    const { body, variable } = rule;
    if (!body) return variable === undefined || isRead(variable) ? [rule] : [];
    const inside = keepVariables(body, isRead);
    return inside.length === 0 ? [] : [{ ...rule, body: inside }];
  });
}

const VARIABLE = /^\s*(--[\w-]+):/;

/** Variables that pages or rules read, directly or through the values of others. */
function readVariables(rules: readonly Rule[], hasName: HasName): HasName {
  const readsOfVariable = new Map<string, string[]>();
  const read = new Set<string>();
  const visit = ({ body, variable, reads }: Rule): void => {
    if (variable === undefined) for (const name of reads) read.add(name);
    else readsOfVariable.set(variable, [...(readsOfVariable.get(variable) ?? []), ...reads]);
    body?.forEach(visit);
  };
  rules.forEach(visit);
  for (const name of readsOfVariable.keys()) if (hasName(name)) read.add(name);
  // Iterating a set also visits members that are added meanwhile.
  for (const name of read) for (const next of readsOfVariable.get(name) ?? []) read.add(next);
  return (name) => read.has(name);
}

/** Names of all variables that a sheet sets. */
export function variablesOf(styles: Styles): Set<string> {
  const names = new Set<string>();
  const visit = ({ body, variable }: Rule): void => {
    if (variable !== undefined) names.add(variable);
    body?.forEach(visit);
  };
  styles.forEach(visit);
  return names;
}

/** The text of a sheet. */
export function toCss(styles: Styles): string {
  return styles.map(({ head, body }) => (body ? `${head}{${toCss(body)}}` : head)).join("");
}

/**
 * Classes that a selector needs to match anything. Classes inside `:not()` do not count; classes inside `:is()` and
 * `:where()` count if there is no alternative.
 */
function requiredClasses(selector: string): string[] {
  if (!selector.includes(".")) return [];
  const plain = withoutNested(selector.replace(/:(?:is|where)\(([^(),"']*)\)/g, "$1"));
  return [...plain.matchAll(/\.((?!\d)(?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
}

/** A selector without the contents of parentheses, brackets and quotes. */
function withoutNested(selector: string): string {
  let plain = "";
  let from = 0;
  for (let at = findSkipped(selector, 0); at < selector.length; at = findSkipped(selector, from)) {
    const end = skip(selector, at);
    plain += selector.slice(from, selector[at] === "\\" ? end : at);
    from = end;
  }
  return plain + selector.slice(from);
}

function splitSelectors(head: string): string[] {
  if (findSkipped(head, 0) === head.length) return head.split(",");
  const selectors: string[] = [];
  let start = 0;
  for (let at = 0; at < head.length; at = Math.max(skip(head, at), at + 1)) {
    if (head[at] !== ",") continue;
    selectors.push(head.slice(start, at));
    start = at + 1;
  }
  return [...selectors, head.slice(start)];
}

/** Reads a sheet. */
export function readStyles(css: string): Styles {
  return readUntilBrace(css, 0).rules;
}

/** Parses rules up to the closing brace, or the end. */
function readUntilBrace(css: string, start: number): { readonly rules: Rule[]; readonly end: number } {
  const rules: Rule[] = [];
  let from = start;
  let at = find(STRUCTURE, css, start);
  for (; at < css.length && css[at] !== "}"; at = find(STRUCTURE, css, at)) {
    const sign = css[at];
    if (sign === "{") {
      const { rules: body, end } = readUntilBrace(css, at + 1);
      rules.push(toRule(css.slice(from, at), body));
      from = at = end + 1;
    } else if (sign === ";") {
      rules.push(toStatement(css.slice(from, at + 1)));
      from = at += 1;
    } else at = skip(css, at);
  }
  const rest = css.slice(from, at);
  if (rest.trim() !== "") rules.push(toStatement(rest));
  return { rules, end: at };
}

function toRule(head: string, body: readonly Rule[]): Rule {
  const reads = readsOf(head);
  if (head.startsWith("@")) return { head, body, reads };
  const selectors = splitSelectors(head).map((text) => ({ text, classes: requiredClasses(text) }));
  return { head, body, reads, selectors };
}

function toStatement(head: string): Rule {
  return { head, variable: VARIABLE.exec(head)?.[1], reads: readsOf(head) };
}

function readsOf(head: string): readonly string[] {
  return head.includes("--") ? [...head.matchAll(/\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name) : NONE;
}

const NONE: readonly string[] = [];

const SKIPPED = /[\\"'([]|\/\*/g;

const STRUCTURE = /[{};\\"'([]|\/\*/g;

/** Where something other than plain text begins. */
function findSkipped(css: string, at: number): number {
  return find(SKIPPED, css, at);
}

/** Next position of a pattern; the end of the text if it does not occur. */
function find(pattern: RegExp, css: string, at: number): number {
  pattern.lastIndex = at;
  if (!pattern.test(css)) return css.length;
  // Cheaper than a match with its index: all are one sign, except that of a comment.
  return pattern.lastIndex - (css[pattern.lastIndex - 1] === "*" ? 2 : 1);
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/** End of the string, comment, escape, or bracketed content that begins at a position; that position if none does. */
function skip(css: string, at: number): number {
  const sign = css[at] ?? "";
  if (sign === "\\") return at + 2;
  if (sign === '"' || sign === "'") return skipString(css, at);
  if (css.startsWith("/*", at)) return endOf(css, css.indexOf("*/", at + 2), 2);
  const closing = CLOSING[sign];
  if (closing === undefined) return at;
  let end = at + 1;
  while (end < css.length && css[end] !== closing) end = Math.max(skip(css, end), end + 1);
  return end + 1;
}

function skipString(css: string, at: number): number {
  const sign = css[at] ?? "";
  let end = css.indexOf(sign, at + 1);
  // A backslash escapes the next character, so text with one needs to be scanned.
  if (end < 0 || !css.slice(at, end).includes("\\")) return endOf(css, end, 1);
  for (end = at + 1; end < css.length && css[end] !== sign;) end += css[end] === "\\" ? 2 : 1;
  return end + 1;
}

function endOf(css: string, found: number, length: number): number {
  return found < 0 ? css.length : found + length;
}
