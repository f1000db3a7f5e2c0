/**
 * Licenses of everything Veloci contains: Veloci's own, Bun's, then those of its packages by name. An interpreted run reads them
 * from what is installed. In the executable this module is replaced by one that holds them (`scripts/compile.ts`).
 */

import { join } from "node:path";
import type { PackageLicense } from "../model/license.ts";
import { readAllLicenses } from "./installed-licenses.ts";

export function loadLicenses(): Promise<readonly PackageLicense[]> {
  return Promise.resolve(readAllLicenses(join(import.meta.dir, "../..")));
}
