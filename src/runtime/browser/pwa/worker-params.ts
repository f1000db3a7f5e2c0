/** Parameters that a page passes to the service worker in the query of the worker's URL. Pure. */

export interface WorkerParams {
  /** Whether the worker precaches the whole site. */
  readonly offlineMode: boolean;
  /** Whether worker and page log their actions. */
  readonly debug: boolean;
}

/** Returns the worker's URL with the parameters in its query. */
export function withParams(url: string, params: WorkerParams): string {
  return `${url}?params=${encodeURIComponent(JSON.stringify(params))}`;
}

/** Reads the parameters from the worker's URL. Missing ones are off. */
export function readParams(url: string): WorkerParams {
  const text = new URL(url, "https://example.com").searchParams.get("params") ?? "{}";
  const { offlineMode = false, debug = false } = parse(text);
  return { offlineMode, debug };
}

function parse(text: string): Partial<WorkerParams> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<WorkerParams>;
  } catch {
    return {};
  }
}
