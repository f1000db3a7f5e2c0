/** The browser's storage for components. */

import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useApp } from "../contexts.ts";
import { createStorageSlot, NOTHING, type StorageSlot } from "./storage.ts";

/** Makes slots in the storage that the site configures. */
export function useSiteStorage(): (key: string) => StorageSlot {
  const { type: persistence, namespace } = useApp().site.siteConfig.storage;
  return useCallback((key) => createStorageSlot(key, { persistence, namespace }), [persistence, namespace]);
}

/** A slot and its value as state; with the key `null`, on the server and in the first render there is no value. */
export function useStorageSlot(key: string | null): readonly [string | null, StorageSlot] {
  const slotOf = useSiteStorage();
  const slot = useMemo(() => (key === null ? NOTHING : slotOf(key)), [key, slotOf]);
  const value = useSyncExternalStore(
    slot.listen,
    () => slot.get(),
    () => null,
  );
  return [value, slot];
}
