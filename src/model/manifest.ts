/** Describes a built site in a file at its root: who wrote it, and how a web server should answer. */

/** Content of `veloci-manifest.json`. The same site gives the same manifest: no times, no paths of the machine. */
export interface Manifest {
  readonly generator: "Veloci";
  /** Grows when a reader of the previous format would misunderstand the file. */
  readonly format: 1;
  /** Version of Veloci that built the site. */
  readonly version: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** Absent when the config leaves it open. */
  readonly trailingSlash?: boolean;
  /** Folders with other locales of the site, each with a manifest of its own. Absent when there are none. */
  readonly locales?: readonly string[];
  /**
   * Routes that also answer for every path below them that has no file, with the file to answer with: a path with `baseUrl` →
   * a path relative to the root. The first that fits wins. Absent when there are none.
   */
  readonly nonExact?: Readonly<Record<string, string>>;
  /** Files whose names carry a hash of their content, sorted: browsers may keep them for ever. Absent when there are none. */
  readonly immutable?: readonly string[];
  /** Value of the header to send with every page. Absent when the site has no policy. */
  readonly contentSecurityPolicy?: string;
}

/**
 * What a folder's manifest turned out to be. `foreign`: a file of that name that another program wrote. `broken`: not JSON,
 * or not all of it is there. `newer`: a later version of Veloci wrote it, in a format that this one does not know.
 */
export type ManifestReading =
  | { readonly state: "absent" | "foreign" | "broken" | "newer" }
  | { readonly state: "fine"; readonly manifest: Manifest };
