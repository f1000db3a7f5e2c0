/** What pushing needs of an engine, whichever it is. */

import type { SearchRecord } from "./records.ts";

/** A record with the hash of its content: by that a later push sees whether it has changed. */
export interface HashedRecord extends SearchRecord {
  readonly hash: string;
}

/** What an index says of one of its records. */
export interface KnownRecord {
  readonly id: string;
  /** Absent for records that others wrote. */
  readonly hash: string | undefined;
  readonly url: string;
  readonly language: string;
}

/** All methods throw a `RequestFailure`. */
export interface PushEngine {
  /** Records of the index; `undefined` when there is no such index. */
  list(): Promise<KnownRecord[] | undefined>;
  /** Makes the index, with settings that the search of the site needs. */
  create(): Promise<void>;
  /** Adds or replaces records. */
  save(records: readonly HashedRecord[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Resolves when the engine has done everything. */
  finish(): Promise<void>;
}

export const LEVEL_NAMES = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** By what the search limits its queries. */
export const FACETS = ["type", "language", "docusaurus_tag", "version"] as const;

/** Fields that all engines have alike. */
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

/** How much a record weighs beside others that match as well: those nearer to the page's title come first. */
export function weightOf({ levels, position }: HashedRecord): { readonly level: number; readonly position: number } {
  return { level: 100 - 10 * levels.length, position };
}

/** Returns the fields of an answer that pushing reads. */
export function toKnownRecord(record: Readonly<Record<string, unknown>>, idField: string): KnownRecord {
  const text = (field: string): string => (typeof record[field] === "string" ? record[field] : "");
  return { id: text(idField), hash: text("veloci_hash") || undefined, url: text("url"), language: text("language") };
}
