/** Requests a URL to find out whether it works. Busy servers and lost connections are retried. */

export type LinkAnswer =
  | { readonly kind: "works"; readonly status: number }
  /** The server reports that the page does not exist. */
  | { readonly kind: "broken"; readonly status: number }
  /** The server treats programs differently than readers (401, 403, 429, …), so the result is unknown. */
  | { readonly kind: "refused"; readonly status: number }
  /** No answer; `reason` is a clause. */
  | { readonly kind: "unreachable"; readonly reason: string };

export interface AskOptions {
  readonly version: string;
  /** Number of retries. */
  readonly retries: number;
  /** Timeout of one attempt in milliseconds. */
  readonly timeout: number;
  /** Milliseconds until the first retry; doubled for each further one. */
  readonly pause: number;
}

const NO_HEAD = [400, 403, 404, 405, 501];
const REFUSED = [401, 402, 403, 405, 406, 407, 418, 429, 451, 999];
const LONGEST_WAIT = 30_000;

/** Sends `HEAD`, or `GET` if a server refuses that or does not answer. Follows redirects. */
export async function askLink(url: string, options: AskOptions): Promise<LinkAnswer> {
  let method: Method = "HEAD";
  for (let tries = 0; ; tries++) {
    const { answer, wait } = await tryOnce(url, method, options);
    const isBusy = answer.kind === "unreachable" || answer.status === 429 || answer.status >= 500;
    if (!isBusy || tries >= options.retries) return answer;
    if (answer.kind === "unreachable") method = "GET";
    await Bun.sleep(Math.min(wait ?? options.pause * 2 ** tries, LONGEST_WAIT));
  }
}

type Method = "HEAD" | "GET";

interface Try {
  readonly answer: LinkAnswer;
  /** Milliseconds that the server asks to wait. */
  readonly wait?: number;
}

async function tryOnce(url: string, method: Method, options: AskOptions): Promise<Try> {
  try {
    const first = await request(url, method, options);
    const isRefused = method === "HEAD" && NO_HEAD.includes(first.status);
    const { status, headers } = isRefused ? await request(url, "GET", options) : first;
    const seconds = Number(headers.get("retry-after") ?? NaN);
    const kind = status < 400 ? "works" : REFUSED.includes(status) ? "refused" : "broken";
    return { answer: { kind, status }, ...(seconds >= 0 && { wait: seconds * 1000 }) };
  } catch (error) {
    return { answer: { kind: "unreachable", reason: toReason(error, options) } };
  }
}

async function request(url: string, method: Method, { version, timeout }: AskOptions): Promise<Response> {
  const headers = { "user-agent": `Veloci/${version} (link check)`, accept: "text/html,*/*;q=0.8" };
  const response = await fetch(url, { method, headers, redirect: "follow", signal: AbortSignal.timeout(timeout) });
  // The body is not needed, and some are endless.
  await response.body?.cancel();
  return response;
}

function toReason(error: unknown, { timeout }: AskOptions): string {
  const { name = "", code = "", message = String(error) } = error as { name?: string; code?: string; message?: string };
  if (name === "TimeoutError") return `no answer within ${timeout / 1000} seconds`;
  if (["ConnectionRefused", "ECONNREFUSED"].includes(code)) return "the connection was refused";
  if (["ENOTFOUND", "FailedToOpenSocket", "DNSLookupFailed"].includes(code))
    return "the host was not found or does not answer";
  if (code === "TooManyRedirects") return "it redirects in a circle";
  return message.replace(/\.?\s*$/, "");
}
