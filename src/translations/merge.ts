/** Merges translation files: what translators wrote, and additions from the source. Pure. */

import { ownValue } from "../lookup/own-value.ts";
import type { TranslationEntries, TranslationEntry } from "../model/translation.ts";

export interface MergeRequest {
  /** Content of the file; empty without one. */
  readonly existing: TranslationEntries;
  /** Texts of the source. */
  readonly source: TranslationEntries;
  /** Known translations in the locale's language. */
  readonly known?: Readonly<Record<string, string>>;
  /** Prefix of texts in the source language. */
  readonly prefix: string;
  /** Whether source texts replace translations. */
  readonly override: boolean;
}

/** Keeps keys, their order and their messages; appends new ones. Descriptions come from the source, if it has any. */
export function mergeEntries({ existing, source, known = {}, prefix, override }: MergeRequest): TranslationEntries {
  const merged: Record<string, TranslationEntry> = { ...existing };
  for (const [key, { message, description = ownValue(existing, key)?.description }] of Object.entries(source)) {
    const fresh = ownValue(known, key) ?? prefix + message;
    const kept = override ? undefined : ownValue(existing, key)?.message;
    merged[key] = { message: kept ?? fresh, ...(description && { description }) };
  }
  return merged;
}

/** Missing and superfluous entries of a translation file. */
export interface Gaps {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
  /** Keys whose text equals the source. */
  readonly same: readonly string[];
}

/** Compares a file with the source texts. A theme message that the theme itself translates is not missing. */
export function findGaps({ existing, source, known = {} }: Pick<MergeRequest, "existing" | "source" | "known">): Gaps {
  const has = (entries: object, key: string): boolean => Object.hasOwn(entries, key);
  return {
    missing: Object.keys(source).filter((key) => !has(existing, key) && !has(known, key)),
    unused: Object.keys(existing).filter((key) => !has(source, key)),
    same: Object.keys(existing).filter((key) => existing[key]?.message === ownValue(source, key)?.message),
  };
}
