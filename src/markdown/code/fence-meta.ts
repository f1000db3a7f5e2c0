/** Parses the metastring after the language of a code fence. */

import { type LineRange, readRanges } from "../../marks/line-ranges.ts";
import { decodeReferences } from "../body/escape.ts";

export interface FenceMeta {
  readonly title?: string;
  /** Lines of `{1,3-5}`, 1-based and inclusive; absent without `{…}`. */
  readonly ranges?: readonly LineRange[];
  /** Number of the first line, if lines are numbered. */
  readonly showLineNumbers?: number;
  readonly live: boolean;
  readonly noInline: boolean;
  readonly mistakes: readonly MetaMistake[];
}

export interface MetaMistake {
  readonly code: "invalid-line-range" | "unquoted-title";
  readonly message: string;
  readonly hint: string;
}

const TITLE = /(?:^|\s)title=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)')/;
const UNQUOTED_TITLE = /(?:^|\s)title=([^\s"'{][^\s{]*)/;
/** Quotes are in data that a plugin left for the components of a site. */
const LINES = /(?:^|\s)\{([^}"']*)\}/;
const LINE_NUMBERS = /(?:^|\s)showLineNumbers(?:=(\d+)|=\{(\d+)\})?(?=\s|$)/;

/**
 * Parses the rest of a fence's first line, exactly as in the file: escapes and character references are decoded in the
 * title. Unknown words are for other tools.
 */
export function readFenceMeta(meta: string): FenceMeta {
  const mistakes: MetaMistake[] = [];
  const title = readTitle(meta);
  const rest = meta.replace(TITLE, " ");
  const unquoted = title === undefined ? UNQUOTED_TITLE.exec(rest)?.[1] : undefined;
  if (unquoted !== undefined) mistakes.push(unquotedTitle(unquoted));
  const lines = LINES.exec(rest)?.[1];
  const ranges = lines === undefined ? undefined : readRanges(lines);
  if (lines !== undefined && ranges === undefined) mistakes.push(invalidRange(lines));
  const numbers = LINE_NUMBERS.exec(rest);
  const words = rest.split(/\s+/);
  return {
    ...(title !== undefined && { title }),
    ...(ranges !== undefined && { ranges }),
    ...(numbers !== null && { showLineNumbers: Number(numbers[1] ?? numbers[2] ?? 1) }),
    live: words.includes("live"),
    noInline: words.includes("noInline"),
    mistakes,
  };
}

function readTitle(meta: string): string | undefined {
  const match = TITLE.exec(meta);
  const written = match?.[1] ?? match?.[2];
  return written === undefined ? undefined : unescapeInfo(written);
}

/** A metastring with escapes and character references decoded. */
export function unescapeInfo(text: string): string {
  return decodeReferences(text.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
}

function invalidRange(lines: string): MetaMistake {
  return {
    code: "invalid-line-range",
    message: `\`{${lines}}\` is not a list of lines to highlight.`,
    hint: "Write line numbers and ranges with commas between: `{1,3-5}`.",
  };
}

function unquotedTitle(title: string): MetaMistake {
  return {
    code: "unquoted-title",
    message: `The code block title \`title=${title}\` has no quotes and is not shown.`,
    hint: `Write \`title="${title}"\`.`,
  };
}

/** The text after the fence of a code block. */
export function toFenceInfo(language: string, title: string): string {
  return [language, title === "" ? "" : `title="${title.replaceAll('"', "'")}"`].filter(Boolean).join(" ");
}
