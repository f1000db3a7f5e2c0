/** `veloci serve`: serves a built site as a web host would. */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { isBuiltFolder } from "../content/built-folders.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
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
import { DEFAULT_PORT, HOST_OPTION, OPEN_OPTION, PORT_OPTION } from "./server-options.ts";
import { showDiagnostics } from "./show.ts";
import { CONFIG_OPTION, DIST_DOC, openSite, SITE_ARGUMENT } from "./site-folder.ts";

const options = {
  dir: { type: "text", value: "<dir>", doc: `Folder of the built site, relative to the current folder. ${DIST_DOC}` },
  port: PORT_OPTION,
  host: HOST_OPTION,
  build: { type: "flag", doc: "Build the site first." },
  open: OPEN_OPTION,
  config: { ...CONFIG_OPTION, doc: `For \`--build\`. ${CONFIG_OPTION.doc}` },
} as const satisfies OptionSpecs;

type ServeInput = CommandInput<typeof options>;

export const serve = defineCommand({
  name: "serve",
  summary: "Serve the built site on this machine, as a web host would.",
  argument: SITE_ARGUMENT,
  options,
  notes: [
    "Everything else comes from `veloci-manifest.json` in the built site: `baseUrl`, `trailingSlash`, and what browsers may keep.",
    "Without `--build`, the config is not read, and `--dir` serves any folder, without its site.",
  ],
  async run(input, context) {
    const { build, dir } = input.options;
    const built = build ? await buildFirst(input, context) : undefined;
    if (built && built.code !== 0) return built;
    if (built) printText(built, context);
    const target = dir === undefined ? defaultDir(input, context) : resolve(context.cwd, dir);
    const missing = dir === undefined && !existsSync(target) ? findNoSite(input, context) : undefined;
    return missing ?? runServe(target, input.options, context);
  },
});

const CONFIG_UNUSED: Diagnostic = {
  code: "option-without-effect",
  severity: "warning",
  message: "`--config` has no effect without `--build`: a built site is served as its own manifest says.",
};

/** Returns the folder itself if it is a built site, else the output folder of the site in it. */
function defaultDir({ argument = "." }: ServeInput, { cwd }: CommandContext): string {
  const dir = resolve(cwd, argument);
  return isBuiltFolder(dir) ? dir : join(dir, "dist");
}

/** Reports a missing site if there is neither a built site nor a site folder that could be built. */
function findNoSite({ argument, options: { config } }: ServeInput, context: CommandContext): CommandResult | undefined {
  const site = openSite({ siteDir: argument, config }, context);
  return "ending" in site ? site.ending : undefined;
}

async function buildFirst({ argument, options: given }: ServeInput, context: CommandContext): Promise<CommandResult> {
  const site = openSite({ siteDir: argument, config: given.config }, context);
  if ("ending" in site) return site.ending;
  const outDir = given.dir === undefined ? site.distDir : resolve(context.cwd, given.dir);
  const flags = { minify: true, precompress: false, timings: false, json: false };
  return runBuild({ siteDir: site.siteDir, outDir, config: given.config, ...flags }, context);
}

async function runServe(dir: string, given: ServeInput["options"], context: CommandContext): Promise<CommandResult> {
  const { serveFolder } = await import("../serve/serve-folder.ts");
  const { restoreOutput } = await import("../emit/workplace.ts");
  restoreOutput(dir);
  const report = makeReporter();
  if (given.config !== undefined && !given.build) report.add(CONFIG_UNUSED);
  const shownDir = toShownPath(dir, context.cwd);
  const server = await serveFolder({
    dir,
    shownDir,
    host: given.host ?? "localhost",
    port: given.port ?? DEFAULT_PORT,
    isPortFixed: given.port !== undefined,
    report,
  });
  const { diagnostics } = report;
  if (!server) return { code: 1, diagnostics };
  showDiagnostics(diagnostics, context.cwd, context);
  context.out.write(`Serving ${shownDir} at ${server.url} (press Ctrl+C to stop)\n`);
  for (const url of server.network) context.out.write(`For other machines: ${url}\n`);
  const isInteractive = context.out.interactive && !isContinuousIntegration(context.env);
  if (given.open && isInteractive) (await import("../serve/open-browser.ts")).openBrowser(server.url);
  await context.interrupted();
  await server.stop();
  return { code: 130, diagnostics: [] };
}
