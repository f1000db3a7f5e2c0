/** Picks the style sheet of a page. */

import { makeNameFinder } from "../bundle/theme/docs-classes.ts";
import type { PageSheet } from "../bundle/styles/page-sheets.ts";
import type { HtmlTag } from "../model/site.ts";

export interface SheetPickerRequest {
  /** The smallest first. */
  readonly sheets: readonly Pick<PageSheet, "lacks">[];
  /** Output paths of chunks whose components need only the smaller sheets. */
  readonly docsChunks: readonly string[];
  /** HTML of every page apart from the theme. */
  readonly tags: readonly HtmlTag[];
}

/** Returns the index of the smallest sufficient sheet for a page's HTML and the output paths of its chunks. */
export type SheetPicker = (html: string, chunks: readonly string[]) => number;

/** Makes the function. Style sheets and scripts from elsewhere may use any class or variable of the theme, so pages with them get the last sheet. */
export function makeSheetPicker({ sheets, docsChunks, tags }: SheetPickerRequest): SheetPicker {
  const last = sheets.length - 1;
  const content = new Set(docsChunks);
  const levelOf = new Map<string, number>();
  for (const [index, { lacks }] of sheets.entries()) for (const name of lacks) levelOf.set(name, index + 1);
  const levelOfTags = tags.some(isForeign) ? last : levelOfTexts(tags, levelOf);
  const known = new Map<string, number>();
  const measure = (names: string): number =>
    names.split(/\s+/).reduce((level, name) => Math.max(level, levelOf.get(name) ?? 0), 0);
  return (html, chunks) => {
    if (chunks.some((chunk) => !content.has(chunk))) return last;
    let level = levelOfTags;
    // A page has hundreds of matches, so only their positions are read, not match objects.
    const begin = new RegExp(BEGIN);
    while (level < last && begin.test(html)) {
      const names = html.slice(begin.lastIndex, endOfNames(html, begin.lastIndex));
      const found = known.get(names) ?? measure(names);
      known.set(names, found);
      level = Math.max(level, found);
    }
    return level;
  };
}

/** The text before the value of a `class` attribute, and before a variable that an inline style reads. */
const BEGIN = /\sclass\s*=\s*(?:["']|(?=[^\s"'>]))|var\(\s*(?=--)/gi;

/** Where names end: at the closing quote, or at the end of an unquoted value or a variable. */
function endOfNames(html: string, start: number): number {
  const quote = html[start - 1];
  const end =
    quote === '"' || quote === "'" ? html.indexOf(quote, start) : start + html.slice(start).search(/[\s"'>),]/);
  return end < start ? html.length : end;
}

/** Whether a tag is a style sheet or a script of the site outside its bundle. Scripts of other hosts do not use the theme's classes. */
function isForeign({ tagName, attributes: { rel, src } }: HtmlTag): boolean {
  if (tagName === "link") return rel === "stylesheet";
  return tagName === "script" && typeof src === "string" && !/^(?:https?:)?\/\//.test(src);
}

function levelOfTexts(tags: readonly HtmlTag[], levelOf: ReadonlyMap<string, number>): number {
  const isSaid = makeNameFinder(
    tags.flatMap(({ innerHTML = "", attributes }) => [innerHTML, JSON.stringify(attributes)]),
  );
  return Math.max(0, ...[...levelOf].map(([name, level]) => (isSaid(name) ? level : 0)));
}
