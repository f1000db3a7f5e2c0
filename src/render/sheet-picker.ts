/** Which style sheet a page has. In: its HTML and the chunks of its components. Out: the smallest sheet that will do. */

import { makeNameFinder } from "../bundle/docs-classes.ts";
import type { PageSheet } from "../bundle/page-sheets.ts";
import type { HtmlTag } from "../model/site.ts";

export interface SheetPickerRequest {
  /** The smallest first. */
  readonly sheets: readonly Pick<PageSheet, "lacks">[];
  /** Output paths of chunks whose components are content with the smaller sheets. */
  readonly docsChunks: readonly string[];
  /** What all pages have around the theme. */
  readonly tags: readonly HtmlTag[];
}

/** In: the page's HTML, and output paths of the chunks it asks for. Out: the index of a sheet. */
export type SheetPicker = (html: string, chunks: readonly string[]) => number;

/** Makes the function. Sheets and scripts of others may use any class or variable of the theme's, so with them pages have the last. */
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
    for (const [, quoted, bare, variable] of html.matchAll(NAMES)) {
      if (level === last) break;
      const names = quoted ?? bare ?? variable ?? "";
      const found = known.get(names) ?? measure(names);
      known.set(names, found);
      level = Math.max(level, found);
    }
    return level;
  };
}

/** Values of `class` attributes, and variables that inline styles read. */
const NAMES = /\sclass\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))|var\(\s*(--[\w-]+)/gi;

/** A sheet, or a script of the site that is no part of its bundle; scripts of other hosts know nothing of the theme. */
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
