/** Whether the window is as wide as a desktop's. Style sheets use the same limit: 996 pixels. */

import { useSyncExternalStore } from "react";

export type WindowSize = "desktop" | "mobile" | "ssr";

const DESKTOP = "(min-width: 997px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** `ssr` on the server and while hydrating. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.matchMedia(DESKTOP).matches ? "desktop" : "mobile"),
    () => "ssr",
  );
}
