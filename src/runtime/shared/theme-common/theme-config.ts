/** The `themeConfig` as components read it: every default is filled in by `src/config/`. */

import type { ThemeConfig } from "../../../model/theme-config.ts";
import { useApp } from "../contexts.ts";

/** One item of the navbar as components take it: those that make items of their own may add functions to the fields of the config. */
export interface NavbarItemConfig {
  readonly type?: string;
  readonly position?: "left" | "right";
  readonly items?: readonly NavbarItemConfig[];
  readonly [field: string]: unknown;
}

/** The theme's part of the configuration. */
export function useThemeConfig(): ThemeConfig {
  return useApp().site.siteConfig.themeConfig;
}
