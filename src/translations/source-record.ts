/**
 * Which text each translation was made of. The format's files have no place for it, so a file beside them holds the hash of the source
 * of every entry, and of an outdated one that of its translation, too: once that is another one, somebody has seen to it.
 */

import { join } from "node:path";
import { readDataFile } from "../content/data-file.ts";
import { ownValue } from "../lookup/own-value.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { TranslationEntries } from "../model/translation.ts";
import { isRecord } from "../lookup/is-record.ts";

/** Name of the record in a locale's folder. */
export const RECORD_FILE = ".sources.json";

/** Key → hash of the source, with that of the translation behind a space if it is outdated. */
export type FileRecord = Readonly<Record<string, string>>;

/** Records by the path of their file in the locale's folder. */
export type SourceRecord = Readonly<Record<string, FileRecord>>;

/** Reads the record of a locale; empty without one. Diagnostic: `invalid-json`. */
export async function readRecord(siteDir: string, folder: string, report: Reporter): Promise<SourceRecord> {
  const { value } = (await readDataFile(siteDir, join(folder, RECORD_FILE), report)) ?? {};
  const files = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(files.flatMap(([file, hashes]) => (isFileRecord(hashes) ? [[file, hashes] as const] : [])));
}

export interface RecordedFile {
  readonly recorded: FileRecord;
  /** Texts of the source. */
  readonly source: TranslationEntries;
  /** Content of the file. */
  readonly existing: TranslationEntries;
}

/** Keys whose source has changed since they were translated. */
export function findOutdated({ recorded, source, existing }: RecordedFile): string[] {
  return Object.keys(existing).filter((key) => {
    const text = ownValue(source, key)?.message;
    const [sourceHash, translationHash] = ownValue(recorded, key)?.split(" ") ?? [];
    if (text === undefined || sourceHash === undefined || sourceHash === hashOf(text)) return false;
    return translationHash === undefined || translationHash === hashOf(ownValue(existing, key)?.message ?? "");
  });
}

export interface RecordUpdate extends RecordedFile {
  /** Whether translations are replaced by the texts of the source. */
  readonly override: boolean;
}

/** The record after a file was written: new entries, and those that somebody confirmed for the current source. */
export function updateRecord({ recorded, source, existing, override }: RecordUpdate): FileRecord {
  const outdated = new Set(override ? [] : findOutdated({ recorded, source, existing }));
  const entries = Object.entries(source).map(([key, { message }]) => {
    if (!outdated.has(key)) return [key, hashOf(message)] as const;
    const [sourceHash = ""] = ownValue(recorded, key)?.split(" ") ?? [];
    return [key, `${sourceHash} ${hashOf(ownValue(existing, key)?.message ?? "")}`] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Short, and the same wherever it is computed: the record is kept in the repository of the site. */
function hashOf(text: string): string {
  return new Bun.CryptoHasher("sha256").update(text).digest("hex").slice(0, 8);
}

function isFileRecord(value: unknown): value is FileRecord {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === "string");
}
