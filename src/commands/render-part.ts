/** `veloci build --shard 3/8`: renders one part of the pages for `veloci merge`. */

import { PACKED_DOCUMENTS } from "../cache/pack-store.ts";
import { join } from "node:path";
import { CACHE_FOLDER } from "../cache/build-record.ts";
import { engineName, sharedEngineName } from "../cache/engine.ts";
import { type PartOrigin, partsFolder, PartWriter, type Shard } from "../cache/part-file.ts";
import { git } from "../deploy/git.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ShardFacts } from "../model/json-report.ts";
import { toShownPath } from "../report/print.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { formatTimings } from "../terminal/summary.ts";
import { formatShard } from "../terminal/shard-summary.ts";
import { type BuildOptions, toRequest, watchProgress } from "./build-request.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { loadPipelineAndPacks, openShared } from "./shared-cache.ts";

/** Upper limit of parts; no CI system runs more jobs at a time. */
const MOST_PARTS = 1000;

/** Reads `3/8`. Diagnostic: `invalid-value`. */
export function readShard(value: string): Shard | { readonly problem: Diagnostic } {
  const [, part = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (part >= 1 && part <= of && of <= MOST_PARTS) return { part, of };
  const message = `Invalid part \`${value}\`.`;
  const hint = `Write the number of the part and how many there are, at most ${MOST_PARTS}: \`--shard 3/8\`.`;
  return { problem: { code: "invalid-value", severity: "error", message, hint } };
}

/** Returns the version of Veloci and the state of the site's repository, which all parts must share. */
export async function originOf(siteDir: string, { version }: CommandContext): Promise<PartOrigin> {
  const { ok, text: commit } = await git(siteDir, "rev-parse", "HEAD");
  return { version, engine: sharedEngineName(), ...(ok && { commit }) };
}

/** Renders the pages of one part. */
export async function runShard(options: BuildOptions, shard: Shard, context: CommandContext): Promise<CommandResult> {
  const { siteDir, outDir, config, locale, minify, precompress, offlineZip = false, timings } = options;
  const start = performance.now();
  const writer = openWriter(outDir, shard);
  if (!(writer instanceof PartWriter)) return toRefused(writer, siteDir);
  try {
    const request = toRequest(options, context);
    const cache = options.cache === false ? undefined : { dir: join(siteDir, CACHE_FOLDER), engine: engineName() };
    const shared = cache && openShared(cache, context, [PACKED_DOCUMENTS]);
    const [{ renderPart }, origin] = await Promise.all([
      loadPipelineAndPacks(siteDir, shared, context),
      originOf(siteDir, context),
    ]);
    const { progress, end } = watchProgress(context, options);
    const { siteCode } = context;
    const result = await renderPart({ ...request, ...(cache && { cache }), pages: writer, progress, siteCode });
    await shared?.offer();
    end();
    const { ok, diagnostics, inputs: _, outId: __, paths: ___, ...figures } = result;
    if (!ok) return { code: 1, siteDir, diagnostics, grouped: !options.verbose, summary: FAILED };
    const given = { ...(config !== undefined && { config }), ...(locale !== undefined && { locale }) };
    const written = writer.finish(origin, { ...given, minify, precompress, offlineZip });
    if ("code" in written) return { ...toRefused(written, siteDir), diagnostics: [...diagnostics, written] };
    const { path, pages, bytes } = written;
    const ms = performance.now() - start;
    const part = { ...shard, path: toShownPath(path, context.cwd), pages, total: result.pages, bytes, ms };
    return {
      code: 0,
      siteDir,
      diagnostics,
      grouped: !options.verbose,
      facts: { ...figures, pages, files: 1, bytes, ms, part: path } satisfies ShardFacts,
      ...(timings && { output: `${formatTimings({ ...figures, ms })}\n\n` }),
      summary: { on: "out", text: formatShard(part, context.out.color) },
    };
  } finally {
    writer.abandon();
  }
}

function openWriter(outDir: string, shard: Shard): PartWriter | Diagnostic {
  const dir = partsFolder(outDir);
  try {
    return new PartWriter(dir, shard);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return toWriteDiagnostic(error, dir);
  }
}

const FAILED = { on: "err", text: "No part was rendered." } as const;

function toRefused(problem: Diagnostic, siteDir: string): CommandResult {
  return { code: 1, siteDir, diagnostics: [problem], summary: FAILED };
}
