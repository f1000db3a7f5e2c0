/** The reader's choice of light or dark, stored on `<html data-theme>` and in storage. */

import type { ColorMode, ColorModeOptions, ColorModeStorage, ColorModeStore } from "../shared/color-mode.ts";
import { createStorageSlot } from "../shared/theme-common/storage.ts";

/**
 * Makes the store. Starts from what the boot script put on `<html>`; follows other tabs through the storage
 * event and, when the site respects it and nothing is stored, the system's preference. Storage failures are ignored.
 */
export function makeColorModeStore(options: ColorModeOptions, storage: ColorModeStorage): ColorModeStore {
  const stored = createStorageSlot("theme", { persistence: storage.type, namespace: storage.namespace });
  const listeners = new Set<() => void>();
  const root = document.documentElement;
  let mode: ColorMode = root.getAttribute("data-theme") === "dark" ? "dark" : "light";
  const show = (next: ColorMode): void => {
    if (next === mode) return;
    mode = next;
    root.setAttribute("data-theme", next);
    for (const listener of listeners) listener();
  };
  const system = options.respectPrefersColorScheme ? matchMedia("(prefers-color-scheme: dark)") : undefined;
  const followStorage = (): void => {
    const chosen = options.disableSwitch ? null : stored.get();
    if (isMode(chosen)) show(chosen);
    else show(system ? (system.matches ? "dark" : "light") : options.defaultMode);
  };
  system?.addEventListener("change", followStorage);
  // Paper is white, whatever the color mode.
  const onPrint = ({ matches }: MediaQueryListEvent): void => root.setAttribute("data-theme", matches ? "light" : mode);
  matchMedia("print").addEventListener("change", onPrint);
  stored.listen(followStorage);
  return {
    get mode() {
      return mode;
    },
    set(next) {
      // What is removed leaves the choice to the system.
      stored.set(next);
      // Works even if nothing can be stored.
      if (next) show(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isMode(value: unknown): value is ColorMode {
  return value === "light" || value === "dark";
}
