/** The program of the search worker: the local engine, away from the thread that paints. Built as a file of its own. */

import type { SearchIndexFile } from "../../../../model/search.ts";
import type { SearchAnswer } from "../engine.ts";
import { remember } from "../../remember.ts";
import { type FetchFile, fetchFrom, type LocalEngine, makeLocalEngine } from "./local-engine.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** What the global object is here; the types of pages know another one. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Characters of an index that is small enough for the page's own thread: 5,000 pages and more. */
const SMALL = 6_000_000;

/** Pages that the page's thread receives in one go: a few milliseconds of its time. */
const PART = 500;

function serve(scope: WorkerScope): void {
  const started = Promise.withResolvers<LocalEngine>();
  // What this engine reads, the page's thread may ask for: parsing it again would hold up answers.
  const files = new Map<string, Promise<unknown>>();
  let fetchFile: FetchFile = () => Promise.reject(new Error("The search has not started."));
  const prepare = async (tags: readonly string[]): Promise<void> => {
    // The search itself reports a failure, and tries again.
    const loaded = await (await started.promise).load(tags).catch(() => undefined);
    if (loaded && loaded.size <= SMALL) scope.postMessage({ kind: "prepared", tags });
    else files.clear();
  };
  const search = async ({ id, query, options }: Extract<ToWorker, { kind: "search" }>): Promise<void> => {
    try {
      const engine = await started.promise;
      const onPreliminary = (found: SearchAnswer): void => {
        scope.postMessage({ kind: "preliminary", id, answer: found });
      };
      const answer = await engine.search(query, { ...options, onPreliminary });
      scope.postMessage({ kind: "answer", id, answer });
    } catch (error) {
      scope.postMessage({ kind: "failed", id, message: String(error) });
    }
  };
  const read = async ({ id, name }: Extract<ToWorker, { kind: "read" }>): Promise<void> => {
    try {
      const { pages = [], ...file } = (await fetchFile(name)) as Partial<SearchIndexFile>;
      for (let first = 0; first < pages.length; first += PART) {
        scope.postMessage({ kind: "pages", id, pages: pages.slice(first, first + PART) });
      }
      scope.postMessage({ kind: "file", id, file });
    } catch (error) {
      scope.postMessage({ kind: "failed", id, message: String(error) });
    }
  };
  const start = (url: string): void => {
    const fetchOnce = fetchFrom(url);
    fetchFile = (name) => remember(files, name, () => fetchOnce(name));
    started.resolve(makeLocalEngine(fetchFile));
  };
  scope.addEventListener("message", ({ data }) => {
    if (data.kind === "start") start(data.baseUrl);
    else if (data.kind === "prepare") void prepare(data.tags);
    else if (data.kind === "read") void read(data);
    else void search(data);
  });
  scope.postMessage({ kind: "started" });
}

serve(globalThis as unknown as WorkerScope);
