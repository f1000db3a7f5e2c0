/**
 * Parses JavaScript literals: strings, numbers, templates without expressions, arrays, objects. Returns the value as
 * plain data and where it ends, or `undefined` if it would have to be evaluated.
 */

import type { Json } from "../../model/json.ts";

/** Values of names and calls at the position of a literal. */
export interface LiteralScope {
  /** The value of `a.b.c`. */
  name?(path: readonly string[], offset: number): Json | undefined;
  /** The value of `callee("argument")`; the offset is the argument's. */
  call?(callee: string, argument: string, offset: number): Json | undefined;
}

export interface Literal {
  /** Absent for `undefined`. */
  readonly value?: Json;
  readonly end: number;
}

const MAX_DEPTH = 50;
const NUMBER = /[+-]?(?:0[xX][\da-fA-F]+|0[bB][01]+|0[oO][0-7]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$])/y;
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const SPACE = /(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;

const WORDS: ReadonlyMap<string, Json | undefined> = new Map<string, Json | undefined>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", undefined],
]);

/** Parses the literal that begins at `start` or after the space there. */
export function readLiteral(text: string, start: number, scope: LiteralScope = {}): Literal | undefined {
  return new LiteralReader(text, scope).read(start, 0);
}

/** Offset after spaces and comments. */
export function skipSpace(text: string, start: number): number {
  SPACE.lastIndex = start;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

class LiteralReader {
  readonly #text: string;
  readonly #scope: LiteralScope;

  constructor(text: string, scope: LiteralScope) {
    this.#text = text;
    this.#scope = scope;
  }

  read(from: number, depth: number): Literal | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const start = skipSpace(this.#text, from);
    const character = this.#text.charAt(start);
    if (character === '"' || character === "'" || character === "`") return readString(this.#text, start);
    if (character === "[") return this.#array(start, depth);
    if (character === "{") return this.#object(start, depth);
    if (character === "(") return this.#group(start, depth);
    return this.#number(start) ?? this.#word(start);
  }

  #number(start: number): Literal | undefined {
    NUMBER.lastIndex = start;
    const text = NUMBER.exec(this.#text)?.[0].replaceAll("_", "");
    if (text === undefined) return undefined;
    const value = text.startsWith("-") ? -Number(text.slice(1)) : Number(text);
    return { value, end: NUMBER.lastIndex };
  }

  #group(start: number, depth: number): Literal | undefined {
    const inner = this.read(start + 1, depth + 1);
    if (inner === undefined) return undefined;
    const end = skipSpace(this.#text, inner.end);
    return this.#text[end] === ")" ? { ...inner, end: end + 1 } : undefined;
  }

  #array(start: number, depth: number): Literal | undefined {
    const items: Json[] = [];
    let at = skipSpace(this.#text, start + 1);
    while (this.#text[at] !== "]") {
      const item = this.read(at, depth + 1);
      if (item === undefined) return undefined;
      items.push(item.value ?? null);
      const next = this.#separator(item.end, "]");
      if (next === undefined) return undefined;
      at = next;
    }
    return { value: items, end: at + 1 };
  }

  #object(start: number, depth: number): Literal | undefined {
    const members: [string, Json][] = [];
    let at = skipSpace(this.#text, start + 1);
    while (this.#text[at] !== "}") {
      const key = this.#key(at);
      if (key === undefined) return undefined;
      const member = this.read(key.end, depth + 1);
      if (member === undefined) return undefined;
      if (member.value !== undefined) members.push([key.name, member.value]);
      const next = this.#separator(member.end, "}");
      if (next === undefined) return undefined;
      at = next;
    }
    // Own properties, whatever their name: `__proto__` is data here.
    return { value: Object.fromEntries(members), end: at + 1 };
  }

  /** Offset after a comma, or of the closing bracket. */
  #separator(from: number, close: string): number | undefined {
    const at = skipSpace(this.#text, from);
    if (this.#text[at] === close) return at;
    return this.#text[at] === "," ? skipSpace(this.#text, at + 1) : undefined;
  }

  /** A key with its colon. */
  #key(start: number): { name: string; end: number } | undefined {
    const key = /["']/.test(this.#text.charAt(start)) ? readString(this.#text, start) : this.#plainKey(start);
    if (key?.value === undefined) return undefined;
    const colon = skipSpace(this.#text, key.end);
    return this.#text[colon] === ":" ? { name: String(key.value), end: colon + 1 } : undefined;
  }

  #plainKey(start: number): Literal | undefined {
    const name = matchAt(NAME, this.#text, start);
    return name === undefined ? this.#number(start) : { value: name, end: start + name.length };
  }

  /** `true`, a name with members, or a call with one string. */
  #word(start: number): Literal | undefined {
    const path: string[] = [];
    let end = start;
    for (;;) {
      const name = matchAt(NAME, this.#text, end);
      if (name === undefined) return undefined;
      path.push(name);
      end += name.length;
      if (this.#text[end] !== ".") break;
      end++;
    }
    const [only = ""] = path;
    if (path.length === 1 && WORDS.has(only)) return withValue(WORDS.get(only), end);
    if (this.#text[end] === "(") return path.length === 1 ? this.#call(only, end) : undefined;
    const value = this.#scope.name?.(path, start);
    return value === undefined ? undefined : { value, end };
  }

  #call(callee: string, open: number): Literal | undefined {
    const start = skipSpace(this.#text, open + 1);
    const argument = /["'`]/.test(this.#text.charAt(start)) ? readString(this.#text, start) : undefined;
    if (typeof argument?.value !== "string") return undefined;
    const close = skipSpace(this.#text, argument.end);
    if (this.#text[close] !== ")") return undefined;
    const value = this.#scope.call?.(callee, argument.value, start + 1);
    if (value === undefined) return undefined;
    return { value, end: this.#text.startsWith(".default", close + 1) ? close + 9 : close + 1 };
  }
}

function withValue(value: Json | undefined, end: number): Literal {
  return value === undefined ? { end } : { value, end };
}

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}

/** Reads a quoted string or a template without `${`. */
function readString(text: string, start: number): Literal | undefined {
  const quote = text.charAt(start);
  const stop = quote === "`" ? /[`\\]|\$\{/g : quote === '"' ? /["\\\n]/g : /['\\\n]/g;
  let value = "";
  let from = start + 1;
  for (;;) {
    stop.lastIndex = from;
    const match = stop.exec(text);
    if (match === null) return undefined;
    value += text.slice(from, match.index);
    if (match[0] === quote) return { value, end: match.index + 1 };
    if (match[0] !== "\\") return undefined;
    const escape = readEscape(text, match.index);
    if (escape === undefined) return undefined;
    value += escape.text;
    from = escape.end;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
  "\n": "",
};

function readEscape(text: string, start: number): { text: string; end: number } | undefined {
  const code = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\})/y;
  code.lastIndex = start;
  const match = code.exec(text);
  if (match !== null) {
    const value = Number.parseInt(match[1] ?? match[2] ?? match[3] ?? "", 16);
    return value > 0x10ffff ? undefined : { text: String.fromCodePoint(value), end: code.lastIndex };
  }
  const character = text.charAt(start + 1);
  if (character === "" || character === "x" || character === "u") return undefined;
  return { text: ESCAPES[character] ?? character, end: start + 2 };
}
