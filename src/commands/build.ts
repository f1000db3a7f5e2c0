/** `veloci build`: builds a static site from a site folder. */

import { PACKED_DOCUMENTS } from "../cache/pack-store.ts";
import { resolve } from "node:path";
import { BuildRecord, type RecordedResult } from "../cache/build-record.ts";
import type { BuildRequest, LastBuild } from "../model/build.ts";
import type { PageExchange } from "../model/output-cache.ts";
import type { BuildFacts } from "../model/json-report.ts";
import { toShownPath } from "../report/print.ts";
import { makePaint } from "../report/paint.ts";
import { isContinuousIntegration } from "../terminal/output.ts";
import { formatSummary, formatTimings, formatUnchanged } from "../terminal/summary.ts";
import { type BuildOptions, toRequest, watchProgress } from "./build-request.ts";
import { type CommandContext, type CommandResult, defineCommand, refuse } from "./command.ts";
import { hasManyFiles } from "./many-files.ts";
import { readShard, runShard } from "./render-part.ts";
import { JSON_OPTION, SARIF_OPTION, VERBOSE_OPTION } from "./report-format.ts";
import { hasSharedCache, loadPipelineAndPacks, openShared } from "./shared-cache.ts";
import { CONFIG_OPTION, DIST_DOC, LOCALE_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const build = defineCommand({
  name: "build",
  summary: "Build the site into a folder of static files.",
  argument: SITE_ARGUMENT,
  options: {
    "out-dir": {
      type: "text",
      value: "<dir>",
      doc: `Folder for the built site, relative to the current folder. The build replaces it as a whole, and refuses a folder that Veloci did not write. ${DIST_DOC}`,
    },
    shard: {
      type: "text",
      value: "<n/m>",
      doc: "Render only one part of the pages, such as `3/8`, for `veloci merge` to join. The part goes to a folder named after the output folder, with `-parts` appended.",
    },
    config: CONFIG_OPTION,
    locale: LOCALE_OPTION,
    minify: { type: "flag", default: true, doc: "Leave the site's own scripts and styles readable." },
    precompress: {
      type: "flag",
      doc: "Also write compressed copies of text files (`.br` and `.gz`), for hosts that serve them.",
    },
    "offline-zip": {
      type: "flag",
      doc: "Also write `offline.zip`: a copy of the site that readers unpack and open without a server.",
    },
    cache: {
      type: "flag",
      default: true,
      doc: "Build even if nothing has changed since the last build, and keep nothing for the next one.",
    },
    timings: { type: "flag", doc: "Print how long each stage took, and the memory used." },
    verbose: VERBOSE_OPTION,
    json: JSON_OPTION,
    sarif: SARIF_OPTION,
  },
  refused: {
    "bundle-analyzer": {
      reason: "Veloci does not use webpack",
      help: "Use `--timings`, or look at the sizes in `assets/js`.",
    },
    dev: {
      reason: "every build is a production build",
      help: "Use `veloci dev` while you write, and `--no-minify` to read the scripts.",
    },
  },
  notes: [
    "The old site is replaced only once the new one is complete. If there is an error, it stays unchanged.",
    "Exit codes: 0 built, 1 the site has errors, 2 the command line is wrong, 130 interrupted.",
  ],
  async run({ argument, options }, context) {
    const site = openSite({ siteDir: argument, config: options.config }, context);
    if ("ending" in site) return site.ending;
    const outDir = options["out-dir"] === undefined ? site.distDir : resolve(context.cwd, options["out-dir"]);
    const given = { siteDir: site.siteDir, outDir, ...options, offlineZip: options["offline-zip"] };
    const beforeWork = (): void => {
      if (!hasManyFiles(site.siteDir, MANY_FILES)) context.restartForBuild?.();
    };
    if (options.shard === undefined) {
      const result = await runBuild({ ...given, beforeWork }, context);
      return withNextStep(result, { siteDir: argument, dir: options["out-dir"] }, context);
    }
    const shard = readShard(options.shard);
    if ("problem" in shard) return refuse(shard.problem);
    beforeWork();
    return runShard(given, shard, context);
  },
});

/** The number of files from which the settings of the runtime for small builds no longer pay off. */
const MANY_FILES = 4000;

interface Words {
  readonly siteDir: string | undefined;
  readonly dir: string | undefined;
}

/** Adds what to do next to the result of a build, for people at a terminal. Takes words as they were given. */
function withNextStep(result: CommandResult, { siteDir, dir }: Words, { out }: CommandContext): CommandResult {
  if (result.code !== 0 || !result.summary || !out.interactive) return result;
  const serve = [
    "veloci serve",
    ...(siteDir === undefined ? [] : [siteDir]),
    ...(dir === undefined ? [] : ["--dir", dir]),
  ];
  const next = makePaint(out.color).dim(`To look at it: ${serve.join(" ")}`);
  return { ...result, summary: { ...result.summary, text: `${result.summary.text}\n${next}` } };
}

/** Options of a build, plus the pages that other processes have rendered. */
export interface RunOptions extends BuildOptions {
  readonly pages?: PageExchange;
  /** Called before a site is built as a whole. */
  readonly beforeWork?: () => void;
}

/** Builds the site and shows progress on a terminal. */
export async function runBuild(options: RunOptions, context: CommandContext): Promise<CommandResult> {
  const { siteDir, timings, pages, beforeWork } = options;
  const start = performance.now();
  const request = toRequest(options, context);
  const record = options.cache === false ? undefined : new BuildRecord({ ...request, env: context.env });
  const recorded = pages ? undefined : record?.result();
  if (recorded) return toUnchanged(recorded, { ...options, start }, context);
  const onCi = isContinuousIntegration(context.env);
  // Packs hold files in place of the last output.
  const last = pages || onCi || hasSharedCache(context.env) ? undefined : record?.edited();
  if (!last) beforeWork?.();
  const shared = record && openShared(record.cache, context, pages ? [PACKED_DOCUMENTS] : undefined);
  const { buildSite } = await loadPipelineAndPacks(siteDir, shared, context);
  const { progress, end } = watchProgress(context, options);
  const { siteCode } = context;
  const use = { pages, last, isShared: shared !== undefined, onCi };
  const cache = record && toCache(record, use);
  const result = await buildSite({ ...request, ...(cache && { cache }), ...(pages && { pages }), progress, siteCode });
  await shared?.offer();
  const notStored = result.ok && !pages ? record?.keep(result) : undefined;
  const ms = performance.now() - start;
  end();
  const { ok, diagnostics, inputs: _, outId: __, paths: ___, graph: ____, ...figures } = result;
  const on = ok ? "out" : "err";
  const shownDir = toShownPath(result.outDir, context.cwd);
  return {
    code: ok ? 0 : 1,
    siteDir,
    diagnostics,
    grouped: !options.verbose,
    facts: { ...figures, ms } satisfies BuildFacts,
    ...(timings && { output: `${formatTimings({ ...figures, ms })}\n${toNotStored(notStored)}\n` }),
    summary: { on, text: formatSummary(result, { color: context[on].color, outDir: shownDir, ms }) },
  };
}

interface CacheUse {
  readonly pages: PageExchange | undefined;
  readonly last: LastBuild | undefined;
  /** Whether other machines use the cache. */
  readonly isShared: boolean;
  readonly onCi: boolean;
}

/**
 * Chooses what the cache holds. The pages of other processes replace those of the last output. CI services keep the cache between
 * runs, but usually not the output, so files go into the cache there, and no earlier output does.
 */
function toCache(record: BuildRecord, { pages, last, isShared, onCi }: CacheUse): NonNullable<BuildRequest["cache"]> {
  const { output, ...cache } = record.cache;
  if (pages) return cache;
  return { ...cache, output, packsFiles: isShared || onCi, keepsSpare: !onCi, last };
}

/** Explains why the next build cannot reuse this one. */
function toNotStored(reason: string | undefined): string {
  return reason === undefined ? "" : `\nThe next build starts from scratch: ${reason}.\n`;
}

/** Summarizes a build that found no changes: the result of the last build still applies. */
function toUnchanged(
  { diagnostics, ...recorded }: RecordedResult,
  { siteDir, outDir, verbose, timings, start }: BuildOptions & { readonly start: number },
  { out, cwd }: CommandContext,
): CommandResult {
  const ms = performance.now() - start;
  const { ok: _, ...figures } = { ...recorded, stages: [], peakMemory: process.resourceUsage().maxRSS * 1024 };
  const text = formatUnchanged(
    { ...recorded, diagnostics },
    { color: out.color, outDir: toShownPath(outDir, cwd), ms },
  );
  return {
    code: 0,
    siteDir,
    diagnostics,
    grouped: !verbose,
    facts: { ...figures, ms } satisfies BuildFacts,
    ...(timings && { output: `${formatTimings({ ...figures, ms })}\n\n` }),
    summary: { on: "out", text },
  };
}
