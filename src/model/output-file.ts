/** Files of the output folder. */

/** A text that may be larger than the memory. Its pieces can be read once. */
export interface TextInParts {
  readonly parts: Iterable<string>;
}

/** A file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  /** Its content, the absolute path of the file to copy, or its size if it is already in the new output. */
  readonly content: string | Uint8Array | { readonly copy: string } | { readonly reused: number } | TextInParts;
  /** Whether the path contains a hash of the content: its content never changes, so browsers may cache it. */
  readonly hashed?: boolean;
  /** What writes it, for the diagnostic about collisions: `static/robots.txt`, `the sitemap plugin`. */
  readonly source?: string;
}
