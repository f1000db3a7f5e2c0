/** Starts a server on a free port. */

import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import type { Reporter } from "../model/diagnostic.ts";

export interface ListenRequest {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Whether it must be this port; otherwise the next free one is used. */
  readonly isPortFixed?: boolean;
  readonly report: Reporter;
}

const PORTS_TRIED = 20;

/** Starts a server with `start`, which may be called for several ports. Diagnostics: `unknown-host`, `port-in-use`, `port-forbidden`. */
export async function listen<T>(request: ListenRequest, start: (port: number) => T): Promise<T | undefined> {
  const { host, report } = request;
  if (await isKnownHost(host)) return startOnFreePort(request, start);
  return refuseHost(`Unknown host \`${host}\`.`, report);
}

function refuseHost(message: string, report: Reporter): undefined {
  const hint = "Use `localhost`, or `0.0.0.0` to be reached from other machines.";
  report.error({ code: "unknown-host", message, hint });
}

/** Hosts that stand for all addresses of the machine. */
const ALL_ADDRESSES: readonly string[] = ["0.0.0.0", "::", "[::]"];

/** The origin of URLs at a host, as reached from this machine. */
export function toOrigin(host: string, port: number): string {
  const shown = ALL_ADDRESSES.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}

/** The origins at which other machines reach a server that listens on all addresses. */
export function toNetworkOrigins(host: string, port: number): string[] {
  if (!ALL_ADDRESSES.includes(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const reached = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
  return reached.map(({ address }) => `http://${address}:${port}`);
}

function startOnFreePort<T>(request: ListenRequest, start: (port: number) => T): T | undefined {
  const { port, report } = request;
  const tries = request.isPortFixed || port === 0 ? 1 : PORTS_TRIED;
  const last = Math.min(port + tries - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    const server = tryToStart(candidate, request, start);
    if (server === "in use") continue;
    if (server && candidate !== port) {
      const message = `Port \`${port}\` is in use, so the site is on port \`${candidate}\`.`;
      report.add({ code: "port-in-use", severity: "info", message });
    }
    return server;
  }
  const ports = last === port ? `Port \`${port}\` is` : `Ports \`${port}\` to \`${last}\` are`;
  const hint = "Choose another with `--port`, or stop the program that uses it.";
  report.error({ code: "port-in-use", message: `${ports} in use.`, hint });
  return undefined;
}

function tryToStart<T>(
  port: number,
  { host, report }: ListenRequest,
  start: (port: number) => T,
): T | "in use" | undefined {
  try {
    return start(port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") return "in use";
    if (code === "EADDRNOTAVAIL") return refuseHost(`The host \`${host}\` is not an address of this machine.`, report);
    if (code !== "EACCES" && code !== "EPERM") throw error;
    const message = `Port \`${port}\` cannot be used: permission denied.`;
    const hint = "Ports below 1024 need administrator rights. Choose another with `--port`.";
    report.error({ code: "port-forbidden", message, hint });
    return undefined;
  }
}

async function isKnownHost(host: string): Promise<boolean> {
  try {
    await lookup(host);
    return true;
  } catch {
    return false;
  }
}
