/** The static server. In: a built site's folder. Out: a running server, or diagnostics why there is none. */

import { lookup } from "node:dns/promises";
import { statSync } from "node:fs";
import type { Reporter } from "../model/diagnostic.ts";
import { respond } from "./respond.ts";
import { openServedFolder } from "./served-folder.ts";
import { openSiteFacts, reportUnknown, type SiteFacts } from "./site-facts.ts";
import { makeTextCache } from "./text-cache.ts";

export interface ServeRequest {
  /** Absolute. */
  readonly dir: string;
  /** The same as messages show it. */
  readonly shownDir: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Whether it has to be this port; otherwise the next free one will do. */
  readonly isPortFixed?: boolean;
  readonly report: Reporter;
}

export interface FolderServer {
  /** Of the site's first page. */
  readonly url: string;
  readonly port: number;
  /** Ends the server and the requests it is at. */
  stop(): Promise<void>;
}

const PORTS_TRIED = 20;

/** Starts to serve a folder. */
export async function serveFolder(request: ServeRequest): Promise<FolderServer | undefined> {
  const { dir, shownDir, host, report } = request;
  if (!isFolder(dir)) {
    const message = `Nothing to serve: \`${shownDir}\` is not a folder.`;
    report.add({ code: "nothing-to-serve", severity: "error", message, hint: "Build the site first: `veloci build`." });
    return undefined;
  }
  if (!(await isKnownHost(host))) {
    const message = `The host \`${host}\` is not known.`;
    const hint = "Use `localhost`, or `0.0.0.0` to be reached from other machines.";
    report.add({ code: "unknown-host", severity: "error", message, hint });
    return undefined;
  }
  const facts = openSiteFacts(dir);
  const server = startOnFreePort({ ...request, facts });
  if (!server) return undefined;
  reportUnknown(dir, shownDir, report);
  const shownHost = ["0.0.0.0", "::", "[::]"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const port = server.port ?? request.port;
  return { url: `http://${shownHost}:${port}${facts().baseUrl}`, port, stop: () => server.stop(true) };
}

type Server = ReturnType<typeof start>;

interface StartRequest extends ServeRequest {
  readonly facts: () => SiteFacts;
}

function startOnFreePort(request: StartRequest): Server | undefined {
  const { port, report } = request;
  const tries = request.isPortFixed || port === 0 ? 1 : PORTS_TRIED;
  const last = Math.min(port + tries - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    const server = tryToStart(request, candidate);
    if (server === "in use") continue;
    if (server && candidate !== port) {
      const message = `Port \`${port}\` is in use, so the site is at port \`${candidate}\`.`;
      report.add({ code: "port-in-use", severity: "info", message });
    }
    return server;
  }
  const ports = last === port ? `Port \`${port}\` is` : `Ports \`${port}\` to \`${last}\` are`;
  const hint = "Choose another with `--port`, or end what uses it.";
  report.add({ code: "port-in-use", severity: "error", message: `${ports} in use.`, hint });
  return undefined;
}

function tryToStart(request: StartRequest, port: number): Server | "in use" | undefined {
  try {
    return start(request, port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") return "in use";
    if (code !== "EACCES" && code !== "EPERM") throw error;
    const message = `Port \`${port}\` cannot be used: permission denied.`;
    const hint = "Ports below 1024 belong to the administrator: choose another with `--port`.";
    request.report.add({ code: "port-forbidden", severity: "error", message, hint });
    return undefined;
  }
}

function start({ dir, host, facts }: StartRequest, port: number) {
  const source = { folder: openServedFolder(dir), texts: makeTextCache() };
  return Bun.serve({
    hostname: host,
    port,
    development: false,
    // Outside development Bun would share a port with another server and answer some of its requests.
    reusePort: false,
    fetch: (request) => respond(request, { ...source, ...facts() }),
    error: () => new Response("The file could not be read.\n", { status: 500 }),
  });
}

async function isKnownHost(host: string): Promise<boolean> {
  try {
    await lookup(host);
    return true;
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
