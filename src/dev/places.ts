/** Watches folders. Types only. */

export interface Places {
  /** Watches a folder, with or without subfolders. */
  add(dir: string, isDeep: boolean): void;
  stop(): void;
}
