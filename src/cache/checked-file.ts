/**
 * Small cache files that start with the hash of the program and the rest, so that those of another release and damaged or truncated
 * ones are ignored. Each is written atomically.
 */

import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { COMPILED_ENGINE } from "./engine.ts";
import { randomName, sha256, startSha256 } from "../system/sha256.ts";

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

/** Writes one, given as a text or in parts. Returns the error code if the system refuses. */
export function writeChecked(file: string, text: string | Iterable<string>): string | undefined {
  const temporary = `${file}.${randomName(6)}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Keeps the folder out of Git without a change to the site's `.gitignore`.
    writeFileSync(join(dirname(file), ".gitignore"), "*\n");
    writeParts(temporary, typeof text === "string" ? [text] : text);
    renameSync(temporary, file);
    return undefined;
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    removeQuietly(temporary);
    return code;
  }
}

/** Number of characters to write at once. */
const CHUNK = 1 << 16;

/** The hash is known last, so its place is filled at the end. */
function writeParts(file: string, parts: Iterable<string>): void {
  const fd = openSync(file, "w");
  try {
    const hash = startSha256();
    hash.update(COMPILED_ENGINE);
    writeFileSync(fd, `${hashOf("")}\n`);
    const write = (text: string): void => {
      hash.update(text);
      writeFileSync(fd, text);
    };
    let text = "";
    for (const part of parts) {
      text += part;
      if (text.length < CHUNK) continue;
      write(text);
      text = "";
    }
    write(text);
    writeSync(fd, hash.digest("hex"), 0);
  } finally {
    closeSync(fd);
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
  return sha256(COMPILED_ENGINE + text, "hex");
}
