/** Files of the output folder. */

/** A text that may be larger than the memory. Its pieces can be read once. */
export interface TextInParts {
  readonly parts: Iterable<string>;
}

/** A file in a compressed group of files. */
export interface PackedContent {
  /** The contents of the group, one after the other, compressed with zstd. */
  readonly packed: Uint8Array;
  /** Position of the file in them, and its size in bytes. */
  readonly at: number;
  readonly size: number;
}

/** The content of a file, the absolute path of the file to copy, or its size if it is already in the new output. */
export type Content =
  string | Uint8Array | PackedContent | TextInParts | { readonly copy: string } | { readonly reused: number };

/** A file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly content: Content;
  /** Whether the path contains a hash of the content: its content never changes, so browsers may cache it. */
  readonly hashed?: boolean;
  /** What writes it, for the diagnostic about collisions: `static/robots.txt`, `the sitemap plugin`. */
  readonly source?: string;
}
