/** The built theme with its running server module. */

import type { ThemeServer } from "../../model/theme.ts";
import type { ThemeBuild } from "./theme-build.ts";

/** The exports of the theme's server bundle. */
export interface ThemeModuleExports {
  readonly makeThemeServer: (modules: Readonly<Record<string, object>>, runTasks: () => void) => ThemeServer;
  /** Modules shared with site code, by specifier. */
  readonly modules: Readonly<Record<string, object>>;
}

export interface LoadedTheme extends ThemeModuleExports {
  readonly build: ThemeBuild;
}
