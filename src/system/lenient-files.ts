/** Files and folders that need not exist: what cannot be read counts as missing. */

import { readdirSync, readFileSync, statSync } from "node:fs";

/** The text of a file; `undefined` without it. */
export function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** The object in a JSON file, such as a `package.json`; `undefined` without the file, and for a text that is not JSON. */
export function objectIn(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return Object(JSON.parse(readFileSync(path, "utf8"))) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** Names of the entries of a folder; none without it. */
export function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** Whether a path is that of a folder, or of a link to one. Throws if the system does not let anybody look. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
