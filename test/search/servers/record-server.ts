/**
 * What the test servers of hosted search engines have in common: records by index, keys, failures on demand, and a log of requests.
 * Each server is a program of its own that prints its address and speaks the documented protocol of its engine.
 */

/** The ways to fail: a status, a page of a firewall, no answer at all, or a closed connection. */
export type Failure = number | "html" | "silence";

/** What tests tell a server at `/control`. */
export interface Control {
  /** How the next requests fail, and how many of them; none with `undefined`. */
  readonly failure?: Failure;
  readonly times?: number;
  /** Headers of failures. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as the server saw it, at `/requests`. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const SEARCH_KEY = "search-key";
export const ADMIN_KEY = "admin-key";

export type Records = Map<string, Readonly<Record<string, unknown>>>;

/** A request to the engine itself. */
export interface EngineRequest {
  readonly method: string;
  readonly url: URL;
  readonly path: readonly string[];
  readonly headers: Headers;
  readonly body: string;
}

/** Answers of an engine; `undefined` for paths that it does not have. */
export type Engine = (request: EngineRequest) => Response | undefined;

const OPEN_TO_PAGES = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** Serves an engine until the process is ended, and prints the address. `notFound` is its answer for unknown paths. */
export function serveEngine(engine: Engine, notFound: () => Response): void {
  const seen: SeenRequest[] = [];
  let control: Control = {};
  let left = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    async fetch(request) {
      const url = new URL(request.url);
      const body = await request.text();
      if (url.pathname === "/control") {
        control = JSON.parse(body) as Control;
        left = control.failure === undefined ? 0 : (control.times ?? Infinity);
        return new Response();
      }
      if (url.pathname === "/requests") return Response.json(seen.splice(0));
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: OPEN_TO_PAGES });
      const headers = Object.fromEntries(request.headers);
      seen.push({ method: request.method, path: url.pathname + url.search, headers, body });
      const path = url.pathname.split("/").slice(1).map(decodeURIComponent);
      const isFailing = left > 0 && left-- > 0;
      const response =
        (isFailing
          ? await fail(control)
          : engine({ method: request.method, url, path, headers: request.headers, body })) ?? notFound();
      for (const [name, value] of Object.entries(OPEN_TO_PAGES)) response.headers.set(name, value);
      return response;
    },
  });
  console.log(`http://127.0.0.1:${server.port}`);
  void endWithParent();
}

/** Standard input ends when whoever started this process does. */
async function endWithParent(): Promise<void> {
  for await (const _ of Bun.stdin.stream());
  process.exit(0);
}

async function fail({ failure = 500, headers = {} }: Control): Promise<Response> {
  if (failure === "silence") await new Promise(() => {});
  if (typeof failure === "number")
    return Response.json({ message: `failure ${failure}` }, { status: failure, headers });
  return new Response("<!doctype html><title>Blocked</title>", {
    headers: { "content-type": "text/html", ...headers },
  });
}

/** Words of a text or a query, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether texts have all words of a query, the last one perhaps in part. */
export function matches(texts: readonly string[], query: string): boolean {
  const all = wordsOf(texts.join(" "));
  return wordsOf(query).every((word) => all.some((one) => one.startsWith(word)));
}

/** A text with tags around the words of a query. */
export function mark(text: string, query: string, [start, end]: readonly [string, string]): string {
  const selected = wordsOf(query);
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    selected.some((one) => word.toLowerCase().startsWith(one)) ? start + word + end : word,
  );
}
