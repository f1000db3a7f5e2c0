/** Small files of the cache that start with the hash of the rest: what is damaged or cut short is not read. Written at once or not at all. */

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";

/** Text of such a file; nothing where there is none that is whole. */
export function readChecked(file: string): string | undefined {
  try {
    const text = readFileSync(file, "utf8");
    const end = text.indexOf("\n");
    const content = text.slice(end + 1);
    return hashOf(content) === text.slice(0, end) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Writes one. Returns the code of what the system refuses, if it does. */
export function writeChecked(file: string, text: string): string | undefined {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Repositories leave the folder out without being told.
    writeFileSync(join(dirname(file), ".gitignore"), "*\n");
    writeFileSync(temporary, `${hashOf(text)}\n${text}`);
    renameSync(temporary, file);
    return undefined;
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    removeQuietly(temporary);
    return code;
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It is where nothing can be written.
  }
}

/** Tells damage, not intent: who can write here can write anything. */
function hashOf(text: string): string {
  return Bun.hash(text).toString(36);
}
