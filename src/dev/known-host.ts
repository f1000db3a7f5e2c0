/** Who may ask the server. Returns whether it is meant for this server, and whether a page of this server makes it. */

import { isIP } from "node:net";

/**
 * Whether a request names the server as its user knows it. A page of another site can make its own name lead here, and would read
 * everything that the server answers; numbers it cannot take.
 */
export function isKnownHost(header: string | null, host: string): boolean {
  if (header === null || !URL.canParse(`http://${header}`)) return false;
  const name = new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, "");
  return name === "localhost" || name.endsWith(".localhost") || name === host.toLowerCase() || isIP(name) !== 0;
}

/** Whether a page of this server opens the socket, and not one of another site that the reader happens to have open. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
