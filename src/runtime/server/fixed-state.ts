/** State that changes only in browsers, fixed while the server renders. */

import type { ColorMode, ColorModeStore } from "../shared/color-mode.ts";
import type { History, Location } from "../shared/location.ts";

/** The default mode, unchanging. */
export function makeStaticColorMode(mode: ColorMode): ColorModeStore {
  return { mode, set: () => {}, subscribe: () => () => {} };
}

/** A history that never moves. */
export function makeStaticHistory(path: string): History {
  const location: Location = { pathname: path, search: "", hash: "" };
  const stay = (): void => {};
  return { location, push: stay, replace: stay, goBack: stay, goForward: stay, listen: () => stay };
}
