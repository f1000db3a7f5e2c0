/** Light or dark, shared by all components and browser tabs. */

export type ColorMode = "light" | "dark";

export interface ColorModeOptions {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

export interface ColorModeStorage {
  readonly type: "localStorage" | "sessionStorage";
  /** Appended to the key after a hyphen, if any, because several sites may share one origin. */
  readonly namespace: string;
}

export interface ColorModeStore {
  readonly mode: ColorMode;
  /** `null` takes the choice back. */
  set(mode: ColorMode | null): void;
  subscribe(listener: () => void): () => void;
}
