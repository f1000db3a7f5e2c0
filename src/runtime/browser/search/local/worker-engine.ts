/**
 * The local engine as pages use it. A worker loads the index and gives the first answers, so that what the reader sees is not
 * held up. The page's own thread then loads a small index between other work and takes over: its answers are in the very frame
 * that shows the letter, and those of a worker in the one after. Without workers (pages opened from a disk, policies that
 * forbid them) the page's own thread does it all.
 */

import type { SearchAnswer, SearchEngine, SearchOptions } from "../engine.ts";
import { whenIdle } from "../../when-idle.ts";
import type { IndexedPage } from "../../../../model/search.ts";
import type { FetchFile, LocalEngine } from "./local-engine.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** File name of the worker's program, beside the script this is in. Set by the bundler (`src/bundle/theme/theme-build.ts`). */
declare const SEARCH_WORKER: string;

/** Milliseconds without a question after which the page's thread works on taking over: longer than between two keys, when the worker needs the processor. */
const QUIET_MS = 200;

/** Makes the engine. Nothing is loaded before it is first used. */
export function makeWorkerEngine(baseUrl: string): SearchEngine {
  let engine: Promise<SearchEngine> | undefined;
  let askedAt = 0;
  const untilQuiet = async (): Promise<void> => {
    do await wait(askedAt + QUIET_MS - performance.now());
    while (performance.now() - askedAt < QUIET_MS);
  };
  const takeOver = async (tags: readonly string[], worker: RunningWorker): Promise<void> => {
    await untilQuiet();
    let isLoading = true;
    // Parsing an index takes longer than a frame may: the worker does it.
    const read = (name: string): Promise<unknown> | undefined => (isLoading ? worker.read(name) : undefined);
    const here = await startHere(baseUrl, { pause: untilQuiet, read });
    const { warm } = await here.load(tags);
    isLoading = false;
    await warm;
    engine = Promise.resolve(here);
    await worker.close();
  };
  const start = (): Promise<SearchEngine> => {
    engine ??= startWorker(baseUrl, takeOver).catch(() => startHere(baseUrl));
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
    async search(query, options) {
      askedAt = performance.now();
      return (await start()).search(query, options);
    },
  };
}

interface HereOptions {
  readonly pause?: () => Promise<void>;
  /** Where files come from that are not fetched. */
  readonly read?: (name: string) => Promise<unknown> | undefined;
}

async function startHere(baseUrl: string, { pause = wait, read }: HereOptions = {}): Promise<LocalEngine> {
  const { fetchFrom, makeLocalEngine } = await import("./local-engine.ts");
  const fetchFile = fetchFrom(baseUrl);
  return makeLocalEngine(async (name) => read?.(name) ?? fetchFile(name), { pause, painted });
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function wait(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface RunningWorker extends SearchEngine {
  /** Returns a file of the search, parsed. */
  read: FetchFile;
  /** Ends it after its last answer. */
  close(): Promise<void>;
}

/** Is asked to take over from a worker whose indexes are small. */
type TakeOver = (tags: readonly string[], worker: RunningWorker) => Promise<void>;

/** Rejects when the browser, or the site's policy, does not let it start. */
async function startWorker(baseUrl: string, takeOver: TakeOver): Promise<SearchEngine> {
  const worker = new Worker(new URL(SEARCH_WORKER, import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener("error", () => reject(new Error("The search worker did not start.")));
  let isLeaving = false;
  const leave = (tags: readonly string[]): void => {
    if (isLeaving) return;
    isLeaving = true;
    // Whatever fails, the worker goes on.
    whenIdle(() => void takeOver(tags, engine).catch(() => (isLeaving = false)));
  };
  const engine = connect(worker, { started: resolve, prepared: leave });
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

/** A file whose pages arrive. */
interface Arriving {
  readonly pages: IndexedPage[];
  readonly resolve: (file: object) => void;
  readonly reject: (reason: Error) => void;
}

interface WorkerEvents {
  readonly started: () => void;
  readonly prepared: (tags: readonly string[]) => void;
}

/** Returns the engine that a worker runs: questions get numbers, and answers come back with them. */
function connect(worker: Worker, on: WorkerEvents): RunningWorker {
  const open = new Map<number, Open>();
  const arriving = new Map<number, Arriving>();
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  const post = (message: ToWorker): void => worker.postMessage(message);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "started") return on.started();
    if (data.kind === "prepared") return on.prepared(data.tags);
    const file = arriving.get(data.id);
    if (data.kind === "pages") return void file?.pages.push(...data.pages);
    if (data.kind === "file") return file?.resolve({ ...data.file, pages: file.pages });
    if (data.kind === "failed") file?.reject(new Error(data.message));
    const question = open.get(data.id);
    if (data.kind === "preliminary") question?.onPreliminary?.(data.answer);
    else open.delete(data.id);
    if (data.kind === "answer") question?.resolve(data.answer);
    if (data.kind === "failed") question?.reject(new Error(data.message));
    question?.release();
  });
  return {
    prepare: (tags) => post({ kind: "prepare", tags }),
    read(name) {
      const id = ++count;
      const { promise, resolve, reject } = Promise.withResolvers<object>();
      arriving.set(id, { pages: [], resolve, reject });
      post({ kind: "read", id, name });
      return promise.finally(() => arriving.delete(id));
    },
    close: () => last.then(() => worker.terminate()),
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
