/** What a run knows about the site's own code while it runs: config, plugins, functions and components. Types only. */

/** Code that was started and has not finished. */
export interface RunningCode {
  /** As messages name it: "`loadContent` of the plugin `x`". */
  readonly name: string;
  /** Milliseconds so far. */
  readonly ms: number;
}

/**
 * The state of the site's code. `idle`: none runs, or a watched thread runs it. `busy`: it may be running now, perhaps in an
 * endless loop that no signal handler interrupts. `waiting`: it is asynchronous, and the process is free meanwhile.
 */
export type SiteCodeState = "idle" | "busy" | "waiting";

/** Facts for a watcher outside a blocked thread. */
export interface SiteCodeNote {
  /** Code that may be keeping the thread busy: the call in progress, or else the first few of those that have started and not ended. */
  readonly names: readonly string[];
  /** Temporary folder of the run, absolute. */
  readonly folder?: string;
}

/** Runs the site's own code under a name, so that a run that hangs, is interrupted or is cut short can name it. */
export interface SiteCode {
  /**
   * Runs code of the site. Rejects with what the code throws, with `ExitError` if it tried to end the process, and with
   * `NeverSettlesError` if it waits for something that can never happen.
   */
  run<T>(name: string, work: () => T | Promise<T>): Promise<T>;
  /** The same for synchronous code. Throws what the code throws. */
  runNow<T>(name: string, work: () => T): T;
  /** The oldest first. */
  readonly running: readonly RunningCode[];
  /** Replaces `process.exit` while code of the site may run: throws `ExitError`. `code` is the exit code that it names. */
  exit(call: string, code?: unknown): never;
  /**
   * Fulfilled when nothing is left to do, so that work that nobody waits for ends, too; or after `limitMs`, because a server or
   * a timer of the site may go on forever.
   */
  drained(limitMs?: number): Promise<void>;
  /**
   * Call it when nothing is left to do. Fulfills `drained`; otherwise it rejects everything that runs, because nothing could
   * end it. Returns false when nothing runs.
   */
  giveUp(): boolean;
  /** Registers the reporter of uncaught errors; it returns false for an error that is not the site's. */
  onStray(report: (error: unknown, running: readonly RunningCode[]) => boolean): void;
  /** Reports an uncaught error of a timer or a dropped promise. Returns false if no reporter accepts it. */
  stray(error: unknown): boolean;
  /** Calls back whenever code has been running for another interval. */
  onSlow(listener: (running: RunningCode) => void): void;
  /**
   * Names the temporary folder of the run, which must be deleted when the process is ended from outside. Returns a
   * function that undoes this.
   */
  holdFolder(dir: string): () => void;
  /** Calls back with the note now, and each time it changes. */
  onNote(listener: (note: SiteCodeNote) => void): void;
  /**
   * Takes the promise of another thread to end the process after a signal when code blocks this one, and to delete the folder.
   * If it fulfills with true, the state is never `busy` again.
   */
  watched(begun: Promise<boolean>): void;
  /** Fulfilled once that thread has begun, or if there is none. */
  readonly begun: Promise<unknown>;
  /** Calls back with the current state, and each time it changes. Returns a function that stops that. */
  onState(listener: (state: SiteCodeState) => void): () => void;
}
