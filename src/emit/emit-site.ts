/**
 * Puts a finished site on the disk. In: its files. Out: the output folder, replaced at once when every file was written;
 * with any error, and when the run is interrupted, it stays as it was.
 */

import type { Reporter } from "../model/diagnostic.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { checkOutput, type KeptPlace } from "./check-output.ts";
import { loadDisk, swapIn } from "./swap.ts";
import { closeWorkplace, closeWorkplaceNow, openWorkplace, type Workplace } from "./workplace.ts";
import { type SiteRequest, writeSite } from "./write-site.ts";
import type { Written } from "./written-folder.ts";

export interface EmitRequest extends Omit<SiteRequest, "dir" | "oldDir"> {
  readonly place: Workplace;
  /** What the output must not replace. */
  readonly keep: readonly KeptPlace[];
}

/** Writes the site and swaps it in; `undefined` when there are errors, then nothing has changed. */
export async function emitSite(request: EmitRequest): Promise<Written | undefined> {
  const { place, report } = request;
  if (report.hasErrors) return undefined;
  return withCleanup(place, report, () => fill(request));
}

async function fill(request: EmitRequest): Promise<Written | undefined> {
  const { place, report } = request;
  const isOpen = tryTo(() => (openWorkplace(place), true), place, report);
  // Opening it may have put a previous site back, which is checked like any other.
  if (!isOpen || !checkOutput(request)) return undefined;
  const written = await writeSite({ ...request, dir: place.newDir, oldDir: place.outDir });
  const disk = await loadDisk();
  // Writing has taken its time: somebody may have put something there.
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

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs the work and removes the temporary folder however it ends, by a signal too. */
async function withCleanup<T>(place: Workplace, report: Reporter, work: () => Promise<T>): Promise<T> {
  const onSignal = (signal: NodeJS.Signals): void => {
    closeWorkplaceNow(place);
    unlisten();
    // Nobody else cares for the signal: let it do what it does to a process without handlers.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const unlisten = (): void => SIGNALS.forEach((signal) => void process.off(signal, onSignal));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work();
  } finally {
    const isGone = await closeWorkplace(place);
    unlisten();
    if (!isGone) report.add(toLeftover(place));
  }
}

function toLeftover({ dir }: Workplace) {
  const message = `The temporary folder \`${dir}\` cannot be deleted.`;
  return { code: "temporary-folder-left", severity: "warning", message, hint: "Delete it yourself." } as const;
}
