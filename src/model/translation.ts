/** Texts for translators: keys, messages and descriptions, as in the files of `i18n/`. */

export interface TranslationEntry {
  readonly message: string;
  readonly description?: string;
}

/** Entries of a file by key. */
export type TranslationEntries = Readonly<Record<string, TranslationEntry>>;

/** The translatable texts of one file, in the source language. */
export interface SourceTexts {
  /** Path inside the locale's folder: `docusaurus-theme-classic/navbar.json`. */
  readonly file: string;
  readonly entries: TranslationEntries;
}
