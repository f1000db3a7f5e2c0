/** Licenses of the software in the executable or in a built site. */

export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** The expression in the package's `package.json` (`MIT`); absent if that names none. */
  readonly license?: string;
  /** URL of the source code. */
  readonly url?: string;
  /** Full text, with notices; empty if a package of a site has none. */
  readonly text: string;
}
