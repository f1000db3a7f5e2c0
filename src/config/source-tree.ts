/** Reads scripts just enough to find keys, calls and their positions, without running them. */

export type Token = { readonly kind: "word" | "other"; readonly text: string; readonly start: number } | Text | Group;

/** A string. */
export interface Text {
  readonly kind: "string";
  readonly text: string;
  readonly start: number;
  /** Of a template: the contents of each `${}`. */
  readonly parts?: readonly (readonly Token[])[];
}

/** A pair of brackets and what is between them. */
export interface Group {
  readonly kind: "group";
  readonly text: "{" | "[" | "(";
  readonly start: number;
  readonly tokens: readonly Token[];
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NUMBER = /\d[\w.]*/y;
const STRING = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/y;
const SKIP = /\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const REGEXP = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const CLOSERS = new Set([")", "]", "}"]);

/**
 * Parses JavaScript, TypeScript or JSX just enough to find object keys. It never fails: unknown syntax becomes tokens
 * of one character.
 */
export function readSourceTree(text: string): readonly Token[] {
  return readTokens({ text, offset: 0 });
}

/** The brackets at an offset, after spaces and comments; `undefined` if there are none. */
export function readGroup(text: string, offset: number): Group | undefined {
  const cursor = { text, offset };
  while (take(cursor, SKIP) !== undefined);
  const token = readToken(cursor, undefined);
  return token.kind === "group" ? token : undefined;
}

interface Cursor {
  readonly text: string;
  offset: number;
}

/** Tokens up to the bracket that closes the group, or the end. */
function readTokens(cursor: Cursor): readonly Token[] {
  const tokens: Token[] = [];
  while (cursor.offset < cursor.text.length) {
    if (take(cursor, SKIP) !== undefined) continue;
    if (CLOSERS.has(cursor.text.charAt(cursor.offset))) {
      cursor.offset++;
      return tokens;
    }
    tokens.push(readToken(cursor, tokens.at(-1)));
  }
  return tokens;
}

function readToken(cursor: Cursor, before: Token | undefined): Token {
  const start = cursor.offset;
  const string = take(cursor, STRING);
  if (string !== undefined) return { kind: "string", text: string.slice(1, -1), start };
  const word = take(cursor, WORD);
  if (word !== undefined) return { kind: "word", text: word, start };
  const number = take(cursor, NUMBER) ?? (mayBeRegExp(before) ? take(cursor, REGEXP) : undefined);
  if (number !== undefined) return { kind: "other", text: number, start };
  const char = cursor.text.charAt(cursor.offset++);
  if (char === "`") return readTemplate(cursor, start);
  if (char === "{" || char === "[" || char === "(") {
    return { kind: "group", text: char, start, tokens: readTokens(cursor) };
  }
  return { kind: "other", text: char, start };
}

function readTemplate(cursor: Cursor, start: number): Token {
  const parts: (readonly Token[])[] = [];
  while (cursor.offset < cursor.text.length) {
    const char = cursor.text.charAt(cursor.offset++);
    if (char === "`") break;
    if (char === "\\") cursor.offset++;
    if (char === "$" && cursor.text.charAt(cursor.offset) === "{") {
      cursor.offset++;
      parts.push(readTokens(cursor));
    }
  }
  return { kind: "string", text: cursor.text.slice(start + 1, cursor.offset - 1), start, parts };
}

/** After a value, `/` is a division. */
function mayBeRegExp(before: Token | undefined): boolean {
  if (before === undefined) return true;
  // `</` begins the closing tag of JSX.
  return before.kind === "other" ? !/^[\d<]/.test(before.text) : before.text === "return";
}

function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.offset;
  const match = pattern.exec(cursor.text)?.[0];
  if (match !== undefined) cursor.offset = pattern.lastIndex;
  return match;
}
