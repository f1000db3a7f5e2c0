/**
 * Puts a finished site on the disk. In: its files. Out: the output folder, replaced at once when every file was written;
 * with any error, and when the run is interrupted, it stays as it was.
 */

import { dirname } from "node:path";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
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
  try {
    openWorkplace(place);
    return true;
  } catch (error) {
    const isDenied = ["EACCES", "EPERM", "EROFS"].includes(systemCode(error) ?? "");
    report.add(isDenied ? toDenied(error, place) : toWriteDiagnostic(error, place.outDir));
    return false;
  }
}

/** The output folder itself may well be writable. */
function toDenied(error: unknown, { outDir }: Workplace): Diagnostic {
  const hint =
    "A build writes the new site beside the output folder. Allow that, or choose another folder with `--out-dir`.";
  return { ...toWriteDiagnostic(error, dirname(outDir)), hint };
}

async function fill(request: EmitRequest): Promise<Written | undefined> {
  const { place, report } = request;
  // Opening may have restored a previous site, so check again.
  if (!openOutput(place, report) || !checkOutput(request)) return undefined;
  const written = await writeSite({ ...request, dir: place.newDir, oldDir: place.outDir });
  const disk = loadDisk();
  // Writing takes time, in which someone may have put files there.
  if (report.hasErrors || !checkOutput(request)) return undefined;
  return tryTo(() => (swapIn(place, disk), written), place.outDir, report);
}

/** Does it, or reports the system's refusal. */
function tryTo<T>(work: () => T, path: string, report: Reporter): T | undefined {
  try {
    return work();
  } catch (error) {
    report.add(toWriteDiagnostic(error, path));
    return undefined;
  }
}
