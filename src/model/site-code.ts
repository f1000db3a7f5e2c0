/** What a run knows of the site's own code while that runs: its config, plugins, functions and components. Types only. */

/** Code that was started and has not finished. */
export interface RunningCode {
  /** As messages name it: "`loadContent` of the plugin `x`". */
  readonly name: string;
  /** Milliseconds so far. */
  readonly ms: number;
}

/**
 * What a run does with code of the site. `idle`: none runs. `busy`: it may be running at this moment, in a loop without an end.
 * `waiting`: something of it is asynchronous, and the process is free meanwhile.
 */
export type SiteCodeState = "idle" | "busy" | "waiting";

/** What someone outside of a blocked thread must know. */
export interface SiteCodeNote {
  /** Code that may be keeping the thread busy: the call under way, else those that have begun and not ended, the first few of them. */
  readonly names: readonly string[];
  /** Temporary folder of the run, absolute. */
  readonly folder?: string;
}

/** Runs the site's own code under a name, so that a run that hangs, is interrupted or is cut short can say by what. */
export interface SiteCode {
  /**
   * Runs code of the site. Rejects with what the code throws, with `ExitError` when it tried to end the process, and with
   * `NeverSettlesError` when it waits for something that can never happen.
   */
  run<T>(name: string, work: () => T | Promise<T>): Promise<T>;
  /** The same for code that answers at once. Throws what the code throws. */
  runNow<T>(name: string, work: () => T): T;
  /** The oldest first. */
  readonly running: readonly RunningCode[];
  /** Takes the place of `process.exit` while code of the site may run: throws `ExitError`. */
  exit(call: string): never;
  /** Rejects whatever runs, for nothing is left that could end it. Returns false when nothing runs. */
  giveUp(): boolean;
  /** Registers who reports errors that nobody waits for; it returns false for one that is not the site's. */
  onStray(report: (error: unknown, running: readonly RunningCode[]) => boolean): void;
  /** Reports an error that nobody waits for: of a timer, or of a promise that was dropped. False when no one takes it. */
  stray(error: unknown): boolean;
  /** Calls back each time that code has been running for another while. */
  onSlow(listener: (running: RunningCode) => void): void;
  /** Names the temporary folder of the run, which whoever ends the process must delete. Returns how to take that back. */
  holdFolder(dir: string): () => void;
  /** Calls back with the note now, and each time it changes. */
  onNote(listener: (note: SiteCodeNote) => void): void;
  /** Calls back with the state now, and each time it changes. Returns how to stop that. */
  onState(listener: (state: SiteCodeState) => void): () => void;
}
