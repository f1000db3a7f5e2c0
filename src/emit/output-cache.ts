/**
 * Reuses files of the last output as hard links in the new one. Returns groups of files that are in the new folder
 * already; the caller makes the others.
 */

import { closeSync, fstatSync, linkSync, lstatSync, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { factsOf } from "../cache/tree.ts";
import type { OutputFile } from "../model/build.ts";
import type { FileGroup, OutputCache } from "../model/output-cache.ts";
import type { Ledger, LedgerFile, LedgerGroup } from "../model/ledger.ts";
import { systemCode } from "../report/system-error.ts";
import { makeFolderMaker } from "./file-writer.ts";

export interface OutputCacheRequest {
  readonly ledger: Ledger;
  /** Absolute paths of the last output, and of the new one. */
  readonly oldDir: string;
  readonly newDir: string;
  /** Path of the locale's folder inside both; empty for the root. */
  readonly folder?: string;
  /** Whether the umask of the process would give other modes than those of the output. */
  readonly setsModes: boolean;
  /** Whether the new folder contains files of an earlier build. */
  readonly hasFiles?: boolean | undefined;
}

/** Opens the files of one locale. */
export function openOutputCache({
  ledger,
  setsModes,
  hasFiles,
  folder = "",
  ...dirs
}: OutputCacheRequest): OutputCache {
  const [oldDir, newDir] = [join(dirs.oldDir, folder), join(dirs.newDir, folder)];
  const makeFolder = makeFolderMaker(newDir, setsModes);
  const taken = new Set<string>();
  /** Files that existed already. */
  const found = new Set<string>();
  const inOutput = (path: string): string => (folder === "" ? path : `${folder}/${path}`);
  const link = (path: string): number => {
    const facts = ledger.factsOf(inOutput(path));
    const target = join(newDir, path);
    const there = hasFiles ? lstatSync(target, { throwIfNoEntry: false }) : undefined;
    if (there && factsOf(there) === facts) {
      found.add(path);
      return there.size;
    }
    const old = join(oldDir, path);
    const stats = lstatSync(old);
    if (factsOf(stats) !== facts) throw toTouched(old);
    if (there) rmSync(target);
    makeFolder(dirname(path) === "." ? "" : dirname(path));
    linkSync(old, target);
    // Another build may have replaced the output meanwhile.
    if (lstatSync(target).ino === stats.ino) return stats.size;
    rmSync(target);
    throw toTouched(old);
  };
  return {
    take(key, isRight = () => true) {
      const group = ledger.find(key);
      if (!group || !isRight(group.note)) return undefined;
      const files = linkAll(group, link, newDir);
      if (!files) return undefined;
      ledger.add(key, group);
      for (const { path } of files) {
        taken.add(path);
        if (found.has(path)) ledger.addReused(inOutput(path));
      }
      return { files, note: group.note };
    },
    read(key) {
      const group = ledger.find(key);
      const files = group?.files.flatMap((file) => {
        const [path] = file;
        const content = readOld(join(oldDir, path), ledger.factsOf(inOutput(path)));
        return content === undefined ? [] : { ...toOutputFile(file), content };
      });
      return group && files?.length === group.files.length ? { files, note: group.note } : undefined;
    },
    put: (key, { files, note }) => ledger.add(key, { files: files.map(toLedgerFile), note }),
    textOf: (path) => (taken.has(path) ? readFileSync(join(newDir, path), "utf8") : undefined),
  };
}

/** Treated like a system error: the files are then made. */
function toTouched(path: string): Error {
  return Object.assign(new Error(`${path} was replaced by another file.`), { code: "ESTALE", syscall: "link" });
}

/** Text of a file of the last output; `undefined` if somebody has changed it. */
function readOld(path: string, facts: string | undefined): string | undefined {
  try {
    const fd = openSync(path, "r");
    try {
      return factsOf(fstatSync(fd)) === facts ? readFileSync(fd, "utf8") : undefined;
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Takes all files of a group, or none. */
function linkAll(
  { files }: LedgerGroup,
  link: (path: string) => number,
  newDir: string,
): FileGroup["files"] | undefined {
  const linked: OutputFile[] = [];
  try {
    for (const file of files) linked.push({ ...toOutputFile(file), content: { reused: link(file[0]) } });
    return linked;
  } catch (error) {
    // The file does not exist, its name is taken, or this disk has no hard links.
    if (systemCode(error) === undefined) throw error;
    for (const { path } of linked) rmSync(join(newDir, path));
    return undefined;
  }
}

function toOutputFile([path, hashed, source]: LedgerFile): Omit<OutputFile, "content"> {
  return { path, hashed, ...(source !== null && { source }) };
}

function toLedgerFile({ path, hashed = false, source }: OutputFile): LedgerFile {
  return [path, hashed, source ?? null];
}
