/**
 * The beginning of a file, which contains what lists and menus show of its page: front matter, title, first sentence.
 * The rest is compiled when somebody requests the page.
 */

import type { Document, Source } from "../../model/document.ts";

const FRONT_MATTER = /^---[ \t]*\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const FENCES = /^([ \t]*)(```+|~~~+)[^]*?(?:^\1\2|$(?![^]))/gm;
const INLINE_CODE = /`[^`\n]*`/g;
const HEADING_ID = /\{#[^}\n]*\}/g;
/** Imports that bring code of the site, and expressions. */
const CODE = /^(?:import|export)\b(?!.*['"]@theme\/)|\{/m;
const PROSE = /^(?!(?:import|export)\b)[\p{L}\p{N}*_[`"'(]/u;

/** Number of lines to search for the first sentence. */
const LINES = 60;

/** `undefined` if the whole file is needed, because its code is in the site's scripts, or its text is not its own. */
export function beginningOf(source: Source): Source | undefined {
  if (source.split || source.part || source.imported) return undefined;
  const { text } = source;
  const frontMatter = FRONT_MATTER.exec(text)?.[0] ?? "";
  const rest = text.slice(frontMatter.length);
  if (CODE.test(rest.replace(FENCES, "").replace(INLINE_CODE, "").replace(HEADING_ID, ""))) return undefined;
  const lines = rest.split("\n", LINES);
  const end = lines.findIndex((line, index) => line.trim() === "" && PROSE.test(lines[index - 1] ?? ""));
  return { ...source, text: frontMatter + (end < 0 ? lines : lines.slice(0, end)).join("\n") };
}

/** The document of a file's beginning. Do not show it, and do not check anchors against it. */
export function toOutline(document: Document): Document {
  const nothing = { headings: [], anchors: [], body: [], slots: [], imports: [], components: [], sections: [] };
  return { ...document, ...nothing, hasUnknownIds: true, diagnostics: [] };
}
