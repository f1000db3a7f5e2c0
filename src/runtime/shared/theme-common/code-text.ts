/** What code blocks know of their code: language, title, marked lines. Pure. */

import { rangeClasses, readRanges } from "../../../marks/line-ranges.ts";
import { type MagicComment, takeMagicComments } from "../../../marks/magic-comments.ts";

const TITLE = /title=(?:"([^"]*)"|'([^']*)')/;
const RANGES = /\{([\d,\s-]+)\}/;
const LINE_NUMBERS = /showLineNumbers(?:=(\d+))?/;

/** The title in the words behind a fence; empty without one. */
export function parseCodeBlockTitle(metastring?: string): string {
  const found = TITLE.exec(metastring ?? "");
  return found?.[1] ?? found?.[2] ?? "";
}

/** The language in class names: `language-js`. */
export function parseLanguage(className: string): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1];
}

/** Whether the words behind a fence ask for line numbers. */
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
  /** Without its magic comments. */
  readonly code: string;
}

/** Reads which lines are marked. Ranges win over magic comments, which code without language keeps. */
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
  /** The code as it was given. */
  readonly codeInput: string;
  readonly className: string;
  readonly language: string;
  readonly title: unknown;
  readonly metastring?: string | undefined;
  /** Undefined when lines have no numbers. */
  readonly lineNumbersStart: number | undefined;
}

/** Everything a code block shows. The title of the fence goes before that of the props, the language of the props before the class. */
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
