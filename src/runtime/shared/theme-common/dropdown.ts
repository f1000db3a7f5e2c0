/** The behavior of a menu button: opens and closes a list of links by mouse, touch and keyboard. */

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

export interface Dropdown {
  readonly shown: boolean;
  readonly setShown: (shown: boolean) => void;
  /** Ref for the element around button and list. The button is its first `[aria-expanded]`. */
  readonly frame: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Maps a key to the index of the link to focus, in a list of `count` links, from index `at` (-1: the button). */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** State and handlers of a dropdown. A press, touch or focus outside closes it; Escape also focuses the button. */
export function useDropdown(): Dropdown {
  const [shown, setShown] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  /** Index to focus once the list is open, because a closed list cannot be focused. */
  const target = useRef<number>(undefined);
  useEffect(() => {
    if (!shown) return undefined;
    linksOf(ref.current)[target.current ?? -1]?.focus();
    target.current = undefined;
    return onLeaving(ref, () => setShown(false));
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const links = linksOf(ref.current);
    if (event.key === "Escape" && shown) {
      setShown(false);
      ref.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    }
    const at = links.findIndex((link) => link === document.activeElement);
    const move = MOVES[event.key];
    const isOnButton = at < 0 && !event.key.startsWith("Arrow");
    if (!move || isOnButton || links.length === 0) return;
    event.preventDefault();
    const next = move(at, links.length);
    if (shown) links[next]?.focus();
    else {
      target.current = next;
      setShown(true);
    }
  };
  // Touch fires these events too, but its tap ends in a click.
  const onPointer = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setShown(isOver);
  };
  return {
    shown,
    setShown,
    frame: { ref, onKeyDown, onPointerEnter: onPointer(true), onPointerLeave: onPointer(false) },
  };
}

function linksOf(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>("ul a[href]") ?? [])];
}

/** Calls `leave` on a press, touch or focus outside; returns a function that stops it. */
function onLeaving(ref: RefObject<HTMLElement | null>, leave: () => void): () => void {
  const onEvent = ({ target }: Event): void => {
    if (target instanceof Node && !ref.current?.contains(target)) leave();
  };
  const types = ["mousedown", "touchstart", "focusin"];
  for (const type of types) document.addEventListener(type, onEvent);
  return () => {
    for (const type of types) document.removeEventListener(type, onEvent);
  };
}
