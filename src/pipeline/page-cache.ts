/** Opens what pages there are already: those of the last output, of other machines, or of the parts that other processes have rendered. */

import { join } from "node:path";
import { type PackedFiles, withPackedFiles } from "../cache/packed-files.ts";
import { openOutputCache } from "../emit/output-cache.ts";
import { isUsualUmask } from "../emit/modes.ts";
import { spareFolder, takeSpare } from "../emit/spare-folder.ts";
import type { Workplace } from "../emit/workplace.ts";
import { listFiles } from "../emit/written-folder.ts";
import type { BuildRequest } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { LastFiles, PageExchange } from "../model/output-cache.ts";
import type { Route } from "../model/route.ts";
import type { PageCache } from "../render/rendering.ts";
import type { VolatileReads } from "../system/volatile-reads.ts";
import { type BuiltLocale, surroundingsOfPages } from "./build-inputs.ts";

export interface PageCacheRequest extends Pick<BuildRequest, "cache" | "pages"> {
  readonly locale: BuiltLocale;
  readonly place: Workplace;
  /** Path of the locale inside the output; empty at its root. */
  readonly folder: string;
  /** Absolute path of an earlier output to start from. */
  readonly spare: string | undefined;
  /** Files of other machines. */
  readonly packed: PackedFiles | undefined;
  readonly volatileReads: VolatileReads | undefined;
  readonly report: Reporter;
}

/** Returns where the output before the last one is kept. Sites with several locales keep none, because these share one folder. */
export function spareOf(
  { cache }: Pick<BuildRequest, "cache">,
  { requested }: Workplace,
  locales: number,
): string | undefined {
  return cache?.output && cache.keepsSpare && locales === 1 ? spareFolder(cache.dir, requested) : undefined;
}

/** Opens the pages. Returns `undefined` if there are none to be had, and none that anybody wants to have. */
export function openPageCache(request: PageCacheRequest): PageCache | undefined {
  const { locale, pages, packed, volatileReads, report } = request;
  if (!pages && !request.cache?.output && !packed) return undefined;
  const around = surroundingsOfPages(locale, volatileReads);
  // Parts are of one build, whatever it reads.
  if (pages) return openExchange(pages, locale.graph.routes, { surroundings: around?.text ?? "", report });
  if (!around) return undefined;
  const output = openLastOutput(request);
  const files = output && packed ? withPackedFiles(output.files, packed) : (output?.files ?? packed);
  return (
    files && {
      files,
      surroundings: around.text,
      hasFiles: output?.hasFiles ?? false,
      ...(output && { last: output.files }),
      ...(around.isWatched && { volatileReads }),
    }
  );
}

function openExchange(
  pages: PageExchange,
  routes: readonly Route[],
  { surroundings, report }: Pick<PageCache, "surroundings"> & { readonly report: Reporter },
): PageCache {
  const own = new Set(routes.filter((_, index) => pages.isOwn(index)));
  return {
    files: pages.files,
    surroundings,
    hasFiles: false,
    isOwn: (route) => own.has(route),
    onPage(key, isOwn) {
      const problem = pages.onPage(key, isOwn);
      if (problem) report.add(problem);
    },
  };
}

/** Returns `undefined` if a plugin changes output files in place, which would also change the last output. */
function openLastOutput({
  cache,
  locale,
  place,
  folder,
  spare,
}: PageCacheRequest): { readonly files: LastFiles; readonly hasFiles: boolean } | undefined {
  const ledger = cache?.output;
  const newDir = join(place.newDir, folder);
  if (!ledger || locale.made.some(({ touchesOutput }) => touchesOutput)) return undefined;
  if (folder === "" && listFiles(newDir).length > 0) return undefined;
  const setsModes = !isUsualUmask();
  const hasFiles = spare !== undefined && folder === "" && !setsModes && takeSpare(spare, newDir);
  const files = openOutputCache({ ledger, oldDir: place.outDir, newDir: place.newDir, folder, setsModes, hasFiles });
  return { files, hasFiles };
}
