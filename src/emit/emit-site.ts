/**
 * Writes a finished site to the disk. The output folder is replaced at once when every file was written; after any
 * error or interruption, it is unchanged.
 */

import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { checkOutput, type ProtectedPlace } from "./check-output.ts";
import { FOLDER_MODE } from "./modes.ts";
import { identify } from "./places.ts";
import { keepSpare } from "./spare-folder.ts";
import { limitSpares } from "./spare-limit.ts";
import { loadDisk, swapIn } from "./swap.ts";
import { withWorkplace } from "./with-workplace.ts";
import { openWorkplace, type Workplace } from "./workplace.ts";
import { type SiteRequest, writeSite, type WrittenSite } from "./write-site.ts";

/** The site in one locale. */
export interface LocaleSite extends Omit<SiteRequest, "dir" | "oldDir" | "siteDir" | "report"> {
  /** Path of its folder inside the output; empty for the one at the root. */
  readonly folder: string;
}

export interface EmitRequest {
  readonly place: Workplace;
  /** Places that the output folder must not replace. */
  readonly keep: readonly ProtectedPlace[];
  readonly siteDir: string;
  /** Each is made after the one before is written. */
  readonly sites: AsyncIterable<LocaleSite> | Iterable<LocaleSite>;
  readonly report: Reporter;
  /** Where to keep the previous site for the next build (absolute); when absent, it is deleted. */
  readonly spare?: string | undefined;
}

export interface Emitted extends WrittenSite {
  /** Identity of the new output folder, where the system has one: another build may put its own folder there at any time. */
  readonly outId?: string | undefined;
}

/** Writes the site in all its locales and swaps it in; `undefined` when there are errors, then nothing has changed. */
export async function emitSite(request: EmitRequest): Promise<Emitted | undefined> {
  return replaceOutput(request, () => writeLocales(request));
}

/** Swaps in what `write` puts into the new folder; `undefined` if there are errors, or if it returns nothing. */
export async function replaceOutput(
  request: Omit<EmitRequest, "sites" | "siteDir">,
  write: () => Promise<WrittenSite | undefined>,
): Promise<Emitted | undefined> {
  const { place, report } = request;
  if (report.hasErrors) return undefined;
  return withWorkplace(place, report, () => fill(request, write));
}

/**
 * Makes the temporary folder beside the output folder, once its removal no longer depends on this thread. Returns `false`, with
 * a diagnostic, if the system refuses.
 */
export async function openOutput(place: Workplace, report: Reporter): Promise<boolean> {
  await report.siteCode.begun;
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

async function fill(...[request, write]: Parameters<typeof replaceOutput>): Promise<Emitted | undefined> {
  const { place, report, spare } = request;
  // Opening may have restored a previous site, so check again.
  if (!(await openOutput(place, report)) || !checkOutput(request)) return undefined;
  const hasSpare = spare !== undefined && existsSync(spare);
  let emitted: Emitted | undefined;
  try {
    emitted = await publish(request, write);
  } finally {
    // After an exchange, the previous site is where the new one was. A failed build returns the folder that it took.
    if (spare !== undefined && (emitted || hasSpare)) keepSpare(spare, place.newDir);
  }
  if (emitted && spare !== undefined) limitSpares(dirname(spare), emitted.bytes);
  return emitted;
}

async function publish(...[request, write]: Parameters<typeof replaceOutput>): Promise<Emitted | undefined> {
  const { place, report } = request;
  const written = await write();
  if (!written) return undefined;
  const disk = loadDisk();
  // Writing takes time, in which someone may have put files there.
  if (report.hasErrors || !checkOutput(request)) return undefined;
  const outId = identify(place.newDir);
  return tryTo(() => (swapIn(place, disk), { ...written, outId }), place.outDir, report);
}

async function writeLocales({ place, siteDir, sites, report }: EmitRequest): Promise<WrittenSite> {
  const total = { files: 0, bytes: 0 };
  const all: (WrittenSite & { readonly folder: string })[] = [];
  for await (const { folder, ...site } of sites) {
    const dir = join(place.newDir, folder);
    if (folder !== "" && existsSync(dir)) report.add(toTaken(folder));
    if (report.hasErrors) break;
    mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });
    const written = await writeSite({ ...site, siteDir, report, dir, oldDir: join(place.outDir, folder) });
    total.files += written.files;
    total.bytes += written.bytes;
    all.push({ folder, ...written });
  }
  return { ...total, ...(all.every(({ paths }) => paths) && { paths: listPaths(all) }) };
}

function* listPaths(sites: readonly (WrittenSite & { readonly folder: string })[]): Generator<string> {
  for (const { folder, paths = [] } of sites)
    for (const path of paths) yield folder === "" ? path : `${folder}/${path}`;
}

function toTaken(folder: string): Diagnostic {
  return {
    code: "output-collision",
    severity: "error",
    message: `Two locales write into the output folder \`${folder}\`: it already contains a page or file of the previous locale.`,
    hint: "Rename the page, or give the locale another `baseUrl` in `i18n.localeConfigs`.",
  };
}

/** Runs it, or reports that the system refuses. */
function tryTo<T>(work: () => T, path: string, report: Reporter): T | undefined {
  try {
    return work();
  } catch (error) {
    report.add(toWriteDiagnostic(error, path));
    return undefined;
  }
}
