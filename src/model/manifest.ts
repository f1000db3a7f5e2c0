/** What a built site says about itself, in a file at its root: who wrote it, and how a web server has to answer for it. */

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
}

/**
 * What a folder's manifest turned out to be. `foreign`: a file of that name that another program wrote. `broken`: not JSON,
 * or not all of it is there. `newer`: a later version of Veloci wrote it, in a format that this one does not know.
 */
export type ManifestReading =
  | { readonly state: "absent" | "foreign" | "broken" | "newer" }
  | { readonly state: "fine"; readonly manifest: Manifest };
