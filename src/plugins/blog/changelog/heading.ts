/** Parses the heading of a release. Returns the name of the release, its date, and the link to its changes. */

import type { FoundHeading } from "./lines.ts";

export interface ReleaseHeading {
  /** `2.0.0-rc.1`: the heading without date, brackets and links. */
  readonly name: string;
  /** As written, `2022-07-14` or `July 14, 2022`. */
  readonly date?: string;
  /** Offset of the date in the heading. */
  readonly dateAt?: number;
  /** Target of the heading's link, often a comparison with the release before. */
  readonly url?: string;
  /** Changes that are not released yet. */
  readonly isUnreleased: boolean;
  /** Withdrawn after publication. */
  readonly isYanked: boolean;
}

const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const DATE = new RegExp(
  [
    "(?<![\\d.-])\\d{4}([-/])\\d{1,2}\\1\\d{1,2}(?![\\d.-])",
    `\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4}\\b`,
    `\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b`,
  ].join("|"),
  "i",
);
const UNRELEASED = /\bunreleased\b|\bnot (?:yet )?released\b|^\[?(?:upcoming|next)\]?$/i;
const UNRELEASED_NOTE = /\((?:unreleased|not (?:yet )?released)\)|(?<=\S)[\s:/–—-]+\[?unreleased\]?$/i;
const YANKED = /[[(]yanked[\])]/i;
const VERSION = /^(?:(?:version|release)\s+)?(?:@?[\w./-]+@|[a-z][\w-]*\s+)?v?\d+(?:\.\d+)+/i;

/** Link definitions by label in lower case: `[1.2.3]: https://…`. */
export type LinkTargets = ReadonlyMap<string, string>;

/** Splits a heading into its parts. */
export function readHeading(heading: string, targets: LinkTargets): ReleaseHeading {
  const link = /\[([^\]]+)\](?:\(<?([^)\s>]*)[^)]*\)|\[([^\]]*)\])?/.exec(heading.replace(YANKED, ""));
  const url = link?.[2] ?? targets.get((link?.[3] || link?.[1] || "").toLowerCase());
  const written = DATE.exec(heading);
  const isUnreleased = UNRELEASED.test(toText(heading));
  const bare = toText(heading.replace(YANKED, "").replace(DATE, "")).replace(UNRELEASED_NOTE, "");
  const name = trimMarks(bare) || written?.[0] || toText(heading);
  return {
    name,
    ...(written && { date: written[0], dateAt: written.index }),
    ...(url && { url }),
    isUnreleased,
    isYanked: YANKED.test(heading),
  };
}

/** Text of a heading, without links, emphasis and ID. */
function toText(heading: string): string {
  return heading
    .replace(/\s*\{#[^}]*\}\s*$/, "")
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, "$1")
    .replace(/`+|\*\*|__|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .trim();
}

/** Characters around the date are not part of the name. */
function trimMarks(text: string): string {
  return text
    .replace(/[([]\s*[,;]?\s*[\])]/g, "")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s,;:/|–—-]+|[\s,;:/|–—-]+$/g, "")
    .replace(/^\[(.*)\]$/, "$1");
}

/** Whether a heading begins with a version, or announces unreleased changes. */
function looksLikeRelease({ text }: FoundHeading): boolean {
  const bare = toText(text);
  return VERSION.test(bare) || /^\[?unreleased\b/i.test(bare);
}

/**
 * Returns the headings of releases: those of level 2, or of level 1 or a deeper level if only those name versions.
 * Tools that write smaller releases one level deeper put a date beside them.
 */
export function findReleases(headings: readonly FoundHeading[]): FoundHeading[] {
  const versions = headings.filter(looksLikeRelease);
  const top = Math.min(...versions.map(({ level }) => level));
  const isDeeper = (heading: FoundHeading): boolean => heading.level === top + 1 && DATE.test(heading.text);
  if (top === 1)
    return versions.filter((heading) => heading.level <= 2 || (heading.level === 3 && DATE.test(heading.text)));
  if (top > 2 && Number.isFinite(top)) return versions.filter((heading) => heading.level === top || isDeeper(heading));
  return headings.filter((heading) => heading.level === 2 || (versions.includes(heading) && isDeeper(heading)));
}
