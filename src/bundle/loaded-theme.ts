/** The built theme with its server module running. */

import type { ThemeServer } from "../model/theme.ts";
import type { ThemeBuild } from "./theme-build.ts";

/** What the theme's server bundle exports. */
export interface ThemeModuleExports {
  readonly makeThemeServer: (modules: Readonly<Record<string, object>>) => ThemeServer;
  /** Modules shared with site code, by specifier. */
  readonly modules: Readonly<Record<string, object>>;
}

export interface LoadedTheme extends ThemeModuleExports {
  readonly build: ThemeBuild;
}

/** Names of all modules that the theme brings. */
export function listThemeModules({ modules, build }: Pick<LoadedTheme, "modules" | "build">): ReadonlySet<string> {
  return new Set([modules, build.inner.hosts, build.brought.packages].flatMap((one) => Object.keys(one)));
}
