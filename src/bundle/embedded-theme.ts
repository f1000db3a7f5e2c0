/** The theme inside the executable. Nothing when interpreted: `scripts/compile.ts` puts the built theme in this file's place. */

import type { ThemeBuild } from "./theme-build.ts";

/** Built when the executable was compiled. */
export const embeddedTheme: ThemeBuild | undefined = undefined;
