/** `@docusaurus/useIsBrowser`: false on the server and during hydration, then true. */

import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};

export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
