/** Describes a built site in a file at its root: who wrote it, and how a web server should answer. */

/** Content of `veloci-manifest.json`. The same site gives the same manifest: it contains no times and no paths of the machine. */
export interface Manifest {
  readonly generator: "Veloci";
  /** Increased when a reader of the previous format would misunderstand the file. */
  readonly format: 1;
  /** Version of Veloci that built the site. */
  readonly version: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** Absent when the config leaves it unset. */
  readonly trailingSlash?: boolean;
  /** Folders with other locales of the site, each with its own manifest. Absent when there are none. */
  readonly locales?: readonly string[];
  /**
   * Routes that also serve every path below them without a file of its own, with the file to serve: a path with
   * `baseUrl` → a path relative to the root. The first match wins. Absent when there are none.
   */
  readonly nonExact?: Readonly<Record<string, string>>;
  /** Files whose names contain a content hash, sorted: browsers may cache them forever. Absent when there are none. */
  readonly immutable?: readonly string[];
  /** Value of the header to send with every page. Absent when the site has no policy. */
  readonly contentSecurityPolicy?: string;
}

/**
 * State of a folder's manifest. `foreign`: another program wrote a file of that name. `broken`: not JSON, or
 * incomplete. `newer`: a later version of Veloci wrote it in a format that this one does not know.
 */
export type ManifestReading =
  | { readonly state: "absent" | "foreign" | "broken" | "newer" }
  | { readonly state: "fine"; readonly manifest: Manifest };
