import type { RequestedPath } from "./resolve-path.ts";

/** A registered name, an IPv4 address, or an IPv6 address in brackets, optionally with a port. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::(\d*))?$/i;

const LAST_PORT = 65_535;

/**
 * Returns path and query of a request; `undefined` if its `Host` header is not a host. HTTP/1.0 has no such header, and
 * HTTP/1.1 allows an empty one: the server answers for any host, so neither is needed.
 */
export function readTarget({ url, headers }: Pick<Request, "url" | "headers">): RequestedPath | undefined {
  const host = HOST.exec(headers.get("host") ?? "");
  if (!host || Number(host[1] ?? 0) > LAST_PORT) return undefined;
  // Without a host, Bun's `url` is the unchanged target.
  const address = url.startsWith("/") ? `http://localhost${url}` : url;
  return URL.canParse(address) ? new URL(address) : undefined;
}
