/** How values of two generators are compared: what is left out of both, and what only one of them has. */

import type { Values } from "./page-values.ts";

/** What a difference on a page is compared with. */
export interface Surroundings {
  /** All values of the page, of both generators. */
  readonly theirs: Values;
  readonly ours: Values;
  /** Where redirects lead, by path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Whether a difference is the one that a reason is about. */
export type Covers = (expected: readonly string[], found: readonly string[], around: Surroundings) => boolean;

/** Covers values that are equal once both sides are changed in this way, so that nothing else hides behind a reason. */
export function levelled(level: (value: string) => string): Covers {
  return (expected, found) => expected.map(level).join("\n") === found.map(level).join("\n");
}

export function spaceless(text: string): string {
  return text.replace(/\s/g, "");
}

/** The values that `values` has more often than `others`. */
export function without(values: readonly string[] = [], others: readonly string[] = []): string[] {
  const left = Map.groupBy(others, (value) => value);
  return values.filter((value) => left.get(value)?.pop() === undefined);
}

/** The words of values, in any order. Unknown tags are left out, because only one of both shows them. */
export function wordsOf(values: readonly string[]): string {
  let text = values.join(" ");
  for (let before = ""; before !== text;) [before, text] = [text, text.replace(/<[^<>]*>/g, "")];
  return text.split(/\s+/).toSorted().join(" ").trim();
}

/** Lines that became code blocks without language: the text of `<code>` that contains elements. */
export function madeBlocks({ theirs, ours }: Surroundings): string[] {
  return without(theirs["code"], ours["code"]).filter((code) => /^ {2}\{\} .*$/.test(code));
}

/** First-level headings that only we show. */
export function lateTitles({ theirs, ours }: Surroundings): string[] {
  return without(ours["headings"], theirs["headings"]).filter((heading) => heading.startsWith("h1 # "));
}

/** How diagrams begin. */
export const DIAGRAMS =
  /\b(?:mindmap|graph|flowchart|sequenceDiagram|classDiagram|stateDiagram|gantt|pie|journey|gitGraph)\b/;

/** Whether `words` are in `others`, in their order. */
export function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const other of others) if (other === words[at]) at++;
  return at === words.length;
}

export function isDiagram(code: string): boolean {
  return code.startsWith("language-mermaid");
}

/** The parts of an entry of a feed: number, title, date, summary, people, categories. */
export function fieldsOf([entry = ""]: readonly string[]): string[] {
  return entry.split(" | ");
}

export function withField(entry: readonly string[], index: number, value: string): string {
  return fieldsOf(entry)
    .map((field, at) => (at === index ? value : field))
    .join(" | ");
}
