/**
 * Protects micromark from text on which it would spend minutes, or its whole stack: its time grows with the square of
 * the emphasis marks in one paragraph, and of the nesting depth. Returns the position where it is too much; `undefined`
 * for text that people write.
 */

import type { Diagnostic } from "../../model/diagnostic.ts";
import { splitFences } from "./stretches.ts";

const MAX_NESTING = 100;

/** Limits for one paragraph: nested brackets, and emphasis marks in runs that no emphasis needs. */
const MAX_BRACKETS = 300;
const MAX_IN_RUNS = 600;

/** The number of emphasis marks in a paragraph that cost nothing, and the budget for those beyond it. */
const FREE_SIGNS = 500;
const MAX_WORK = 10_000_000;
const WORK_OF_SIGN = 2.5;
const WORK_OF_MARKER = 1000;
const WORK_OF_FOOTNOTE = 20_000;
const WORK_OF_INNER_FOOTNOTE = 200_000;

const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const CODE_SPAN = /`[^`\n]*`/g;
const SIGN = /[*_~]/g;
const RUN = /[*_~]{8,}/g;
const RULE = /^[\s>*_~-]*$/;

export type Excess = Pick<Diagnostic, "code" | "message" | "hint"> & { readonly line: number };

/** The first position of a file that exceeds a limit; `formulas` says whether it may contain any. */
export function findExcess(text: string, formulas: boolean): Excess | undefined {
  const meter = new Meter();
  let line = 0;
  for (const { lines, code } of splitFences(text, formulas)) {
    for (const one of lines) {
      line++;
      const excess = code ? undefined : meter.take(one);
      if (excess !== undefined) return { ...excess, line };
    }
  }
  return undefined;
}

class Meter {
  #signs = 0;
  #inRuns = 0;
  #brackets = 0;
  #work = 0;

  /** Processes the next line. Returns the limit that it exceeds. */
  take(line: string): Omit<Excess, "line"> | undefined {
    const containers = CONTAINERS.exec(line)?.[0] ?? "";
    if (depthOf(containers) > MAX_NESTING) return TOO_DEEP;
    const markers = countMarkers(containers);
    this.#work += markers * WORK_OF_MARKER;
    if (/^\s*\[\^/.test(line)) this.#work += /^(?:\t| {4})/.test(line) ? WORK_OF_INNER_FOOTNOTE : WORK_OF_FOOTNOTE;
    const prose = line.includes("`") ? line.replace(CODE_SPAN, "") : line;
    // Each table row and each list item counts on its own, like a paragraph.
    if (line.trim() === "" || /^\s*(?:\||(?:[-*+]|\d{1,9}[.)])[ \t]+\S)/.test(line)) this.#beginParagraph();
    const before = costOf(this.#signs);
    this.#signs += prose.match(SIGN)?.length ?? 0;
    this.#work += costOf(this.#signs) - before;
    if (!RULE.test(prose)) for (const [run] of prose.matchAll(RUN)) this.#inRuns += run.length;
    const isNested = this.#countBrackets(prose);
    return this.#work > MAX_WORK || this.#inRuns > MAX_IN_RUNS || isNested ? TOO_COMPLEX : undefined;
  }

  #beginParagraph(): void {
    this.#signs = 0;
    this.#inRuns = 0;
    this.#brackets = 0;
  }

  /** Whether brackets are nested too deeply. */
  #countBrackets(prose: string): boolean {
    if (!/[[\]]/.test(prose)) return false;
    for (const [bracket] of prose.matchAll(/[[\]]/g)) {
      if (bracket === "]") this.#brackets = Math.max(0, this.#brackets - 1);
      else if (++this.#brackets > MAX_BRACKETS) return true;
    }
    return false;
  }
}

/** Lists and quotes around a line; the indentation shows the outer ones. */
function depthOf(containers: string): number {
  return countMarkers(containers) + (containers.length - containers.trimStart().length) / 2;
}

function countMarkers(containers: string): number {
  return containers.match(/[>*+-]|\d+[.)]/g)?.length ?? 0;
}

function costOf(signs: number): number {
  return WORK_OF_SIGN * Math.max(0, signs - FREE_SIGNS) ** 2;
}

const TOO_DEEP: Omit<Excess, "line"> = {
  code: "nesting-too-deep",
  message: `Lists and quotes are nested more than ${MAX_NESTING} levels deep, so plugins that add syntax cannot read the file.`,
  hint: "Reduce the nesting.",
};

const TOO_COMPLEX: Omit<Excess, "line"> = {
  code: "too-complex",
  message:
    "One paragraph, or all lists, quotes and footnotes together, are so complex that plugins that add syntax cannot read the file.",
  hint: "Break up the paragraph with blank lines, or split the file.",
};
