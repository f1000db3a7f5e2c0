/** Light or dark. The choice lives on `<html data-theme>` and in storage; every component and browser tab sees the same. */

export type ColorMode = "light" | "dark";

export interface ColorModeOptions {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

export interface ColorModeStorage {
  readonly type: "localStorage" | "sessionStorage";
  /** Appended to the key after a hyphen, if any: several sites may share one origin. */
  readonly namespace: string;
}

export interface ColorModeStore {
  readonly mode: ColorMode;
  set(mode: ColorMode): void;
  subscribe(listener: () => void): () => void;
}

/** The store while rendering on the server: the default mode, never changing. */
export function makeStaticColorMode(mode: ColorMode): ColorModeStore {
  return { mode, set: () => {}, subscribe: () => () => {} };
}

/**
 * The store in the browser. Starts from what the boot script put on `<html>`; follows other tabs through the storage
 * event and, when the site respects it and nothing is stored, the system's preference. Storage failures are ignored.
 */
export function makeColorModeStore(options: ColorModeOptions, storage: ColorModeStorage): ColorModeStore {
  const key = storage.namespace === "" ? "theme" : `theme-${storage.namespace}`;
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
    const stored = options.disableSwitch ? null : readStorage(storage.type, key);
    const unasked = system ? (system.matches ? "dark" : "light") : options.defaultMode;
    show(isMode(stored) ? stored : unasked);
  };
  system?.addEventListener("change", followStorage);
  // The key is null when another tab has emptied the store.
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) followStorage();
  });
  return {
    get mode() {
      return mode;
    },
    set(next) {
      writeStorage(storage.type, key, next);
      show(next);
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

function readStorage(type: ColorModeStorage["type"], key: string): string | null {
  try {
    return window[type].getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(type: ColorModeStorage["type"], key: string, mode: ColorMode): void {
  try {
    window[type].setItem(key, mode);
  } catch (error) {
    console.warn("The colour mode could not be stored.", error);
  }
}
