/** Scrolls after a navigation: to the hash's element, to the top, or to the reader's earlier position. */

import { decodeUrl } from "../../url/paths.ts";
import type { Location } from "../shared/location.ts";

/** The reader's scroll position on each entry of the history, even before the document was reloaded. */
export interface ScrollMemory {
  /** Reports that the current history entry is on screen. `scroll` receives the reader's earlier position on it, if any. */
  arrive(scroll: (position: number | undefined) => void): void;
}

const STORAGE_KEY = "veloci.scroll";

/**
 * Makes the memory. The browser's own scroll restoration does not wait for pages that have yet to be fetched, so it is
 * off while the document is shown. It is turned on when the document is left, because a reloaded page arrives complete.
 */
export function makeScrollMemory(): ScrollMemory {
  const positions = readPositions();
  let entry = presentEntry();
  const takeOver = (): void => void (window.history.scrollRestoration = "manual");
  takeOver();
  const note = (): void => void positions.set(entry, window.scrollY);
  window.addEventListener("scroll", note, { passive: true });
  // The browser reports scrolling with a delay. After one of its own jumps, the window has moved already.
  window.addEventListener("popstate", ({ state }) => nameOf(state) !== undefined && note());
  window.addEventListener("pageshow", takeOver);
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
    writePositions(positions);
  });
  return {
    arrive(scroll) {
      entry = presentEntry();
      scroll(positions.get(entry));
      note();
    },
  };
}

/** Name of the current history entry, stored in its state. */
function presentEntry(): string {
  const state = window.history.state as object | null;
  const known = nameOf(state);
  if (known !== undefined) return known;
  const entry = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, entry }, "");
  return entry;
}

function nameOf(state: unknown): string | undefined {
  return (state as { readonly entry?: string } | null)?.entry;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // If storage is blocked, pages start at the top after a reload.
  }
}

/** Scrolls to an earlier position of the reader. */
export function scrollBack(top: number): void {
  window.scrollTo({ top, left: 0, behavior: "instant" });
}

/** Scrolls to the hash target; without a hash, to the top if the page changed. */
export function scrollToTarget({ hash }: Location, pageChanged: boolean): void {
  const target = hash && findTarget(hash.slice(1));
  if (target) {
    target.scrollIntoView();
    if (pageChanged) startKeyboardAt(target);
  } else if (pageChanged) scrollBack(0);
}

function findTarget(name: string): HTMLElement | null {
  return document.getElementById(name) ?? document.getElementById(decodeUrl(name));
}

/** Moves the starting point of Tab to an element, as the browser's own jumps do. */
export function startKeyboardAt(target: HTMLElement): void {
  const isFocusable = target.tabIndex >= 0;
  if (!isFocusable) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  if (!isFocusable) target.removeAttribute("tabindex");
}
