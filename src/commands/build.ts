/** `veloci build`: from a site folder to the files of its web site. */

import { resolve } from "node:path";
import type { BuildResult } from "../model/build.ts";
import { toShownPath } from "../report/print.ts";
import { makeReporter } from "../report/reporter.ts";
import { makeProgress } from "../terminal/progress.ts";
import { makeStageLines } from "../terminal/stage-lines.ts";
import { formatSummary, formatTimings } from "../terminal/summary.ts";
import { type CommandContext, defineCommand, type ExitCode } from "./command.ts";
import { showDiagnostics } from "./show.ts";
import { CONFIG_OPTION, DIST_DOC, locateSite, SITE_ARGUMENT } from "./site-folder.ts";

export const build = defineCommand({
  name: "build",
  summary: "Build the site into a folder of static files.",
  argument: SITE_ARGUMENT,
  options: {
    "out-dir": {
      type: "text",
      value: "<dir>",
      doc: `Folder for the built site, relative to the current folder; it is replaced as a whole. ${DIST_DOC}`,
    },
    config: CONFIG_OPTION,
    minify: { type: "flag", default: true, doc: "Leave the site's own scripts and styles readable." },
    timings: { type: "flag", doc: "Print how long each stage took, and the memory used." },
    json: { type: "flag", doc: "Print one JSON object with the result and all diagnostics, and nothing else." },
  },
  notes: [
    "The old site is replaced only when the new one is complete: with any error it stays as it is.",
    "Exit codes: 0 built, 1 the site has errors, 2 the command line is wrong.",
  ],
  async run({ argument, options }, context) {
    const report = makeReporter();
    const site = locateSite({ cwd: context.cwd, siteDir: argument, config: options.config }, report);
    if (!site) {
      if (options.json) context.out.write(`${JSON.stringify({ ok: false, diagnostics: report.diagnostics })}\n`);
      else showDiagnostics(report.diagnostics, context.cwd, context);
      return 2;
    }
    const outDir = options["out-dir"] === undefined ? site.distDir : resolve(context.cwd, options["out-dir"]);
    return runBuild({ siteDir: site.siteDir, outDir, ...options }, context);
  },
});

export interface BuildOptions {
  /** Absolute. */
  readonly siteDir: string;
  /** Absolute. */
  readonly outDir: string;
  readonly config: string | undefined;
  readonly minify: boolean;
  readonly timings: boolean;
  readonly json: boolean;
}

/** Builds and says how it went. */
export async function runBuild(options: BuildOptions, context: CommandContext): Promise<ExitCode> {
  const { siteDir, outDir, config, minify, json } = options;
  const start = performance.now();
  const { buildSite } = await context.loadPipeline();
  const isWatched = context.err.interactive && !json;
  const progress = makeProgress(isWatched ? { watcher: makeStageLines(context.err) } : {});
  const result = await buildSite({
    siteDir,
    outDir,
    minify,
    progress,
    ...(config !== undefined && { configPath: config }),
  });
  const ms = performance.now() - start;
  if (json) context.out.write(`${JSON.stringify({ ...result, siteDir, ms })}\n`);
  else sayResult(result, { ...options, ms }, context);
  return result.ok ? 0 : 1;
}

function sayResult(result: BuildResult, said: BuildOptions & { ms: number }, context: CommandContext): void {
  const { siteDir, timings, ms } = said;
  if (context.err.interactive) context.err.write("\n");
  showDiagnostics(result.diagnostics, siteDir, context);
  const { stages, peakMemory } = result;
  if (timings) context.out.write(`${formatTimings({ stages, ms, peakMemory })}\n\n`);
  const outDir = toShownPath(result.outDir, context.cwd);
  const target = result.ok ? context.out : context.err;
  target.write(`${formatSummary(result, { color: target.color, outDir, ms })}\n`);
}
