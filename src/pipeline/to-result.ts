/** Sums up a build for the command line to print. */

import type { Emitted } from "../emit/emit-site.ts";
import type { BuildInputs, BuildRequest, BuildResult, StoredGraph } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";

export interface Ending {
  readonly report: Reporter;
  readonly outDir: string;
  readonly request: BuildRequest;
  readonly pages?: number;
  readonly written?: Emitted;
  readonly inputs?: BuildInputs;
  readonly graph?: StoredGraph;
}

/** Returns the result of a build, whether or not it finished. */
export function toResult({ report, outDir, request, pages, written, inputs, graph }: Ending): BuildResult {
  return {
    ok: !report.hasErrors && written !== undefined,
    diagnostics: report.diagnostics,
    pages: pages ?? 0,
    files: written?.files ?? 0,
    bytes: written?.bytes ?? 0,
    outDir,
    stages: request.progress.stages,
    peakMemory: process.resourceUsage().maxRSS * 1024,
    ...(inputs && { inputs }),
    ...(graph && { graph }),
    ...(written?.outId !== undefined && { outId: written.outId }),
    ...(written?.paths && { paths: written.paths }),
  };
}
