/** Requests to the server of a search engine. Temporary failures are retried with exponential back-off. */

export interface Requester {
  /** Sends a request and returns the text of the answer; `undefined` for 404. Throws a `RequestFailure`. */
  send(request: EngineRequest): Promise<string | undefined>;
}

export interface EngineRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with query, with a slash in front. */
  readonly path: string;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
}

export interface RequesterOptions {
  /** URLs of the servers, without trailing slash; each attempt uses the next one. */
  readonly servers: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Why a request failed. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  readonly kind: "refused" | "unreachable" | "failed";

  constructor(kind: RequestFailure["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

const TRIES = 5;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 30_000;
const TIMEOUT_MS = 30_000;

/** Makes it. */
export function makeRequester({ servers, headers }: RequesterOptions): Requester {
  return {
    async send({ method, path, body }) {
      const text = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
      const type = typeof body === "string" ? "text/plain" : "application/json";
      for (let attempt = 1; ; attempt++) {
        const server = servers[(attempt - 1) % servers.length] ?? "";
        const init = { method, body: text, headers: { ...headers, ...(text !== null && { "content-type": type }) } };
        const answer = await tryOnce(server + path, init);
        if (answer instanceof Response && answer.ok) return answer.text();
        if (answer instanceof Response && answer.status === 404) return undefined;
        if (attempt === TRIES || !isTemporary(answer)) throw await toFailure(answer, server);
        await Bun.sleep(pauseAfter(answer, attempt));
      }
    },
  };
}

async function tryOnce(url: string, init: RequestInit): Promise<Response | Error> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Too many requests, or an error of the server. */
function isTemporary(answer: Response | Error): boolean {
  return answer instanceof Error || answer.status === 408 || answer.status === 429 || answer.status >= 500;
}

/** The delay that the server requests, or else twice the last one, with some randomness, so that clients do not return all at once. */
function pauseAfter(answer: Response | Error, attempt: number): number {
  const requested =
    answer instanceof Response ? Number(answer.headers.get("retry-after") ?? Number.NaN) * 1000 : Number.NaN;
  const own = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  return Math.min(LONGEST_PAUSE_MS, Number.isFinite(requested) ? requested : own);
}

const LONGEST_REASON = 200;

async function toFailure(answer: Response | Error, server: string): Promise<RequestFailure> {
  if (answer instanceof Error)
    return new RequestFailure("unreachable", `\`${server}\` does not answer: ${answer.message}`);
  const reason = (await answer.text()).replace(/\s+/g, " ").slice(0, LONGEST_REASON);
  const kind = answer.status === 401 || answer.status === 403 ? "refused" : "failed";
  return new RequestFailure(kind, `\`${server}\` answers ${answer.status}: ${reason}`);
}
