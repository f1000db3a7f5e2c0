/** The licenses of a site's scripts and styles: one file beside them. */

import { formatLicenses } from "../../licenses/format-licenses.ts";
import type { OutputFile } from "../../model/build.ts";
import type { PackageLicense } from "../../model/license.ts";
import type { ThemeLicenses } from "../theme/theme-build.ts";

const NAME = "LICENSES.txt";

/** Comments in scripts and style sheets that point to the file. */
export const SCRIPT_NOTE = `// Licenses: ${NAME}\n`;
export const WORKER_NOTE = `// Licenses: assets/js/${NAME}\n`;
export const STYLES_NOTE = `\n/* Licenses: ../js/${NAME} */\n`;

const HEADING = "This site's scripts and styles contain the software below, each part under its own license.\n\n";

export interface LicenseFileRequest {
  readonly theme: ThemeLicenses;
  readonly hasFormulas: boolean;
  readonly hasDiagrams: boolean;
  /** Of the packages that the site's code imports. */
  readonly site: readonly PackageLicense[];
}

/** Makes the file. The same packages give the same text. */
export function makeLicenseFile({ theme, hasFormulas, hasDiagrams, site }: LicenseFileRequest): OutputFile {
  const all = [...theme.theme, ...(hasFormulas ? theme.formulas : []), ...(hasDiagrams ? theme.diagrams : []), ...site];
  const unique = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return { path: `assets/js/${NAME}`, content: HEADING + formatLicenses([...unique.values()]), source: "the licenses" };
}
