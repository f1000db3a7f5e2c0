/** Licences of the software that the executable or a built site contains. */

export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** The expression in the package's `package.json` (`MIT`); absent where that names none. */
  readonly license?: string;
  /** Where the source is. */
  readonly url?: string;
  /** Full text, notices included; empty when a package of a site has none. */
  readonly text: string;
}
