/** Checks who may use the server: whether a request is meant for this server, and whether it comes from one of its pages. */

import { isIP } from "node:net";

/**
 * Whether a request uses a host name that belongs to the server. A page of another site can make its own name resolve
 * to this machine, and would then read everything; it cannot do so with IP addresses.
 */
export function isKnownHost(header: string | null, host: string): boolean {
  if (header === null || !URL.canParse(`http://${header}`)) return false;
  const name = new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, "");
  return name === "localhost" || name.endsWith(".localhost") || name === host.toLowerCase() || isIP(name) !== 0;
}

/** Whether a page of this server opens the socket, not one of another site in the same browser. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
