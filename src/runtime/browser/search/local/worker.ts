/** The program of the search worker: the local engine, away from the thread that paints. Built as a file of its own. */

import type { SearchIndexFile } from "../../../../model/search.ts";
import type { SearchAnswer } from "../engine.ts";
import { fetchFrom, type LocalEngine, makeLocalEngine } from "./local-engine.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** What the global object is here; the types of pages know another one. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Pages that the page's thread receives in one go: a few milliseconds of its time. */
const PART = 500;

function serve(scope: WorkerScope): void {
  const started = Promise.withResolvers<LocalEngine>();
  let baseUrl = "";
  const prepare = async (tags: readonly string[]): Promise<void> => {
    // The search itself reports a failure, and tries again.
    const loaded = await (await started.promise).load(tags).catch(() => undefined);
    if (loaded) scope.postMessage({ kind: "prepared", tags, size: loaded.size });
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
      const { pages = [], ...file } = (await fetchFrom(baseUrl, "force-cache")(name)) as Partial<SearchIndexFile>;
      for (let first = 0; first < pages.length; first += PART) {
        scope.postMessage({ kind: "pages", id, pages: pages.slice(first, first + PART) });
      }
      scope.postMessage({ kind: "file", id, file });
    } catch (error) {
      scope.postMessage({ kind: "failed", id, message: String(error) });
    }
  };
  const start = (url: string): void => {
    baseUrl = url;
    started.resolve(makeLocalEngine(fetchFrom(url)));
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
