/**
 * The local engine as pages use it: in a worker, so that neither loading nor searching an index holds up what the reader sees.
 * Where there are no workers (pages opened from a disk, policies that forbid them) it runs on the page's own thread.
 */

import type { SearchAnswer, SearchEngine, SearchOptions } from "../engine.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** File name of the worker's program, beside the script this is in. Set by the bundler (`src/bundle/theme/theme-build.ts`). */
declare const SEARCH_WORKER: string;

/** Makes the engine. Nothing is loaded before it is first used. */
export function makeWorkerEngine(baseUrl: string): SearchEngine {
  let engine: Promise<SearchEngine> | undefined;
  const start = (): Promise<SearchEngine> => {
    engine ??= startWorker(baseUrl).catch(() => startHere(baseUrl));
    // What cannot be loaded now is tried again with the next search.
    engine.catch(() => (engine = undefined));
    return engine;
  };
  return {
    prepare(tags) {
      start().then(
        (started) => started.prepare?.(tags),
        () => {},
      );
    },
    search: async (query, options) => (await start()).search(query, options),
  };
}

async function startHere(baseUrl: string): Promise<SearchEngine> {
  const { fetchFrom, makeLocalEngine } = await import("./local-engine.ts");
  return makeLocalEngine(fetchFrom(baseUrl));
}

/** Rejects when the browser, or the site's policy, does not let it start. */
async function startWorker(baseUrl: string): Promise<SearchEngine> {
  const worker = new Worker(new URL(SEARCH_WORKER, import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener("error", () => reject(new Error("The search worker did not start.")));
  const engine = connect(worker, resolve);
  worker.postMessage({ kind: "start", baseUrl: new URL(baseUrl, document.baseURI).href } satisfies ToWorker);
  await promise;
  return engine;
}

/** A question that the worker has not answered yet. */
interface Open extends Pick<SearchOptions, "onPreliminary"> {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (reason: Error) => void;
  /** Lets the next question go. */
  readonly release: () => void;
}

/** Returns the engine that a worker runs: questions get numbers, and answers come back with them. */
function connect(worker: Worker, onStarted: () => void): SearchEngine {
  const open = new Map<number, Open>();
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  const post = (message: ToWorker): void => worker.postMessage(message);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "started") return onStarted();
    const question = open.get(data.id);
    if (data.kind === "preliminary") question?.onPreliminary?.(data.answer);
    else open.delete(data.id);
    if (data.kind === "answer") question?.resolve(data.answer);
    if (data.kind === "failed") question?.reject(new Error(data.message));
    question?.release();
  });
  return {
    prepare: (tags) => post({ kind: "prepare", tags }),
    async search(query, { signal, onPreliminary, ...options }) {
      const before = last;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      last = released;
      // One at a time: a query that was typed over while another was answered is never sent.
      await before;
      if (signal?.aborted) {
        release();
        return NOTHING;
      }
      const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer>();
      const id = ++count;
      open.set(id, { resolve, reject, release, ...(onPreliminary && { onPreliminary }) });
      post({ kind: "search", id, query, options });
      return promise;
    },
  };
}

const NOTHING: SearchAnswer = { pages: [], total: 0, suggestions: [] };
