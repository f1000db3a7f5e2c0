/** The new content of translation files: what translators wrote, and what the source adds. Pure. */

import { ownValue } from "../lookup/own-value.ts";
import type { TranslationEntries, TranslationEntry } from "../model/translation.ts";

export interface MergeRequest {
  /** Content of the file; empty without one. */
  readonly existing: TranslationEntries;
  /** Texts of the source. */
  readonly source: TranslationEntries;
  /** Known translations in the locale's language. */
  readonly known?: Readonly<Record<string, string>>;
  /** Written before texts in the language of the source. */
  readonly prefix: string;
  /** Whether source texts replace translations. */
  readonly override: boolean;
}

/** Keeps keys, their order and their messages; adds what is new at the end. Descriptions are those of the source, where it has some. */
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
  /** Keys with the text of the source. */
  readonly same: readonly string[];
}

/** Compares a file with the texts of the source. A theme's message that has words in the language is not missing. */
export function findGaps({ existing, source, known = {} }: Pick<MergeRequest, "existing" | "source" | "known">): Gaps {
  const has = (entries: object, key: string): boolean => Object.hasOwn(entries, key);
  return {
    missing: Object.keys(source).filter((key) => !has(existing, key) && !has(known, key)),
    unused: Object.keys(existing).filter((key) => !has(source, key)),
    same: Object.keys(existing).filter((key) => existing[key]?.message === ownValue(source, key)?.message),
  };
}
