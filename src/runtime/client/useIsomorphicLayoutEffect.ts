/** `@docusaurus/useIsomorphicLayoutEffect`: a layout effect in the browser, nothing to complain about on the server. */

import { type DependencyList, type EffectCallback, useEffect, useLayoutEffect } from "react";

export default function useIsomorphicLayoutEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  const useAnyEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
  useAnyEffect(effect, dependencies);
}
