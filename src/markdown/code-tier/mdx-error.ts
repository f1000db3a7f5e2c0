/** Tells authors what MDX cannot read. In: what the compiler threw. Out: a diagnostic with its place and hint. */

import type { Diagnostic } from "../../model/diagnostic.ts";

/** What MDX throws for a mistake in the text. */
interface MdxMessage {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly cause?: unknown;
}

type Explanation = Pick<Diagnostic, "message" | "hint" | "line" | "column" | "length">;

/** A way in which MDX says what is wrong, and how we do. */
interface Explainer {
  readonly pattern: RegExp;
  explain(match: readonly string[], error: MdxMessage): Explanation;
}

const EXPLAINERS: readonly Explainer[] = [
  {
    pattern: /^Expected a closing tag for `([^`]*)` \((\d+):(\d+)/,
    explain: ([, tag = "", line, column]) => ({
      message: `\`${tag}\` is not closed in the paragraph, list item or element it stands in.`,
      hint: `Close it there, write it as \`${tag.replace(">", " />")}\`, or as \`&lt;${tag.slice(1)}\` if it is text.`,
      line: Number(line),
      column: Number(column),
      length: tag.length,
    }),
  },
  {
    pattern: /^Unexpected closing tag `([^`]*)`, expected corresponding closing tag for `([^`]*)` \((\d+)/,
    explain: ([, tag = "", open, line]) => ({
      message: `\`${tag}\` stands where \`${open}\` of line ${line} is to be closed.`,
      hint: `Close \`${open}\` first.`,
      length: tag.length,
    }),
  },
  {
    pattern: /^Unexpected closing slash `\/` in tag, expected an open tag first/,
    explain: (_, { line, column }) => ({
      message: "A closing tag stands where no tag is open.",
      hint: "A tag is opened and closed in the same paragraph, list item or element.",
      ...(line !== undefined && column !== undefined && { line, column: column - 1 }),
    }),
  },
  {
    pattern: /^Could not parse expression with acorn/,
    explain: (_, error) => ({
      message: `What stands in these braces is not JavaScript: ${causeOf(error)}.`,
      hint: "Write `\\{` for a brace that is text, or put it in backticks.",
    }),
  },
  {
    pattern: /^Could not parse import\/exports with acorn/,
    explain: (_, error) => ({
      message: `This \`import\` or \`export\` is not JavaScript: ${causeOf(error)}.`,
      hint: "A paragraph that begins with one of these words is taken for code: let a text begin otherwise.",
    }),
  },
  {
    pattern: /^Unexpected character `[^`]*` (\(U\+[\dA-F]+\)) (?:before|in) name/,
    explain: (_, { reason }) => ({
      message: `This is not a tag: ${lowerFirst(reason)}.`,
      hint: "Write `&lt;` for a `<` that opens no tag, or put it in backticks.",
    }),
  },
];

export interface MdxText {
  readonly file: string;
  /** The text as its author wrote it; the one that was compiled has the same lines, and may have more. */
  readonly text: string;
}

/** The diagnostic of an error in the text, or `undefined` for an error that is none of the author's. */
export function toMdxDiagnostic(error: unknown, { file, text }: MdxText): Diagnostic | undefined {
  if (isStackOverflow(error)) return { ...TOO_DEEP, file };
  if (!isMdxMessage(error)) return undefined;
  const place = {
    ...(typeof error.line === "number" && { line: error.line }),
    ...(typeof error.column === "number" && { column: error.column }),
  };
  const found = { ...place, ...explainMessage(error) };
  return { code: "invalid-mdx", severity: "error", file, ...found, ...insideOf(text, found) };
}

/** Keeps a place inside of the text: MDX names one behind its end for what is never closed. */
function insideOf(
  text: string,
  { line, column }: Pick<Diagnostic, "line" | "column">,
): Pick<Diagnostic, "line" | "column"> {
  if (line === undefined) return {};
  const lines = text.trimEnd().split("\n");
  const last = Math.min(line, lines.length);
  const width = lines[last - 1]?.length ?? 0;
  return { line: last, ...(column !== undefined && { column: last < line ? width + 1 : Math.min(column, width + 1) }) };
}

function explainMessage(error: MdxMessage): Explanation {
  for (const { pattern, explain } of EXPLAINERS) {
    const match = pattern.exec(error.reason);
    if (match !== null) return explain(match, error);
  }
  return { message: `This is not valid MDX: ${lowerFirst(error.reason)}.` };
}

/** The libraries that read expressions and trees call themselves for each level. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

const TOO_DEEP = {
  code: "nesting-too-deep",
  severity: "error",
  message: "An expression, a chain of names or a nested element of this page is too deep to be compiled as code.",
  hint: "Move the code into a component, or generate shorter expressions.",
} as const;

function isMdxMessage(error: unknown): error is MdxMessage {
  return error instanceof Error && "reason" in error && "ruleId" in error && typeof error.reason === "string";
}

/** What the parser of JavaScript says, without its place. */
function causeOf({ cause }: MdxMessage): string {
  return cause instanceof Error ? lowerFirst(cause.message.replace(/ \(\d+:\d+\)$/, "")) : "it cannot be read";
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
