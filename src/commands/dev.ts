/** `veloci dev`: serves the site and updates the browser on every change. */

import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CACHE_FOLDER } from "../cache/build-record.ts";
import { engineName } from "../cache/engine.ts";
import { type EarlyPages, FirstPages } from "../cache/first-pages.ts";
import type { DevFront, SiteUpdate } from "../dev/dev-server.ts";
import { followPackages, type InstalledPackages } from "../dev/installed-packages.ts";
import { keepFirstPages, keepWhenIdle } from "../dev/keep-first-pages.ts";
import type { Pipeline } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { toShownPath } from "../report/print.ts";
import { makeReporter } from "../report/reporter.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { formatUpdate } from "../terminal/dev-lines.ts";
import { isContinuousIntegration } from "../terminal/output.ts";
import { type CommandContext, type CommandInput, defineCommand, type OptionSpecs, type Refusal } from "./command.ts";
import { DEFAULT_PORT, HOST_OPTION, OPEN_OPTION, PORT_OPTION } from "./server-options.ts";
import { showDiagnostics } from "./show.ts";
import { usesTypes } from "./types.ts";
import { CONFIG_OPTION, locateSite, ONE_LOCALE_OPTION, SITE_ARGUMENT } from "./site-folder.ts";

const options = {
  port: PORT_OPTION,
  host: HOST_OPTION,
  poll: {
    type: "number",
    value: "[ms]",
    bare: 300,
    min: 10,
    max: 60_000,
    doc: "Poll for changes, for disks that do not report them (network drives, some containers). The value is the interval in milliseconds; defaults to 300.",
  },
  open: OPEN_OPTION,
  config: CONFIG_OPTION,
  locale: ONE_LOCALE_OPTION,
} as const satisfies OptionSpecs;

type DevOptions = CommandInput<typeof options>["options"];

const NO_HTTPS: Refusal = {
  reason: "it serves only HTTP",
  help: "Put a proxy with your certificate in front of it. Browsers treat `http://localhost` as secure.",
};

export const dev = defineCommand({
  name: "dev",
  aliases: ["start"],
  summary: "Serve the site while you write: open pages update as you save.",
  argument: SITE_ARGUMENT,
  options,
  refused: {
    "hot-only": {
      reason: "a page reloads only when its code cannot be replaced",
      help: "Leave it out.",
    },
    minify: { reason: "it never minifies scripts", help: "Leave it out." },
    https: NO_HTTPS,
    "ssl-cert": NO_HTTPS,
    "ssl-key": NO_HTTPS,
  },
  notes: [
    "Pages have the same URLs and markup as in a build. Drafts are shown.",
    "Errors appear over the page and disappear once you fix them. Writes nothing to the site except a cache in `.veloci/cache`, and the types for a `tsconfig.json` that extends those of `veloci types`.",
  ],
  async run({ argument, options: given }, context) {
    const report = makeReporter();
    const found = locateSite({ cwd: context.cwd, siteDir: argument, config: given.config }, report);
    if (!found) return { code: 2, diagnostics: report.diagnostics };
    const { siteDir, distDir: outDir } = found;
    const cache = { dir: join(siteDir, CACHE_FOLDER), engine: engineName() };
    const requested = JSON.stringify([cache.engine, given.config, given.locale]);
    const firstPages = new FirstPages({ siteDir, outDir, cacheDir: cache.dir, requested, env: context.env });
    using packages = followPackages({ siteDir, poll: given.poll });
    const front = await openDevFront({ siteDir, given, report, context, packages, early: firstPages.find() });
    if (!front) return { code: 1, diagnostics: report.diagnostics };
    // Before this point there is nothing to clean up, so a signal ends the process immediately.
    await front.quiet();
    packages.start();
    const { devSite, writeSiteTypes } = await context.loadPipeline(siteDir);
    const request = {
      siteDir,
      outDir,
      scratchDir: join(tmpdir(), "veloci-dev"),
      siteCode: context.siteCode,
      locale: given.locale,
      cache,
      ...(given.config !== undefined && { configPath: given.config }),
    };
    const ended = await devSite(request, report, async (site) => {
      const server = front.follow(site);
      void server.settled().then(() => refreshTypes(siteDir, { writeSiteTypes, context }));
      const storing = { firstPages, site, server };
      using _idle = keepWhenIdle({ ...storing, onError: reportError });
      const interrupted = context.interrupted().then(() => "interrupted" as const);
      const ending = await Promise.race([interrupted, waitForPackages(packages, context)]);
      if (ending === "interrupted") await keepFirstPages(storing);
      server.stop();
      return ending;
    });
    await front.stop();
    if (ended === "outdated") {
      context.restartAt?.(front.port);
      context.err.write("The system refused to start it: run `veloci dev` again.\n");
    }
    return ended === "interrupted" ? { code: 130, diagnostics: [] } : { code: 1, diagnostics: report.diagnostics };
  },
});

