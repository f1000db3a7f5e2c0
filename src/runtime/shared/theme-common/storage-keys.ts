import type { StoragePersistence } from "./storage.ts";

/** Keys that are in the browser's storage now. */
export function listStorageKeys(persistence: Exclude<StoragePersistence, "none"> = "localStorage"): string[] {
  try {
    return Object.keys(window[persistence]);
  } catch {
    return [];
  }
}
