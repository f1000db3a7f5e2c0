/** The development server. */

import { isIP } from "node:net";
import type { DevSite } from "../model/dev.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { listen, type ListenRequest, toNetworkOrigins, toOrigin } from "../serve/listen.ts";
import type { EarlyPages } from "../cache/first-pages.ts";
import { type EarlyAnswers, makeEarlyAnswers } from "./early-answers.ts";
import { followChanges } from "./follow-changes.ts";
import { type OpenPage, OpenPages, type PageSocket } from "./open-pages.ts";
import { makeProblemReader, type ProblemsRequest } from "./problems.ts";
import { respond } from "./respond.ts";
import { watchSite } from "./watch.ts";

export interface FrontRequest extends ListenRequest, ProblemsRequest {
  /** Milliseconds between two checks of the files; absent if the system reports changes. */
  readonly poll?: number | undefined;
  /** Pages of the last session, if the site is still the same. */
  readonly early?: EarlyPages | undefined;
  readonly onUpdate: (update: SiteUpdate) => void;
  /** Called with an error that no author caused: a bug. */
  readonly onError: (error: unknown) => void;
}

/** Result of an update. */
export interface SiteUpdate {
  /** Absolute paths; absent at the start, empty when the last files of a large site are compiled. */
  readonly changed: ReadonlySet<string> | undefined;
  readonly ms: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** A server whose site may still have to be loaded: requests wait for it, unless the last session has left an answer. */
export interface DevFront {
  /** Where the server listens. */
  readonly origin: string;
  readonly port: number;
  /** Origins for other machines. */
  readonly network: readonly string[];
  /** Resolves when loading the site keeps no browser from what the last session left for it. */
  quiet(): Promise<void>;
  /** Starts to follow a site and to answer from it. */
  follow(site: DevSite): DevServer;
  stop(): Promise<void>;
}

export interface DevServer {
  /** Resolves when the site includes all known changes. */
  settled(): Promise<void>;
  /** Output paths of the files that were asked for, the last one first. */
  readonly requested: readonly string[];
  /** When the last update began, in milliseconds since 1970; absent while there are changes that the site does not show. */
  readonly upToDate: number | undefined;
  stop(): void;
}

const SOCKET = "/__veloci/socket";

/** Starts to listen. Diagnostics: those of `listen`. */
export async function openFront(request: FrontRequest): Promise<DevFront | undefined> {
  const { host, early: pages } = request;
  const early = makeEarlyAnswers(pages);
  const followed = Promise.withResolvers<FollowedSite>();
  const sockets: Sockets = {
    open: (socket) => void followed.promise.then((site) => site.open(socket)),
    close: (socket) => void followed.promise.then((site) => site.close(socket)),
    message: (socket, text) =>
      void followed.promise.then((site) => site.hear(socket, String(text))).catch(request.onError),
  };
  const answer = async (browserRequest: Request): Promise<Response> =>
    early.answer(browserRequest) ?? (await followed.promise).answer(browserRequest);
  const server = await listen(request, (port) => openServer({ ...request, port, answer, sockets }));
  if (!server) return undefined;
  const { port = request.port } = server;
  return {
    origin: toOrigin(host, port),
    port,
    network: toNetworkOrigins(host, port),
    quiet: early.quiet,
    follow(site) {
      const made = followSite(request, site, early);
      followed.resolve(made);
      return made;
    },
    stop: () => server.stop(true),
  };
}

interface FollowedSite extends DevServer {
  answer(request: Request): Promise<Response>;
  open(socket: PageSocket): void;
  close(socket: PageSocket): void;
  hear(socket: PageSocket, text: string): Promise<void>;
}

function followSite(request: FrontRequest, site: DevSite, early: EarlyAnswers): FollowedSite {
  const { siteDir, poll } = request;
  const toProblems = makeProblemReader(request);
  const pages = new OpenPages({ site, toProblems });
  const requested = new Set<string>(early.requested);
  const watcher = watchSite({ siteDir, poll, onChange: (paths) => updates.note(paths) });
  const updates = followChanges({
    site,
    async onUpdate(changed, ms) {
      early.end();
      watcher.follow(site.watched);
      await pages.tellAll();
      request.onUpdate({ changed, ms, diagnostics: site.diagnostics });
    },
    onError: request.onError,
  });
  const { settled } = updates;
  const problems = async (pathname: string) =>
    toProblems([...site.diagnostics, ...((await site.shown?.page(pathname))?.diagnostics ?? [])]);
  const onFile = (path: string): void => {
    requested.delete(path);
    requested.add(path);
  };
  return {
    settled,
    get requested() {
      return [...requested].toReversed();
    },
    get upToDate() {
      return updates.upToDate;
    },
    async answer(each) {
      await settled();
      const { state } = pages;
      const response = await respond(each, { shown: site.shown, problems, onFile });
      response.headers.set("server-timing", `state;desc="${state}"`);
      return response;
    },
    open: (socket) => pages.open(socket),
    close: (socket) => pages.close(socket),
    async hear(socket, text) {
      await settled();
      await pages.hear(socket, text);
    },
    stop() {
      watcher.stop();
      updates.stop();
    },
  };
}

type Sockets = Pick<Bun.WebSocketHandler<OpenPage>, "open" | "close" | "message">;

interface OpenRequest extends FrontRequest {
  readonly answer: (request: Request) => Promise<Response>;
  readonly sockets: Sockets;
}

function openServer({ host, port, answer, sockets, onError }: OpenRequest): Bun.Server<OpenPage> {
  return Bun.serve<OpenPage>({
    hostname: host,
    port,
    development: false,
    reusePort: false,
    idleTimeout: 0,
    fetch(request, server) {
      if (!isKnownHost(request.headers.get("host"), host))
        return refuse("this server does not answer to that host name");
      if (new URL(request.url).pathname !== SOCKET) return answer(request);
      if (!isOwnOrigin(request.headers)) return refuse("only pages of this server may open the socket");
      return server.upgrade(request, { data: {} }) ? undefined : refuse("this address is for WebSocket connections");
    },
    websocket: sockets,
    error(error) {
      onError(error);
      return new Response("The page could not be rendered.\n", { status: 500 });
    },
  });
}

function refuse(reason: string): Response {
  return new Response(`Refused: ${reason}.\n`, { status: 403 });
}

/**
 * Whether a request uses a host name that belongs to the server. A page of another site can make its own name resolve
 * to this machine, and would then read everything; it cannot do so with IP addresses.
 */
function isKnownHost(header: string | null, host: string): boolean {
  if (header === null || !URL.canParse(`http://${header}`)) return false;
  const name = new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, "");
  return name === "localhost" || name.endsWith(".localhost") || name === host.toLowerCase() || isIP(name) !== 0;
}

/** Whether a page of this server opens the socket, not one of another site in the same browser. */
function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
