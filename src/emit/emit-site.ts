/**
 * Puts a finished site on the disk. In: its files. Out: the output folder, replaced at once when every file was written;
 * with any error, and when the run is interrupted, it stays as it was.
 */

import { homedir } from "node:os";
import type { OutputFile } from "../model/build.ts";
import type { Manifest } from "../model/manifest.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { checkFolder } from "./check-folder.ts";
import { manifestFile } from "./manifest.ts";
import { closeWorkplace, closeWorkplaceNow, openWorkplace, swapIn, type Workplace } from "./output-folder.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { writeFiles, type Written } from "./write-files.ts";

export interface EmitRequest {
  /** Absolute. */
  readonly outDir: string;
  /** Absolute. */
  readonly siteDir: string;
  /** May still be in the making: files are written as they come. */
  readonly files: Iterable<OutputFile> | AsyncIterable<OutputFile>;
  /** Asked when all other files are written; `hashed` are the paths that carry a hash of their content. */
  readonly manifest: (hashed: readonly string[]) => Manifest;
  readonly report: Reporter;
  /** Told now and then how many files there are by now. */
  readonly onWritten?: (files: number) => void;
}

/** Writes the site and swaps it in; `undefined` when there are errors, then nothing has changed. */
export async function emitSite(request: EmitRequest): Promise<Written | undefined> {
  const { report, siteDir } = request;
  if (report.hasErrors) return undefined;
  const keep = [
    { dir: siteDir, name: "the site's own folder" },
    { dir: process.cwd(), name: "the current folder" },
    { dir: homedir(), name: "your home folder" },
  ];
  const outDir = checkFolder({ outDir: request.outDir, keep }, report);
  if (outDir === undefined) return undefined;
  const place = tryTo(() => openWorkplace(outDir), outDir, report);
  return place && withCleanup(place, report, () => fill(place, request));
}

async function fill(
  place: Workplace,
  { siteDir, files, manifest, report, onWritten }: EmitRequest,
): Promise<Written | undefined> {
  const all = withManifest(files, manifest);
  const written = await writeFiles({ dir: place.newDir, oldDir: place.outDir, siteDir, files: all, report, onWritten });
  if (report.hasErrors) return undefined;
  return tryTo(
    () => {
      swapIn(place);
      return written;
    },
    place.outDir,
    report,
  );
}

async function* withManifest(
  files: EmitRequest["files"],
  manifest: EmitRequest["manifest"],
): AsyncGenerator<OutputFile> {
  const hashed: string[] = [];
  for await (const file of files) {
    if (file.hashed) hashed.push(file.path);
    yield file;
  }
  yield manifestFile(manifest(hashed));
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
