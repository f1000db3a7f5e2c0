/**
 * Tags of docs and posts: tags with permalinks, and the entities of a version or blog grouped by tag. Reports two tags
 * that share a page by accident.
 */

import { pagePermalink } from "./permalink.ts";
import type { Diagnostic, Reporter, ReportingLevel } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import type { Tag } from "../model/docs.ts";
import { didYouMean, nearestName } from "../report/nearest.ts";
import { joinUrl, type TrailingSlashOptions } from "../url/paths.ts";
import { fieldPlace } from "./front-matter.ts";

/** A tag in front matter. */
export type AuthoredTag = string | { readonly label: string; readonly permalink: string };

/** A tag in a tags file. */
export interface DeclaredTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
}

/** The tags file of a docs version or blog: tags by the key that front matter uses. */
export interface DeclaredTags {
  /** Site-relative path. */
  readonly file: string;
  readonly tags: Readonly<Record<string, DeclaredTag>>;
}

export interface TagRules {
  /** Route of the list of all tags, with `baseUrl`. */
  readonly tagsPath: string;
  readonly url: TrailingSlashOptions;
  readonly declared?: DeclaredTags | undefined;
  /** What to do about a tag that the tags file does not declare; no effect without a tags file. */
  readonly onInlineTags: ReportingLevel;
  readonly report: Reporter;
}

/** Position of the tags in the front matter, for diagnostics. */
export type TagPlace = Pick<Diagnostic, "file" | "line" | "column">;

/** The tags of one page, each permalink once, in the author's order. Diagnostic: `tag-collision`, as between pages. */
export function toTags(authored: readonly AuthoredTag[], rules: TagRules, place: TagPlace): Tag[] {
  const byPermalink = new Map<string, Tag>();
  for (const tag of authored) {
    const made = toTag(tag, rules, place);
    const first = byPermalink.get(made.permalink);
    if (first === undefined) byPermalink.set(made.permalink, made);
    else if (fold(first.label) !== fold(made.label)) reportLostTag(first, made, { rules, place });
  }
  return [...byPermalink.values()];
}

function reportLostTag(
  first: Tag,
  lost: Tag,
  { rules, place }: { readonly rules: TagRules; readonly place: TagPlace },
): void {
  rules.report.warn({
    code: "tag-collision",
    message: `Tags \`${first.label}\` and \`${lost.label}\` share the page \`${first.permalink}\`, so only the first is shown.`,
    hint: hintFor(lost),
    ...place,
  });
}

/** Decides whether two tags of one page have different pages. */
function hintFor({ label }: Tag): string {
  return `Give one its own permalink: \`tags: [{label: "${label}", permalink: "…"}]\`.`;
}

function toTag(authored: AuthoredTag, rules: TagRules, place: TagPlace): Tag {
  const key = typeof authored === "string" ? authored : undefined;
  const known = rules.declared?.tags;
  const declared = key !== undefined && known !== undefined && Object.hasOwn(known, key) ? known[key] : undefined;
  if (declared) return { ...declared, permalink: tagPermalink(declared.permalink, rules) };
  if (rules.declared) reportInlineTag(key ?? labelOf(authored), { declared: rules.declared, rules, place });
  const path = typeof authored === "string" ? toTagPath(authored) : authored.permalink;
  return { label: labelOf(authored), permalink: tagPermalink(path, rules) };
}

function labelOf(tag: AuthoredTag): string {
  return typeof tag === "string" ? tag : tag.label;
}

function tagPermalink(path: string, { tagsPath, url }: TagRules): string {
  return pagePermalink(joinUrl(tagsPath, path), url);
}

interface InlineTag {
  readonly declared: DeclaredTags;
  readonly rules: TagRules;
  readonly place: TagPlace;
}

function reportInlineTag(tag: string, { declared, rules, place }: InlineTag): void {
  rules.report.addAt(rules.onInlineTags, {
    code: "inline-tag",
    message: `Tag \`${tag}\` is not declared in \`${declared.file}\`.`,
    hint:
      didYouMean(nearestName(tag, Object.keys(declared.tags))) ??
      "Declare it there, or set the option `onInlineTags` to `ignore`.",
    ...place,
  });
}

/** Characters with a meaning in URLs or folder names. Servers treat them differently, even when they are encoded. */
const MEANINGFUL = /([;/?:@&=+$,#\\|<>*".])/;

/**
 * Path segment of a tag, from its label: `some tag`, `someTag` and `some_tag` → `some-tag`; accents are dropped. A
 * label of only punctuation becomes its code points, `???` → `u3f-u3f-u3f`. No word can produce that, because letters
 * and digits are always separated.
 */
export function toTagPath(label: string): string {
  const plain = label.normalize("NFD").replace(/\p{Diacritic}|['’]/gu, "");
  const words = plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Nd}+|[\p{Lo}\p{Lm}]+|\p{Lu}/gu);
  return words === null ? toSignsPath(label.trim()) : words.join("-").toLowerCase().normalize("NFC");
}

function toSignsPath(signs: string): string {
  const parts = signs.toWellFormed().split(MEANINGFUL).filter(Boolean);
  const toText = (part: string): string =>
    MEANINGFUL.test(part) ? `u${part.charCodeAt(0).toString(16)}` : encodeURIComponent(part);
  return parts.map(toText).join("-");
}

/** Data for reporting the position of a tag. */
export interface GroupContext {
  readonly report: Reporter;
  readonly documents: ReadonlyMap<string, Document>;
}

/** A tag and the entities that have it. */
export interface TagGroup<T> {
  readonly tag: Tag;
  readonly items: readonly T[];
}

/**
 * Entities by tag, in the order of first appearance. A permalink takes its first label. A different word (`C++` and `C`
 * are both `/tags/c`) is the diagnostic `tag-collision`.
 */
export function groupByTag<T extends { readonly tags: readonly Tag[]; readonly source: string }>(
  entities: readonly T[],
  context: GroupContext,
): TagGroup<T>[] {
  const groups = new Map<string, { tag: Tag; items: T[] }>();
  for (const entity of entities) {
    for (const tag of entity.tags) {
      const group = groups.get(tag.permalink);
      if (group === undefined) {
        groups.set(tag.permalink, { tag, items: [entity] });
        continue;
      }
      group.items.push(entity);
      if (fold(group.tag.label) !== fold(tag.label)) reportCollision(group, { tag, source: entity.source }, context);
    }
  }
  return [...groups.values()];
}

/** Common form of the spellings of a word. */
function fold(label: string): string {
  return label
    .normalize("NFD")
    .replace(/\p{Diacritic}|[\s_-]+/gu, "")
    .toLowerCase();
}

function reportCollision(
  first: { readonly tag: Tag; readonly items: readonly { readonly source: string }[] },
  second: { readonly tag: Tag; readonly source: string },
  { report, documents }: GroupContext,
): void {
  const document = documents.get(second.source);
  report.warn({
    code: "tag-collision",
    message:
      `Tags \`${first.tag.label}\` (\`${first.items[0]?.source ?? ""}\`) and \`${second.tag.label}\` ` +
      `(\`${second.source}\`) share the page \`${first.tag.permalink}\`.`,
    hint: hintFor(second.tag),
    file: second.source,
    ...(document && fieldPlace(document, "tags")),
  });
}
