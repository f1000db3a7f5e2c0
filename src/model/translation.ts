/** Texts that translators see: keys, messages and descriptions, as files of `i18n/` have them. */

export interface TranslationEntry {
  readonly message: string;
  readonly description?: string;
}

/** Entries of a file by key. */
export type TranslationEntries = Readonly<Record<string, TranslationEntry>>;

/** The translatable texts of one file, in the language of the source. */
export interface SourceTexts {
  /** Path inside the locale's folder: `docusaurus-theme-classic/navbar.json`. */
  readonly file: string;
  readonly entries: TranslationEntries;
}
