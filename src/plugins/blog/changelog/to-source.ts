/** Turns sections into sources of posts: Markdown with the same lines, and front matter from the heading. */

import type { ReleaseFacts } from "../../../model/blog.ts";
import type { Source, SourceOptions } from "../../../model/document.ts";
import type { JsonObject } from "../../../model/json.ts";
import { partPath } from "../../../report/part-path.ts";
import { findCommitters } from "./committers.ts";
import { findHeadings, type TextLine } from "./lines.ts";
import type { DatedRelease } from "./release-dates.ts";
import { toSlug } from "./releases.ts";

export interface SourceRequest {
  /** Site-relative path of the changelog. */
  readonly file: string;
  readonly definitions: ReadonlyMap<string, string>;
  /** Keys of the authors map. */
  readonly authors: ReadonlySet<string>;
  readonly truncateMarker: RegExp;
  /** Settings for compiling sections with their own truncate marker. */
  readonly compile: SourceOptions;
  /** Settings for the others. */
  readonly compileUnmarked: SourceOptions;
}

/** Truncate markers to insert where an author has none: lists show only the description of a section. */
const MARKERS = { md: "<!-- truncate -->", mdx: "{/* truncate */}" } as const;

/** Finds them. */
export const OWN_MARKER = /^(?:<!-- truncate -->|\{\/\* truncate \*\/\})$/m;

/** The source of a release's page. Each line keeps its line number in the file. */
export function toReleaseSource(release: DatedRelease, request: SourceRequest): Source {
  const { heading, lines, name } = release;
  const committers = findCommitters(lines, request.authors);
  const texts = shiftHeadings(lines).map((text, index) =>
    index < heading.lines || (committers && index >= committers.from && index < committers.to) ? "" : text,
  );
  const isMarked = texts.join("\n").search(request.truncateMarker) >= 0;
  if (!isMarked) texts[0] = MARKERS[isMdx(request) ? "mdx" : "md"];
  const text = withDefinitions(texts.join("\n"), request);
  const place = { line: heading.line, column: heading.column };
  const authors = committers ? { authors: committers.authors } : {};
  const authorsPlace = committers && { authors: { line: heading.line + committers.from, column: 1 } };
  return {
    path: partPath(request.file, toSlug(name).slice(1)),
    text,
    compile: isMarked ? request.compile : request.compileUnmarked,
    part: {
      line: heading.line,
      frontMatter: { ...toFrontMatter(release, isMarked, request), ...authors },
      positions: { title: place, slug: place, date: place, ...authorsPlace },
    },
  };
}

/** The text before the first release, as a source under the path of the file; `undefined` if it is only a title. */
export function toIntroduction(lines: readonly TextLine[], request: SourceRequest): Source | undefined {
  const texts = lines.map(({ text }) => text);
  const says = lines.some(
    ({ text }) => text.trim() !== "" && !/^\s*(?:#+\s|=+\s*$|<!--.*-->\s*$|\[[^\]]+\]:)/.test(text),
  );
  if (!says) return undefined;
  const text = withDefinitions(texts.join("\n"), request);
  const frontMatter = toFormat(request);
  return { path: request.file, text, compile: request.compile, part: { line: 1, frontMatter, positions: {} } };
}

function toFrontMatter(release: DatedRelease, isMarked: boolean, request: SourceRequest): JsonObject {
  const { name, day, url, isUndated, isUnreleased, isYanked } = release;
  const facts: ReleaseFacts = {
    ...(url && { url }),
    ...(isUndated && { undated: true }),
    ...(isUnreleased && { unreleased: true }),
    ...(isYanked && { yanked: true }),
    ...(isMarked && { excerpt: true }),
  };
  const rest = Object.keys(facts).length > 0 && { release: { ...facts } };
  return { ...toFormat(request), title: name, slug: toSlug(name), ...(day !== undefined && { date: day }), ...rest };
}

/** Tools write changelogs for many places, so angle brackets and braces in them are plain text. */
function toFormat(request: SourceRequest): JsonObject {
  return isMdx(request) ? {} : { mdx: { format: "md" } };
}

function isMdx({ file }: SourceRequest): boolean {
  return /\.mdx$/i.test(file);
}

/** Raises headings so that the highest one in a section has level 2. Columns stay the same. */
function shiftHeadings(lines: readonly TextLine[]): string[] {
  const texts = lines.map(({ text }) => text);
  const [own, ...headings] = findHeadings(lines);
  const highest = Math.min(...headings.map(({ level }) => level));
  if (own === undefined || !Number.isFinite(highest)) return texts;
  for (const { line, level, lines: count } of headings) {
    if (count > 1) continue;
    const hashes = "#".repeat(level - highest + 2);
    texts[line - 1] = (texts[line - 1] ?? "").replace(/#+/, hashes.padEnd(Math.max(level, hashes.length)));
  }
  return texts;
}

/** Adds the file's link definitions that the text uses but does not contain. */
function withDefinitions(text: string, { definitions }: SourceRequest): string {
  const labels = new Set([...text.matchAll(/\[([^\][]+)\]/g)].map(([, label = ""]) => label.toLowerCase()));
  const needed = [...labels].flatMap((label) => {
    const definition = definitions.get(label);
    return definition === undefined || text.includes(definition) ? [] : [definition];
  });
  return needed.length === 0 ? text : `${text}\n\n${needed.join("\n")}\n`;
}
