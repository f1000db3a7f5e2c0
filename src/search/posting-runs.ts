/** Postings of a large index, outside of memory: sorted runs, each of the pages after those of the run before. */

import { decodePostings } from "../lookup/postings.ts";
import { type StoredText, TextFile } from "../system/text-file.ts";

/** A term with its postings by field, separated by `BETWEEN_FIELDS`. */
export type Line = readonly [term: string, postings: string];

export const BETWEEN_FIELDS = "|";

/** Number of characters that are read at once. */
const BLOCK_LENGTH = 64_000;

/** A text that the system refused to store stays in memory. */
type Block = StoredText | string;

/** Dispose of it after the last line is read. */
export class PostingRuns implements Disposable {
  readonly #file = new TextFile();
  readonly #runs: Block[][] = [];

  /** Adds a run, given in the order of its terms. */
  add(lines: Iterable<Line>): void {
    const blocks: Block[] = [];
    let texts: string[] = [];
    let length = 0;
    const store = (): void => {
      const text = texts.join("\n");
      blocks.push(this.#file.write(text) ?? text);
      texts = [];
      length = 0;
    };
    for (const [term, postings] of lines) {
      texts.push(`${term} ${postings}`);
      length += term.length + postings.length;
      if (length >= BLOCK_LENGTH) store();
    }
    if (texts.length > 0) store();
    this.#runs.push(blocks);
  }

  /** The lines of each run. */
  lists(): Iterable<Line>[] {
    return this.#runs.map(readRun);
  }

  [Symbol.dispose](): void {
    this.#file[Symbol.dispose]();
  }
}

function* readRun(blocks: readonly Block[]): Generator<Line> {
  for (const block of blocks) {
    const text = typeof block === "string" ? block : block.read();
    for (const line of text.split("\n")) {
      const space = line.indexOf(" ");
      yield [line.slice(0, space), line.slice(space + 1)];
    }
  }
}

/** A term with its line in each list; `undefined` where it has none. */
export type MergedLine = readonly [term: string, lines: readonly (string | undefined)[]];

/** Merges lists of lines that are sorted by UTF-16 code units. */
export function* mergeLines(lists: readonly Iterable<Line>[]): Generator<MergedLine> {
  const iterators = lists.map((list) => list[Symbol.iterator]());
  const heads = iterators.map((iterator) => iterator.next());
  for (;;) {
    let least: string | undefined;
    for (const { done, value } of heads) if (!done && (least === undefined || value[0] < least)) least = value[0];
    if (least === undefined) return;
    const term = least;
    const lines = heads.map(({ done, value }, at) => {
      if (done || value[0] !== term) return undefined;
      heads[at] = iterators[at]?.next() ?? { done: true, value: undefined };
      return (value as Line)[1];
    });
    yield [term, lines];
  }
}

/** Joins the postings of a term in several runs. Only the first posting of a run depends on the run before. */
export function joinPostings(lines: readonly string[]): string {
  const [first = "", ...rest] = lines;
  if (rest.length === 0) return first;
  const fields = lines.map((line) => line.split(BETWEEN_FIELDS));
  const joined = fields[0]?.map((_, field) => joinTexts(fields.map((texts) => texts[field] ?? "")));
  return joined?.join(BETWEEN_FIELDS) ?? first;
}

function joinTexts(texts: readonly string[]): string {
  const joined: string[] = [];
  let last = 0;
  for (const text of texts) {
    if (text === "") continue;
    const before = last;
    joined.push(text.replace(FIRST_PAGE, (page) => (Number.parseInt(page, 36) - before).toString(36)));
    decodePostings(text, (page) => (last = page));
  }
  return joined.join(" ");
}

const FIRST_PAGE = /^[\da-z]+/;

/** Appends pages and counts. The text `""` has none. */
export function decodeInto(numbers: number[], text: string): void {
  if (text !== "") decodePostings(text, (page, count) => numbers.push(page, count));
}
