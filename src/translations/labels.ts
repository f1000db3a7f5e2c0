/**
 * Translates the texts of settings and sidebars. Returns a function that translates a text, and records the requested
 * ones, which `write-translations` writes.
 */

import { join } from "node:path";
import { ownValue } from "../lookup/own-value.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import type { SourceTexts, TranslationEntries, TranslationEntry } from "../model/translation.ts";
import { localeFolder } from "./locale-folder.ts";
import { readTranslationFile } from "./translation-file.ts";

export class Labels {
  readonly file: string;
  readonly #translated: TranslationEntries;
  readonly #requested = new Map<string, TranslationEntry>();

  constructor(file: string, translated: TranslationEntries = {}) {
    this.file = file;
    this.#translated = translated;
  }

  /** The translation of a text by its key; the text itself without one. */
  say(key: string, text: string, description: string): string {
    if (!this.#requested.has(key)) this.#requested.set(key, { message: text, description });
    return ownValue(this.#translated, key)?.message ?? text;
  }

  /** All requested texts, in the source language. */
  get source(): SourceTexts {
    return { file: this.file, entries: Object.fromEntries(this.#requested) };
  }
}

/** Opens a file by its path in the locale's folder, which need not exist. Diagnostics: those of `readTranslationFile`. */
export async function openLabels(
  file: string,
  { site, report }: { readonly site: Site; readonly report: Reporter },
): Promise<Labels> {
  const folder = localeFolder(site);
  const read = folder === undefined ? undefined : await readTranslationFile(site.dir, join(folder, file), report);
  return new Labels(file, read?.entries);
}
