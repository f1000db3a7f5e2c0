/** Splits a style sheet into the parts that browsers skip as a whole if they are invalid: declarations, statements and rules. */

import { positionAt } from "../../config/locate.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** A part, from the end of the previous one; offsets in the text. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** Parts of its block. */
  readonly inside?: readonly Part[];
  /** Beginning of the block. */
  readonly block?: number;
}

/** A sign without its counterpart. */
export interface Unpaired {
  readonly sign: string;
  readonly offset: number;
}

/** A comment, string, unquoted URL or escape as a whole, or a sign of the structure. */
export const SHEET_TOKEN =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\burl\(\s*(?!["'\s])(?:\\[^]|[^)\\])*\)?|\\[^]|[()[\]{};]/gi;

interface Block {
  readonly offset: number;
  /** Whether it contains rules, which may begin with anything but end only after a block. */
  readonly hasRules: boolean;
  readonly parts: Part[];
  /** Beginning of the next part. */
  start: number;
}

const OPENING: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

const RULES = /^\s*@(?:-moz-document|container|layer|media|scope|starting-style|supports)\b/i;

/** The parts of a sheet, or the first sign that makes its structure unknown. */
export function readParts(css: string): readonly Part[] | Unpaired {
  const blocks: Block[] = [{ offset: 0, hasRules: true, parts: [], start: 0 }];
  const brackets: number[] = [];
  for (const { 0: text, index: offset } of css.matchAll(SHEET_TOKEN)) {
    const sign = text[0] ?? "";
    const block = blocks.at(-1);
    if (block === undefined || isCut(text, css, offset))
      return { sign: sign === "/" ? "/*" : sign.replace(/u/i, "("), offset };
    const opening = css[brackets.at(-1) ?? -1];
    if (text === "(" || text === "[") brackets.push(offset);
    else if (opening !== undefined && OPENING[text] === opening) brackets.pop();
    else if (opening !== undefined) continue;
    else if (text === "{")
      blocks.push({ offset, hasRules: RULES.test(css.slice(block.start, offset)), parts: [], start: offset + 1 });
    else if (text === "}") {
      const parent = blocks.at(-2);
      if (parent === undefined) return { sign, offset };
      endPart(css, block, offset);
      blocks.pop();
      parent.parts.push({ start: parent.start, end: offset + 1, inside: block.parts, block: block.offset });
      parent.start = offset + 1;
    } else if (text === ";" && (!block.hasRules || /^(?:\s|\/\*[^]*?\*\/)*@/.test(css.slice(block.start, offset))))
      endPart(css, block, offset + 1);
  }
  const unclosed = brackets[0] ?? blocks[1]?.offset;
  if (unclosed !== undefined) return { sign: css[unclosed] ?? "", offset: unclosed };
  const [{ parts, start }] = blocks as [Block];
  return css.slice(start).trim() === "" ? parts : [...parts, { start, end: css.length }];
}

/** Whether a comment, string or URL has no end. An apostrophe in a comment of another language begins no string. */
function isCut(text: string, css: string, offset: number): boolean {
  if (text.startsWith("/*")) return text.length < 4 || !text.endsWith("*/");
  const isString = /^["']/.test(text);
  if (!isString) return /^url/i.test(text) && !text.endsWith(")");
  const isEnded = text.length > 1 && text.endsWith(text[0] ?? "");
  return !isEnded && !css.slice(css.lastIndexOf("\n", offset) + 1, offset).includes("//");
}

function endPart(css: string, block: Block, end: number): void {
  if (css.slice(block.start, end).trim() !== "") block.parts.push({ start: block.start, end });
  block.start = end;
}

/** The innermost part at an offset; the last one if the offset is behind all. */
export function partAt(parts: readonly Part[], offset: number): Part | undefined {
  const part = parts.find(({ end }) => offset < end) ?? parts.at(-1);
  if (part?.inside === undefined || offset <= (part.block ?? 0)) return part;
  return partAt(part.inside, offset) ?? part;
}

/** Reports a sign without its counterpart, in a file known by its path from the site folder. */
export function describeUnpaired({ sign, offset }: Unpaired, css: string, file: string): Diagnostic {
  const [message, hint] =
    sign === "}"
      ? ["The `}` closes nothing.", "Remove it, or add the `{` before it."]
      : [`The \`${sign}\` is never closed.`, `Add ${CLOSING[sign] ?? `a \`${sign}\` in the same line`}.`];
  return {
    code: "bundle-error",
    severity: "error",
    message,
    hint,
    file,
    ...positionAt(css, offset),
    length: sign.length,
  };
}

const CLOSING: Readonly<Record<string, string>> = { "{": "`}`", "(": "`)`", "[": "`]`", "/*": "`*/`" };
