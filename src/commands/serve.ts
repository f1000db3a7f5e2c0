/** `veloci serve`: a built site in the browser, as a web host would serve it. */

import { resolve } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import { toShownPath } from "../report/print.ts";
import { makeReporter } from "../report/reporter.ts";
import { isContinuousIntegration } from "../terminal/output.ts";
import { runBuild } from "./build.ts";
import {
  type CommandContext,
  type CommandInput,
  type CommandResult,
  defineCommand,
  type OptionSpecs,
} from "./command.ts";
import { printText } from "./report-result.ts";
import { showDiagnostics } from "./show.ts";
import { CONFIG_OPTION, DIST_DOC, locateSite, SITE_ARGUMENT, type SiteFolder } from "./site-folder.ts";

const DEFAULT_PORT = 3000;

const options = {
  dir: { type: "text", value: "<dir>", doc: `Folder of the built site, relative to the current folder. ${DIST_DOC}` },
  port: {
    type: "number",
    value: "<port>",
    short: "p",
    min: 0,
    max: 65_535,
    doc: `Port to listen at; 0 takes any that is free. By default ${DEFAULT_PORT}, or the next one that is free.`,
  },
  host: {
    type: "text",
    value: "<host>",
    short: "h",
    doc: "Name or address to listen at. By default `localhost`; `0.0.0.0` lets other machines in.",
  },
  build: { type: "flag", doc: "Build the site first." },
  open: { type: "flag", default: true, doc: "Do not open the site in the browser." },
  config: CONFIG_OPTION,
} as const satisfies OptionSpecs;

type ServeInput = CommandInput<typeof options>;

export const serve = defineCommand({
  name: "serve",
  summary: "Serve the built site on this machine, as a web host would.",
  argument: SITE_ARGUMENT,
  options,
  notes: [
    "Addresses follow `baseUrl` and `trailingSlash` of the config; what does not exist is answered with `404.html`.",
  ],
  async run(input, context) {
    const report = makeReporter();
    const site = locateSite({ cwd: context.cwd, siteDir: input.argument, config: input.options.config }, report);
    if (!site) return { code: 2, diagnostics: report.diagnostics };
    return runServe(site, input.options, context);
  },
});

async function runServe(
  site: SiteFolder,
  given: ServeInput["options"],
  context: CommandContext,
): Promise<CommandResult> {
  const { siteDir } = site;
  const dir = given.dir === undefined ? site.distDir : resolve(context.cwd, given.dir);
  if (given.build) {
    const asked = { siteDir, outDir: dir, config: given.config, minify: true, timings: false, json: false };
    const built = await runBuild(asked, context);
    if (built.code !== 0) return built;
    printText(built, context);
  }
  const report = makeReporter();
  const server = await startServer({ siteDir, dir, given, report });
  const { diagnostics } = report;
  if (!server) return { code: 1, siteDir, diagnostics };
  showDiagnostics(diagnostics, siteDir, context);
  context.out.write(`Serving ${toShownPath(dir, context.cwd)} at ${server.url} (Ctrl+C ends it)\n`);
  const isWatched = context.out.interactive && !isContinuousIntegration(context.env);
  if (given.open && isWatched) (await import("../serve/open-browser.ts")).openBrowser(server.url);
  await context.interrupted();
  await server.stop();
  return { code: 0, diagnostics: [] };
}

interface StartRequest {
  readonly siteDir: string;
  readonly dir: string;
  readonly given: ServeInput["options"];
  readonly report: Reporter;
}

async function startServer({ siteDir, dir, given, report }: StartRequest) {
  const [{ loadSite }, { serveFolder }] = await Promise.all([
    import("../config/load.ts"),
    import("../serve/serve-folder.ts"),
  ]);
  const loaded = await loadSite({ siteDir, configPath: given.config, report });
  if (!loaded || report.hasErrors) return undefined;
  const { baseUrl, trailingSlash } = loaded.site.config;
  return serveFolder({
    dir,
    baseUrl,
    host: given.host ?? "localhost",
    port: given.port ?? DEFAULT_PORT,
    isPortFixed: given.port !== undefined,
    report,
    ...(trailingSlash !== undefined && { trailingSlash }),
  });
}
