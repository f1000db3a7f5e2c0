import { listen, type ListenRequest, toNetworkOrigins, toOrigin } from "./listen.ts";
import { respond } from "./respond.ts";
import { openServedFolder } from "./served-folder.ts";
import { openSiteFacts, reportUnknown, type SiteFacts } from "./site-facts.ts";
import { makeTextCache } from "./text-cache.ts";
import { isFolder } from "../system/lenient-files.ts";

export interface ServeRequest extends ListenRequest {
  /** Absolute. */
  readonly dir: string;
  /** The same, for messages. */
  readonly shownDir: string;
}

export interface FolderServer {
  /** URL of the site's home page. */
  readonly url: string;
  /** URLs for other machines. */
  readonly network: readonly string[];
  readonly port: number;
  /** Stops the server and its running requests. */
  stop(): Promise<void>;
}

/** Starts serving a folder, as a static server. */
export async function serveFolder(request: ServeRequest): Promise<FolderServer | undefined> {
  const { dir, shownDir, host, report } = request;
  if (!isFolder(dir)) {
    const message = `Nothing to serve: \`${shownDir}\` is not a folder.`;
    report.error({ code: "nothing-to-serve", message, hint: "Build the site first: `veloci build`." });
    return undefined;
  }
  const facts = openSiteFacts(dir);
  const server = await listen(request, (port) => start({ ...request, facts }, port));
  if (!server) return undefined;
  reportUnknown(dir, shownDir, report);
  const port = server.port ?? request.port;
  const toUrl = (origin: string): string => origin + facts().baseUrl;
  const network = toNetworkOrigins(host, port).map(toUrl);
  return { url: toUrl(toOrigin(host, port)), network, port, stop: () => server.stop(true) };
}

interface StartRequest extends ServeRequest {
  readonly facts: () => SiteFacts;
}

function start({ dir, host, facts }: StartRequest, port: number) {
  const source = { folder: openServedFolder(dir), texts: makeTextCache() };
  return Bun.serve({
    hostname: host,
    port,
    development: false,
    // Outside development, Bun would share a port with another server and answer some of its requests.
    reusePort: false,
    fetch: (request) => respond(request, { ...source, ...facts() }),
    error: () => new Response("The file could not be read.\n", { status: 500 }),
  });
}
