/** The connection to the server. It is opened again whenever it breaks: the server was started anew, or the machine was asleep. */

import type { DevMessage, PageMessage } from "../../../model/dev.ts";

export interface SocketRequest {
  /** The first output, each time. */
  hello(): PageMessage;
  onMessage(message: DevMessage): void;
  /** Called when the first try to open it again has failed too, and when it is open again. */
  onLost(isLost: boolean): void;
}

export interface PageSocket {
  /** Says something now; when the connection is broken, `hello` says it later. */
  send(message: PageMessage): void;
}

/** Milliseconds until the next try: soon at first, then less and less often. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

export function openSocket({ hello, onMessage, onLost }: SocketRequest): PageSocket {
  let open: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let timer: number | undefined;
  const start = (): void => {
    timer = undefined;
    const socket = new WebSocket(
      `${window.location.protocol.replace("http", "ws")}//${window.location.host}/__veloci/socket`,
    );
    socket.addEventListener("open", () => {
      open = socket;
      wait = FIRST_WAIT;
      onLost(false);
      socket.send(JSON.stringify(hello()));
    });
    socket.addEventListener("message", ({ data }) => onMessage(JSON.parse(String(data)) as DevMessage));
    socket.addEventListener("close", () => {
      if (!open) onLost(true);
      open = undefined;
      timer = window.setTimeout(start, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  // Whoever comes back to the page does not want to wait.
  const startNow = (): void => {
    if (timer === undefined) return;
    window.clearTimeout(timer);
    start();
  };
  window.addEventListener("focus", startNow);
  window.addEventListener("online", startNow);
  start();
  return { send: (message) => open?.send(JSON.stringify(message)) };
}
