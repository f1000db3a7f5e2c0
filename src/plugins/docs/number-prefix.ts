/** Number prefixes of files and folders (`01-intro.md`). In: a name. Out: the name without it, and the number. */

export interface ParsedName {
  readonly filename: string;
  readonly numberPrefix?: number | undefined;
}

export type NumberPrefixParser = (name: string) => ParsedName;

/** Dates and version numbers (`2021-11-foo`, `7.0-foo`) are names, not prefixes. */
const NO_PREFIX = /^\d+[-_.]\d+/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** The format's own parser. */
export function parseNumberPrefix(name: string): ParsedName {
  const match = NO_PREFIX.test(name) ? null : PREFIX.exec(name);
  if (match === null) return { filename: name };
  return { filename: match[2] ?? name, numberPrefix: Number(match[1]) };
}

/** The parser an option asks for. */
export function toNumberPrefixParser(option: boolean | NumberPrefixParser): NumberPrefixParser {
  if (typeof option === "function") return option;
  return option ? parseNumberPrefix : keepName;
}

/** Parses nothing. */
export function keepName(name: string): ParsedName {
  return { filename: name };
}

/** A path with the prefix of every segment taken off. */
export function stripPathPrefixes(path: string, parse: NumberPrefixParser): string {
  return path
    .split("/")
    .map((segment) => parse(segment).filename)
    .join("/");
}
