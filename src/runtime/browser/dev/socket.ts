/** The connection to the server. It reopens whenever it breaks, because the server was restarted or the machine was asleep. */

import type { DevMessage, PageMessage } from "../../../model/dev.ts";
import { onAwake } from "./awake.ts";

export interface SocketRequest {
  /** The first message of each connection. */
  hello(): PageMessage;
  onMessage(message: DevMessage): void;
  /** Called when the first attempt to reopen it failed, and when it is open again. */
  onLost(isLost: boolean): void;
}

export interface PageSocket {
  /** Sends a message; if the connection is broken, `hello` sends it later. */
  send(message: PageMessage): void;
}

/** Milliseconds until the next attempt: short at first, then longer. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;

/** Milliseconds in which the server must answer, or else the connection counts as dead. */
const ANSWER_TIME = 2_000;

export function openSocket({ hello, onMessage, onLost }: SocketRequest): PageSocket {
  let open: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let timer: number | undefined;
  let deadline: number | undefined;
  const say = (message: PageMessage): void => open?.send(JSON.stringify(message));
  const start = (): void => {
    timer = undefined;
    const socket = new WebSocket(
      `${window.location.protocol.replace("http", "ws")}//${window.location.host}/__veloci/socket`,
    );
    socket.addEventListener("open", () => {
      open = socket;
      wait = FIRST_WAIT;
      onLost(false);
      say(hello());
    });
    socket.addEventListener("message", ({ data }) => {
      window.clearTimeout(deadline);
      if (open === socket) onMessage(JSON.parse(String(data)) as DevMessage);
    });
    socket.addEventListener("close", () => {
      // Another connection has replaced it already.
      if (open && open !== socket) return;
      if (!open) onLost(true);
      open = undefined;
      timer = window.setTimeout(start, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  const replace = (): void => {
    const dead = open;
    open = undefined;
    start();
    dead?.close();
  };
  onAwake(() => {
    window.clearTimeout(deadline);
    if (open) {
      deadline = window.setTimeout(replace, ANSWER_TIME);
      say(hello());
    } else if (timer !== undefined) {
      // A reader who returns to the page should not have to wait.
      window.clearTimeout(timer);
      start();
    }
  });
  start();
  return { send: say };
}
