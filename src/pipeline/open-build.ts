/** Opens what the stages of a build share: the report, the temporary folder, the caches and the second thread. */

import { join } from "node:path";
import { makeJsonMemo } from "../cache/json-memo.ts";
import { PACKED_DOCUMENTS, PackStore } from "../cache/pack-store.ts";
import { PackedFiles } from "../cache/packed-files.ts";
import { orSiteError } from "../config/site-errors.ts";
import type { Emitted } from "../emit/emit-site.ts";
import { withWorkplace } from "../emit/with-workplace.ts";
import { planWorkplace, type Workplace } from "../emit/workplace.ts";
import { DocumentStore } from "../markdown/document-store.ts";
import { Compiled } from "../markdown/store/compiled.ts";
import { TextStore } from "../markdown/store/text-store.ts";
import type { BuildInputs, BuildRequest, BuildResult, LoadRequest, StoredGraph } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Memo } from "../model/memo.ts";
import { SecondThread } from "../system/second-thread.ts";
import { VolatileReads } from "../system/volatile-reads.ts";
import { type BuiltLocale, toBuildInputs } from "./build-inputs.ts";
import { openReport } from "./open-report.ts";
import { TASK_URL } from "./task-url.ts";

/** The run of a command that reads a site. */
export interface Run {
  readonly request: LoadRequest;
  readonly report: Reporter;
  readonly caches?: DocumentCaches;
  /** Does tasks for large sites. */
  readonly thread?: SecondThread;
}

/** What is known of documents. */
export interface DocumentCaches {
  /** Texts outside of memory. */
  readonly texts: TextStore;
  /** Documents that earlier locales have compiled. */
  readonly compiled: Compiled;
  /** Documents of earlier runs. */
  readonly stored: DocumentStore | undefined;
}

/** The run of a build. Its locales share all of this. */
export interface Build extends Run {
  readonly request: BuildRequest;
  readonly place: Workplace;
  readonly caches: DocumentCaches;
  /** Makes the cache of earlier runs for one kind of plain data; `undefined` without a cache. */
  readonly memo: (<T>(kind: string) => Memo<T>) | undefined;
  /** Output files of other machines or earlier CI runs. */
  readonly packed: PackedFiles | undefined;
  /** Collects the inputs of each locale. */
  readonly bundled: BuiltLocale[];
  /** Watches the code of pages, if pages are cached. */
  readonly volatileReads: VolatileReads | undefined;
}

/** What the stages of a build made. */
export interface Made {
  readonly pages: number;
  /** Absent after an error. */
  readonly written: Emitted | undefined;
  /** Absent if they follow from the locales. */
  readonly inputs?: BuildInputs;
  readonly graph?: StoredGraph | undefined;
}

type Stages = (build: Build) => Promise<Made | undefined>;

/** Opens a build, runs its stages, and closes it however they end. Stages that errors stopped return nothing. */
export async function withBuild(request: BuildRequest, stages: Stages): Promise<BuildResult> {
  const outDir = outputOf(request);
  const report = openReport(request);
  const place = planWorkplace(outDir);
  // Plugins know the place from the start and may write to it, however far the build comes.
  const run = () => withWorkplace(place, report, () => withCaches({ request, report, place }, stages));
  const ending = await orSiteError(run, { ...request, report });
  return toResult({ report, outDir, request, ...ending });
}

async function withCaches(
  { request, report, place }: Pick<Build, "request" | "report" | "place">,
  stages: Stages,
): Promise<Pick<Ending, "pages" | "written" | "inputs" | "graph">> {
  const { cache, pages } = request;
  using texts = new TextStore({ prints: cache !== undefined || pages !== undefined });
  using packs = cache && new PackStore({ ...cache, name: PACKED_DOCUMENTS });
  using packed = cache?.packsFiles ? new PackedFiles(cache) : undefined;
  using thread = new SecondThread(TASK_URL);
  const entries = pages ? pages.documents(packs) : packs;
  const caches = { texts, compiled: new Compiled(), stored: entries && new DocumentStore(entries) };
  const memo = packs && (<T>(kind: string): Memo<T> => makeJsonMemo(packs, kind));
  const bundled: BuiltLocale[] = [];
  using volatileReads = cache?.output && !pages ? new VolatileReads() : undefined;
  const made = await stages({ request, report, place, caches, thread, memo, packed, bundled, volatileReads });
  if (!made) return {};
  const { pages: count, written, inputs, graph } = made;
  return {
    pages: count,
    ...(written && { written, ...(cache && { inputs: inputs ?? toBuildInputs(bundled) }), ...(graph && { graph }) }),
  };
}

/** Absolute path of the output folder. */
export function outputOf({ outDir, siteDir }: Pick<LoadRequest, "outDir" | "siteDir">): string {
  return outDir ?? join(siteDir, "dist");
}

interface Ending {
  readonly report: Reporter;
  readonly outDir: string;
  readonly request: BuildRequest;
  readonly pages?: number;
  readonly written?: Emitted;
  readonly inputs?: BuildInputs;
  readonly graph?: StoredGraph;
}

/** Returns the result of a build, whether or not it finished. */
function toResult({ report, outDir, request, pages, written, inputs, graph }: Ending): BuildResult {
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
