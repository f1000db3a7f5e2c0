/** Reads one translation file. Returns its entries, and diagnostics with line and column for invalid ones. */

import { locateKey, readDataFile } from "../content/data-file.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { TranslationEntries, TranslationEntry } from "../model/translation.ts";
import { isRecord } from "../lookup/is-record.ts";

export interface TranslationFile {
  /** Site-relative path. */
  readonly path: string;
  readonly text: string;
  readonly entries: TranslationEntries;
}

/** Returns the file's entries; `undefined` without the file. Diagnostics: `invalid-json` and `invalid-translation`. */
export async function readTranslationFile(
  siteDir: string,
  absolutePath: string,
  report: Reporter,
): Promise<TranslationFile | undefined> {
  const file = await readDataFile(siteDir, absolutePath, report);
  if (!file) return undefined;
  const { path, text, value } = file;
  const fail = (message: string, key?: string): void =>
    report.error({
      code: "invalid-translation",
      message,
      hint: 'An entry is `"key": { "message": "text" }`.',
      file: path,
      ...(key !== undefined && { ...locateKey(text, [key]), length: key.length }),
    });
  if (!isRecord(value)) {
    fail(`\`${path}\` does not contain an object of messages.`);
    return undefined;
  }
  const entries: [string, TranslationEntry][] = [];
  for (const [key, entry] of Object.entries(value)) {
    const read = toEntry(entry);
    if (read) entries.push([key, read]);
    else fail(`The entry \`${key}\` has no text as its \`message\`.`, key);
  }
  return { path, text, entries: Object.fromEntries(entries) };
}

/** Some translation services write plain texts. */
function toEntry(entry: unknown): TranslationEntry | undefined {
  if (typeof entry === "string") return { message: entry };
  if (!isRecord(entry) || typeof entry["message"] !== "string") return undefined;
  const { message, description } = entry;
  return { message, ...(typeof description === "string" && { description }) };
}
