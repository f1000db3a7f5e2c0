/** Parameters that a page passes to the service worker in the query of the worker's address. Pure. */

export interface WorkerParams {
  /** Whether the worker keeps the whole site. */
  readonly offlineMode: boolean;
  /** Whether worker and page log what they do. */
  readonly debug: boolean;
}

/** Returns the worker's address with the parameters in its query. */
export function withParams(url: string, params: WorkerParams): string {
  return `${url}?params=${encodeURIComponent(JSON.stringify(params))}`;
}

/** Reads the parameters from the worker's address. Whatever is missing there is off. */
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
