/**
 * Replaces an output folder that cannot be renamed: one from an earlier layer of a container image. Deletes the previous site
 * where it is, so the folder is incomplete for a moment. If the build is killed meanwhile, the next command finishes the job.
 */

import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME, readManifest } from "./manifest.ts";

/** The two folders, as a workplace has them. */
export interface InPlace {
  readonly outDir: string;
  /** Holds the complete new site. */
  readonly readyDir: string;
}

/** File system calls that tests replace. */
export interface PlainDisk {
  rename(from: string, to: string): void;
  exists(path: string): boolean;
}

/** Starts, or resumes after a kill. Leaves a folder alone that Veloci did not write. Throws system errors. */
export function finishInPlace({ outDir, readyDir }: InPlace, disk: PlainDisk): void {
  if (disk.exists(outDir)) {
    const names = readdirSync(outDir);
    if (names.length > 0 && !["fine", "newer"].includes(readManifest(outDir).state)) return;
    // The manifest goes last: it proves that Veloci may delete the rest.
    for (const name of names) if (name !== MANIFEST_NAME) rmSync(join(outDir, name), { recursive: true, force: true });
    rmSync(join(outDir, MANIFEST_NAME), { force: true });
    rmdirSync(outDir);
  }
  disk.rename(readyDir, outDir);
}
