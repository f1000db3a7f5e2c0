/** Scrolls after a navigation: to the hash's element, to the top, or to the reader's earlier position. */

import { decodeUrl } from "../../url/paths.ts";
import type { Location } from "../shared/location.ts";

/** Where the reader had been on each entry of the history, also before the document was loaded again. */
export interface ScrollMemory {
  /** Says that the history's present entry is on screen now. `scroll` is given where the reader had been on it, if ever. */
  arrive(scroll: (position: number | undefined) => void): void;
}

const STORAGE_KEY = "veloci.scroll";

/**
 * Makes the memory. The browser's own one does not wait for pages that have yet to be fetched, so it is switched off while
 * the document is shown; leaving the document switches it on, since a page that is loaded again comes whole.
 */
export function makeScrollMemory(): ScrollMemory {
  const positions = readPositions();
  let entry = presentEntry();
  const takeOver = (): void => void (window.history.scrollRestoration = "manual");
  takeOver();
  const note = (): void => void positions.set(entry, window.scrollY);
  window.addEventListener("scroll", note, { passive: true });
  // The browser reports scrolling a moment later. After a jump of its own the window has moved already.
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

/** Name of the history's present entry, which is kept in its state. */
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
    // Storage may be blocked: then pages begin at the top after the document was loaded again.
  }
}

/** Scrolls to a place the reader had been at. */
export function scrollBack(top: number): void {
  window.scrollTo({ top, left: 0, behavior: "instant" });
}

/** Scrolls to the hash target; without a hash to the top if the page changed. */
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

/** The next Tab goes on from an element, as it does after a jump of the browser's own. */
export function startKeyboardAt(target: HTMLElement): void {
  const isFocusable = target.tabIndex >= 0;
  if (!isFocusable) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  if (!isFocusable) target.removeAttribute("tabindex");
}
