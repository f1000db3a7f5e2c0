/** Monitors the site's own code. */

import type { RunningCode, SiteCode, SiteCodeNote, SiteCodeState } from "../model/site-code.ts";

/** The site's code called `process.exit` or a similar function. */
export class ExitError extends Error {
  override readonly name = "ExitError";
  /** The call, as an author writes it: `process.exit()`. */
  readonly call: string;
  /** The exit code that the call passed. */
  readonly code: number;

  constructor(call: string, code: unknown) {
    super(`${call} was called`);
    this.call = call;
    this.code = Number(code ?? process.exitCode ?? 0);
  }
}

/** The site's code waits, and nothing is left that could continue it. */
export class NeverSettlesError extends Error {
  override readonly name = "NeverSettlesError";
  /** The name passed to `SiteCode.run`. */
  readonly code: string;

  constructor(code: string) {
    super(`${code} never finishes`);
    this.code = code;
  }
}

export interface SiteCodeOptions {
  /** Time until running code is reported, and interval of further reports. */
  readonly slowMs?: number;
  /** Time until waiting code is reported: modules are loaded in steps before they run. */
  readonly waitMs?: number;
}

/** Makes the monitor of one process. */
export function makeSiteCode(options: SiteCodeOptions = {}): SiteCode {
  return new Keeper(options);
}

/** Maximum number of names in a note: enough to find the culprit. */
const MOST_NAMES = 8;

interface Call extends RunningCode {
  readonly stop: (error: Error) => void;
}

/** Its timers do not keep the process alive: it must notice when nothing else does. */
class Keeper implements SiteCode {
  readonly #calls = new Set<Call>();
  /** Errors thrown in place of ending the process, until they are handled. */
  readonly #exits: ExitError[] = [];
  readonly #slowMs: number;
  readonly #waitMs: number;
  #state: SiteCodeState = "idle";
  #isWatched = false;
  begun: Promise<unknown> = Promise.resolve();
  /** Names of nested synchronous calls. */
  readonly #under: string[] = [];
  #folder: string | undefined;
  #drained: PromiseWithResolvers<void> | undefined;
  #note: (() => void) | undefined;
  readonly #followers = new Set<(state: SiteCodeState) => void>();
  #report: Parameters<SiteCode["onStray"]>[0] = () => false;
  #slow: Parameters<SiteCode["onSlow"]>[0] = () => {};

  constructor({ slowMs = 30_000, waitMs = 200 }: SiteCodeOptions) {
    this.#slowMs = slowMs;
    this.#waitMs = waitMs;
  }

  async run<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    const stopped = Promise.withResolvers<never>();
    const unwatch = this.#watch(name, stopped.reject);
    try {
      const result = await Promise.race([this.runNow(name, work), stopped.promise]);
      // The code may have caught the error.
      const exit = this.#exits.shift();
      if (exit) throw exit;
      return result;
    } catch (error) {
      this.#arrived(error);
      throw error;
    } finally {
      unwatch();
    }
  }

  runNow<T>(name: string, work: () => T): T {
    const before = this.#state;
    this.#setState("busy");
    this.#under.push(name);
    this.#note?.();
    try {
      return work();
    } finally {
      this.#under.pop();
      this.#note?.();
      this.#setState(before);
    }
  }

  get running(): readonly RunningCode[] {
    return [...this.#calls];
  }

  exit(call: string, code?: unknown): never {
    const error = new ExitError(call, code);
    this.#exits.push(error);
    throw error;
  }

  drained(limitMs?: number): Promise<void> {
    const waiting = (this.#drained ??= Promise.withResolvers());
    if (limitMs !== undefined) setTimeout(() => void (this.#drained === waiting && this.#endDrain()), limitMs).unref();
    return waiting.promise;
  }

  /** Returns false if nobody waits. */
  #endDrain(): boolean {
    const waiting = this.#drained;
    this.#drained = undefined;
    // The timer keeps the process alive until those who wait have gone on.
    if (waiting) setTimeout(waiting.resolve, 0);
    return waiting !== undefined;
  }

  giveUp(): boolean {
    if (this.#endDrain()) return true;
    const stuck = [...this.#calls];
    for (const { name, stop } of stuck) stop(new NeverSettlesError(name));
    return stuck.length > 0;
  }

  onStray(report: Parameters<SiteCode["onStray"]>[0]): void {
    this.#report = report;
  }

  stray(error: unknown): boolean {
    this.#arrived(error);
    return this.#report(error, this.running);
  }

  onSlow(listener: Parameters<SiteCode["onSlow"]>[0]): void {
    this.#slow = listener;
  }

  holdFolder(dir: string): () => void {
    this.#folder = dir;
    this.#note?.();
    return () => {
      this.#folder = undefined;
      this.#note?.();
    };
  }

  onNote(listener: Parameters<SiteCode["onNote"]>[0]): void {
    this.#note = () => listener(this.#toNote());
    this.#note();
  }

  watched(begun: Promise<boolean>): void {
    const begin = async (): Promise<void> => {
      this.#isWatched = await begun;
      this.#setState(this.#state);
    };
    this.begun = begin();
  }

  onState(listener: (state: SiteCodeState) => void): () => void {
    this.#followers.add(listener);
    listener(this.#state);
    return () => void this.#followers.delete(listener);
  }

  #toNote(): SiteCodeNote {
    const under = this.#under.at(-1);
    const names = under === undefined ? [...this.#calls.values().take(MOST_NAMES)].map(({ name }) => name) : [under];
    return this.#folder === undefined ? { names } : { names, folder: this.#folder };
  }

  #arrived(error: unknown): void {
    const index = this.#exits.findIndex((exit) => exit === error);
    if (index >= 0) this.#exits.splice(index, 1);
  }

  #watch(name: string, stop: Call["stop"]): () => void {
    const start = performance.now();
    const call: Call = {
      name,
      stop,
      get ms() {
        return performance.now() - start;
      },
    };
    this.#calls.add(call);
    this.#setState("busy");
    const timers = [
      setTimeout(() => this.#setState("waiting"), this.#waitMs),
      setInterval(() => this.#slow(call), this.#slowMs),
    ];
    for (const timer of timers) timer.unref();
    return () => {
      timers.forEach(clearInterval);
      this.#calls.delete(call);
      this.#note?.();
      if (this.#calls.size === 0) this.#setState("idle");
    };
  }

  #setState(next: SiteCodeState): void {
    const state = next === "busy" && this.#isWatched ? "idle" : next;
    if (state === this.#state) return;
    this.#state = state;
    for (const follow of this.#followers) follow(state);
  }
}
