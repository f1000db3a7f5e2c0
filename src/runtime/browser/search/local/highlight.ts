/** Highlights matches. Returns parts of the text, marked or not; long texts are cut. */

import type { FoundTerm } from "../../../../lookup/terms.ts";
import type { Stretch } from "../engine.ts";

/** Terms of a text that match the query. */
export function findMatches(found: readonly FoundTerm[], terms: ReadonlySet<string>): FoundTerm[] {
  return found.filter(({ term }) => terms.has(term));
}

/** Characters before the first match of a snippet. */
const BEFORE = 24;

/** About `length` characters around the place where most different terms match. */
export function toSnippet(text: string, matches: readonly FoundTerm[], length: number): Stretch[] {
  const best = bestWindow(matches, length - BEFORE);
  if (text.length <= length) return highlight(text, matches);
  const start = best < BEFORE ? 0 : afterSpace(text, Math.min(best - BEFORE, text.length - length));
  const end = start + length >= text.length ? text.length : beforeSpace(text, start + length);
  const inside = matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start - start, end: match.end - start }));
  const stretches = highlight(text.slice(start, end), inside);
  return [
    ...(start > 0 ? [{ text: "…", isMatch: false }] : []),
    ...stretches,
    ...(end < text.length ? [{ text: "…", isMatch: false }] : []),
  ];
}

/** Start of the window of this width with the most different terms. */
function bestWindow(matches: readonly FoundTerm[], width: number): number {
  let best = { start: matches[0]?.start ?? 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const inside = new Set<string>();
    for (let at = index; (matches[at]?.end ?? Infinity) <= start + width; at++) inside.add(matches[at]?.term ?? "");
    if (inside.size > best.count) best = { start, count: inside.size };
  }
  return best.start;
}

/** The whole text in parts. Matches may overlap: a word and its parts. */
export function highlight(text: string, matches: readonly FoundTerm[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end } of matches.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), isMatch: false });
    stretches.push({ text: text.slice(Math.max(start, at), end), isMatch: true });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), isMatch: false });
  return stretches;
}

/** The start of the next word, unless that is far: texts without spaces are cut anywhere. */
function afterSpace(text: string, at: number): number {
  const space = text.indexOf(" ", at);
  return space >= 0 && space - at < 20 ? space + 1 : at;
}

function beforeSpace(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return at - space < 20 ? space : at;
}
