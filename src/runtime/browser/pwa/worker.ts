/**
 * The service worker. In offline mode it downloads the whole site, answers from the cache, and downloads only changed
 * files of a new version. Otherwise it caches nothing. Whatever fails, readers get the site from the network.
 */

import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { indexPrecachedFiles } from "./precached-files.ts";
import { readParams, type WorkerParams } from "./worker-params.ts";

/** A site's own worker code. It runs first, so its routes take precedence over those for precached files. */
export type CustomWorker = (params: WorkerParams) => unknown;

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The global object of a worker; the types for pages lack it. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  /** URL of the script that sets `__WB_MANIFEST`; the build writes it before this program. */
  readonly precacheFile: string;
  /** The files to precache. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  importScripts(url: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

/** Number of parallel downloads: about as many as a browser's connections per host. */
const LANES = 6;

const NOT_FOUND = "404.html";

/** Starts the worker. */
export function startWorker(custom?: CustomWorker): void {
  const scope = globalThis as unknown as WorkerScope;
  const params = readParams(scope.location.href);
  const log = (...words: readonly unknown[]): void => {
    if (params.debug) console.log("[pwa worker]", ...words);
  };
  runCustom(custom, params);
  const entries = params.offlineMode ? loadEntries(scope) : [];
  const controller = makeController(entries);
  scope.addEventListener("install", (event) => {
    log("downloads what is new of", entries.length, "files");
    event.waitUntil(keepAll({ scope, controller, entries, event }));
  });
  scope.addEventListener("activate", (event) => {
    log("takes over", params);
    // Deletes files of the previous version.
    void controller.activate(event);
    if (params.offlineMode) event.waitUntil(scope.clients.claim());
  });
  scope.addEventListener("message", ({ data }) => {
    const isSkip = typeof data === "object" && data !== null && "type" in data && data.type === "SKIP_WAITING";
    if (isSkip) void scope.skipWaiting();
  });
  if (params.offlineMode) answerFromCache(controller, log);
}

function runCustom(custom: CustomWorker | undefined, params: WorkerParams): void {
  try {
    const done = custom?.(params);
    if (done instanceof Promise) done.catch((error: unknown) => console.error(error));
  } catch (error) {
    console.error(error);
  }
}

/** The list grows with the site, so only readers in offline mode download it. */
function loadEntries(scope: WorkerScope): readonly PrecacheEntry[] {
  scope.importScripts(scope.precacheFile);
  return scope.__WB_MANIFEST;
}

function makeController(entries: readonly PrecacheEntry[]): PrecacheController {
  const controller = new PrecacheController({ plugins: [{ cacheWillUpdate: async (answer) => keepable(answer) }] });
  controller.addToCacheList([...entries]);
  return controller;
}

/** Some hosts answer with status 404 when the not-found page itself is requested. */
function keepable({ request, response }: { readonly request: Request; readonly response: Response }): Response | null {
  const isNotFoundPage = response.status === 404 && new URL(request.url).pathname.endsWith(`/${NOT_FOUND}`);
  return response.status < 400 || isNotFoundPage ? response : null;
}

interface KeepRequest {
  readonly scope: WorkerScope;
  readonly controller: PrecacheController;
  readonly entries: readonly PrecacheEntry[];
  readonly event: LifecycleEvent;
}

/**
 * Downloads all missing files. Rejects if one fails: the previous worker stays active, and the next attempt continues
 * there. If there is no space, deletes what this attempt downloaded.
 */
async function keepAll({ scope, controller, entries, event }: KeepRequest): Promise<void> {
  const { cacheName } = controller.strategy;
  const before = new Set(await keysOf(scope, cacheName));
  const lanes = Array.from({ length: LANES }, (_, lane) => entries.filter((_entry, index) => index % LANES === lane));
  const results = await Promise.allSettled(lanes.map((lane) => makeController(lane).install(event)));
  const failure = results.find((result) => result.status === "rejected");
  if (!failure) return;
  const isFull = results.some(
    (result) =>
      result.status === "rejected" && result.reason instanceof Error && result.reason.name === "QuotaExceededError",
  );
  if (isFull) {
    const cache = await scope.caches.open(cacheName);
    const taken = (await cache.keys()).filter(({ url }) => !before.has(url));
    await Promise.all(taken.map((key) => cache.delete(key)));
  }
  throw failure.reason;
}

async function keysOf({ caches }: WorkerScope, cacheName: string): Promise<string[]> {
  if (!(await caches.has(cacheName))) return [];
  return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
}

function answerFromCache(controller: PrecacheController, log: (...words: readonly unknown[]) => void): void {
  const precached = indexPrecachedFiles(controller.getURLsToCacheKeys().keys());
  const fromCache = async (file: string): Promise<Response | undefined> => {
    try {
      return await controller.matchPrecache(file);
    } catch (error) {
      log("could not read", file, error);
      return undefined;
    }
  };
  registerRoute(
    ({ url, request }) => precached.find(url, request.mode === "navigate"),
    async ({ url, request }) => {
      const file = precached.find(url, request.mode === "navigate");
      return (file === undefined ? undefined : await fromCache(file)) ?? fetch(request);
    },
  );
  // The not-found page finds the right page for some URLs without a file.
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
    ({ request }) =>
      fetch(request).catch(async (error: unknown) => {
        const page = await fromCache(NOT_FOUND);
        if (page) return page;
        throw error;
      }),
  );
}
