/** Data of a code block from its text: language, title, marked lines. Pure. */

import { rangeClasses, readRanges } from "../../../marks/line-ranges.ts";
import { type MagicComment, takeMagicComments } from "../../../marks/magic-comments.ts";

const TITLE = /title=(?:"([^"]*)"|'([^']*)')/;
const RANGES = /\{([\d,\s-]+)\}/;
const LINE_NUMBERS = /showLineNumbers(?:=(\d+))?/;

/** The title in a fence's metastring; empty without one. */
export function parseCodeBlockTitle(metastring?: string): string {
  const found = TITLE.exec(metastring ?? "");
  return found?.[1] ?? found?.[2] ?? "";
}

/** The language in class names: `language-js`. */
export function parseLanguage(className: string): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}

/** Whether a fence's metastring requests line numbers. */
export function containsLineNumbers(metastring?: string): boolean {
  return LINE_NUMBERS.test(metastring ?? "");
}

export interface ParseLinesOptions {
  readonly metastring?: string | undefined;
  readonly language?: string | undefined;
  readonly magicComments: readonly MagicComment[];
}

export interface ParsedLines {
  /** Class names of lines by their index in the code. */
  readonly lineClassNames: Readonly<Record<number, string[]>>;
  /** The code without its magic comments. */
  readonly code: string;
}

/** Finds the marked lines. Ranges take precedence over magic comments, which stay in code without a language. */
export function parseLines(content: string, options: ParseLinesOptions): ParsedLines {
  const { metastring = "", language, magicComments } = options;
  const code = content.replace(/\r?\n$/, "");
  const written = RANGES.exec(metastring.replace(TITLE, ""))?.[1];
  const ranges = written === undefined ? undefined : readRanges(written);
  if (ranges !== undefined) return toParsed(code, rangeClasses(ranges, code, magicComments[0]?.className));
  if (!language) return { lineClassNames: {}, code };
  const marked = takeMagicComments(code, language, magicComments);
  return toParsed(marked.code, marked.classes);
}

function toParsed(code: string, classes: ReadonlyMap<number, ReadonlySet<string>>): ParsedLines {
  return { code, lineClassNames: Object.fromEntries([...classes].map(([line, names]) => [line, [...names]])) };
}

export interface CodeBlockSource {
  readonly code: string;
  readonly className?: string | undefined;
  readonly metastring?: string | undefined;
  readonly language?: string | undefined;
  readonly defaultLanguage?: string | undefined;
  readonly magicComments: readonly MagicComment[];
  readonly title?: unknown;
  readonly showLineNumbers?: boolean | number | undefined;
}

export interface CodeBlockMetadata extends ParsedLines {
  /** The original code. */
  readonly codeInput: string;
  readonly className: string;
  readonly language: string;
  readonly title: unknown;
  readonly metastring?: string | undefined;
  /** `undefined` if lines have no numbers. */
  readonly lineNumbersStart: number | undefined;
}

/** All data of a code block. The fence's title takes precedence over the props', and the props' language over the class. */
export function createCodeBlockMetadata(source: CodeBlockSource): CodeBlockMetadata {
  const { code: codeInput, className = "", metastring, magicComments, defaultLanguage } = source;
  const named = source.language ?? parseLanguage(className) ?? defaultLanguage;
  const language = named?.toLowerCase() ?? "text";
  const parsed = parseLines(codeInput, { metastring, language: named?.toLowerCase(), magicComments });
  const others = className.split(/\s+/).filter((name) => name !== "" && !name.startsWith("language-"));
  return {
    codeInput,
    ...parsed,
    className: [`language-${language}`, ...others].join(" "),
    language,
    metastring,
    title: parseCodeBlockTitle(metastring) || source.title,
    lineNumbersStart: firstNumber(source.showLineNumbers, metastring),
  };
}

function firstNumber(prop: boolean | number | undefined, metastring = ""): number | undefined {
  if (typeof prop === "number") return prop;
  if (prop !== undefined) return prop ? 1 : undefined;
  const found = LINE_NUMBERS.exec(metastring);
  return found ? Number(found[1] ?? 1) : undefined;
}
