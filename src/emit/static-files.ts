import { readdirSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { isPartsFolder, partsFolder } from "../cache/part-file.ts";
import { isBuiltFolder } from "../content/built-folders.ts";
import { toSitePath } from "../content/files.ts";
import { findInvalidName } from "../content/name-bytes.ts";
import type { OutputFile } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import { systemCode, toReadReason } from "../report/system-error.ts";
import { identify } from "./places.ts";
import { isWorkplaceName } from "../system/workplace-name.ts";
import { isFolder } from "../system/lenient-files.ts";

/** The folder a site has by default: a site without it gets no message. */
const DEFAULT_FOLDER = "static";

/** Folders of a site that commands write, and those of the format. */
const CACHES = [".veloci", ".docusaurus"];

/**
 * Lists the files of the site's static folders, sorted. If several folders have the same path, takes the first and warns. Skips
 * what builds write: the output folder `outDir` (absolute), temporary folders and the cache.
 */
export function listStaticFiles(site: Site, outDir: string, report: Reporter): OutputFile[] {
  const found = new Map<string, OutputFile>();
  const passed = findWritten(site, outDir);
  for (const folder of site.config.staticDirectories) {
    const dir = resolve(site.dir, folder);
    if (!isFolder(dir)) {
      if (folder !== DEFAULT_FOLDER) report.add(toMissing(folder));
      continue;
    }
    for (const { path, absolute } of walk({ dir, path: "", seen: new Set(), passed }, report, site.dir)) {
      const source = toSitePath(site.dir, absolute);
      const first = found.get(path);
      if (first) report.add(toDuplicate(path, first.source ?? path, source));
      else found.set(path, { path, content: { copy: absolute }, source });
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

interface Folder {
  readonly dir: string;
  /** Relative to the static folder, with `/`. */
  readonly path: string;
  /** Real paths of the parent folders: a link to one of them would be an endless loop. */
  readonly seen: ReadonlySet<string>;
  /** Identities of folders to skip. */
  readonly passed: ReadonlySet<string | undefined>;
}

/** Identifies the folders that builds of the site write, because names may differ in case or be links. */
function findWritten({ dir }: Site, outDir: string): Set<string | undefined> {
  const usual = join(dir, "dist");
  const parts = [outDir, usual].map(partsFolder).filter(isPartsFolder);
  const caches = CACHES.map((name) => join(dir, name));
  const written = [outDir, ...caches, ...(isBuiltFolder(usual) ? [usual] : []), ...parts];
  return new Set(written.map(identify).filter((id) => id !== undefined));
}

interface Found {
  readonly path: string;
  readonly absolute: string;
}

function walk(folder: Folder, report: Reporter, siteDir: string): Found[] {
  const real = readOr(undefined, () => realpathSync(folder.dir), { path: folder.dir, report, siteDir });
  if (real === undefined || folder.seen.has(real) || folder.passed.has(identify(folder.dir))) return [];
  const seen = new Set(folder.seen).add(real);
  const entries = readOr([], () => readdirSync(folder.dir, { withFileTypes: true }), {
    path: folder.dir,
    report,
    siteDir,
  });
  return entries.flatMap((entry) => {
    const absolute = join(folder.dir, entry.name);
    const path = folder.path === "" ? entry.name : `${folder.path}/${entry.name}`;
    const invalid = findInvalidName(siteDir, toSitePath(siteDir, absolute));
    if (invalid) {
      report.add(invalid);
      return [];
    }
    const kind = entry.isSymbolicLink()
      ? readOr(undefined, () => statSync(absolute), { path: absolute, report, siteDir })
      : entry;
    if (kind?.isDirectory()) {
      return isWorkplaceName(entry.name) ? [] : walk({ ...folder, dir: absolute, path, seen }, report, siteDir);
    }
    return kind?.isFile() ? [{ path, absolute }] : [];
  });
}

interface Place {
  readonly path: string;
  readonly siteDir: string;
  readonly report: Reporter;
}

/** Returns the file system's answer, or `instead` with a diagnostic if a folder is unreadable or a link dangling. */
function readOr<T, U>(instead: U, read: () => T, { path, siteDir, report }: Place): T | U {
  try {
    return read();
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    const file = toSitePath(siteDir, path);
    const message = `\`${file}\` cannot be read: ${toReadReason(code)}.`;
    report.error({ code: "unreadable-file", message, file });
    return instead;
  }
}

function toMissing(folder: string) {
  const message = `The static folder \`${folder}\` does not exist.`;
  const hint = "Create it, or remove it from `staticDirectories` in the config.";
  return { code: "missing-static-folder", severity: "info", message, hint } as const;
}

function toDuplicate(path: string, first: string, second: string) {
  const message = `\`${path}\` is in two static folders: \`${first}\` is used, \`${second}\` is not.`;
  return { code: "duplicate-static-file", severity: "warning", message, hint: "Remove one of them." } as const;
}
