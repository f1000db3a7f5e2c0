/**
 * Writes a whole site into a folder: its files, then files of plugins that need these on disk, then files made from all
 * of them, and finally the manifest. Counts the files, and reports those that cannot be written.
 */

import { join } from "node:path";
import type { OutputFile } from "../model/build.ts";
import type { Manifest } from "../model/manifest.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { type Claims, makeClaims } from "./claims.ts";
import { isUsualUmask } from "./modes.ts";
import { manifestFile } from "./manifest.ts";
import { statOf } from "./places.ts";
import { removeUnclaimed } from "./spare-folder.ts";
import { type WriteRequest, writeFiles } from "./write-files.ts";
import { listFiles, settleFolder, type Written } from "./written-folder.ts";

/** Work of plugins after all other files are written. */
export interface Afterwards {
  /** Runs them on the folder. Yields the files that they pass to `write`. `hashed` lists the paths that contain a hash of their content. */
  run(dir: string, hashed: () => Iterable<string>): AsyncIterable<OutputFile>;
  /** Whether some of them may write to the folder directly, or change files in it. */
  readonly touchesFolder: boolean;
}

export interface SiteRequest extends Omit<WriteRequest, "claims" | "inOrder" | "oldDir" | "setsModes"> {
  /** Absolute path of the previous site, which need not exist. */
  readonly oldDir: string;
  readonly afterwards: Afterwards;
  /** Makes files from the written ones, once nothing changes these any more. */
  finish(dir: string): AsyncIterable<OutputFile>;
  /** Called after all other files are written; `hashed` are the paths that contain a content hash. */
  readonly manifest: (hashed: Iterable<string>) => Manifest;
}

export interface WrittenSite extends Written {
  /** The files of the folder, which can be listed once; absent if there may be others. */
  readonly paths?: Iterable<string>;
}

/** Writes everything. After reported errors the folder is incomplete. */
export async function writeSite(request: SiteRequest): Promise<WrittenSite> {
  const { dir, oldDir, afterwards, manifest, report } = request;
  const claims = makeClaims(report);
  // Plugins may have written files while they loaded their content.
  const early = request.hasFiles ? [] : listFiles(dir);
  for (const path of early) claims.claim(toPluginFile(path));
  const touches = afterwards.touchesFolder || early.length > 0;
  // Reading the umask changes it for a moment, so it must not happen while the writer thread runs.
  const target = { ...request, setsModes: !isUsualUmask(), oldDir: touches ? undefined : oldDir };
  const first = await writeFiles({ ...target, claims });
  if (first.isBroken) return first;
  if (request.hasFiles) removeUnclaimed(dir, new Set(claims.paths()));
  const late = { ...target, claims: withFilesOnDisk(claims, dir), inOrder: true };
  const second = await writeFiles({ ...late, files: afterwards.run(dir, claims.hashed) });
  if (second.isBroken) return second;
  const third = await writeFiles({ ...late, files: request.finish(dir) });
  if (third.isBroken) return third;
  const last = await writeFiles({ ...late, files: [manifestFile(manifest(claims.hashed()))] });
  if (touches && !report.hasErrors) return settle(request);
  return { ...[second, third, last].reduce(add, first), ...(!touches && { paths: claims.paths() }) };
}

function settle({ dir, oldDir, report }: SiteRequest): Written {
  try {
    return settleFolder(dir, oldDir);
  } catch (error) {
    report.add(toWriteDiagnostic(error, dir));
    return { files: 0, bytes: 0 };
  }
}

function add(one: Written, other: Written): Written {
  return { files: one.files + other.files, bytes: one.bytes + other.bytes };
}

/** Wraps claims so that they know the files that plugins wrote directly. */
function withFilesOnDisk(claims: Claims, dir: string): Claims {
  return {
    claim(file) {
      const isNew = !claims.has(file.path) && statOf(join(dir, file.path))?.isFile();
      if (isNew) claims.claim(toPluginFile(file.path));
      return claims.claim(file);
    },
    has: (path) => claims.has(path),
    paths: claims.paths,
    hashed: claims.hashed,
  };
}

function toPluginFile(path: string) {
  return { path, source: "what a plugin wrote into the output folder" };
}
