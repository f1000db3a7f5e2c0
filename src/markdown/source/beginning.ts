/**
 * The beginning of a file, which says what lists and menus show of its page: front matter, title, the first sentence. What
 * follows is compiled when somebody asks for the page.
 */

import type { Document, Source } from "../../model/document.ts";

const FRONT_MATTER = /^---[ \t]*\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const FENCES = /^([ \t]*)(```+|~~~+)[^]*?(?:^\1\2|$(?![^]))/gm;
const INLINE_CODE = /`[^`\n]*`/g;
const HEADING_ID = /\{#[^}\n]*\}/g;
/** Imports that bring code of the site, and expressions. */
const CODE = /^(?:import|export)\b(?!.*['"]@theme\/)|\{/m;
const PROSE = /^(?!(?:import|export)\b)[\p{L}\p{N}*_[`"'(]/u;

/** Lines that are looked through for the first sentence. */
const LINES = 60;

/** Undefined where the whole file counts: its code is in the site's scripts, or its text is not its own. */
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

/** What the beginning of a file says about its page. It must not be shown, and must not be used to report missing anchors. */
export function toOutline(document: Document): Document {
  const nothing = { headings: [], anchors: [], body: [], slots: [], imports: [], components: [], sections: [] };
  return { ...document, ...nothing, hasUnknownIds: true, diagnostics: [] };
}
