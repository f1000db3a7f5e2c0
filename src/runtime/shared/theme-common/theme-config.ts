import type { ThemeConfig } from "../../../model/theme-config.ts";
import { useApp } from "../contexts.ts";

/** A navbar item for components: those that create items may add functions to the fields of the config. */
export interface NavbarItemConfig {
  readonly type?: string;
  readonly position?: "left" | "right";
  readonly items?: readonly NavbarItemConfig[];
  readonly [field: string]: unknown;
}

/** The `themeConfig` as components read it: every default is filled in by `src/config/`. */
export function useThemeConfig(): ThemeConfig {
  return useApp().site.siteConfig.themeConfig;
}
