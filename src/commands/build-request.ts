/** Builds the pipeline's request from the options of a command, and shows progress on a terminal. */

import type { BuildRequest, Progress } from "../model/build.ts";
import { makeProgress } from "../terminal/progress.ts";
import { formatSlow } from "../terminal/slow-code.ts";
import { makeStageLines } from "../terminal/stage-lines.ts";
import type { CommandContext } from "./command.ts";

export interface BuildOptions {
  /** Absolute path. */
  readonly siteDir: string;
  /** Absolute path. */
  readonly outDir: string;
  readonly config?: string | undefined;
  /** Comma-separated names; all locales by default. */
  readonly locale?: string | undefined;
  readonly minify: boolean;
  readonly precompress: boolean;
  readonly offlineZip?: boolean;
  readonly timings: boolean;
  /** Whether to reuse the result of the last build. */
  readonly cache?: boolean;
  readonly verbose?: boolean;
  readonly json: boolean;
}

/** Returns the part of the request that does not depend on this run. */
export function toRequest(
  { siteDir, outDir, config, locale, minify, precompress, offlineZip = false }: BuildOptions,
  { cwd }: CommandContext,
): Omit<BuildRequest, "progress"> & Pick<BuildOptions, "outDir"> {
  return {
    siteDir,
    outDir,
    currentDir: cwd,
    minify,
    precompress,
    offlineZip,
    ...(config !== undefined && { configPath: config }),
    ...(locale !== undefined && { locales: locale.split(",") }),
  };
}

/** Shows the stages on a terminal. Call `end` after the last stage. */
export function watchProgress(
  { err, siteCode }: CommandContext,
  { json }: Pick<BuildOptions, "json">,
): { readonly progress: Progress; end(): void } {
  const lines = err.interactive && !json ? makeStageLines(err) : undefined;
  if (lines) siteCode.onSlow((code) => lines.note(formatSlow(code, err)));
  return {
    progress: makeProgress(lines && { watcher: lines }),
    end: () => {
      if (lines) err.write("\n");
    },
  };
}
