/** Writes the IDs of headings into Markdown. No other byte changes: an ID that would change the text of a heading is left out. */

import type { Document, Heading, Source } from "../../model/document.ts";
import { compileDocument } from "../compile.ts";
import { splitHeadingId } from "../text/heading-id.ts";
import type { CompileOptions } from "../options.ts";

/** Syntax of the IDs: `{#id}`, or an MDX comment. */
export type IdSyntax = "classic" | "mdx-comment";

export interface WriteIdsOptions {
  /** The options for compiling the file. */
  readonly compile: CompileOptions;
  readonly syntax: IdSyntax;
  /** Makes new IDs for headings that have one. */
  readonly overwrite: boolean;
  /** Rewrites existing IDs in `syntax`. */
  readonly migrate: boolean;
}

export interface WrittenIds {
  readonly text: string;
  /** Number of changed headings. */
  readonly count: number;
}

/** Adds to every heading of level 2 to 6 without an ID the one that its page already shows. */
export function writeHeadingIds(source: Source, options: WriteIdsOptions): WrittenIds {
  const before = readHeadings(source, options);
  const bare = options.overwrite ? editLines(source.text, before, (_, line) => withoutId(line)) : source.text;
  const headings = options.overwrite ? readHeadings({ ...source, text: bare }, options) : before;
  const skipped = new Set<Heading>();
  const write = (): string =>
    editLines(bare, headings, (heading, line) => (skipped.has(heading) ? line : withId(line, heading.id, options)));
  const text = write();
  const after = readHeadings({ ...source, text }, options);
  for (const [index, heading] of headings.entries()) {
    const written = after[index];
    if (written?.text !== heading.text || written.id !== heading.id) skipped.add(heading);
  }
  const result = skipped.size === 0 ? text : write();
  return { text: result, count: countChanges(source.text, result) };
}

/** The headings of a file. In a file with code, headings that show a value are left out, because their IDs depend on it. */
function readHeadings(source: Source, { compile }: WriteIdsOptions): Document["headings"] {
  const { headings, code } = compileDocument(source, compile);
  if (code === undefined) return headings;
  const lines = source.text.split("\n");
  return headings.filter(({ line }) => !/\{(?![#/])/.test(lines[line - 1] ?? ""));
}

const UNDERLINE = /^ {0,3}-+[ \t]*$/;

/** The text with changed heading lines. */
function editLines(
  text: string,
  headings: readonly Heading[],
  edit: (heading: Heading, line: string) => string,
): string {
  // Lines and line endings, alternating.
  const parts = text.split(/(\r\n|\r|\n)/);
  for (const heading of headings) {
    const at = findLine(parts, (heading.line - 1) * 2);
    if (at !== undefined) parts[at] = edit(heading, parts[at] ?? "");
  }
  return parts.join("");
}

/** The position of the last line of a heading that begins in part `first`; `undefined` if it is not a Markdown heading. */
function findLine(parts: readonly string[], first: number): number | undefined {
  if (/^[ \t>]*#{2,6}[ \t]/.test(parts[first] ?? "")) return first;
  for (let at = first; at + 2 < parts.length && (parts[at] ?? "").trim() !== ""; at += 2) {
    if (UNDERLINE.test(parts[at + 2] ?? "")) return at;
  }
  return undefined;
}

const CLOSED = /^(.*?)([ \t]+#+)?([ \t]*)$/s;

function withId(line: string, id: string, { syntax, migrate }: WriteIdsOptions): string {
  const [, text = line, closing = "", space = ""] = CLOSED.exec(line) ?? [];
  const given = splitHeadingId(text, true);
  const written = syntax === "classic" ? `{#${id}}` : `{/* #${id} */}`;
  if (given !== undefined) return migrate ? `${given.text} ${written}${closing}${space}` : line;
  return `${text} ${written}${closing}${space}`;
}

function withoutId(line: string): string {
  const [, text = line, closing = "", space = ""] = CLOSED.exec(line) ?? [];
  const given = splitHeadingId(text, true);
  return given === undefined ? line : given.text + closing + space;
}

function countChanges(before: string, after: string): number {
  const lines = after.split(/\r\n|\r|\n/);
  return before.split(/\r\n|\r|\n/).filter((line, index) => line !== lines[index]).length;
}
