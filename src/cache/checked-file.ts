/** Small cache files that start with the hash of the rest, so that damaged or truncated ones are ignored. Each is written atomically. */

import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";

/** Returns the text of such a file; `undefined` if there is no intact one. */
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

/** Writes one. Returns the error code if the system refuses. */
export function writeChecked(file: string, text: string): string | undefined {
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Keeps the folder out of Git without a change to the site's `.gitignore`.
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
    // The folder exists already if nothing can be written to it.
  }
}

/** Detects damage, not tampering: whoever can write here can write anything. */
function hashOf(text: string): string {
  return Bun.hash(text).toString(36);
}
