/**
 * Loads the licenses of everything Veloci contains: its own, Bun's, then those of its packages by name. In the executable, a
 * module with the collected texts replaces this one (`scripts/compile.ts`).
 */

import { join } from "node:path";
import type { PackageLicense } from "../model/license.ts";
import { readAllLicenses } from "./installed-licenses.ts";

export function loadLicenses(): Promise<readonly PackageLicense[]> {
  return Promise.resolve(readAllLicenses(join(import.meta.dir, "../..")));
}
