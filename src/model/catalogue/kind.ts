/** What the catalogue says of one kind of diagnostic, whatever file it is found in. */
export interface Kind {
  /** Why it is reported. One or two sentences, in Markdown. */
  readonly cause: string;
  /** What to do about it. */
  readonly help: string;
}
