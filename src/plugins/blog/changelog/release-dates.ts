/** Dates of releases. A release without one gets a date next to its neighbors'. */

import { parseDate } from "../../../plugin-kit/last-update.ts";
import type { Reporter, ReportingLevel } from "../../../model/diagnostic.ts";
import type { Release } from "./releases.ts";

export interface DatesRequest {
  /** Site-relative path of the changelog. */
  readonly file: string;
  readonly onUndatedReleases: ReportingLevel;
  readonly report: Reporter;
}

export interface DatedRelease extends Release {
  /** ISO 8601; absent for unreleased changes, and in a changelog without dates. */
  readonly day?: string;
  /** Whether the date is derived from neighbors. */
  readonly isUndated: boolean;
}

/** Diagnostics: `invalid-date` for a day that does not exist, `undated-release` once for all releases without a date. */
export function dateReleases(releases: readonly Release[], request: DatesRequest): DatedRelease[] {
  const own = releases.map((release) => readOwnDate(release, request));
  const missing = releases.filter(({ date, isUnreleased }) => date === undefined && !isUnreleased);
  reportUndated(missing, request);
  return releases.map((release, index) => {
    const time = own[index];
    const older = own.slice(index).find((other) => other !== undefined);
    const newer = own.slice(0, index).findLast((other) => other !== undefined);
    const beside = release.isUnreleased ? undefined : (older ?? newer);
    const known = time ?? beside;
    return {
      ...release,
      ...(known !== undefined && { day: new Date(known).toISOString() }),
      isUndated: time === undefined,
    };
  });
}

function readOwnDate({ date, dateAt = 0, heading }: Release, { file, report }: DatesRequest): number | undefined {
  if (date === undefined) return undefined;
  const time = parseDate(toIsoDate(date));
  if (time !== undefined) return time;
  report.error({
    code: "invalid-date",
    message: `\`${date}\` is not a date.`,
    hint: "Write it as `2022-07-14`.",
    file,
    line: heading.line,
    column: heading.column + dateAt,
    length: date.length,
  });
  return undefined;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `14 July 2022`, `July 14th, 2022` and `2022/7/14` as `2022-07-14`. */
function toIsoDate(date: string): string {
  const numbers = date.match(/\d+/g) ?? [];
  const name = /[a-z]{3}/i.exec(date.replace(/(?<=\d)(?:st|nd|rd|th)/i, ""))?.[0].toLowerCase();
  const [first = "", second = "", third = ""] = numbers;
  const parts = name === undefined ? [first, second, third] : [second, String(MONTHS.indexOf(name) + 1), first];
  return parts.map((part) => part.padStart(2, "0")).join("-");
}

function reportUndated(
  [first, ...others]: readonly Release[],
  { file, report, onUndatedReleases }: DatesRequest,
): void {
  if (!first) return;
  const more = ["", ", and one more has none"][others.length] ?? `, and ${others.length} more have none`;
  report.addAt(onUndatedReleases, {
    code: "undated-release",
    message: `The release \`${first.name}\` has no date${more}.`,
    hint: "Write `## 1.2.3 (2022-07-14)`, or set the option `onUndatedReleases` to `ignore`: the release keeps its position in the file.",
    file,
    line: first.heading.line,
    column: first.heading.column,
    length: first.heading.text.length,
  });
}
