/** What the catalog says about one kind of diagnostic, wherever it occurs. */
export interface Kind {
  /** Why it is reported. One or two sentences, in Markdown. */
  readonly cause: string;
  /** How to fix it. */
  readonly help: string;
}
