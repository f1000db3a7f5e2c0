/** Small tools around React that the format offers to site code. */

import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef } from "react";

/** A stable function that always runs the latest code. */
export function useEvent<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** The value of the previous render. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T>(undefined);
  useLayoutEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** One component from several providers, outermost first. */
export function composeProviders(
  providers: readonly ComponentType<{ children?: ReactNode }>[],
): ComponentType<{ children?: ReactNode }> {
  return function Providers({ children }) {
    return providers.reduceRight<ReactNode>((inside, Provider) => <Provider>{inside}</Provider>, children);
  };
}
