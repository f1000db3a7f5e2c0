/** The engine interface for pushing. */

import type { SearchRecord } from "./records.ts";

/** A record with a content hash, by which a later push detects changes. */
export interface HashedRecord extends SearchRecord {
  readonly hash: string;
}

/** Facts about a record in the index. */
export interface KnownRecord {
  readonly id: string;
  /** Absent for records of other programs. */
  readonly hash: string | undefined;
  readonly url: string;
  readonly language: string;
}

/** All methods throw a `RequestFailure`. */
export interface PushEngine {
  /** Records of the index; `undefined` if the index does not exist. */
  list(): Promise<KnownRecord[] | undefined>;
  /** Creates the index, with the settings that the site's search needs. */
  create(): Promise<void>;
  /** Adds or replaces records. */
  save(records: readonly HashedRecord[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Resolves when the engine has finished all requests. */
  finish(): Promise<void>;
}

export const LEVEL_NAMES = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Fields that the search filters by. */
export const FACETS = ["type", "language", "docusaurus_tag", "version"] as const;

/** Fields that all engines share. */
export function commonFields({ content, url, anchor, language, tag, version, levels, hash }: HashedRecord) {
  const deepest = LEVEL_NAMES[Math.min(levels.length, LEVEL_NAMES.length) - 1];
  return {
    type: content === "" ? deepest : "content",
    content,
    url,
    url_without_anchor: url.replace(/#.*$/, ""),
    anchor,
    language,
    docusaurus_tag: tag,
    ...(version !== undefined && { version }),
    veloci_hash: hash,
  };
}

/** Levels by name, with a prefix. */
export function levelFields({ levels }: HashedRecord, prefix: string): Record<string, string> {
  const entries = LEVEL_NAMES.map((name, level): [string, string] => [prefix + name, levels[level] ?? ""]);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** Weight of a record among equal matches: those nearer to the page's title come first. */
export function weightOf({ levels, position }: HashedRecord): { readonly level: number; readonly position: number } {
  return { level: 100 - 10 * levels.length, position };
}

/** Parses the fields of an answer that pushing needs. */
export function toKnownRecord(record: Readonly<Record<string, unknown>>, idField: string): KnownRecord {
  const text = (field: string): string => (typeof record[field] === "string" ? record[field] : "");
  return { id: text(idField), hash: text("veloci_hash") || undefined, url: text("url"), language: text("language") };
}
