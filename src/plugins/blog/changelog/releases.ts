/** The releases of a changelog. */

import type { Reporter } from "../../../model/diagnostic.ts";
import { findReleases, type LinkTargets, readHeading, type ReleaseHeading } from "./heading.ts";
import { findHeadings, type FoundHeading, readLines, type TextLine } from "./lines.ts";

/** One section. */
export interface Release extends ReleaseHeading {
  readonly heading: FoundHeading;
  /** From the heading to the end of the section. */
  readonly lines: readonly TextLine[];
}

export interface Changelog {
  /** Text before the first release. */
  readonly introduction: readonly TextLine[];
  /** In the order of the file. */
  readonly releases: readonly Release[];
  /** Link definitions such as `[1.2.3]: https://…`, which apply to the whole file, by label in lower case. */
  readonly definitions: ReadonlyMap<string, string>;
}

export interface ChangelogRequest {
  /** Site-relative path, for diagnostics. */
  readonly file: string;
  readonly text: string;
  readonly showsUnreleased: boolean;
  readonly report: Reporter;
}

/** Diagnostics: `no-releases` for a file without any, `nameless-release` for an empty heading, `duplicate-release` for a repeated one. */
export function readChangelog(request: ChangelogRequest): Changelog {
  const lines = readLines(request.text.replace(/\r\n?/g, "\n"));
  const definitions = findDefinitions(lines);
  const targets = toTargets(definitions);
  const headings = findReleases(findHeadings(lines));
  const starts = headings.map(({ line }) => line - 1);
  const sections = headings.map((heading, index): Release => ({
    ...readHeading(heading.text, targets),
    heading,
    lines: lines.slice(starts[index], starts[index + 1]),
  }));
  if (sections.length === 0) reportEmpty(request);
  const shown = sections.filter(({ isUnreleased }) => request.showsUnreleased || !isUnreleased);
  const releases = withoutDuplicates(withoutNameless(shown, request), request);
  return { introduction: lines.slice(0, starts[0]), releases, definitions };
}

const DEFINITION = /^ {0,3}\[(?!\^)([^\]]+)\]:[ \t]*<?([^\s>]+)/;

function findDefinitions(lines: readonly TextLine[]): Map<string, string> {
  const definitions = new Map<string, string>();
  for (const { text, isProse } of lines) {
    const label = isProse ? DEFINITION.exec(text)?.[1]?.toLowerCase() : undefined;
    if (label !== undefined && !definitions.has(label)) definitions.set(label, text);
  }
  return definitions;
}

function toTargets(definitions: ReadonlyMap<string, string>): LinkTargets {
  return new Map([...definitions].map(([label, text]) => [label, DEFINITION.exec(text)?.[2] ?? ""]));
}

function reportEmpty({ file, report }: ChangelogRequest): void {
  report.warn({
    code: "no-releases",
    message: `\`${file}\` has no release.`,
    hint: "Each release is a section with a heading such as `## 1.2.3 (2022-07-14)`.",
    file,
    line: 1,
  });
}

/** Without a name, its URL would be that of the list. */
function withoutNameless(releases: readonly Release[], { file, report }: ChangelogRequest): Release[] {
  return releases.filter(({ name, heading }) => {
    if (name !== "") return true;
    report.error({
      code: "nameless-release",
      message: "The heading of a release is empty.",
      hint: "Add the version, as in `## 1.2.3 (2022-07-14)`, or remove the heading.",
      file,
      line: heading.line,
      column: heading.column,
    });
    return false;
  });
}

/** The first release of a name gets the page. */
function withoutDuplicates(releases: readonly Release[], { file, report }: ChangelogRequest): Release[] {
  return [...Map.groupBy(releases, ({ name }) => toSlug(name)).values()].flatMap(([first, ...others]) => {
    for (const { name, heading } of others) {
      report.error({
        code: "duplicate-release",
        message: `The release \`${name}\` is already on line ${first?.heading.line ?? 0}.`,
        hint: "Merge the two sections, or rename one of them.",
        file,
        line: heading.line,
        column: heading.column,
        length: heading.text.length,
      });
    }
    return first ? [first] : [];
  });
}

/** URL path of a release below the changelog: its name, without characters that would end a path or start a folder. */
export function toSlug(name: string): string {
  const slug = name.replace(/[/\\?#%]+/g, "-");
  return `/${/^\.+$/.test(slug) ? "-" : slug}`;
}