/** Resolves when the process has to start again, because the runtime has stored which packages there are. Not where it cannot. */
async function waitForPackages(packages: InstalledPackages, { err, restartAt }: CommandContext): Promise<"outdated"> {
  await packages.changed;
  err.write(`Packages or settings of modules changed: ${restartAt ? "starting again" : "start `veloci dev` again"}.\n`);
  return restartAt ? "outdated" : new Promise(() => {});
}

interface FrontRequest {
  readonly siteDir: string;
  readonly given: DevOptions;
  readonly report: Reporter;
  readonly context: CommandContext;
  readonly packages: InstalledPackages;
  readonly early: EarlyPages | undefined;
}

/** Starts the server and prints its URL. Browsers can request pages while the site is still loading. */
async function openDevFront(request: FrontRequest): Promise<DevFront | undefined> {
  const { siteDir, given, report, context, packages, early } = request;
  const { openFront } = await import("../dev/dev-server.ts");
  const printUpdate = makeUpdatePrinter(siteDir, context);
  const port = context.earlierPort ?? given.port;
  const front = await openFront({
    siteDir,
    env: context.env,
    host: given.host ?? "localhost",
    port: port ?? DEFAULT_PORT,
    isPortFixed: port !== undefined,
    poll: given.poll,
    report,
    early,
    onUpdate: (update) => {
      packages.note(update.changed ?? new Set());
      printUpdate(update);
    },
    onError: reportError,
  });
  if (!front) return undefined;
  showDiagnostics(report.diagnostics, siteDir, context);
  context.out.write(`${toShownPath(siteDir, context.cwd)} at ${front.origin}/ (press Ctrl+C to stop)\n`);
  for (const origin of front.network) context.out.write(`For other machines: ${origin}/\n`);
  openIfRequested(front, given, context);
  return front;
}

interface TypesRequest extends Pick<Pipeline, "writeSiteTypes"> {
  readonly context: CommandContext;
}

/** Updates the type declarations for the editor if the site uses them. */
async function refreshTypes(siteDir: string, { writeSiteTypes, context }: TypesRequest): Promise<void> {
  if (!(await usesTypes(siteDir))) return;
  try {
    await writeSiteTypes(siteDir);
  } catch (error) {
    if (systemCode(error) === undefined) return reportError(error);
    showDiagnostics([toWriteDiagnostic(error, ".veloci")], siteDir, context);
  }
}

function openIfRequested({ origin }: DevFront, { open }: DevOptions, context: CommandContext): void {
  const { out, env, earlierPort } = context;
  if (!open || earlierPort !== undefined || !out.interactive || isContinuousIntegration(env)) return;
  void import("../serve/open-browser.ts").then(({ openBrowser }) => openBrowser(`${origin}/`));
}

/**
 * Prints the problems of each update that are new or in files that changed, and then one line with the number of all. Those that
 * an author leaves for later do not cover the others at each save.
 */
function makeUpdatePrinter(siteDir: string, context: CommandContext): (update: SiteUpdate) => void {
  let known: ReadonlySet<string> = new Set();
  const toKey = ({ code, file, message }: Diagnostic): string => [code, file, message].join(" ");
  return ({ diagnostics, changed, ms }) => {
    const isDue = (each: Diagnostic): boolean =>
      !known.has(toKey(each)) || (each.file !== undefined && changed?.has(resolve(siteDir, each.file)) === true);
    showDiagnostics(diagnostics.filter(isDue), siteDir, context);
    known = new Set(diagnostics.map(toKey));
    const paths = changed && [...changed].map((path) => toShownPath(path, siteDir));
    context.err.write(`${formatUpdate({ paths, ms, diagnostics }, context.err.color)}\n`);
  };
}
