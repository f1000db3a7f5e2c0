import { readdirSync } from "node:fs";
import type { Diagnostic } from "../model/diagnostic.ts";

const LOST = "\uFFFD";

/**
 * Reports a site-relative path with a name that is not UTF-8, showing invalid bytes as `\xE9`. Returns nothing for other paths,
 * including names that contain the replacement character itself. Diagnostic: `invalid-file-name`.
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

/** Returns the path with its invalid bytes spelled out. */
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

/** Finds the bytes of the folder entry that the runtime decodes to `name`, unless they are valid. */
function findName(dir: Buffer, name: string): Buffer | undefined {
  try {
    const entries = readdirSync(dir, { encoding: "buffer" }).map((entry) => Buffer.from(entry));
    if (entries.some((entry) => entry.equals(Buffer.from(name)))) return undefined;
    return entries.find((entry) => entry.toString("utf8") === name);
  } catch {
    return undefined;
  }
}

/** Keeps valid characters and writes other bytes as `\xE9`. */
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
