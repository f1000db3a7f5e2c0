/**
 * Loads the sources of the theme's components from `theme/`. In the executable, a module with their contents replaces this one
 * (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { readThemeSources } from "./read-sources.ts";
import type { ThemeSource } from "./theme-source.ts";

/** All components by name, sorted. */
export function loadThemeSources(): Promise<readonly ThemeSource[]> {
  return Promise.resolve(readThemeSources(join(import.meta.dir, "../..")));
}
