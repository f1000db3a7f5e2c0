/** The server of a site that is being written. */

import type { DevSite } from "../model/dev.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { listen, type ListenRequest, toOrigin } from "../serve/listen.ts";
import { type Updates, followChanges } from "./follow-changes.ts";
import { isKnownHost, isOwnOrigin } from "./known-host.ts";
import { type OpenPage, OpenPages } from "./open-pages.ts";
import { makeProblemReader, type ProblemsRequest } from "./problems.ts";
import { respond } from "./respond.ts";
import { watchSite } from "./watch.ts";

export interface DevServerRequest extends ListenRequest, ProblemsRequest {
  readonly site: DevSite;
  /** Milliseconds between two checks of the files; without it, the system reports changes. */
  readonly poll?: number | undefined;
  readonly onUpdate: (update: SiteUpdate) => void;
  /** Called with an error that no author caused: a bug. */
  readonly onError: (error: unknown) => void;
}

/** What has become of changes. */
export interface SiteUpdate {
  /** Absolute paths; absent for the first time, none when the last files of a large site are compiled. */
  readonly changed: ReadonlySet<string> | undefined;
  readonly ms: number;
  readonly diagnostics: readonly Diagnostic[];
}

export interface DevServer {
  /** Where the server listens. */
  readonly origin: string;
  /** Resolves when the site is up to date with what is known to have changed. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const SOCKET = "/__veloci/socket";

/** Starts to serve: requests are answered as soon as the site has been read. */
export async function serveDev(request: DevServerRequest): Promise<DevServer | undefined> {
  const { site, host, siteDir, poll } = request;
  const toProblems = makeProblemReader(request);
  const pages = new OpenPages({ site, toProblems });
  const started: { updates?: Updates } = {};
  const settled = (): Promise<void> => started.updates?.settled() ?? Promise.resolve();
  const answer = async (asked: Request): Promise<Response> => {
    await settled();
    const problems = async (pathname: string) =>
      toProblems([...site.diagnostics, ...((await site.shown?.page(pathname))?.diagnostics ?? [])]);
    const { state } = pages;
    const response = await respond(asked, { shown: site.shown, problems });
    response.headers.set("server-timing", `state;desc="${state}"`);
    return response;
  };
  const sockets: Sockets = {
    open: (socket) => pages.open(socket),
    close: (socket) => pages.close(socket),
    message: (socket, text) => void settled().then(() => pages.hear(socket, String(text)), request.onError),
  };
  const server = await listen(request, (port) => openServer({ ...request, port, answer, sockets }));
  if (!server) return undefined;
  const watcher = watchSite({ siteDir, poll, onChange: (paths) => started.updates?.note(paths) });
  started.updates = followChanges({
    site,
    async onUpdate(changed, ms) {
      watcher.follow(site.watched);
      await pages.tellAll();
      request.onUpdate({ changed, ms, diagnostics: site.diagnostics });
    },
    onError: request.onError,
  });
  return {
    origin: toOrigin(host, server.port ?? request.port),
    settled,
    async stop() {
      watcher.stop();
      started.updates?.stop();
      await server.stop(true);
    },
  };
}

type Sockets = Pick<Bun.WebSocketHandler<OpenPage>, "open" | "close" | "message">;

interface OpenRequest extends DevServerRequest {
  readonly answer: (asked: Request) => Promise<Response>;
  readonly sockets: Sockets;
}

function openServer({ host, port, answer, sockets, onError }: OpenRequest): Bun.Server<OpenPage> {
  return Bun.serve<OpenPage>({
    hostname: host,
    port,
    development: false,
    reusePort: false,
    idleTimeout: 0,
    fetch(asked, server) {
      if (!isKnownHost(asked.headers.get("host"), host)) return refuse("this server does not go by that name");
      if (new URL(asked.url).pathname !== SOCKET) return answer(asked);
      if (!isOwnOrigin(asked.headers)) return refuse("only pages of this server may open the socket");
      return server.upgrade(asked, { data: {} }) ? undefined : refuse("this address is a WebSocket's");
    },
    websocket: sockets,
    error(error) {
      onError(error);
      return new Response("The page could not be made.\n", { status: 500 });
    },
  });
}

function refuse(reason: string): Response {
  return new Response(`Refused: ${reason}.\n`, { status: 403 });
}
