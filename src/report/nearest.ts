/** Finds the name that an author most likely meant. */

import { DistanceTo, editDistance } from "../lookup/edit-distance.ts";

/** Maximum number of edits that counts as a typing mistake; computing more takes proportionally longer. */
const MOST_EDITS = 32;

/**
 * Returns the candidate nearest to `name` by edit distance, ignoring case, or `undefined` if none is within a third of
 * the longer name's length, or 2 edits.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  const distanceTo = new DistanceTo(name.toLowerCase());
  for (const candidate of candidates) {
    const limit = toLimit(2, Math.max(name.length, candidate.length));
    if (Math.abs(name.length - candidate.length) > limit) continue;
    const distance = distanceTo.from(candidate.toLowerCase(), Math.min(limit, bestDistance));
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The hint that proposes a name; `undefined` without one. */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `Did you mean \`${near}\`?`;
}

/**
 * Returns the candidate nearest to a path. Shared parent folders and extensions do not count. If no name is similar,
 * returns the only candidate with the same name in another folder.
 */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  const namesakes: string[] = [];
  for (const candidate of candidates) {
    if (candidate === path) continue;
    if (lastPart(candidate) === lastPart(path)) namesakes.push(candidate);
    const [a, b] = withoutShared(path.toLowerCase(), candidate.toLowerCase());
    const longer = Math.max(a.length, b.length);
    const limit = toLimit(Math.min(longer - 1, longer > 4 ? 2 : 1), longer);
    if (Math.abs(a.length - b.length) > limit) continue;
    const distance = editDistance(a, b, Math.min(limit, bestDistance));
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

/** Maximum number of edits for a name of `length` characters. */
function toLimit(least: number, length: number): number {
  return Math.min(Math.max(least, Math.floor(length / 3)), MOST_EDITS);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns both paths without the leading folders and the extension that they share. */
function withoutShared(a: string, b: string): readonly [string, string] {
  let start = 0;
  for (let index = 0; index < a.length && a[index] === b[index]; index++) if (a[index] === "/") start = index + 1;
  const extension = /\.\w+$/.exec(a)?.[0] ?? "";
  const end = b.endsWith(extension) ? extension.length : 0;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
