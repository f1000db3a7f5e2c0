/** Small tools around React that the format offers to site code. */

import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";

/** A function that stays the same while what it does is always the latest. */
export function useEvent<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** The value of the render before. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useLayoutEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** The same object as long as its members are the same, for callers that write it anew in every render. */
export function useShallowMemoObject<T extends object>(object: T): T {
  const [kept, setKept] = useState(object);
  const isSame = Object.entries(object).every(([key, value]) => Object.is(Reflect.get(kept, key), value));
  if (isSame && Object.keys(object).length === Object.keys(kept).length) return kept;
  setKept(object);
  return object;
}

/** Thrown by hooks that are called outside of their provider. */
export class ReactContextError extends Error {
  constructor(providerName: string, additionalInfo?: string) {
    super(`A hook is used outside of <${providerName}>.${additionalInfo ? ` ${additionalInfo}` : ""}`);
    this.name = "ReactContextError";
  }
}

/** One component of several providers, the first outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children?: ReactNode }>[],
): ComponentType<{ children?: ReactNode }> {
  return function Providers({ children }) {
    return providers.reduceRight<ReactNode>((inside, Provider) => <Provider>{inside}</Provider>, children);
  };
}

/** Whether the reader asked the system for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
