/** `bun scripts/write-compatibility.ts`: writes the compatibility page of the manual from the support table. */

import { join } from "node:path";
import { COMPATIBILITY_PAGE, renderCompatibilityPage } from "./compatibility-page.ts";

await Bun.write(join(import.meta.dir, "..", COMPATIBILITY_PAGE), renderCompatibilityPage());
