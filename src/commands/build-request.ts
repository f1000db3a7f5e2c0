/** Shared code of commands that build. Returns the request for the pipeline, with progress if somebody watches. */

import type { BuildRequest, Progress } from "../model/build.ts";
import { makeProgress } from "../terminal/progress.ts";
import { formatSlow } from "../terminal/slow-code.ts";
import { makeStageLines } from "../terminal/stage-lines.ts";
import type { CommandContext } from "./command.ts";

export interface BuildOptions {
  /** Absolute. */
  readonly siteDir: string;
  /** Absolute. */
  readonly outDir: string;
  readonly config?: string | undefined;
  /** Names with commas between them; all locales when absent. */
  readonly locale?: string | undefined;
  readonly minify: boolean;
  readonly precompress: boolean;
  readonly offlineZip?: boolean;
  readonly timings: boolean;
  /** Whether the result of the last build counts. */
  readonly cache?: boolean;
  readonly verbose?: boolean;
  readonly json: boolean;
}

/** The request, without what only one run has. */
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

/** Shows the stages on a terminal. Call `end` after the last one. */
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
