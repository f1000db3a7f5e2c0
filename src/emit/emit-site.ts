/**
 * Puts a finished site on the disk. In: its files. Out: the output folder, replaced at once when every file was written;
 * with any error, and when the run is interrupted, it stays as it was.
 */

import type { Reporter } from "../model/diagnostic.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { checkOutput, type KeptPlace } from "./check-output.ts";
import { loadDisk, swapIn } from "./swap.ts";
import { withWorkplace } from "./with-workplace.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";
import { type SiteRequest, writeSite } from "./write-site.ts";
import type { Written } from "./written-folder.ts";

export interface EmitRequest extends Omit<SiteRequest, "dir" | "oldDir"> {
  readonly place: Workplace;
  /** What the output folder must not replace. */
  readonly keep: readonly KeptPlace[];
}

/** Writes the site and swaps it in; `undefined` when there are errors, then nothing has changed. */
export async function emitSite(request: EmitRequest): Promise<Written | undefined> {
  const { place, report } = request;
  if (report.hasErrors) return undefined;
  return withWorkplace(place, report, () => fill(request));
}

/** Makes the temporary folder beside the output folder. Returns `false`, with a diagnostic, if the system refuses. */
export function openOutput(place: Workplace, report: Reporter): boolean {
  return tryTo(() => (openWorkplace(place), true), place, report) ?? false;
}

async function fill(request: EmitRequest): Promise<Written | undefined> {
  const { place, report } = request;
  // Opening may have restored a previous site, so check again.
  if (!openOutput(place, report) || !checkOutput(request)) return undefined;
  const written = await writeSite({ ...request, dir: place.newDir, oldDir: place.outDir });
  const disk = await loadDisk();
  // Writing takes time, in which someone may have put files there.
  if (report.hasErrors || !checkOutput(request)) return undefined;
  return tryTo(() => (swapIn(place, disk), written), place, report);
}

/** Does it, or reports the system's refusal. */
function tryTo<T>(work: () => T, { outDir }: Workplace, report: Reporter): T | undefined {
  try {
    return work();
  } catch (error) {
    report.add(toWriteDiagnostic(error, outDir));
    return undefined;
  }
}
