/** A site that is being written, served in this process. */

import { join } from "node:path";
import { type DevServer, openFront, type SiteUpdate } from "../../src/dev/dev-server.ts";
import { devSite } from "../../src/pipeline/commands.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSiteCode } from "../../src/report/site-code.ts";
import { makeSite, type TestSite } from "../support/site.ts";

export interface OpenDev extends AsyncDisposable {
  readonly site: TestSite;
  readonly server: DevServer & { readonly origin: string };
  /** Of all updates so far. */
  readonly updates: readonly SiteUpdate[];
  /** Texts that errors of the program itself have. */
  readonly bugs: readonly string[];
  /** Writes a file and waits until the site has it. */
  save(path: string, text: string): Promise<void>;
  /** Waits for one more update, at least. */
  updated(work: () => Promise<unknown>): Promise<SiteUpdate>;
  get(path: string, headers?: Record<string, string>): Promise<{ readonly status: number; readonly text: string }>;
}

export interface OpenDevOptions {
  readonly poll?: number;
  readonly locale?: string;
  /** Absolute path of a folder for compiled files. */
  readonly cacheDir?: string;
  /** The site of another session, whose files are written into it. */
  readonly site?: TestSite;
}

/** Opens it, and waits until its pages can be asked for. */
export async function openDev(
  files: Readonly<Record<string, string | Uint8Array>>,
  { poll, locale, cacheDir, site: given }: OpenDevOptions = {},
): Promise<OpenDev> {
  const site = given ?? (await makeSite(files));
  if (given) for (const [path, text] of Object.entries(files)) await given.write(path, text);
  const updates: SiteUpdate[] = [];
  const bugs: string[] = [];
  const opened = Promise.withResolvers<OpenDev["server"]>();
  const ended = Promise.withResolvers<void>();
  const report = makeReporter();
  const request = {
    siteDir: site.dir,
    outDir: join(site.dir, "dist"),
    scratchDir: site.path("../veloci-dev-test"),
    locale,
    ...(cacheDir !== undefined && { cache: { dir: cacheDir, engine: "test" } }),
  };
  const run = devSite({ ...request, siteCode: makeSiteCode() }, report, async (dev) => {
    const front = await openFront({
      siteDir: site.dir,
      env: {},
      host: "localhost",
      port: 0,
      poll,
      report,
      onUpdate: (update) => updates.push(update),
      onError: (error) => bugs.push(String(error)),
    });
    if (!front) throw new Error("The server did not start.");
    const server = front.follow(dev);
    opened.resolve({ ...server, origin: front.origin });
    await ended.promise;
    server.stop();
    await front.stop();
  });
  const server = await opened.promise;
  await server.settled();
  const updated = async (work: () => Promise<unknown>): Promise<SiteUpdate> => {
    const before = updates.length;
    await work();
    for (let waited = 0; updates.length === before && waited < 10_000; waited += 5) await Bun.sleep(5);
    await server.settled();
    const last = updates.at(-1);
    if (!last || updates.length === before) throw new Error("Nobody noticed the change.");
    return last;
  };
  return {
    site,
    server,
    updates,
    bugs,
    updated,
    save: async (path, text) => void (await updated(() => site.write(path, text))),
    async get(path, headers = {}) {
      const response = await fetch(server.origin + path, { headers, redirect: "manual" });
      return { status: response.status, text: await response.text() };
    },
    async [Symbol.asyncDispose]() {
      ended.resolve();
      await run;
      if (!given) await site.remove();
    },
  };
}
