/**
 * Takes files of the last output over into the new one, as second names of the old files. Returns groups of files that are in the
 * new folder already, or nothing, and then they are made.
 */

import { closeSync, fstatSync, linkSync, lstatSync, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../model/build.ts";
import type { FileGroup, KeptFiles } from "../model/kept-files.ts";
import type { Ledger, LedgerFile, LedgerGroup } from "../model/ledger.ts";
import { systemCode } from "../report/system-error.ts";
import { makeFolderMaker } from "./file-writer.ts";

export interface KeptFilesRequest {
  readonly ledger: Ledger;
  /** Absolute paths of a locale's folder: in the output, and in the one that is being made. */
  readonly oldDir: string;
  readonly newDir: string;
  /** The umask of the process leads to other modes than those of the output. */
  readonly setsModes: boolean;
  /** The new folder has files of an earlier build. */
  readonly hasFiles?: boolean | undefined;
}

/** Opens the files of one locale. */
export function openKeptFiles({ ledger, oldDir, newDir, setsModes, hasFiles }: KeptFilesRequest): KeptFiles {
  const makeFolder = makeFolderMaker(newDir, setsModes);
  const taken = new Set<string>();
  const link = (path: string): number => {
    const old = join(oldDir, path);
    const target = join(newDir, path);
    const there = hasFiles ? lstatSync(target, { throwIfNoEntry: false }) : undefined;
    const inode = ledger.factsOf(old)?.ino;
    if (there && there.ino === inode) return there.size;
    if (there) rmSync(target);
    makeFolder(dirname(path) === "." ? "" : dirname(path));
    linkSync(old, target);
    const { ino, size } = lstatSync(target);
    // Another build may have put its own output there meanwhile.
    if (inode === ino) return size;
    rmSync(target);
    throw Object.assign(new Error(`${old} is another file now.`), { code: "ESTALE", syscall: "link" });
  };
  return {
    take(key, isRight = () => true) {
      const group = ledger.find(key);
      if (!group || !isRight(group.note)) return undefined;
      const files = linkAll(group, link, newDir);
      if (!files) return undefined;
      ledger.add(key, group);
      for (const { path } of files) taken.add(path);
      return { files, note: group.note };
    },
    read(key) {
      const group = ledger.find(key);
      const texts = group?.files.map(([path]) => readOld(join(oldDir, path), ledger));
      return group && texts?.every((text) => text !== undefined) ? { texts, note: group.note } : undefined;
    },
    put: (key, { files, note }) => ledger.add(key, { files: files.map(toLedgerFile), note }),
    textOf: (path) => (taken.has(path) ? readFileSync(join(newDir, path), "utf8") : undefined),
  };
}

/** Text of a file of the last output; nothing if that is another file now. */
function readOld(path: string, ledger: Ledger): string | undefined {
  try {
    const fd = openSync(path, "r");
    try {
      return fstatSync(fd).ino === ledger.factsOf(path)?.ino ? readFileSync(fd, "utf8") : undefined;
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** All files of a group, or none. */
function linkAll(
  { files }: LedgerGroup,
  link: (path: string) => number,
  newDir: string,
): FileGroup["files"] | undefined {
  const linked: OutputFile[] = [];
  try {
    for (const [path, hashed, source] of files)
      linked.push({ path, content: { kept: link(path) }, hashed, ...(source !== null && { source }) });
    return linked;
  } catch (error) {
    // There is no such file, or something else is there, or this disk has no second names.
    if (systemCode(error) === undefined) throw error;
    for (const { path } of linked) rmSync(join(newDir, path));
    return undefined;
  }
}

function toLedgerFile({ path, hashed = false, source }: OutputFile): LedgerFile {
  return [path, hashed, source ?? null];
}
