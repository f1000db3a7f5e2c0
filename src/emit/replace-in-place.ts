/**
 * Replaces an output folder that the system does not let be renamed: one from an earlier layer of a container image. In: a
 * workplace with the complete new site. Out: nothing. The previous site is deleted where it is, so readers may meet half of
 * it for a moment; a build that is killed meanwhile is finished by the next command, with the new site.
 */

import { readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME, readManifest } from "./manifest.ts";

/** The folders that take part, as a workplace has them. */
export interface InPlace {
  readonly outDir: string;
  /** Where the new site is from now on: complete, and the next one to be there. */
  readonly readyDir: string;
}

/** What it needs of the file system. */
export interface PlainDisk {
  rename(from: string, to: string): void;
  exists(path: string): boolean;
}

/** Begins it, or goes on where it was cut off. Throws what the system throws; a folder that is not Veloci's is left alone. */
export function finishInPlace({ outDir, readyDir }: InPlace, disk: PlainDisk): void {
  if (disk.exists(outDir)) {
    const names = readdirSync(outDir);
    if (names.length > 0 && !["fine", "newer"].includes(readManifest(outDir).state)) return;
    // The manifest is the last to go: it says whose the rest is.
    for (const name of names) if (name !== MANIFEST_NAME) rmSync(join(outDir, name), { recursive: true, force: true });
    rmSync(join(outDir, MANIFEST_NAME), { force: true });
    rmdirSync(outDir);
  }
  disk.rename(readyDir, outDir);
}
