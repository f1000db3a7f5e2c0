/** Names of files that are not UTF-8. Returns the path as the system has it, and what is wrong with it. */

import { readdirSync } from "node:fs";
import type { Diagnostic } from "../model/diagnostic.ts";

const LOST = "\uFFFD";

/**
 * Describes a site-relative path that cannot be used since one of its names is not UTF-8: the message has its bytes as `\xE9`. Nothing
 * for all other paths, also for names that have the replacement character itself. Diagnostic: `invalid-file-name`.
 */
export function findInvalidName(siteDir: string, path: string): Diagnostic | undefined {
  if (!path.includes(LOST)) return undefined;
  const written = writtenPath(siteDir, path);
  if (written === path) return undefined;
  return {
    code: "invalid-file-name",
    severity: "error",
    message: `The file name \`${written}\` is not valid UTF-8.`,
    hint: "Rename the file. Systems disagree on how to read other encodings.",
    file: path,
  };
}

/** The path with the bytes of its names that are not UTF-8. */
function writtenPath(dir: string, path: string): string {
  let parent: Buffer = Buffer.from(dir);
  const parts: string[] = [];
  for (const part of path.split("/")) {
    const name = part.includes(LOST) ? findName(parent, part) : undefined;
    parts.push(name === undefined ? part : toText(name));
    parent = Buffer.concat([parent, Buffer.from("/"), name ?? Buffer.from(part)]);
  }
  return parts.join("/");
}

/** The bytes of an entry of a folder that the runtime calls `name`, unless they are just that. */
function findName(dir: Buffer, name: string): Buffer | undefined {
  try {
    const entries = readdirSync(dir, { encoding: "buffer" }).map((entry) => Buffer.from(entry));
    if (entries.some((entry) => entry.equals(Buffer.from(name)))) return undefined;
    return entries.find((entry) => entry.toString("utf8") === name);
  } catch {
    return undefined;
  }
}

/** Valid characters unchanged, other bytes as `\xE9`. */
function toText(bytes: Buffer): string {
  let text = "";
  let from = 0;
  while (from < bytes.length) {
    const length = [1, 2, 3, 4].find((count) => isUtf8(bytes.subarray(from, from + count))) ?? 0;
    text += length > 0 ? bytes.toString("utf8", from, from + length) : `\\x${hex(bytes[from] ?? 0)}`;
    from += Math.max(length, 1);
  }
  return text;
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString("utf8")).equals(bytes);
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}
