/** The color mode for components. During hydration it is the default mode, as on the server. */

import { useSyncExternalStore } from "react";
import type { ColorMode } from "../color-mode.ts";
import { useApp } from "../contexts.ts";
import { useThemeConfig } from "./theme-config.ts";

export interface ColorModeContext {
  readonly colorMode: ColorMode;
  readonly colorModeChoice: ColorMode;
  readonly setColorMode: (mode: ColorMode | null) => void;
  readonly isDarkTheme: boolean;
  readonly setLightTheme: () => void;
  readonly setDarkTheme: () => void;
}

export function useColorMode(): ColorModeContext {
  const { colorMode: store } = useApp();
  const { defaultMode } = useThemeConfig().colorMode;
  const colorMode = useSyncExternalStore(
    store.subscribe,
    () => store.mode,
    () => defaultMode,
  );
  return {
    colorMode,
    colorModeChoice: colorMode,
    setColorMode: store.set,
    isDarkTheme: colorMode === "dark",
    setLightTheme: () => store.set("light"),
    setDarkTheme: () => store.set("dark"),
  };
}
