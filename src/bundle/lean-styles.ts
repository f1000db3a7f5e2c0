/**
 * Leaves rules out of a style sheet that no element of a page can match. In: a sheet as the bundler minifies it, and which class
 * names the page lacks. Out: the other rules in their order, so that a page may have the whole sheet after this one and look the same.
 */

/** A rule with what is in its braces, or a statement without them. */
interface Rule {
  /** Selectors of a style rule, `@media (…)`, or a whole statement (`color:red;`, `@import "…";`). */
  readonly head: string;
  readonly body?: readonly Rule[];
}

/** Whether pages of the lean sheet have a class (`card`) or read a variable (`--ifm-color-info`). */
export type HasName = (name: string) => boolean;

/**
 * The sheet without selectors that ask for classes the pages have not, and without variables that neither the rules that are
 * left nor the pages read.
 */
export function makeLeanStyles(css: string, hasName: HasName): string {
  let rules = keepSelectors(parseRules(css), hasName);
  for (;;) {
    const read = readVariables(rules);
    const kept = keepVariables(rules, (name) => read.has(name) || hasName(name));
    if (countOf(kept) === countOf(rules)) return toText(kept);
    rules = kept;
  }
}

/** Names of all classes that selectors of a sheet ask for. */
export function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  const visit = ({ head, body }: Rule): void => {
    if (!body) return;
    if (!head.startsWith("@")) for (const name of requiredClasses(head)) names.add(name);
    body.forEach(visit);
  };
  parseRules(css).forEach(visit);
  return names;
}

function keepSelectors(rules: readonly Rule[], hasClass: HasName): Rule[] {
  return rules.flatMap(({ head, body }) => {
    if (!body) return { head };
    const isStyle = !head.startsWith("@");
    const selectors = isStyle ? splitSelectors(head).filter((one) => requiredClasses(one).every(hasClass)) : [head];
    const inside = keepSelectors(body, hasClass);
    return selectors.length === 0 || inside.length === 0 ? [] : { head: selectors.join(","), body: inside };
  });
}

function keepVariables(rules: readonly Rule[], isRead: HasName): Rule[] {
  return rules.flatMap(({ head, body }) => {
    const inside = body && keepVariables(body, isRead);
    if (inside) return inside.length === 0 ? [] : { head, body: inside };
    const name = VARIABLE.exec(head)?.[1];
    return name === undefined || isRead(name) ? { head } : [];
  });
}

const VARIABLE = /^\s*(--[\w-]+):/;

function readVariables(rules: readonly Rule[]): Set<string> {
  const names = new Set<string>();
  const visit = ({ head, body }: Rule): void => {
    body?.forEach(visit);
    for (const [name] of head.matchAll(/(?<=\()\s*--[\w-]+/g)) names.add(name.trim());
  };
  rules.forEach(visit);
  return names;
}

/** Names of all variables that a sheet sets. */
export function variablesOf(css: string): Set<string> {
  const names = new Set<string>();
  const visit = ({ head, body }: Rule): void => {
    const name = body ? undefined : VARIABLE.exec(head)?.[1];
    if (name !== undefined) names.add(name);
    body?.forEach(visit);
  };
  parseRules(css).forEach(visit);
  return names;
}

function countOf(rules: readonly Rule[]): number {
  return rules.reduce((sum, { body }) => sum + 1 + (body ? countOf(body) : 0), 0);
}

function toText(rules: readonly Rule[]): string {
  return rules.map(({ head, body }) => (body ? `${head}{${toText(body)}}` : head)).join("");
}

/** Classes without which a selector matches nothing: what stands in `:not()`, `:is()` and their like does not count. */
function requiredClasses(selector: string): string[] {
  const plain = withoutNested(selector);
  return [...plain.matchAll(/\.((?!\d)(?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
}

/** A selector without what is in parentheses, brackets and quotes. */
function withoutNested(selector: string): string {
  let plain = "";
  for (let at = 0; at < selector.length; at++) {
    const end = skip(selector, at);
    if (end === at || selector[at] === "\\") plain += selector.slice(at, Math.max(end, at + 1));
    at = Math.max(end, at + 1) - 1;
  }
  return plain;
}

function splitSelectors(head: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  for (let at = 0; at < head.length; at = Math.max(skip(head, at), at + 1)) {
    if (head[at] !== ",") continue;
    selectors.push(head.slice(start, at));
    start = at + 1;
  }
  return [...selectors, head.slice(start)];
}

function parseRules(css: string): Rule[] {
  return parseUntilBrace(css, 0).rules;
}

/** Reads rules up to the brace that closes them, or the end. */
function parseUntilBrace(css: string, start: number): { readonly rules: Rule[]; readonly end: number } {
  const rules: Rule[] = [];
  let from = start;
  let at = start;
  while (at < css.length && css[at] !== "}") {
    const sign = css[at];
    if (sign === "{") {
      const { rules: body, end } = parseUntilBrace(css, at + 1);
      rules.push({ head: css.slice(from, at), body });
      from = at = end + 1;
    } else if (sign === ";") {
      rules.push({ head: css.slice(from, at + 1) });
      from = at += 1;
    } else at = Math.max(skip(css, at), at + 1);
  }
  const rest = css.slice(from, at);
  if (rest.trim() !== "") rules.push({ head: rest });
  return { rules, end: at };
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/** Where a string, comment, escape, or what is in parentheses or brackets ends that begins at a place; that place if none does. */
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
  let end = at + 1;
  while (end < css.length && css[end] !== css[at]) end += css[end] === "\\" ? 2 : 1;
  return end + 1;
}

function endOf(css: string, found: number, length: number): number {
  return found < 0 ? css.length : found + length;
}
