/** One key of the browser's storage. Failures (private windows, blocked storage) are logged once per call and ignored. */

export type StoragePersistence = "localStorage" | "sessionStorage" | "none";

export interface StorageSlot {
  get(): string | null;
  /** Stores the value, or removes it for `null`, and notifies all listeners, including those in this tab. */
  set(value: string | null): void;
  del(): void;
  /** Calls back on every change, from this tab or another; returns a function that stops it. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

/** A slot that stores nothing. */
export const NOTHING: StorageSlot = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} };

export interface StorageOptions {
  readonly persistence?: StoragePersistence;
  /** Appended to the key after a hyphen, because several sites may share one origin. */
  readonly namespace?: string;
}

/** The slot of a key. On the server, and with persistence `none`, it stores nothing. */
export function createStorageSlot(name: string, options: StorageOptions = {}): StorageSlot {
  const { persistence = "localStorage", namespace = "" } = options;
  const key = namespace === "" ? name : `${name}-${namespace}`;
  if (typeof window === "undefined" || persistence === "none") return NOTHING;
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(window[persistence]);
    } catch (error) {
      console.warn(`The browser's storage could not be used for \`${key}\`.`, error);
      return null;
    }
  };
  const write = (newValue: string | null): void => {
    attempt((storage) => (newValue === null ? storage.removeItem(key) : storage.setItem(key, newValue)));
    // The browser notifies only other tabs.
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  };
  return {
    get: () => attempt((storage) => storage.getItem(key)),
    set: write,
    del: () => write(null),
    listen(onChange) {
      const listener = (event: StorageEvent): void => {
        // Null if another tab has cleared the storage.
        if (event.key === key || event.key === null) onChange(event);
      };
      window.addEventListener("storage", listener);
      return () => window.removeEventListener("storage", listener);
    },
  };
}
