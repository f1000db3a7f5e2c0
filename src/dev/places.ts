/** What follows some folders. Types only. */

export interface Places {
  /** Follows a folder with all that is below, or without. */
  add(dir: string, isDeep: boolean): void;
  stop(): void;
}
