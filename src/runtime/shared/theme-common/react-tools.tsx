/** Small tools around React that the format offers to site code. */

import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef } from "react";

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

/** One component of several providers, the first outermost. */
export function composeProviders(
  providers: readonly ComponentType<{ children?: ReactNode }>[],
): ComponentType<{ children?: ReactNode }> {
  return function Providers({ children }) {
    return providers.reduceRight<ReactNode>((inside, Provider) => <Provider>{inside}</Provider>, children);
  };
}
