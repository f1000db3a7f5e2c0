/** What ends up in the output folder. */

/** A file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  /** What it holds, or the absolute path of the file it is a copy of, or how large it is when it is in the new output already. */
  readonly content: string | Uint8Array | { readonly copy: string } | { readonly kept: number };
  /** Whether the path carries a hash of the content, so that it never holds anything else and browsers may keep it. */
  readonly hashed?: boolean;
  /** Who writes it, for the diagnostic when two do: `static/robots.txt`, `the sitemap plugin`. */
  readonly source?: string;
}
