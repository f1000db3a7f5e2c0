/**
 * The sources of the theme's components. An interpreted run reads them from `theme/`. In the executable this module is replaced by
 * one that holds them (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { readThemeSources } from "./read-sources.ts";
import type { ThemeSource } from "./theme-source.ts";

/** All components by name, sorted. */
export function loadThemeSources(): Promise<readonly ThemeSource[]> {
  return Promise.resolve(readThemeSources(join(import.meta.dir, "../..")));
}
