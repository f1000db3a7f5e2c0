import type { DevSite } from "../model/dev.ts";

export interface Updates {
  /** Records changes. The update begins at once, or after the current one. */
  note(paths: ReadonlySet<string>): void;
  /** Resolves when no change is pending. */
  settled(): Promise<void>;
  /** When the last update began, in milliseconds since 1970; absent while there are changes that the site does not show. */
  readonly upToDate: number | undefined;
  stop(): void;
}

export interface UpdatesRequest {
  readonly site: DevSite;
  /** Called after each update with the changed paths; without paths for the first one, and with none when all files are compiled. */
  readonly onUpdate: (paths: ReadonlySet<string> | undefined, ms: number) => Promise<void>;
  /** Called with an error that no author caused: a bug. */
  readonly onError: (error: unknown) => void;
}

/** Idle milliseconds before files are compiled that nobody requested: browsers load their first page meanwhile. */
const PAUSE = 300;

/** Number of updates between two garbage collections: otherwise the runtime's memory grows in proportion to its size. */
const TIDY_EVERY = 100;

/** Keeps a site up to date. Begins with the first update, which reads everything. */
export function followChanges({ site, onUpdate, onError }: UpdatesRequest): Updates {
  let waiting: ReadonlySet<string> | undefined;
  let running: Promise<void> | undefined;
  let updates = 0;
  let begun = 0;
  const update = async (paths: ReadonlySet<string> | undefined): Promise<void> => {
    const start = performance.now();
    begun = Date.now();
    await site.update(paths);
    await onUpdate(paths, performance.now() - start);
    if (++updates % TIDY_EVERY === 0) Bun.gc(true);
  };
  const run = async (first: ReadonlySet<string> | undefined): Promise<void> => {
    let paths = first;
    do {
      waiting = undefined;
      await update(paths).catch(onError);
      paths = waiting;
    } while (paths);
    running = undefined;
    void compileRest().catch(onError);
  };
  const ended = new AbortController();
  let isCompiling = false;
  const compileRest = async (): Promise<void> => {
    if (isCompiling) return;
    isCompiling = true;
    await Bun.sleep(PAUSE);
    const start = performance.now();
    const isNew = await site.compileRest(ended.signal).finally(() => (isCompiling = false));
    if (isNew) await onUpdate(new Set(), performance.now() - start);
  };
  running = run(undefined);
  return {
    note(paths) {
      if (running) waiting = new Set([...(waiting ?? []), ...paths]);
      else running = run(paths);
    },
    settled: () => running ?? Promise.resolve(),
    get upToDate() {
      return running ? undefined : begun;
    },
    stop: () => ended.abort(),
  };
}
