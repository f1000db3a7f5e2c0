/** What the heading of a release says. Returns the name of the release, its date, and where its changes are shown. */

import type { FoundHeading } from "./lines.ts";

export interface ReleaseHeading {
  /** `2.0.0-rc.1`: what is left when date, brackets and links are gone. */
  readonly name: string;
  /** As written, `2022-07-14` or `July 14, 2022`. */
  readonly date?: string;
  /** Where in the heading the date begins. */
  readonly dateAt?: number;
  /** Where the heading leads: often to a comparison with the release before. */
  readonly url?: string;
  /** Changes that no release has yet. */
  readonly isUnreleased: boolean;
  /** Taken back after it was published. */
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

/** Links by their labels in lower case: `[1.2.3]: https://…`. */
export type LinkTargets = ReadonlyMap<string, string>;

/** Takes a heading apart. */
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

/** Text of a heading: links, emphasis and an id are gone. */
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

/** Whether a heading begins with a version, or says that it is about changes that are not released. */
function looksLikeRelease({ text }: FoundHeading): boolean {
  const bare = toText(text);
  return VERSION.test(bare) || /^\[?unreleased\b/i.test(bare);
}

/**
 * The headings of releases. They are of level 2, whatever they say; where versions are in headings of level 1 or only
 * in deeper ones, those are. Tools that write smaller releases one level deeper put their dates beside them.
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
