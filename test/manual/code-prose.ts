/** Finds the English in a source file: comments, messages and titles of tests. */

export interface Sentence {
  /** 1-based. */
  readonly line: number;
  /** Without code in backticks, which may contain any name. */
  readonly text: string;
}

/** Returns the comments. Links and names of files in them are left out. */
export function commentsOf(source: string): Sentence[] {
  return linesOf(source, (line) => /^\s*(?:\/\*\*?|\/\/|\*) (.*)$/.exec(line)?.slice(1, 2) ?? []);
}

/** Returns the strings that consist of words: messages, help texts and labels. */
export function stringsOf(source: string): Sentence[] {
  return linesOf(source, (line) =>
    isComment(line) ? [] : quotedTexts(line).filter((text) => /[a-z]+ [a-z]+ [a-z]+/i.test(text)),
  );
}

/** Returns the titles of tests and their groups. */
export function titlesOf(source: string): Sentence[] {
  return linesOf(source, (line) => (/\b(?:test|describe)\b[^"`]*\(/.test(line) ? quotedTexts(line).slice(0, 1) : []));
}

function linesOf(source: string, textsOf: (line: string) => readonly string[]): Sentence[] {
  return source
    .split("\n")
    .flatMap((line, index) => textsOf(line).map((text) => ({ line: index + 1, text: withoutCode(text) })));
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\*|\/\/|\*)/.test(line);
}

/** Returns the strings of a line, as they are written. */
export function quotedTexts(line: string): string[] {
  return [...line.matchAll(/"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`/g)].map((match) => match[1] ?? match[2] ?? "");
}

function withoutCode(text: string): string {
  return text.replace(/\\?`[^`]*`/g, "`…`").replace(/\S+\/\S+|\S+\.(?:tsx?|css|json)\b/g, "…");
}
