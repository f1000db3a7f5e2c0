/**
 * The description of a page that names none: the first line of text in its source, as in the format. The marks of Markdown go; text that
 * only looks like a mark stays (`snake_case`, `12:30:45`, `<T>` in code), which the format would lose.
 */

import { decodeHTMLStrict } from "entities";

/** Blocks without text for readers: how they begin on a line, and how they end. */
const BLOCKS: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^(?:import|export)\s/, /^[ \t\r]*$|(?![\s\S])/m],
  [/^<!--/, /-->/],
  [/^\{\/\*/, /\*\/\}/],
  [/^<(?:style|script|head)\b/i, /<\/(?:style|script|head)\s*>/i],
  // A tag over several lines; `=>` in it does not end it.
  [/^<[A-Za-z][^<>]*$/, /(?<!=)>[ \t]*$/m],
  [/^\{[^{}]*$/, /\}[ \t]*$/m],
  [/^\$\$(?!.*\$\$)/, /\$\$/],
];

/** Lines without text: titles, frames of admonitions, thematic breaks, tables, definitions. */
const SILENT = /^(?:#(?:\s|$)|:::|([-*_])(?:[ \t]*\1){2,}$|\||\[[^\]]+\]:\s)/;

const FENCE = /^(`{3,}|~{3,})(?!.*`)/;
const UNDERLINED = /^[^\r\n]+\r?\n=+[ \t]*(?:\r?\n|$)/;

/** The first line of a Markdown source that has text below the title, without marks. */
export function createExcerpt(source: string): string | undefined {
  const text = source.trimStart();
  const unclosed = new Set<RegExp>();
  let at = UNDERLINED.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end).trim();
    const below = passBlock({ text, end, line, unclosed });
    if (below !== undefined) {
      at = below;
      continue;
    }
    const excerpt = SILENT.test(line) ? "" : toPlainLine(line, text);
    // A hash sign alone, or with a name, is a link or an anchor.
    if (!/^(?:#\S*)?$/.test(excerpt)) return excerpt;
    at = end + 1;
  }
  return undefined;
}

/** Offset of the end of the line that contains another one. */
export function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

interface Line {
  readonly text: string;
  readonly line: string;
  /** Where the line ends in the text. */
  readonly end: number;
  /** Ends of blocks that the rest of the text does not have: they are not looked for again. */
  readonly unclosed: Set<RegExp>;
}

/** Where the block is over that a line begins; nothing if it begins none. */
function passBlock({ text, end, line, unclosed }: Line): number | undefined {
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return passFence(text, end + 1, fence);
  for (const [begin, close] of BLOCKS) {
    const opened = begin.exec(line)?.[0];
    if (opened === undefined || unclosed.has(close)) continue;
    // Before `end` are only the line and spaces.
    const from = text.lastIndexOf(line, end) + opened.length;
    const found = close.exec(text.slice(from));
    if (found) return from + found.index + Math.max(1, found[0].length);
    unclosed.add(close);
  }
  return undefined;
}

function passFence(text: string, from: number, fence: string): number {
  let at = from;
  while (at < text.length) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end).trim();
    at = end + 1;
    if (line.startsWith(fence) && line.replaceAll(fence.charAt(0), "") === "") break;
  }
  return at;
}

/** Parts of a line in which nothing is a mark: code, escaped characters, addresses in angle brackets. */
const LITERAL = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|\\([!-/:-@[-`{-~])|<([a-z][a-z\d+.-]+:[^\s<>]*)>/gi;

/** Marks around text, with what remains of them. The order matters: images may be in links. */
const MARKS: readonly (readonly [mark: RegExp, text: string])[] = [
  [/<!--(?:(?!<!--|-->).)*-->|\{\/\*(?:(?!\{\/\*|\*\/\}).)*\*\/\}|<\/?[A-Za-z][^<>]*>|<\/?>/g, ""],
  [/^(?:>\s?)+/, ""],
  [/^#{2,6}\s+(.*?)(?:\s#+)?$/, "$1"],
  [/\s*\{#[^{}]+\}|(\*{0,3})\{[\w-]+\}\1/g, ""],
  [/\s?(?<![\w:]):(?:\+1|-1|[a-z\d][\w+-]*):(?![\w:])/gi, ""],
  [/\[\^[^\]\s]+\](?::.*)?/g, ""],
  [/!\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, "$1"],
  [/\[((?:[^[\]]|\[[^[\]]*\])*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, "$1"],
];

/** A label in square brackets: a link if the text has a definition of it. */
const LABELS = /!?\[([^[\]]+)\]/g;

function toPlainLine(line: string, source: string): string {
  const literals: string[] = [];
  const keep = (...[, , code, escaped, url]: (string | undefined)[]): string =>
    `\0${literals.push(code?.trim() ?? escaped ?? url ?? "") - 1}\0`;
  // Before the marks: a pattern that begins with spaces would start at each space of a long run.
  let plain = line.replaceAll("\0", "").replace(/\s+/g, " ").replace(LITERAL, keep);
  const fill = (part: string): string =>
    part.replace(/\0(\d+)\0/g, (_, index: string) => literals[Number(index)] ?? "");
  for (const [mark, text] of MARKS) plain = plain.replace(mark, text);
  const defined = plain.includes("[") ? definedLabels(source) : undefined;
  plain = plain.replace(LABELS, (written, label: string) => (defined?.has(toLabelKey(fill(label))) ? label : written));
  return fill(
    decodeHTMLStrict(withoutEmphasis(plain))
      // Only an expression.
      .replace(/^\{.*\}$/, ""),
  )
    .replace(/ +/g, " ")
    .trim();
}

/** The labels of which a text has definitions. */
function definedLabels(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm)].map(([, label = ""]) => toLabelKey(label)));
}

/** What equal labels have in common: neither case nor spaces nor code marks make a difference. */
function toLabelKey(label: string): string {
  return label.replace(/[`\\]/g, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Maximum number of marks that are open at once. */
const MAX_DEPTH = 100;

/** Without the pairs of `*` and `_` around words. */
function withoutEmphasis(line: string): string {
  const open: { readonly mark: string; readonly at: number }[] = [];
  const marks: { readonly at: number; readonly length: number }[] = [];
  for (const { 0: mark, index: at } of line.matchAll(/\*{1,3}|_{1,3}|~~/g)) {
    const [before = " ", after = " "] = [line[at - 1], line[at + mark.length]];
    const isWord = mark.startsWith("_");
    const begun = open.findLastIndex((one) => one.mark === mark);
    if (begun >= 0 && /\S/.test(before) && !(isWord && /[\p{L}\p{N}]/u.test(after))) {
      marks.push({ at: open[begun]?.at ?? 0, length: mark.length }, { at, length: mark.length });
      open.length = begun;
    } else if (/\S/.test(after) && !(isWord && /[\p{L}\p{N}]/u.test(before))) open.push({ mark, at });
    if (open.length > MAX_DEPTH) open.shift();
  }
  let plain = "";
  let from = 0;
  for (const { at, length } of marks.toSorted((a, b) => a.at - b.at)) {
    plain += line.slice(from, at);
    from = at + length;
  }
  return plain + line.slice(from);
}
