/** Provides a folder for files that tests write temporarily, in memory if possible. */

import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "./processes.mjs";

/** An in-memory file system on most Linux systems. */
const MEMORY = "/dev/shm";

/** Several times what the tests need at once. Containers often have only 64 MB. */
const ROOM_BYTES = 2e9;

/**
 * Makes the folder. Tests write tens of thousands of small files: on a disk that takes a fifth of their processor time, and most of the time
 * that they only wait. A folder that the user has chosen is used as it is.
 * @returns {{ path: string, remove: () => void }}
 */
export function makeScratch() {
  const parents = process.env["TMPDIR"] ? [tmpdir()] : [MEMORY, tmpdir()];
  const path = mkdtempSync(
    join(parents.find((parent) => parent !== MEMORY || isUsable(parent)) ?? "", "veloci-tests-"),
  );
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Whether a folder in memory has room, also in the memory itself, and may hold programs.
 * @param {string} dir
 */
function isUsable(dir) {
  try {
    accessSync(dir, constants.W_OK);
    const { bavail, bsize } = statfsSync(dir);
    return Math.min(bavail * bsize, freemem() / 2) > ROOM_BYTES && runsPrograms(dir);
  } catch {
    return false;
  }
}

/** @param {string} dir */
function runsPrograms(dir) {
  const probe = mkdtempSync(join(dir, "veloci-probe-"));
  try {
    const program = join(probe, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
    return outputOf(program, []) !== undefined;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
